"""Somebody at a table, who answers what they are asked by clicks."""

import re

from playwright.sync_api import Locator, Page, expect


class Player:
    """Somebody at the table who plays quickly: rides, calls to the front, attacks with everything, never guards."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def seq(self) -> int:
        """The number of the last row of the log, as the page shows it."""
        return int(self.page.locator("#board").get_attribute("data-seq"))

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".bar.is-asked").count() > 0

    @property
    def has_ended(self) -> bool:
        return self.page.locator(".result").count() > 0

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def able(self) -> Locator:
        """The cards that can do something."""
        return self.page.locator(".card.is-able > summary:visible")

    @property
    def rings(self) -> Locator:
        """Where the chosen card can go."""
        return self.page.locator(".ring")

    @property
    def buttons(self) -> Locator:
        return self.page.locator(".bar-buttons button:enabled:not(.passing)")

    def catch_up(self, seq: int) -> None:
        """Wait until the page shows this row of the log, or a later one."""
        shows = "seq => Number(document.getElementById('board').dataset.seq) >= seq"
        self.page.wait_for_function(shows, arg=seq, polling=20)

    def answer(self) -> None:
        """One action, whatever is asked, and its answer."""
        before = self.seq
        if self.page.locator("#confirm").count() or not self._use_a_card():
            self._press_a_button()
        self.catch_up(before + 1)

    def _use_a_card(self) -> bool:
        """Ride or call a card of the hand, or attack; where cards are to be chosen, choose the first one."""
        is_main = "Call and move" in self.prompt.inner_text()
        if is_main and not self._free_circles.count():
            return False
        cards = self.page.locator(".hand .is-able > summary") if is_main else self.able
        if not cards.count():
            return False
        cards.first.click()
        if is_main:
            return self._call()
        if self.rings.count():
            self.rings.first.click()
        else:
            cards.first.click()
        return True

    def _call(self) -> bool:
        """Put the chosen card on a free circle; False where it can go to none, having an ability only."""
        ring = self._free_circles.locator(".ring").first
        offered = self.page.locator(".bar-chosen button, .ring")
        expect(offered.first).to_be_visible()
        if ring.count():
            ring.click()
            return True
        self.page.keyboard.press("Escape")
        return False

    def callable_card(self) -> Locator:
        """A card of the hand that can go to a circle; another may have nothing but an ability."""
        cards = self.page.locator(".hand .card.is-able")
        for number in range(cards.count()):
            cards.nth(number).locator("summary").click()
            expect(self.page.locator(".bar-chosen button, .ring").first).to_be_visible()
            can_be_called = self.rings.count() > 0
            self.page.keyboard.press("Escape")
            if can_be_called:
                return cards.nth(number)
        raise AssertionError("no card can be called")

    @property
    def _free_circles(self) -> Locator:
        """Those of the front row that hold no unit."""
        return self.page.locator(".half.is-below :is([data-place=FL], [data-place=FR]):not(:has(.card))")

    def _press_a_button(self) -> None:
        """The last one, after as many picks as it asks for."""
        confirm = self.page.locator("#confirm")
        for number in range(int(confirm.get_attribute("data-least")) if confirm.count() else 0):
            self.able.nth(number).click()
        self.buttons.last.click()


def play_until(players: tuple[Player, Player], question: str, of: str = "", most: int = 60) -> Player:
    """Let both play until one of them is asked this, and can answer with a card `of` a zone; who that is."""
    for _ in range(most):
        seq = max(player.seq for player in players)
        for player in players:
            player.catch_up(seq)
        (asked,) = [player for player in players if player.is_asked]
        able = asked.page.locator(f"[data-place={of}] .is-able") if of else asked.able
        if question in asked.prompt.inner_text() and (able.count() or not of):
            return asked
        asked.answer()
    raise AssertionError(f"nobody was asked: {question}")


class Brawler(Player):
    """Somebody at a table of Hearthstone who does whatever the first card offers, with the last of its targets."""

    @property
    def has_sent(self) -> bool:
        """Whether an action is under way; its rings stay until the answer comes."""
        return self.page.locator("#board[aria-busy=true]").count() > 0

    def _use_a_card(self) -> bool:
        if not self.able.count():
            return False
        self.able.first.click()
        while not self.has_sent and self.rings.count():
            self.rings.last.click()
        if not self.has_sent and self.page.locator(".bar-chosen button").count():
            self._act_with_chosen()
        return True

    def _act_with_chosen(self) -> None:
        """Do what the chosen card can do without being pointed anywhere."""
        self.page.locator(".bar-chosen button").last.click()


class Duelist(Brawler):
    """Somebody at a table of Pokémon Duels who summons, attacks with all, and answers where that is asked for."""

    answers = False

    def _use_a_card(self) -> bool:
        if self.is_answering and not self.answers:
            return False
        return super()._use_a_card()

    def _act_with_chosen(self) -> None:
        self.page.locator(".bar-chosen button").first.click()

    @property
    def is_answering(self) -> bool:
        return "Answer with a card" in self.prompt.inner_text()

    def _press_a_button(self) -> None:
        """Confirm as many picks as are asked for; else go to battle, then end the turn."""
        confirm = self.page.locator("#confirm")
        if confirm.count():
            for number in range(int(confirm.get_attribute("data-least"))):
                self.able.nth(number).click()
            confirm.click()
            return
        battle = self.page.get_by_role("button", name="Go to the Battle Phase")
        (battle if battle.count() else self.buttons.last).click()


class Swordsman(Player):
    """Somebody at a table of Wuxia: plays what can be played, discards once, and attacks with everybody.

    `done` is what was done so far: play, discard, attack a hero, attack the player.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: set[str] = set()

    def _use_a_card(self) -> bool:
        """What the phase is for; a choice of heroes is answered by the first one that can be clicked."""
        if self.page.get_by_role("button", name="End the turn").count():
            return self._attack()
        if re.search("Play cards|You hold", self.prompt.inner_text()):
            return self._play() or self._discard()
        if not self.able.count():
            return False
        self.able.first.click()
        self.page.locator(".bar-chosen button").first.click()
        return True

    def _play(self) -> bool:
        return self._take(".seat.is-below .card:has([data-rings*='-R'])", ".half.is-below .place .ring", "play")

    def _discard(self) -> bool:
        must = "discard down" in self.prompt.inner_text()
        if "discard" in self.done and not must:
            return False
        return self._take(".seat.is-below .card.is-able", "[id$='-discard'] > .ring", "discard")

    def _attack(self) -> bool:
        heroes = ".half.is-below .card.is-able"
        player = self._take(heroes, ".half.is-above [id$='-life'] > .ring", "attack the player")
        return player or self._take(heroes, ".half.is-above .place .ring", "attack a hero")

    def _take(self, cards: str, goals: str, deed: str) -> bool:
        """Click the first such card and then the first such place; False where there is none of either."""
        card = self.page.locator(f"{cards} > summary")
        if not card.count():
            return False
        card.first.click()
        goal = self.page.locator(goals)
        if not goal.count():
            self.page.keyboard.press("Escape")
            return False
        goal.first.click()
        self.done.add(deed)
        return True


