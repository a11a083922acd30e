import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { Day } from '#domain/time/day.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { retrieve } from '../retrieval/retrieve.ts'

export interface ParagraphsWanted {
  readonly message: string
  /** What the person said just before; helps a message that says little by itself. */
  readonly before: string
  readonly except: ReadonlySet<string>
  /** The days that the message asks about; null: any. */
  readonly period: { readonly from: Day; readonly to: Day } | null
  /** How near passages are to the message in meaning; null: words alone find. */
  readonly near?: MeaningScores | null
  /** The text of a page as the index reads it; undefined where there is none. */
  readonly contentOf: (uid: string) => string | undefined
}

const most = 12
/** A paragraph is given whole up to so many UTF-16 units. */
const longest = 1_600
/** A message of fewer telling words is looked up together with what came before it. */
const thin = 2

/**
 * Whole paragraphs of earlier pages, and things said in earlier talks, for a model to read: up to twelve, the nearest first. Found by words, names, meaning and the days that are
 * asked about. Wider than `recall`: a model is to judge what fits, and each is shown to the person before it goes. Of days that were asked about their pages come too.
 */
export function paragraphsNear(index: SearchIndex, wanted: ParagraphsWanted): RecalledPassage[] {
  const { message, before, except, period, contentOf, near = null } = wanted
  const telling = index.terms(message).filter(({ isStrong }) => isStrong).length
  const text = telling < thin && before !== '' ? `${message}\n${before}` : message
  const between = period ? { between: period } : {}
  const hits = retrieve(index, { text, limit: most * 2, except, near, ...between })
  const found: RecalledPassage[] = []
  for (const { passage, start } of hits) {
    if (found.length === most) break
    const content = passage.isFromTalk ? undefined : contentOf(passage.entryUid)
    add(found, { ...passage, quote: wholeParagraph(passage.text, start, content), shared: [] })
  }
  if (period) addPagesOf(index, found, wanted, period)
  return found
}

/** Adds a passage that is not there yet, by its words. */
function add(found: RecalledPassage[], one: RecalledPassage): void {
  const words = one.quote.trim()
  if (words === '' || found.some(({ quote }) => quote.includes(words) || words.includes(quote.trim()))) return
  found.push({ ...one, quote: words, text: words })
}

/** The lines that a passage stands in, from their beginning to their end. */
function wholeParagraph(text: string, start: number, content: string | undefined): string {
  if (content === undefined || content.slice(start, start + text.length) !== text) return text
  const from = content.lastIndexOf('\n', start - 1) + 1
  const end = content.indexOf('\n', start + text.length)
  const whole = content.slice(from, end < 0 ? undefined : end)
  return whole.length <= longest ? whole : text
}

function addPagesOf(
  index: SearchIndex,
  found: RecalledPassage[],
  { except }: ParagraphsWanted,
  period: { readonly from: Day; readonly to: Day },
): void {
  for (const { uid, title, content, createdAt, day } of index.entries(period).reverse()) {
    if (found.length >= most) return
    if (except.has(uid) || found.some(({ entryUid }) => entryUid === uid)) continue
    const quote = content.trim().split(/\n{2,}/)[0] ?? ''
    const text = quote.length <= longest ? quote : ''
    add(found, { ...{ entryUid: uid, title, createdAt, day, quote: text, text }, shared: [] })
  }
}

const lastPages = 3
const longestPage = 900

/** The last three pages, the newest first: of a long one its last whole paragraphs. */
export function lastPagesOf(index: SearchIndex, except: ReadonlySet<string>): RecalledPassage[] {
  return index
    .entries(null)
    .filter(({ uid, content }) => !except.has(uid) && content.trim() !== '')
    .slice(-lastPages)
    .reverse()
    .map(({ uid, title, content, createdAt, day }) => {
      const text = endOf(content.trim())
      return { entryUid: uid, title, createdAt, day, quote: text, text, shared: [] }
    })
}

function endOf(content: string): string {
  if (content.length <= longestPage) return content
  const tail = content.slice(-longestPage)
  const gap = tail.search(/\n/) >= 0 ? tail.search(/\n/) : tail.search(/\s/)
  return tail
    .slice(gap + 1)
    .toWellFormed()
    .trim()
}
