"""The import page: nothing is kept until the list is read whole, and one press makes one deck."""

import html
import re
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from decks.contents import deck_list
from decks.models import Deck
from decks.tokens import new_token

LISTS = Path(__file__).parent / "lists"
PAGE = "/decks/import/"
PREVIEW = "/decks/import/preview/"
TRIAL_DECK = (LISTS / "worked-02.txt").read_text()

pytestmark = pytest.mark.usefixtures("catalog")


def save(client: Client, text: str, way: str = "new", **fields: str):
    return client.post(PAGE, {"text": text, "save": way, "token": new_token()} | fields)


def box(page: HttpResponse) -> str:
    """What the page's box for the list holds."""
    (text,) = re.findall(r"<textarea[^>]*>\n(.*?)</textarea>", page.text, re.DOTALL)
    return html.unescape(text)


def the_deck() -> Deck:
    return Deck.objects.with_entries().get()


def counts(deck: Deck) -> dict[str, int]:
    return {entry.card.name: entry.count for entry in deck_list(deck).entries}


def test_a_list_is_read_and_nothing_is_kept(alice):
    page = alice.post(PAGE, {"text": "4 Wingal\n2 Wingall"})
    assert page.status_code == 200
    assert "4 of 6 cards recognised, 1 line not." in page.text
    assert "No card is called “Wingall”." in page.text
    assert not Deck.objects.exists()


def test_an_answer_says_how_many_it_brings(alice):
    assert "4 × Barcgal BT01/003EN</button>" in alice.post(PAGE, {"text": "[12:01] bob: 4 Barcgl"}).text


def test_a_list_is_saved_as_a_deck_with_its_first_vanguard_and_printings(alice):
    answer = save(alice, f"// name: Fire\n{TRIAL_DECK}")
    deck = the_deck()
    assert answer.headers["Location"] == deck.get_absolute_url()
    assert (deck.name, deck.format, deck.head.contents["starter"]) == (
        "Fire",
        "vanguard.classic",
        "lizard-runner-undeux",
    )
    assert sum(counts(deck).values()) == 50
    assert {entry.printing.set_code for entry in deck_list(deck).entries} == {"TD02"}


def test_the_format_that_the_list_names_counts_until_another_is_chosen(alice):
    text = f"// format: vanguard.classic-mixed\n{TRIAL_DECK}"
    save(alice, text)
    save(alice, text, format="vanguard.premium")
    assert list(Deck.objects.order_by("pk").values_list("format", flat=True)) == [
        "vanguard.classic-mixed",
        "vanguard.premium",
    ]


def test_with_an_unread_line_nothing_is_saved_and_the_text_stays(alice):
    page = save(alice, "4 Wingal\n2 Wingall")
    assert page.status_code == 422
    assert "Some lines are not read yet" in page.text
    assert "4 Wingal\n2 Wingall</textarea>" in page.text
    assert not Deck.objects.exists()


def test_an_answer_rewrites_its_line(alice):
    page = alice.post(PAGE, {"text": "4 Wingal\n2 Wingall", "answer": "2:0"})
    assert "4 Wingal\n2 Wingal (BT01) 044EN</textarea>" in page.text
    assert "6 of 6 cards recognised." in page.text


def test_a_line_that_is_left_out_stays_in_the_box(alice):
    page = alice.post(PAGE, {"text": "4 Wingal\n2 Wingall", "answer": "2:out"})
    assert "4 Wingal\n// left out: 2 Wingall</textarea>" in page.text
    save(alice, "4 Wingal\n// left out: 2 Wingall")
    assert counts(the_deck()) == {"Wingal": 4}


@pytest.mark.parametrize("answer", ["2:9", "99:0", "1:0", "x", "2:-1", "²:0", "2:0:0", ""])
def test_an_answer_to_nothing_changes_nothing(alice, answer):
    page = alice.post(PAGE, {"text": "4 Wingal\n2 Wingall", "answer": answer})
    assert "4 Wingal\n2 Wingall</textarea>" in page.text


def test_every_kind_of_unread_line_can_be_left_out(alice):
    lines = ["First vanguard: Wingall", "-3 Wingal", "0 Wingal", "x" * 300, "SB: Wingall", "Qqqqq"]
    text = "4 Wingal\n" + "\n".join(lines)
    for number in range(2, len(lines) + 2):
        text = box(alice.post(PAGE, {"text": text, "answer": f"{number}:out"}))
    assert save(alice, text).status_code == 302


def test_an_unknown_printing_is_kept_and_its_known_ones_are_offered(alice):
    page = alice.post(PAGE, {"text": "1 Blaster Blade (V-BT01) 002"})
    assert "The catalogue knows no printing V-BT01/002 of Blaster Blade." in page.text
    assert 'value="1:0"' in page.text
    save(alice, "1 Blaster Blade (V-BT01) 002")
    (entry,) = deck_list(the_deck()).entries
    assert (entry.printing.id, entry.printing.set_code, entry.printing.number) == (None, "V-BT01", "V-BT01/002")


