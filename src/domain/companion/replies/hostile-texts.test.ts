import { expect, test } from 'vitest'
import { readHabitBull } from '#domain/habits/exchange/habitbull-csv.ts'
import { wishesIn } from '#domain/habits/wishes/journal-wishes.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { linkPlaces } from '#domain/journal/markdown/link-places.ts'
import { readEntry } from '#domain/journal/reading/read-entry.ts'
import { readMemory } from '#domain/memory/read-memory.ts'
import { guardedIn } from '#domain/safety/guarded-questions.ts'
import { dangerInLanguages, saysSafeInLanguages } from '#domain/safety/languages/danger-in-languages.ts'
import { assessRisk } from '#domain/safety/risk/assess-risk.ts'
import { spokenText } from '#domain/voice/spoken-text.ts'
import { quoteOf } from '../retrieval/quote.ts'
import { composeReply } from './compose-reply.ts'

const context = { day: '2026-11-19', weekStart: 'monday', names: [], notNames: [] } as const
const replyTo = (message: string) =>
  composeReply(
    {
      message,
      mode: 'listen',
      style: 'warm_supportive',
      turns: [],
      page: null,
      recalled: [],
      entriesSearched: 12,
      today: '2026-11-19',
    },
    'on-device',
  )

const engines: readonly (readonly [string, (text: string) => unknown])[] = [
  ['the detector of danger', assessRisk],
  ['the companion', replyTo],
  ['the search for what only others may judge', guardedIn],
  ['the search for danger in other languages', dangerInLanguages],
  ['the search for a word of safety', saysSafeInLanguages],
  ['the reading of a page', (text) => readEntry(text, context)],
  ['the voice', spokenText],
  ['the search for drafts', withoutDrafts],
  ['the reading of memory', (text) => readMemory(text, context)],
  ['the search for wishes', wishesIn],
  ['the import of habits', (text) => readHabitBull(`HabitName,CalendarDate,Value\n${text}`)],
  ['the search for links', (text) => linkPlaces(text)],
  ['the choice of a quote', (text) => quoteOf(text, new Map([['walk', 1]]))],
]
const pumps = [
  '.',
  'a',
  ' ',
  '…',
  "'a ",
  '“',
  '[',
  '![a](',
  'haha',
  'if a ',
  'said ',
  'a. ',
  '> [!companion]\n',
  'my sister Anna and Ben ',
  'I want to not ',
  'I met Anna in Rome. ',
  'a,"b\n',
  'was it all because of me ',
  'is it normal ',
  'all ',
]

/** Where the long text takes no more there is nothing to compare. */
const fewMs = 40

/** Ms of this thread's own work, whatever else the machine does: the least of three, or the first that is little. */
function costOf(run: (text: string) => unknown, text: string, little = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && least > little; turn++) {
    const from = process.threadCpuUsage()
    run(text)
    const { user, system } = process.threadCpuUsage(from)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

test.each(engines)('%s takes time in proportion to a hostile text', { timeout: 60_000 }, (_, run) => {
  const growsFaster = (pump: string): boolean => {
    const text = (letters: number): string => `${pump.repeat(letters / pump.length)}x`
    const long = costOf(run, text(60_000), fewMs)
    return long > fewMs && long > 8 * costOf(run, text(15_000)) + 20
  }
  // What grows with the square does so each time; what a busy machine makes look so does not.
  expect(pumps.filter((pump) => [1, 2, 3].every(() => growsFaster(pump)))).toEqual([])
})

test.each(engines)('%s comes to an end with a million letters', { timeout: 60_000 }, (_, run) => {
  for (const pump of ['a', '.', '\n']) expect(() => run(pump.repeat(1_000_000))).not.toThrow()
})
