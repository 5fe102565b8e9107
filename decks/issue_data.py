"""What a format says of a deck, as the data that the command line and the API answer with."""

from dataclasses import asdict
from typing import Any

from decks.checking import Verdict
from decks.importing.report import ReportLine
from rules.kernel.formats import Fix, Issue


def issue_data(issue: Issue) -> dict[str, Any]:
    """`{"code", "severity", "rule", "message", "cards", "fix"}`; cards are keys, fix is None where none is obvious."""
    return {
        "code": issue.code,
        "severity": issue.severity.value,
        "rule": issue.rule,
        "message": issue.message,
        "cards": list(issue.cards),
        "fix": fix_data(issue.fix) if issue.fix else None,
    }


def fix_data(fix: Fix) -> dict[str, Any]:
    """A fix by its kind, its label and what it needs."""
    return {"kind": fix.kind, **asdict(fix)}


def unread_data(line: ReportLine) -> dict[str, Any]:
    """A line that could not be read: `{"line", "text", "message", "near"}`; `near` are lines that may be meant."""
    return {
        "line": line.number,
        "text": line.text,
        "message": line.message,
        "near": [candidate.text for candidate in line.candidates],
    }


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """`{"format", "legal", "issues"}`: one format's judgement of a deck."""
    return {
        "format": verdict.format.key,
        "legal": verdict.is_legal,
        "issues": [issue_data(issue) for issue in verdict.issues],
    }
