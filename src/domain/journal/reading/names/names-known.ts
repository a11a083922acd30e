import { fold } from '#domain/text/fold.ts'
import { everydayWords } from '#domain/text/stopwords.ts'
import { isStopword, type Span } from '#domain/text/text.ts'
import type { KnownName, NameContext } from '../context.ts'
import { type Page, spanAt } from '../language/language-tokens.ts'
import { isEnglishWord, nameLists } from './names-lists.ts'

/** A name that the journal knows, found in a page. `first` and `last` are token indexes. */
export interface KnownMention {
  readonly known: KnownName
  readonly span: Span
  readonly first: number
  readonly last: number
}

interface Spellings {
  readonly bySpelling: ReadonlyMap<string, KnownName>
  readonly firstWords: ReadonlySet<string>
  readonly notNames: ReadonlySet<string>
}

const everyday = new Set(everydayWords)
const made = new WeakMap<NameContext, Spellings>()
const longestName = 5

/** The folded words of which the writer said that they are no names. */
export const refusedNames = (context: NameContext): ReadonlySet<string> => spellingsOf(context).notNames

function spellingsOf(context: NameContext): Spellings {
  const known = made.get(context)
  if (known) return known
  const bySpelling = new Map<string, KnownName>()
  const firstWords = new Set<string>()
  for (const name of context.names) {
    for (const typed of [name.name, ...(name.aliases ?? [])]) {
      const spelling = typed.trim()
      const first = /^[\p{L}\p{N}]+/u.exec(spelling)?.[0]
      if (!first) continue
      for (const form of [spelling, spelling.charAt(0).toUpperCase() + spelling.slice(1)])
        if (!bySpelling.has(form)) bySpelling.set(form, name)
      firstWords.add(fold(first))
    }
  }
  const spellings = {
    bySpelling,
    firstWords,
    notNames: new Set(context.notNames.map((word) => fold(word.trim()))),
  }
  made.set(context, spellings)
  return spellings
}

/** The known names of a page in the spellings that were typed before; of two that begin at one place the longer. */
export function knownIn(page: Page, context: NameContext): KnownMention[] {
  const { bySpelling, firstWords, notNames } = spellingsOf(context)
  const found: KnownMention[] = []
  if (bySpelling.size === 0) return found
  for (let at = 0; at < page.tokens.length; at++) {
    const token = page.tokens[at]
    if (!token || !firstWords.has(token.folded)) continue
    for (let last = Math.min(at + longestName, page.tokens.length) - 1; last >= at; last--) {
      const end = page.tokens[last]
      if (!end || end.sentence !== token.sentence) continue
      const span = spanAt(page, token.start, end.end)
      const known = bySpelling.get(span.text)
      if (!known || notNames.has(fold(span.text)) || (at === last && isDoubtful(page, at))) continue
      const longer = at === last && known.kind === 'person' ? withSurname(page, at) : null
      if (longer) {
        found.push({ known: { kind: 'person', name: longer.text }, span: longer, first: at, last: at + 1 })
        at++
        break
      }
      found.push({ known, span, first: at, last })
      at = last
      break
    }
  }
  return found
}

/** 'Raj Gill' where 'Raj' is known: somebody with a longer name, who may be another. */
function withSurname(page: Page, at: number): Span | null {
  const [head, next, after] = [page.tokens[at], page.tokens[at + 1], page.tokens[at + 2]]
  if (!head || !next || head.isPossessive || next.gap !== ' ' || next.sentence !== head.sentence) return null
  const isName =
    /^(?:Ma?c|O['’]|Fitz)?\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(next.raw) && !isEnglishWord(next.folded, next.stem)
  const { given, places, doubtfulPlaces, placeHeads } = nameLists()
  const isOther = [given, places, doubtfulPlaces, placeHeads].some((list) => list.has(next.folded))
  if (!isName || isOther || (after?.gap === ' ' && after.isCapital)) return null
  return spanAt(page, head.start, next.end)
}

/** 'Will' at the start of a sentence and 'will' anywhere is more likely the word. */
function isDoubtful(page: Page, at: number): boolean {
  const token = page.tokens[at]
  if (!token || !(isStopword(token.folded) || everyday.has(token.folded))) return false
  return !token.isCapital || page.firstTokens[token.sentence] === at
}