def test_typing_gets_the_report_alone_and_an_answer_the_whole_form(alice):
    typed = alice.post(PREVIEW, {"text": "2 Wingall"}, HTTP_HX_REQUEST="true")
    answered = alice.post(PREVIEW, {"text": "2 Wingall", "answer": "1:0"}, HTTP_HX_REQUEST="true")
    assert "<textarea" not in typed.text
    assert "2 Wingal (BT01) 044EN</textarea>" in answered.text


def test_a_file_is_read_before_the_box(alice):
    file = SimpleUploadedFile("deck.txt", "4 Bahr’s nothing\r\n4 Wingal".encode("cp1252"))
    page = alice.post(PAGE, {"text": "1 Flogal", "file": file})
    assert "4 of 8 cards recognised, 1 line not." in page.text


def test_a_binary_file_is_refused(alice):
    page = alice.post(PAGE, {"text": "", "file": SimpleUploadedFile("deck.txt", b"\x89PNG\0\0")})
    assert page.status_code == 422
    assert "This is not a text file" in page.text


def test_posting_the_same_form_twice_makes_one_deck(alice):
    form = {"text": TRIAL_DECK, "save": "new", "token": new_token()}
    first, second = alice.post(PAGE, form), alice.post(PAGE, form)
    assert first.headers["Location"] == second.headers["Location"]
    assert Deck.objects.count() == 1


def test_an_anonymous_visitor_keeps_what_they_import(anonymous):
    (token,) = re.findall(r'name="token" value="([^"]+)"', anonymous.get(PAGE).text)
    form = {"text": TRIAL_DECK, "save": "new", "token": token}
    assert anonymous.post(PAGE, form).headers["Location"] == anonymous.post(PAGE, form).headers["Location"]
    assert anonymous.get(the_deck().get_absolute_url()).status_code == 200


def test_replacing_twice_is_replacing_once(alice):
    save(alice, "4 Flogal")
    target = f"{the_deck().pk}.{the_deck().head.number}"
    for _ in range(2):
        assert save(alice, "3 Wingal", "replace", deck=target).status_code == 302
    assert counts(the_deck()) == {"Wingal": 3}
    assert the_deck().revisions.count() == 2


def test_adding_by_the_same_form_twice_adds_once(alice):
    save(alice, "4 Flogal")
    target = f"{the_deck().pk}.{the_deck().head.number}"
    for _ in range(2):
        assert save(alice, "3 Wingal", "add", deck=target).status_code == 302
    assert counts(the_deck()) == {"Flogal": 4, "Wingal": 3}


def test_adding_to_a_deck_that_changed_meanwhile_asks_again(alice):
    save(alice, "4 Flogal")
    target = f"{the_deck().pk}.{the_deck().head.number}"
    save(alice, "1 Barcgal", "replace", deck=target)
    page = save(alice, "3 Wingal", "add", deck=target)
    assert page.status_code == 409
    assert counts(the_deck()) == {"Barcgal": 1}


@pytest.mark.parametrize("target", ["", "x.1", "1", "9" * 30 + ".1", "1.x", "²."])
def test_a_target_that_is_none_is_refused(alice, target):
    assert save(alice, "3 Wingal", "replace", deck=target).status_code == 422


def test_another_persons_deck_answers_like_a_missing_one(alice, bob):
    save(alice, "4 Flogal")
    missing = save(bob, "3 Wingal", "replace", deck="999999.1")
    stolen = save(bob, "3 Wingal", "replace", deck=f"{the_deck().pk}.1")
    assert (missing.status_code, stolen.status_code) == (404, 404)
    assert counts(the_deck()) == {"Flogal": 4}


def test_what_no_deck_can_hold_is_refused_with_the_limit(alice):
    page = save(alice, "99 Wingal\n99 Wingal")
    assert page.status_code == 422
    assert "198 copies" in page.text
    assert not Deck.objects.exists()


def test_names_in_a_list_are_shown_as_text(alice):
    page = alice.post(PAGE, {"text": "<img src=x onerror=alert(1)>\n</textarea><script>alert(2)</script>"})
    assert "<img src=x" not in page.text
    assert "<script>alert" not in page.text


def test_a_list_of_any_length_costs_at_most_ten_queries(alice, django_assert_max_num_queries):
    long = "\n".join(f"1 Card {number}" for number in range(900)) + "\n4 Wingal\n2 Wingall"
    with django_assert_max_num_queries(10):
        alice.post(PAGE, {"text": "4 Wingal\n2 Wingall"})
    with django_assert_max_num_queries(10):
        alice.post(PAGE, {"text": long})
