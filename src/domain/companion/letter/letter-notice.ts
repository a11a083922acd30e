import { medianOf } from '#domain/insights/statistics/numbers.ts'
import { guardedIn } from '#domain/safety/guarded-questions.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { noticeIn } from '../moves/notice.ts'
import { type LetterLine, type LetterPage, sentencesOf } from './letter-lines.ts'

export type LetterScale = 'mood' | 'energy' | 'stress'
const scales: readonly LetterScale[] = ['mood', 'energy', 'stress']

/** The middle of what was rated, 1 to 10, and on how many pages. */
export interface Middle {
  readonly middle: number
  readonly count: number
}

/** The one thing that a letter points out: two lines that do not seem to agree, or a scale that moved. */
export type LetterNotice =
  | { readonly kind: 'disagrees'; readonly said: LetterLine; readonly against: LetterLine }
  | { readonly kind: 'moved'; readonly scale: LetterScale; readonly now: Middle; readonly before: Middle }

export interface LetterSources {
  /** The pages of the week. */
  readonly pages: readonly LetterPage[]
  /** Those of the four weeks before it. */
  readonly before: readonly LetterPage[]
  /** All pages, to look for one that disagrees. */
  readonly index: SearchIndex
  readonly mayBeQuoted: (line: string) => boolean
}

/** The contradiction or change of a week; null where there is none that is worth a line. */
export const letterNotice = (sources: LetterSources): LetterNotice | null =>
  disagreement(sources) ?? change(sources)

const absolute =
  /\b(?:always|never|nobody|no one|everyone|everybody|nothing|everything|every (?:single )?time|not once)\b/i
/** So many telling words the two lines share, or they may be about different things. */
const fewestShared = 2

function disagreement({ pages, index, mayBeQuoted }: LetterSources): LetterNotice | null {
  for (const page of pages)
    for (const { text: quote } of sentencesOf(page.text)) {
      if (!absolute.test(quote) || !mayBeQuoted(quote)) continue
      const isHarsh = guardedIn(quote) === 'self-blame'
      const found = noticeIn(index, { message: quote, except: new Set([page.uid]), isHarsh })
      if (found?.kind !== 'disagrees' || found.said === null) continue
      const { line } = found
      if (line.isFromTalk || line.shared.length < fewestShared || !mayBeQuoted(line.quote)) continue
      return {
        kind: 'disagrees',
        said: { entryUid: page.uid, day: page.day, quote },
        against: { entryUid: line.entryUid, day: line.day, quote: line.quote },
      }
    }
  return null
}

const fewestNow = 3
const fewestBefore = 6
const leastMove = 1.5

/** The scale whose middle moved most against the four weeks before. */
function change({ pages, before }: LetterSources): LetterNotice | null {
  let most: Extract<LetterNotice, { kind: 'moved' }> | null = null
  for (const scale of scales) {
    const [now, then] = [middleOf(pages, scale), middleOf(before, scale)]
    if (!now || !then || now.count < fewestNow || then.count < fewestBefore) continue
    const by = Math.abs(now.middle - then.middle)
    if (by < leastMove || (most && by <= Math.abs(most.now.middle - most.before.middle))) continue
    most = { kind: 'moved', scale, now, before: then }
  }
  return most
}

/** The median of a scale over pages; null where nobody rated it. */
export function middleOf(pages: readonly LetterPage[], scale: LetterScale): Middle | null {
  const ratings = pages.flatMap((page) => page[scale] ?? [])
  return ratings.length === 0 ? null : { middle: medianOf(ratings), count: ratings.length }
}
