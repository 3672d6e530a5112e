"""What the reader may decide, as forms: one for each thing to do, with its bounds, costs and a proposal filled in."""

from collections.abc import Iterable, Mapping
from typing import Final

from patroon.board import FURS, TRADERS
from patroon.bots.proposals import payment, purchase, removal, shipment
from patroon.rules.bidding import RESOURCES, BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.city import BuildOption
from patroon.rules.districts import BlackMarketOption, MarketOption, MillworkOption, price_of
from patroon.rules.land import AddLandOption
from patroon.rules.options import Only, Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.setup import PlaceOption
from patroon.rules.state import ACT_CITY, ACT_TRADE, DISTRICTS, TOP, Counts
from patroon.rules.trade import ShipOption, TradeOption
from patroon.server.plain.filled import BUSINESS, FUR
from patroon.server.plain.html import Html, hidden, joined, tag
from patroon.server.plain.sight import Sight
from patroon.words import capital

SPECIAL: Final = (*DISTRICTS, "pass_special")
END: Final = "end_turn"


def decision(sight: Sight) -> Html:
    """Everything that is open to the reader; in a step, what needs a tile and what is special apart."""
    options = {str(option.to_json()["move"]): option for option in sight.game.options()}
    if not ACT_CITY <= sight.state.awaits <= ACT_TRADE:
        return joined(_form(sight, option) for option in options.values())
    words, tiles = sight.words, sight.state.players[sight.state.actor].tiles[sight.state.step()]
    groups = {
        words("plain-with-tile", n=tiles): [name for name in options if name not in (*SPECIAL, END)],
        words("plain-special"): [name for name in options if name in SPECIAL],
        words("plain-done"): [END],
    }
    return joined(
        part
        for title, names in groups.items()
        if names
        for part in (tag("h3", title), *(_form(sight, options[name]) for name in names))
    )


class Form:
    """One form in the making: what is settled is hidden in it, the rest is to be filled in."""

    def __init__(self, sight: Sight, move: str, settled: Mapping[str, int | str] | None = None) -> None:
        known = {"player": sight.state.actor, "move": move, **(settled or {})}
        again = all(list(sight.filled.get(name, ())) == [str(value)] for name, value in known.items())
        self._filled = sight.filled if again else {}
        self._sight = sight
        self._parts = [hidden(answers=sight.following.line, **known)]

    def say(self, text: str) -> "Form":
        self._parts.append(tag("p", text))
        return self

    def number(self, name: str, label: str, bounds: tuple[int, int], value: int) -> "Form":
        least, most = bounds
        given = self._filled.get(name, [str(value)])[0]
        entry = tag("input", type="number", name=name, value=given, min=least, max=most, required=True)
        self._parts.append(tag("label", tag("span", label), entry))
        return self

    def numbers(self, prefix: str, labels: Mapping[str, str], most: Iterable[int], values: Iterable[int]) -> "Form":
        """How many of each; nothing is asked of what there is none of."""
        for (name, label), bound, value in zip(labels.items(), most, values, strict=True):
            if bound:
                self.number(prefix + name, label, (0, bound), value)
        return self

    def choice(self, name: str, question: str, labels: Mapping[str, str] | Mapping[int, str]) -> "Form":
        """One of several; the only one is chosen already."""
        given = self._filled.get(name, [str(key) for key in labels] if len(labels) == 1 else [""])[0]
        entries = [
            tag(
                "div",
                tag("label", _radio(name, str(key), chosen=str(key) == given), tag("span", label), class_="radio"),
            )
            for key, label in labels.items()
        ]
        self._parts.append(tag("fieldset", tag("legend", question), *entries))
        return self

    def selects(self, name: str, labels: Mapping[str, str], most: int) -> "Form":
        """Up to so many of them, the same one several times if one likes."""
        words, given = self._sight.words, [*self._filled.get(name, ()), *[""] * most]
        for place in range(most):
            nothing = [] if place == 0 else [tag("option", words("plain-no-more"), value="")]
            entries = [tag("option", label, value=key, selected=key == given[place]) for key, label in labels.items()]
            chosen = tag("select", *nothing, *entries, name=name)
            self._parts.append(tag("label", tag("span", words("plain-business", n=place + 1)), chosen))
        return self

    def done(self, text: str) -> Html:
        action = f"{self._sight.address}/move"
        return tag("form", *self._parts, tag("button", text), method="post", action=action)


def _radio(name: str, value: str, *, chosen: bool) -> Html:
    return tag("input", type="radio", name=name, value=value, checked=chosen, required=True)


def _form(sight: Sight, option: Option) -> Html:
    label = sight.offering.label(option)
    if isinstance(option, Only):
        return Form(sight, option.move.name).done(label)
    forms = _bidding(sight, option) or _acting(sight, option) or _special(sight, option)
    return tag("fieldset", tag("legend", label), *forms, class_="option")


