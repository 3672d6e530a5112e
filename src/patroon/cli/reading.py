"""patroon rules: the rules on one page, a chapter, a rule, the glossary, a search."""

from collections.abc import Sequence

from patroon.cli.arguments import Arguments, UsageError
from patroon.cli.output import wrapped
from patroon.words import Words
from patroon.words import rulebook as book
from patroon.words.rulebook import Chapter


def rules(argv: Sequence[str], words: Words) -> int:
    """Show what is asked for; without anything, the summary and what there is."""
    asked = Arguments(argv).rest
    reading = _Reading(words)
    if not asked:
        reading.overview()
    elif not reading.named(" ".join(asked)):
        reading.search(asked)
    return 0


class _Reading:
    """Prints the rules in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.book = book.load()

    def overview(self) -> None:
        words = self.words
        print(words("rules-summary-title"))
        for key in self.book.summary_keys():
            self.paragraph(words(key), hanging="  ")
        print(f"\n{words('rules-chapters-title')}")
        for chapter in self.book.chapters:
            self.way_to(chapter)
        print("  " + words("cli-rules-glossary", title=words("rules-glossary-title")))
        print()
        self.paragraph(words("cli-rules-more"), indent="")

    def named(self, asked: str) -> bool:
        """Show what has this name or number, if anything has."""
        words, name = self.words, asked.casefold()
        for number, chapter in enumerate(self.book.chapters, 1):
            if name in (chapter.name, str(number), words(f"rules-chapter-{chapter.name}").casefold()):
                self.chapter(chapter)
                return True
        if name in ("glossary", words("rules-glossary-title").casefold()):
            self.glossary()
            return True
        rule = book.rule_asked(asked)
        if rule is not None:
            self.rule_or_its_parts(rule)
        return rule is not None

    def rule_or_its_parts(self, asked: str) -> None:
        found = self.book.under(asked)
        if not found:
            raise UsageError("cli-rules-no-rule", rule=asked, nearest=self.book.nearest(asked))
        chapters = dict.fromkeys(map(self.book.chapter_of, found))
        for rule in found:
            self.rule(rule)
            print()
        for chapter in chapters:
            self.way_to(chapter, indent="")

    def chapter(self, chapter: Chapter) -> None:
        words = self.words
        print(f"{self.book.number_of(chapter)}. {words(f'rules-chapter-{chapter.name}')}")
        self.paragraph(words(f"rules-chapter-{chapter.name}-intro"), indent="")
        for rule in chapter.rules:
            print()
            self.rule(rule)
        print(f"\n{words('rules-example-title')}")
        self.text(f"rules-example-{chapter.example}")

    def rule(self, rule: str) -> None:
        words = self.words
        print(f"{rule} {words(book.title_of(rule))}")
        self.text(book.key_of(rule))
        ruling = book.ruling(words, rule)
        if ruling is not None:
            print()
            self.paragraph(f"{words('rules-ruling-title')}: {ruling}")

    def glossary(self) -> None:
        print(self.words("rules-glossary-title"))
        for term, meaning in book.terms(self.words):
            print(f"\n{term}")
            self.paragraph(meaning)

    def search(self, asked: Sequence[str]) -> None:
        words, wanted = self.words, " ".join(asked)[:60]
        found = book.search(words, " ".join(asked).split())
        if not found:
            raise UsageError("cli-rules-no-word", word=wanted)
        print(words("cli-rules-found", n=len(found), word=wanted))
        for rule, sentence in found:
            print(f"\n{rule} {words(book.title_of(rule))}")
            self.paragraph(sentence)

    def way_to(self, chapter: Chapter, indent: str = "  ") -> None:
        title = self.words(f"rules-chapter-{chapter.name}")
        number = str(self.book.number_of(chapter))
        print(indent + self.words("cli-rules-chapter", n=number, title=title, name=chapter.name))

    def text(self, key: str) -> None:
        """A message of one or more paragraphs."""
        for index, paragraph in enumerate(book.paragraphs(self.words, key)):
            if index:
                print()
            self.paragraph(paragraph)

    def paragraph(self, text: str, indent: str = "  ", hanging: str = "") -> None:
        print(wrapped(book.unstressed(text), indent, hanging))
