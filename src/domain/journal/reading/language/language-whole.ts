import { nameLists } from '../names/names-lists.ts'
import { type Page, type Token, tokensOf } from './language-tokens.ts'

const finite = new Set(
  `am is are was were be been being have has had do does did will would can could should may might must i'm i've i'd i'll it's he's she's
  that's there's we're they're you're we've they've we'll they'll didn't don't doesn't wasn't weren't isn't aren't can't couldn't won't wouldn't
  shouldn't hasn't haven't hadn't went came made took got gave felt found left kept held thought bought told said saw sat stood knew`.split(
    /\s+/,
  ),
)
/** Verbs of the past that nothing in their form gives away. */
export const pastVerbs: ReadonlySet<string> = new Set(
  `went came made took got gave felt found left kept held brought thought bought caught taught built sent spent lost met
  paid won ate drank drove flew wrote spoke broke chose froze woke began sang swam ran rode rose threw grew knew blew drew
  cut put set let shut hit read led fed slept wept swept stood understood heard told sold became forgot hid bit lay sat
  rang shook stole wore tore hung dug stuck struck fought sought cried tried fell want wants need needs does did has had`.split(
    /\s+/,
  ),
)

const subjects = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it'])
const ends = /[.!?…]["”’')\]*_~]*$/
/** A sentence goes on after what is said in it: 'I said "so deserved!" at a pitch'. */
const quoteEnd = /[.!?…]["”]$/
const goesOn = /^ \p{Ll}/u
const heading = /^[ \t]*#{1,6}[ \t]+$/

/** True for a sentence that stands by itself: it has a verb and an end, and is neither a heading nor a row of a table. */
export function isWholeSentence(page: Page, at: number): boolean {
  const sentence = page.sentences[at]
  if (!sentence) return false
  const { text, start } = sentence
  const line = page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start)
  if (heading.test(line) || !/^["“‘'(*_~\p{L}\p{N}]/u.test(text) || /^\||\|$/.test(text)) return false
  if (
    count(text, '"') % 2 === 1 ||
    (quoteEnd.test(text) && goesOn.test(page.text.slice(sentence.end, sentence.end + 3)))
  )
    return false
  if (text.includes('](photo:') || count(text, '[') !== count(text, ']') || count(text, '`') % 2 === 1)
    return false
  const tokens = tokensOf(page, at)
  const isClosed = ends.test(text) || (tokens.length >= fewestOpen && endsItsLine(page.text, sentence.end))
  return isClosed && tokens.some((token, at) => isVerb(token) || isSubject(token, tokens[at + 1]))
}

/** Without a mark at its end a line has to be so long to be a sentence. */
const fewestOpen = 6

const endsItsLine = (text: string, end: number): boolean =>
  /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 80))

const count = (text: string, sign: string): number => text.split(sign).length - 1

const isSubject = ({ folded }: Token, next: Token | undefined): boolean =>
  subjects.has(folded) && next?.gap === ' '

const isVerb = ({ folded, stem }: Token): boolean =>
  finite.has(folded) ||
  pastVerbs.has(folded) ||
  nameLists().kinds.get(stem) === 'v' ||
  /[^aeiou]ed$/.test(folded)