def _bidding(sight: Sight, option: Option) -> list[Html]:
    words, offering = sight.words, sight.offering
    match option:
        case PlaceOption():
            does = {name: words(f"do-{name}") for name in DISTRICTS}
            return [Form(sight, "place").choice("district", words("ask-district"), does).done(words("plain-do"))]
        case OpenOption(most=most):
            form = Form(sight, "open").choice("column", words("ask-column"), _columns(sight, option))
            return [form.number("bid", words("ask-bid", least=0, most=most), (0, most), 0).done(words("plain-do"))]
        case BidOption(least=least, most=most):
            form = Form(sight, "bid").number("bid", words("ask-bid", least=least, most=most), (least, most), least)
            return [form.done(words("do-bid"))]
        case PayOption(amount=amount, held=held):
            things = {name: words(f"table-{name}") for name in RESOURCES}
            things |= {FUR + name: capital(words("fur-" + name)) for name in FURS}
            labels = _held(sight, things, held)
            form = Form(sight, "pay").say(words("plain-pay", n=amount))
            return [form.numbers("", labels, held, payment(sight.state, option)).done(words("do-pay"))]
        case TakeOption():
            form = Form(sight, "take_column").choice("column", words("ask-column"), _columns(sight, option))
            return [form.done(words("plain-do"))]
        case RemoveOption(businesses=held):
            names = dict(zip(DISTRICTS, offering.districts().values(), strict=True))
            form = Form(sight, "remove").say(offering.unfed(option))
            form.numbers(BUSINESS, _held(sight, names, held), held, removal(sight.state, option))
            return [form.done(words("plain-do"))]
    return []


def _acting(sight: Sight, option: Option) -> list[Html]:
    words, offering = sight.words, sight.offering
    match option:
        case BuildOption(player=player):
            names = dict(zip(DISTRICTS, offering.districts().values(), strict=True))
            labels = _held(sight, names, sight.state.players[player].businesses)
            return [Form(sight, "build").selects("districts", labels, option.most()).done(words("plain-build"))]
        case AddLandOption():
            form = Form(sight, "add_land").choice("slot", words("ask-slot-land"), offering.land(option))
            return [form.done(words("plain-do"))]
        case TradeOption(traders=held):
            forms = []
            for trader, label in offering.traders(option).items():
                form = Form(sight, "trade", {"trader": TRADERS[trader]})
                if trader == TOP:
                    most = option.most_at_top()
                    form.say(label).say(words("plain-up-to", n=most))
                    form.numbers(FUR, _furs(sight, held[TOP]), held[TOP], purchase(sight.state, option))
                forms.append(form.done(words("plain-buy") if trader == TOP else label))
            return forms
        case ShipOption():
            return [_shipping(sight, option, slot, label) for slot, label in offering.ships(option).items()]
    return []


def _shipping(sight: Sight, option: ShipOption, slot: int, label: str) -> Html:
    held, best = option.furs, shipment(sight.state, option, slot)
    if best == held:  # there is nothing to choose
        everything = {FUR + name: number for name, number in zip(FURS, held, strict=True)}
        return Form(sight, "ship", {"slot": slot, **everything}).done(label)
    form = Form(sight, "ship", {"slot": slot}).say(label)
    return form.numbers(FUR, _furs(sight, held), held, best).done(sight.words("do-ship"))


def _special(sight: Sight, option: Option) -> list[Html]:
    words = sight.words
    match option:
        case MarketOption(kind=kind, buy=buy, sell=sell):
            forms = []
            if buy:
                form = Form(sight, kind.name).number("buy", words("ask-buy", most=buy), (1, buy), 1)
                forms.append(form.done(words("plain-buy")))
            if sell:
                form = Form(sight, kind.name).number("sell", words("ask-sell", most=sell), (1, sell), 1)
                forms.append(form.done(words("plain-sell")))
            return forms
        case MillworkOption():
            most = option.most()
            label = words("ask-houses", least=1, most=most)
            return [Form(sight, "millwork").number("houses", label, (1, most), most).done(words("plain-build"))]
        case BlackMarketOption():
            forms = []
            for furs in range(1, option.most() + 1):
                least, most = option.goods_for(furs)
                label = words("ask-goods", price=price_of(furs), least=least, most=most)
                form = Form(sight, "black_market", {"furs": furs}).number("goods", label, (least, most), least)
                forms.append(form.done(words("plain-buy-furs", furs=words("amount-furs", n=furs))))
            return forms
    raise TypeError(option)


def _columns(sight: Sight, option: OpenOption | TakeOption) -> dict[int, str]:
    labels = sight.offering.columns(option)
    return {column: sight.words("plain-column", column=column + 1, holds=label) for column, label in labels.items()}


def _held(sight: Sight, names: Mapping[str, str], held: Counts) -> dict[str, str]:
    """Names of things, and how many of each the player has."""
    counted = zip(names.items(), held, strict=True)
    return {name: sight.words("choice-held", thing=thing, n=number) for (name, thing), number in counted}


def _furs(sight: Sight, held: Counts) -> dict[str, str]:
    """Types of furs, and how many of each there are."""
    labels = sight.offering.furs(held)
    return {name: labels.get(kind, "") for kind, name in enumerate(FURS)}
