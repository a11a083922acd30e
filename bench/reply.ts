import { noticeIn } from '#domain/companion/moves/notice.ts'
import { composeReply } from '#domain/companion/replies/compose-reply.ts'
import { findingFor } from '#domain/companion/retrieval/journal-finding.ts'
import { questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { rankedLines, recall } from '#domain/companion/retrieval/recall.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { type Measure, median } from './measure.ts'
import { readTalkSet } from './talks/talk-set.ts'

const pages = 10_000
const rounds = 3
const today = '2026-11-22'
const nothingLeftOut: ReadonlySet<string> = new Set()

/** What ten invented people said in their talks. */
const textsOf = (people: ReturnType<typeof readTalkSet>): string[] =>
  people.flatMap(({ talks }) =>
    talks.flatMap(({ turns }) => turns.flatMap(({ who, text }) => (who === 'person' ? [text] : []))),
  )

/** The same as pages, a day apart; repeated with the days moved on until there are so many. */
export function talkSetDays(count: number): { readonly day: string; readonly text: string }[] {
  const texts = textsOf(readTalkSet())
  return Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(1999, 0, 1) + at * 86_400_000).toISOString().slice(0, 10),
    text: `${texts[at % texts.length]} ${texts[(at * 7 + 3) % texts.length]}`,
  }))
}

/** Some of what they said, and two questions to the journal of each of them. */
export function talkSetMessages(): string[] {
  const people = readTalkSet()
  return [
    ...textsOf(people).filter((_, at) => at % 23 === 0),
    ...people.flatMap(({ questions }) => questions.slice(0, 2).map(({ question }) => question)),
  ]
}

/** From a message to the whole reply of the device: looked up, recalled, noticed and composed, with ten thousand pages in the index. */
export function measureReply(): Measure {
  const index = new SearchIndex()
  for (const [at, { day, text }] of talkSetDays(pages).entries())
    index.put({ uid: String(at), title: '', content: text, createdAt: `${day}T20:00:00.000Z`, day })
  const messages = talkSetMessages()
  const took: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const message of messages) {
      const beganAt = performance.now()
      const question = questionIn(message, { day: today, weekStart: 'monday', names: [], notNames: [] })
      const finding = question && findingFor(index, question, { page: null, talk: null })
      // As the worker does, lines are ranked once for both.
      const beside = { except: nothingLeftOut, today }
      const ranked = rankedLines(index, message, beside)
      const recalled = recall(index, { message, pageText: '', limit: 3, ...beside }, ranked)
      const noticed = noticeIn(index, { message, ...beside }, ranked)
      const asked = {
        message,
        recalled,
        noticed,
        finding,
        today,
        turns: [],
        page: null,
        entriesSearched: pages,
      }
      composeReply({ ...asked, mode: 'challenge', style: 'warm_supportive' }, 'on-device')
      if (round > 0) took.push(performance.now() - beganAt)
    }
  const slowest = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0
  return {
    what: 'reply of this device with 10,000 pages, p95',
    ...{ measured: slowest, budget: 20, unit: 'ms', rule: 'at most' },
    note: `median ${median(took).toFixed(1)} ms over ${messages.length} messages and questions; what is spoken slowly is not counted`,
  }
}
