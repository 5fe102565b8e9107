"""What visitors do on many of the site's pages, as steps of a journey."""

import re

from playwright.sync_api import Locator, Page, expect

TRIAL_DECK = """\
First vanguard: Lizard Runner, Undeux
1 Lizard Runner, Undeux
2 Dragonic Overlord
1 Dragon Monk, Goku
4 Demonic Dragon Berserker, Yaksha
4 Dragon Knight, Nehalem
4 Berserk Dragon
4 Wyvern Strike, Tejas
4 Embodiment of Armor, Bahr
2 Dragon Monk, Gojo
4 Flame of Hope, Aermo
2 Demonic Dragon Madonna, Joka
2 Wyvern Strike, Jarran
4 Dragon Dancer, Monica
4 Lizard Soldier, Ganlu
4 Dragon Monk, Genjo
4 Demonic Dragon Mage, Rakshasa
"""
A_DECK = re.compile(r"/decks/\d+/")


def path_of(page: Page) -> str:
    """The page's address within the site, without query and fragment."""
    return re.sub(r"^https?://[^/]+|[?#].*$", "", page.url)


def paste(page: Page, text: str) -> Locator:
    """Paste a list; the part of the page that says how it was read."""
    page.goto("/decks/import/")
    page.get_by_label("Your list").fill(text)
    report = page.locator("#report")
    expect(report.locator(".import-sum")).to_be_visible()
    return report


def paste_deck(page: Page, text: str) -> str:
    """Import a list that reads without a question; the address of the new deck."""
    paste(page, text).get_by_role("button", name="Save as a new deck").click()
    page.wait_for_url(A_DECK)
    return path_of(page)


def new_deck(page: Page) -> str:
    """Begin an empty deck; its address."""
    page.goto("/decks/new/")
    page.get_by_role("button", name="Start building").click()
    page.wait_for_url(A_DECK)
    return path_of(page)


def copies(page: Page, name: str) -> Locator:
    """The numbers beside a card among those found."""
    return page.get_by_role("group", name=f"Copies of {name}", exact=True)


def press(page: Page, name: str, count: int) -> None:
    copies(page, name).get_by_role("button", name=str(count), exact=True).click()


def step(page: Page, name: str) -> Locator:
    """The + beside an entry of the deck."""
    return page.locator("#deck .entry", has_text=name).get_by_role("button", name="One more")


def expect_held(page: Page, **counts: int) -> None:
    """The deck's counters, `cards=50, triggers=16` say; waits until they show."""
    for label, count in counts.items():
        counter = page.locator("#deck .counter", has_text=label)
        expect(counter.locator(".counter-value")).to_have_text(re.compile(rf"^{count}/"))


def expect_entry(page: Page, name: str, count: int) -> None:
    """The deck holds so many copies, as the server said; waits for it."""
    expect(page.locator("#deck .entry", has_text=name).locator(".stepper-count")).to_have_text(str(count))


def share_deck(page: Page, deck: str) -> str:
    """Make a link to the deck; its address."""
    page.goto(f"{deck}share/")
    page.get_by_role("button", name="Make a link", exact=True).click()
    link = page.get_by_role("textbox", name="Link to the deck")
    return re.sub(r"^https?://[^/]+", "", link.input_value())
