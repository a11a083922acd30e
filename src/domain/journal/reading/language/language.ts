import { replaceLinks } from '#domain/journal/markdown/link-places.ts'
import { isEnglishWord } from '../names/names-lists.ts'
import { type Page, tokensOf } from './language-tokens.ts'

/** Why a text gives little or nothing. 'long': only its beginning is read. */
export type Unreadable = 'empty' | 'emoji-only' | 'one-word' | 'other-language' | 'code' | 'list'

/** Whether a text can be read, and why not. `readTo`: how many UTF-16 units of it are read. */
export interface Readability {
  readonly isReadable: boolean
  readonly why: Unreadable | 'long' | null
  readonly readTo: number
}

/** Of a longer text the beginning is read: about 7,000 words. */
export const mostUnits = 40_000

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))
/** Grammar words that are English only. */
const english =
  words(`the and of to is it was i my me we our you that this for with have had has not but are were be been at on as by
  from she he they her his their them there then when what which who would could should will can do did does if than so
  just about into after before because while where how all some any no up out off over again very too only it's i'm don't
  didn't i've i'd i'll wasn't couldn't can't isn't today yesterday an its your us him get got go went`)
/** Grammar words of neighbouring languages that are no English words. */
const others =
  words(`der das und ist nicht ich du wir sie ein eine einen mit auf fur dem den zu von auch aber habe hat bin sich
  le les des une est je nous vous pas dans pour avec sur mais que qui el los las una y es mi muy con por para pero
  il di che non sono per della het een van niet ik je maar dat ze wij zijn och att det som jag inte ar pa
  os um uma nao eu com mas foi para na em que og ikke jeg til af nie sie jest to w z ale bylo`)
const codeMarks = /[{}<>;=|\\$[\]()_]|=>|::|\/\//g
const listLine = /^\s*(?:[-*+•–]|\d{1,3}[.)]|\[[ xX]\])\s/

/** Where reading stops: the end, or the last gap before the limit. */
export function readLimit(text: string): number {
  if (text.length <= mostUnits) return text.length
  const head = text.slice(0, mostUnits)
  const gap = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf(' '))
  return gap > mostUnits / 2 ? gap : mostUnits - 1
}

/** Says whether a page, made of the first `readTo` units of a text with `length` units, is English prose enough to be read. */
export function readabilityOf(page: Page, length: number): Readability {
  const readTo = page.text.length
  const why = unreadable(page)
  if (why !== null) return { isReadable: false, why, readTo: 0 }
  return { isReadable: true, why: readTo < length ? 'long' : null, readTo }
}

function unreadable(page: Page): Unreadable | null {
  const { text, tokens } = page
  if (text.trim() === '') return 'empty'
  if (!/[\p{L}\p{N}]/u.test(text)) return 'emoji-only'
  if (isCode(text)) return 'code'
  if (tokens.length === 0) return 'code'
  if (isOtherScript(text)) return 'other-language'
  if (tokens.length === 1) return 'one-word'
  if (isList(page)) return 'list'
  return isEnglish(page) ? null : 'other-language'
}

/** Most of its letters are not Latin. Counting is slow: not where there is nothing beyond Latin letters, dashes and quotes. */
function isOtherScript(text: string): boolean {
  if (!/[\u0250-\u1fff\u2c00-\uffff]/.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin < letters * 0.6
}

/** So many marks of code among the letters, and hardly a sentence. */
function isCode(text: string): boolean {
  const bare = replaceLinks(text, {}, () => '').replace(/\[[ xX]\]/g, '')
  const marks = bare.match(codeMarks)?.length ?? 0
  return marks >= 6 && marks > bare.length * 0.04
}

/** Short lines without grammar: something to buy or to do. */
function isList({ text, tokens }: Page): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 3) return false
  const marked = lines.filter((line) => listLine.test(line)).length
  const short = lines.filter((line) => line.trim().split(/\s+/).length <= 5 && !/[.!?]\s*$/.test(line)).length
  if (Math.max(marked, short) < lines.length * 0.7) return false
  const grammar = tokens.filter(({ folded }) => english.has(folded)).length
  return grammar < tokens.length * 0.2
}

/** So much of a text is English grammar; or so much of it is English words, where it is written in a hurry. */
const enoughGrammar = 0.18
const enoughWords = 0.5

/** Of short texts one English word is enough, or none of other languages. */
export function isEnglish(page: Page): boolean {
  let [ours, theirs, known, all] = [0, 0, 0, 0]
  for (const at of page.sentences.keys()) {
    for (const { folded, stem, raw, gap } of tokensOf(page, at)) {
      if (/^\d/.test(raw) || /[@#]$/.test(gap)) continue
      all++
      if (english.has(folded)) ours++
      // 'La Paz', 'van Dyk': in a name it says nothing.
      else if (others.has(folded) && !/^\p{Lu}\p{Ll}/u.test(raw)) theirs++
      if (isEnglishWord(folded, stem)) known++
    }
  }
  if (theirs > ours) return false
  if (page.tokens.length < 12) return ours >= 1 || theirs === 0
  return ours >= all * enoughGrammar || (theirs * 3 <= ours && known >= all * enoughWords)
}
