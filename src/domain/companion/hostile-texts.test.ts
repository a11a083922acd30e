import { expect, test } from 'vitest'
import { withoutDrafts } from '../journal/drafted.ts'
import { linkPlaces } from '../journal/markdown/link-places.ts'
import { readEntry } from '../journal/reading/read-entry.ts'
import { assessRisk } from '../safety/assess-risk.ts'
import { spokenText } from '../voice/spoken-text.ts'
import { composeReply } from './compose-reply.ts'
import { quoteOf } from './quote.ts'

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
  ['the reading of a page', (text) => readEntry(text, context)],
  ['the voice', spokenText],
  ['the search for drafts', withoutDrafts],
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
]

/** Ms of this thread's own work, whatever else the machine does. */
function costOf(run: (text: string) => unknown, text: string): number {
  const costs = Array.from({ length: 3 }, () => {
    const from = process.threadCpuUsage()
    run(text)
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1_000
  })
  return Math.min(...costs)
}

test.each(engines)('%s takes time in proportion to a hostile text', { timeout: 60_000 }, (_, run) => {
  const slow = pumps.filter((pump) => {
    const text = (letters: number): string => `${pump.repeat(letters / pump.length)}x`
    const long = costOf(run, text(60_000))
    return long > 40 && long > 8 * costOf(run, text(15_000)) + 20
  })
  expect(slow).toEqual([])
})

test.each(engines)('%s comes to an end with a million letters', { timeout: 60_000 }, (_, run) => {
  for (const pump of ['a', '.', '\n']) expect(() => run(pump.repeat(1_000_000))).not.toThrow()
})