class Puppeteer(Player):
    """Somebody at a table of Nannaier's Exercise: lays mirrors, summons, casts, attacks and moves what can be moved.

    `done` is what was done so far: lay a mirror, summon, cast, use a skill, move, attack a doll, attack the player.
    """

    DOLLS = ".half.is-below .places .card.is-able"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: set[str] = set()

    def _use_a_card(self) -> bool:
        """The deed that was done least lately comes first; a choice is answered by the first card of it."""
        if "mirror" in self.prompt.inner_text():
            return self._take("[data-place=mirrors] .card.is-able", ".laid .ring", "lay a mirror")
        if "let dolls act" in self.prompt.inner_text():
            return self._act()
        if not self.able.count():
            return False
        self.able.first.click()
        choose = self.page.locator(".bar-chosen button")
        expect(choose.first).to_be_visible()
        choose.first.click()
        return True

    def _act(self) -> bool:
        deeds = {
            "attack the player": (self.DOLLS, ".half.is-above [id$='-score'] > .ring"),
            "attack a doll": (self.DOLLS, ".half.is-above .place .ring"),
            "summon": ("[data-place=dolls] .card.is-able", ".half.is-below .place .ring"),
            "cast": ("[data-place=spells] .card.is-able", ".half.is-below .slot .ring, .bar-chosen button"),
            "use a skill": (self.DOLLS, ".bar-chosen button"),
            "move": (self.DOLLS, ".half.is-below .place .ring:not(.is-warned)"),
        }
        return any(
            self._take(*deeds[deed], deed)
            for deed in sorted(deeds, key=lambda deed: (deed in self.done, deed == "move"))
        )

    def _take(self, cards: str, goals: str, deed: str) -> bool:
        """Click the first such card for which there is such a place, and that place; False where there is none."""
        found = self.page.locator(f"{cards} > summary")
        for number in range(found.count()):
            found.nth(number).click()
            goal = self.page.locator(goals)
            if goal.count():
                goal.first.click()
                self.done.add(deed)
                return True
            self.page.keyboard.press("Escape")
        return False
