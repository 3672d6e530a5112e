"""From an option to a move: the details of a choice, asked one after the other."""

from collections.abc import Mapping

from patroon.board import FURS
from patroon.bots.proposals import furs_to_give, payment, purchase, shipment
from patroon.cli.answers import Answers, numbered
from patroon.rules.bidding import BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.city import BuildOption
from patroon.rules.districts import BlackMarketOption, MarketOption, MillworkOption, price_of
from patroon.rules.land import AddLandOption
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    Millwork,
    Move,
    Open,
    Pay,
    Place,
    Remove,
    Ship,
    TakeColumn,
    Trade,
)
from patroon.rules.options import Only, Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.setup import PlaceOption
from patroon.rules.state import DISTRICTS, TOP, Counts, State
from patroon.rules.trade import ShipOption, TradeOption
from patroon.words.offering import Offering
from patroon.words.telling import Teller


class Chooser:
    """Asks for the details of an option."""

    def __init__(self, answers: Answers, teller: Teller) -> None:
        self.answers = answers
        self.teller = teller
        self.words = teller.words

    def label(self, option: Option, state: State) -> str:
        """The option in a list of choices, with what it costs or brings if that is settled."""
        return Offering(self.teller, state).label(option)

    def move(self, option: Option, state: State) -> Move:
        """The person's move of this option."""
        offering = Offering(self.teller, state)
        match option:
            case Only(move=move):
                return move
            case PlaceOption(player=player):
                return Place(player, self._chosen(offering.districts(), "ask-district"))
            case OpenOption() | TakeOption() | BidOption() | PayOption():
                return self._bidding(option, offering)
            case BuildOption(player=player):
                return Build(player, self._districts(option.most(), offering))
            case RemoveOption(player=player):
                return Remove(player, self._removed(option, offering))
            case AddLandOption(player=player):
                return AddLand(player, self._chosen(offering.land(option), "ask-slot-land"))
            case TradeOption():
                return self._trade(option, offering)
            case ShipOption():
                return self._ship(option, offering)
            case _:
                return self._special(option)

    def _bidding(self, option: Option, offering: Offering) -> Move:
        answers, words = self.answers, self.words
        match option:
            case OpenOption(player=player, most=most):
                column = self._chosen(offering.columns(option), "ask-column")
                return Open(player, column, answers.number(0, most, words("ask-bid", least=0, most=most)))
            case TakeOption(player=player):
                return TakeColumn(player, self._chosen(offering.columns(option), "ask-column"))
            case BidOption(player=player, least=least, most=most):
                return Bid(player, answers.number(least, most, words("ask-bid", least=least, most=most)))
            case PayOption():
                return self._pay(option, offering)
        raise TypeError(option)

    def _special(self, option: Option) -> Move:
        answers, words = self.answers, self.words
        match option:
            case MarketOption(kind=kind, player=player, buy=buy, sell=sell):
                ways = {}
                if buy:
                    ways[1] = words("ask-buy", most=buy)
                if sell:
                    ways[2] = words("ask-sell", most=sell)
                way = answers.choose(ways, words("ask-buy-or-sell"))
                amount = answers.number(1, buy if way == 1 else sell, ways[way])
                return kind(player, amount, 0) if way == 1 else kind(player, 0, amount)
            case MillworkOption(player=player):
                most = option.most()
                return Millwork(player, answers.number(1, most, words("ask-houses", least=1, most=most)))
            case BlackMarketOption(player=player):
                most = option.most()
                furs = answers.number(1, most, words("ask-furs-number", least=1, most=most))
                least, most = option.goods_for(furs)
                goods = least
                if least < most:
                    goods = answers.number(
                        least, most, words("ask-goods", price=price_of(furs), least=least, most=most)
                    )
                return BlackMarket(player, furs, goods)
        raise TypeError(option)

    def _chosen(self, labels: Mapping[int, str], question: str) -> int:
        """One of the choices; people count from 1."""
        return self.answers.choose(_from_one(labels), self.words(question)) - 1

    def _districts(self, most: int, offering: Offering) -> tuple[int, ...]:
        self.answers.offer(numbered(_from_one(offering.districts())))
        while True:
            numbers = self.answers.numbers(
                self.words("ask-districts", most=most),
                lambda numbers: len(numbers) <= most and all(1 <= number <= len(DISTRICTS) for number in numbers),
            )
            if numbers:
                return tuple(sorted(number - 1 for number in numbers))

    def _removed(self, option: RemoveOption, offering: Offering) -> tuple[int, ...]:
        labels = _from_one(offering.held(option.businesses))
        self.answers.offer([offering.unfed(option), *numbered(labels)])
        while True:
            numbers = self.answers.numbers(
                self.words("ask-remove", number=option.number),
                lambda numbers: option.why_not(Remove(option.player, tuple(each - 1 for each in numbers))) is None,
            )
            if numbers:
                return tuple(sorted(number - 1 for number in numbers))

    def _pay(self, option: PayOption, offering: Offering) -> Move:
        proposal = payment(offering.state, option)

        def fits(numbers: list[int]) -> bool:
            limits = [*option.held[:4], sum(option.held[4:])]
            return (
                len(numbers) == len(limits)
                and sum(numbers) == option.amount
                and all(number <= limit for number, limit in zip(numbers, limits, strict=True))
            )

        example = " ".join(str(number) for number in (*proposal[:4], sum(proposal[4:])))
        question = self.words("ask-pay", amount=option.amount, example=example, proposal=offering.paid(proposal))
        numbers = self.answers.numbers(question, fits)
        if not numbers:
            coins, goods, wood, corn, *furs = proposal
            return Pay(option.player, coins, goods, wood, corn, tuple(furs))
        coins, goods, wood, corn, number = numbers
        chosen = self._furs(option.held[4:], furs_to_give(option.held[4:], number), number, number, offering)
        return Pay(option.player, coins, goods, wood, corn, chosen)

    def _trade(self, option: TradeOption, offering: Offering) -> Move:
        trader = self._chosen(offering.traders(option), "ask-trader")
        if trader != TOP:
            return Trade(option.player, trader)
        most = option.most_at_top()
        held = option.traders[TOP]
        return Trade(option.player, TOP, self._furs(held, purchase(offering.state, option), 1, most, offering))

    def _ship(self, option: ShipOption, offering: Offering) -> Move:
        slot = self._chosen(offering.ships(option), "ask-slot-ship")
        card = option.ships[slot]
        assert card is not None
        need = card[0]
        best = shipment(offering.state, option, slot)
        return Ship(option.player, slot, self._furs(option.furs, best, need, need, offering))

    def _furs(self, held: Counts, proposal: Counts, least: int, most: int, offering: Offering) -> Counts:
        """So many of these furs; without a question where there is no choice."""
        if sum(proposal) == sum(held) and least == most:
            return proposal
        self.answers.offer(numbered(_from_one(offering.furs(held))))

        def fits(numbers: list[int]) -> bool:
            return least <= len(numbers) <= most and all(
                1 <= number <= len(FURS) and numbers.count(number) <= held[number - 1] for number in numbers
            )

        question = self.words("ask-furs", least=least, most=most, proposal=self.teller.furs(proposal))
        numbers = self.answers.numbers(question, fits)
        if not numbers:
            return proposal
        return tuple(numbers.count(kind + 1) for kind in range(len(FURS)))


def _from_one(labels: Mapping[int, str]) -> dict[int, str]:
    return {number + 1: label for number, label in labels.items()}
