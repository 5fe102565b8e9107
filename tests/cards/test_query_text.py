"""Query text: any of it can be read, and what the buttons write reads back as what they meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.search import has_term, with_term, without_key, without_term
from cards.search.grammar import parse

PIECES = [*'()-: "', "or", "wingal", "clan:kagero", 'clan:"royal paladin"', "grade>=2", "order:-power"]
queries = st.lists(st.sampled_from(PIECES), max_size=30).map("".join) | st.text(max_size=60)
terms = st.sampled_from(["clan:kagero", 'clan:"Royal Paladin"', "-is:trigger", "grade>=2", "wingal", '"king of"'])
settings = st.sampled_from(["order:name", "order:-power", "unique:printings", "prefer:oldest"])


@given(st.text())
def test_any_text_can_be_read_and_what_is_ignored_has_a_reason(text: str) -> None:
    assert all(ignored.reason for ignored in parse(text).ignored)


@given(queries)
def test_the_plain_spelling_of_a_query_reads_as_the_same_query(query: str) -> None:
    parsed = parse(query)
    again = parse(str(parsed))
    assert (again.node, again.settings, again.ignored) == (parsed.node, parsed.settings, ())


@given(queries, terms | settings)
def test_a_term_put_in_is_there_once_and_comes_out_again(query: str, term: str) -> None:
    without = without_term(query, term)
    assert not has_term(without, term)
    added = with_term(without, term)
    assert has_term(added, term)
    assert with_term(added, term) == added
    assert not has_term(without_term(added, term), term)


@given(queries, terms)
def test_taking_out_what_was_put_in_leaves_the_query_as_it_was(query: str, term: str) -> None:
    before = without_term(query, term)
    assert without_term(with_term(before, term), term) == before


@pytest.mark.parametrize(
    ("query", "term", "expected"),
    [
        ("", "clan:kagero", "clan:kagero"),
        ("dragon", "clan:kagero", "dragon clan:kagero"),
        ("dragon", 'clan:"royal paladin"', 'dragon clan:"royal paladin"'),
        ("a or b", "clan:kagero", "(a or b) clan:kagero"),
        ("dragon order:power", "order:name", "dragon order:name"),
        ("a order:power or b", "unique:printings", "a or b order:power unique:printings"),
        ("CLAN:Kágero", "clan:kagero", "CLAN:Kágero"),
    ],
)
def test_with_term(query: str, term: str, expected: str) -> None:
    assert with_term(query, term) == expected


@pytest.mark.parametrize(
    ("query", "term", "expected"),
    [
        ("dragon clan:kagero", "clan:kagero", "dragon"),
        ("dragon clan:KAGERO", "clan:kagero", "dragon"),
        ("clan:royal-paladin x", 'clan:"Royal Paladin"', "x"),
        ("(clan:kagero or x) clan:kagero", "clan:kagero", "clan:kagero or x"),
        ("-clan:kagero", "clan:kagero", "-clan:kagero"),
        ("order:name", "order:name", ""),
    ],
)
def test_without_term(query: str, term: str, expected: str) -> None:
    assert without_term(query, term) == expected


def test_without_key() -> None:
    assert without_key("a clan:kagero clan:nova order:name", "clan") == "a order:name"
    assert without_key("a clan:kagero order:name", "order") == "a clan:kagero"


@pytest.mark.parametrize(
    ("query", "spelling"),
    [
        ("or a", "a"),
        ("a or", "a"),
        ("(a or (b) c", "a or b c"),
        ("-() a", "a"),
        ('-"" x', "x"),
        ("--a", "a"),
        ("-(a b)", "-(a b)"),
        ("((a))", "a"),
        ("a or (b or c)", "a or b or c"),
        ("(a or b) c", "(a or b) c"),
        ('"or" "clan:x" "-a"', '"or" "clan:x" "-a"'),
        ("“king of”　clan：x", '"king of" clan:x'),
        ("a (order:name or b)", "a b order:name"),
    ],
)
def test_the_plain_spelling(query: str, spelling: str) -> None:
    assert str(parse(query)) == spelling
