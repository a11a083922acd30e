import { describe, expect, test } from 'vitest'
import { questionKinds, readTalkSet, type TalkPerson, type TalkQuestion } from '../../bench/talks/talk-set.ts'

const people = readTalkSet()
const day = 86_400_000

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const wordsOfTalk = (talk: TalkPerson['talks'][number]): string[] =>
  talk.turns.flatMap(({ text }) => wordsOf(text))

/** Every eight words in a row of each talk of all people. */
const runs = people.flatMap(({ name, talks }) =>
  talks.map((talk) => {
    const words = wordsOfTalk(talk)
    const eights = words.slice(7).map((_, at) => words.slice(at, at + 8).join(' '))
    return { talk: `${name} ${talk.id}`, eights: new Set(eights) }
  }),
)

const small = new Set(
  'a about after all an and any are as at be been before but by can could did do does for from had has have he her him his how i if in into is it its me mine my no not of off on one or our out over same she so than that the their them then there these they this to up us was we were what when where which who whom whose why will with would you your'.split(
    ' ',
  ),
)
/** The words that carry a text, without their plainest endings. */
const carrying = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !small.has(word))
      .map((word) => word.replace(/(ing|ed|es|s)$/, '')),
  )

/** How much of a question, 0 to 1, stands in the turns that answer it. */
function shared({ talks }: TalkPerson, { question, evidence }: TalkQuestion): number {
  const turns = evidence.flat().map(({ talk, turn }) => talks[talk - 1]?.turns[turn - 1]?.text ?? '')
  const there = carrying(turns.join(' '))
  const asked = [...carrying(question)]
  return asked.filter((word) => there.has(word)).length / asked.length
}

test('the talk set has ten people with thirty talks and twenty questions each', () => {
  expect(people.map(({ talks, questions }) => [talks.length, questions.length])).toEqual(
    Array.from({ length: 10 }, () => [30, 20]),
  )
  expect(new Set(people.map(({ name }) => name)).size).toBe(10)
})

test('the talk set has 40,000 to 60,000 words', () => {
  const count = people.flatMap(({ talks }) => talks.flatMap(wordsOfTalk)).length
  expect(count).toBeGreaterThan(40_000)
  expect(count).toBeLessThan(60_000)
})

test('no talk of the set repeats another', () => {
  const seen = new Map<string, number>()
  for (const { eights } of runs) for (const eight of eights) seen.set(eight, (seen.get(eight) ?? 0) + 1)
  const repeating = runs.filter(
    ({ eights }) => [...eights].filter((eight) => seen.get(eight) !== 1).length >= eights.size * 0.01,
  )
  expect(repeating.map(({ talk }) => talk)).toEqual([])
})

test('at least half of the questions that have an answer are worded unlike it', () => {
  const answered = people.flatMap((one) =>
    one.questions.filter(({ kind }) => kind !== 'absent').map((question) => shared(one, question)),
  )
  const unlike = answered.filter((share) => share <= 1 / 3)
  expect(unlike.length / answered.length).toBeGreaterThanOrEqual(0.5)
})

describe.for(people)('the talks of $name', ({ asked, talks, questions }) => {
  test('are numbered from 1 and go on unevenly for about two years', () => {
    expect(talks.map(({ id }) => id)).toEqual(talks.map((_, at) => at + 1))
    const dates = [...talks.map(({ date }) => date), asked].map((date) => Date.parse(date) / day)
    const gaps = dates.slice(1).map((date, at) => date - (dates[at] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    expect(new Set(gaps).size).toBeGreaterThan(10)
    const span = Date.parse(talks.at(-1)?.date ?? '') - Date.parse(talks[0]?.date ?? '')
    expect(span / day).toBeGreaterThan(600)
    expect(span / day).toBeLessThan(860)
  })

  test('have four to ten turns, the person first and the companion in between', () => {
    for (const { turns } of talks) {
      expect(turns.length).toBeGreaterThanOrEqual(4)
      expect(turns.length).toBeLessThanOrEqual(10)
      expect(turns.map(({ who }) => who)).toEqual(
        turns.map((_, at) => (at % 2 === 0 ? 'person' : 'companion')),
      )
    }
  })

  test('are asked about in all six ways', () => {
    const counts = questionKinds.map((kind) => questions.filter((one) => one.kind === kind).length)
    expect(counts).toEqual([6, 5, 3, 2, 2, 2])
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  })

  test('hold the evidence of their questions, in the own words of the person', () => {
    for (const { kind, evidence } of questions) {
      const all = evidence.flat()
      for (const { talk, turn } of all) expect(talks[talk - 1]?.turns[turn - 1]?.who).toBe('person')
      expect(new Set(all.map(({ talk, turn }) => `${talk}.${turn}`)).size).toBe(all.length)
      expect(evidence.length === 0).toBe(kind === 'absent')
      if (kind === 'single') expect(evidence).toHaveLength(1)
      if (kind === 'multi') {
        const firsts = new Set(evidence.map(([first]) => first?.talk))
        expect(firsts.size).toBeGreaterThan(1)
      }
    }
  })
})
