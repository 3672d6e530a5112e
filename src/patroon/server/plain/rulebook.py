"""The rules on one page: summary, chapters, glossary; every rule can be linked to by its number."""

from functools import cache

from patroon.server.plain.citing import RULES, marked
from patroon.server.plain.html import Html, joined, listed, tag
from patroon.server.plain.reader import Reader, page
from patroon.words import Words, words
from patroon.words import rulebook as book
from patroon.words.rulebook import Chapter


def rules_page(reader: Reader) -> Html:
    title = reader.words("rules-title")
    return page(reader, RULES, title, tag("h1", title), _contents(reader.language))


@cache
def _contents(language: str) -> Html:
    said, rules = words(language), book.load()
    titles = {chapter.name: said(f"rules-chapter-{chapter.name}") for chapter in rules.chapters}
    titles |= {part: said(f"rules-{part}-title") for part in ("summary", "glossary")}
    ways = tag("ol", *(tag("li", tag("a", title, href=f"#{name}")) for name, title in titles.items()))
    summary = listed(marked(said(key)) for key in rules.summary_keys())
    terms = [joined([tag("dt", term), tag("dd", marked(text))]) for term, text in book.terms(said)]
    return joined(
        [
            tag("nav", ways, aria_label=said("rules-chapters-title")),
            *(_chapter(said, chapter) for chapter in rules.chapters),
            tag("section", tag("h2", titles["summary"]), summary, id="summary"),
            tag("section", tag("h2", titles["glossary"]), tag("dl", *terms), id="glossary"),
        ]
    )


def _chapter(said: Words, chapter: Chapter) -> Html:
    number, key = book.load().number_of(chapter), f"rules-chapter-{chapter.name}"
    example = tag("div", tag("h3", said("rules-example-title")), _text(said, f"rules-example-{chapter.example}"))
    return tag(
        "section",
        tag("h2", f"{number}. {said(key)}"),
        tag("p", marked(said(f"{key}-intro"))),
        *(_rule(said, rule) for rule in chapter.rules),
        example,
        id=chapter.name,
    )


def _rule(said: Words, rule: str) -> Html:
    parts = [_group(rule), tag("h3", f"{rule} {said(book.title_of(rule))}", id=rule), _text(said, book.key_of(rule))]
    ruling = book.ruling(said, rule)
    if ruling is not None:
        parts.append(tag("p", tag("strong", f"{said('rules-ruling-title')}:"), " ", marked(ruling)))
    return joined(parts)


def _group(rule: str) -> Html:
    """Where R5 leads, which is only its parts."""
    group, _, part = rule.partition(".")
    return tag("span", id=group) if part == "1" and group not in book.load().rules else Html()


def _text(said: Words, key: str) -> Html:
    return joined(tag("p", marked(each)) for each in book.paragraphs(said, key))
