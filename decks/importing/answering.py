"""Answers to an import's questions change the text itself, so that the text is all there is to remember."""

import re

from decks.importing import cleaning
from decks.importing.report import ImportReport, ReportLine

LEAVE_OUT = "out"
MARK = "// left out: "
_ANSWER = re.compile(r"(?P<line>\d{1,4}):(?P<choice>out|\d{1,2})", re.ASCII)


def answered(report: ImportReport, answer: str) -> str:
    """The report's text after `"<line>:<choice>"`: the choice's line in its place, or a comment for "out".

    An answer to a question that is not asked leaves the text as it is.
    """
    match = _ANSWER.fullmatch(answer)
    row = next((row for row in report.lines if match and row.number == int(match["line"])), None)
    if match is None or row is None:
        return report.text
    lines = cleaning.split(report.text)
    lines[row.number - 1] = _answer(row, lines[row.number - 1], match["choice"])
    return "\n".join(lines)


def _answer(row: ReportLine, raw: str, choice: str) -> str:
    if choice == LEAVE_OUT:
        return f"{MARK}{raw.strip()}"
    number = int(choice)
    return row.candidates[number].text if number < len(row.candidates) else raw
