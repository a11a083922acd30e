import { seededRandom } from '#domain/chance/seeded-random.ts'
import { addDays } from '#domain/time/day.ts'
import { type Analysis, analyse } from './analysis.ts'
import { accountsIn } from './behaviours/accounts.ts'
import { dayTable, type PageFacts, type PagePhrase } from './day-table.ts'
import { relationshipCalibration } from './records.ts'
import { finished } from './statistics/finished.ts'

export const sampleFirstDay = '2026-06-01'

/** A page of a made-up life: what its words tell is read from them, everything else is as given. */
export function samplePage(at: number, content: string, facts: Partial<PageFacts> = {}): PageFacts {
  const day = addDays(sampleFirstDay, at)
  return {
    ...{ uid: `page ${at}`, day, hour: 20, words: content.split(' ').length, line: content },
    ...{ mood: null, energy: null, stress: null, emotions: [], topics: [], people: [], activities: [] },
    ...{ phrases: [], accounts: accountsIn(content) },
    ...facts,
  }
}

const phrase = (type: PagePhrase['type'], kind: string, words: string, sentence: string): PagePhrase => ({
  ...{ type, kind, phrase: words, sentence },
})

const should = phrase('limiting', 'should', 'should', 'I should have counted them twice.')
const thanks = phrase('constructive', 'gratitude', 'grateful', 'I am grateful for the lid.')

/**
 * So many days of somebody who rates each of them: about every third day is loud on the ward and ends with a walk home, which lifts mood by two points; Sundays are
 * with Anna; from the middle on stress is lower.
 */
export function samplePages(days = 120): PageFacts[] {
  const chance = seededRandom(3)
  return Array.from({ length: days }, (_, at) => {
    const isLoud = at === 0 || chance() < 0.35
    const isSunday = at % 7 === 6
    const rating = (middle: number) => Math.max(1, Math.min(10, Math.round(middle + 2 * chance() - 1)))
    const content = isLoud
      ? 'After the ward was loud, I walked home and slept well.'
      : isSunday
        ? 'Anna read to me.'
        : 'A plain day at the piano.'
    return samplePage(at, content, {
      mood: rating((isLoud ? 7 : 5) + (isSunday ? 0.5 : 0)),
      energy: rating(5),
      stress: rating(at < days / 2 ? 7 : 4),
      emotions: isLoud ? ['trust'] : at % 2 === 0 ? ['joy'] : ['sadness'],
      topics: isLoud ? ['ward'] : ['piano'],
      people: isSunday ? ['Anna'] : [],
      activities: isLoud ? ['walk'] : [],
      phrases: at % 4 === 0 ? [should] : at % 4 === 1 ? [thanks] : [],
    })
  })
}

/** Everything that is found in pages. */
export function analysisOf(pages: readonly PageFacts[]): Analysis {
  const [first, last] = [pages[0], pages.at(-1)]
  const table = first && last ? dayTable(pages, [], first.day, last.day) : []
  return finished(analyse(table, relationshipCalibration.parse({})))
}
