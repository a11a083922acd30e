import { expect, test } from 'vitest'
import { moveSentence, moveWords } from './insight-words.ts'
import { relationshipMapOf } from './result.ts'
import { analysisOf, samplePages } from './sample-life.test-support.ts'

test('a change of long ago is no early signal, and a scale that was not rated is not spoken of', () => {
  const changed = samplePages().map((page, at) => ({
    ...page,
    mood: (at < 40 ? 8 : 3) + (at % 2),
    energy: null,
    stress: null,
  }))
  expect(analysisOf(changed).signals).toMatchObject({
    severity: 0,
    earlyWarnings: [{ words: 'Mood has stayed about where it was for eight weeks.', status: 'neutral' }],
  })
  const onlyStress = samplePages().map((page, at) => ({
    ...page,
    ...{ mood: null, energy: null, stress: (at < 90 ? 2 : 8) + (at % 2) },
  }))
  expect(analysisOf(onlyStress).signals?.earlyWarnings.map(({ status }) => status)).toEqual(['negative'])
})

test('whoever is there on one weekday only cannot be told apart, and is not said to have too few days', () => {
  const sundays = samplePages(180).map((page, at) => ({
    ...page,
    mood: 5 + (at % 3) + (at % 7 === 6 ? 2 : 0),
    people: at % 7 === 6 ? ['Anna'] : [],
  }))
  const anna = analysisOf(sundays).moves.find(
    ({ factor, measure, lag }) => factor === 'person anna' && measure === 'mood' && lag === 0,
  )
  expect(anna?.link).toBeNull()
  expect(anna && moveSentence(anna)).toBe(
    'On days with Anna: mood cannot be told apart. They are always the same weekdays, or it is always rated alike.',
  )
  expect(anna && moveWords(anna)).toBe('cannot be told')
})

test('who is named most is who is on the most days, nobody is said to move mood whom nobody looked at, and what was put away is not told', () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
  const crowd = analysisOf(
    samplePages().map((page, at) => ({
      ...page,
      people: names.filter((_, nth) => at % (nth + 2) === 0 && (nth > 0 || at < 80)),
    })),
  )
  const most = [...crowd.people].sort((a, b) => b.days - a.days)[0]
  expect(relationshipMapOf(crowd).keyInsights).toContain(
    `${most?.name} is named on the most days: ${most?.days}.`,
  )
  expect(crowd.people.find(({ name }) => name === 'Fay')?.move).toBeNull()
  const { keyInsights } = relationshipMapOf(crowd, (claim) => claim === most?.claim)
  expect(keyInsights.join()).not.toContain(most?.name)
  const three = analysisOf(
    samplePages().map((page, at) => ({ ...page, people: at % 40 === 0 ? ['Gus'] : [] })),
  )
  expect(relationshipMapOf(three)).toMatchObject({
    relationships: [{ name: 'Gus', strength: 'developing', impact: 50 }],
    keyInsights: ['Gus is named on the most days: 3.'],
  })
})

test('one topic in two spellings is one', () => {
  const spelled = analysisOf(
    samplePages().map((page, at) => ({ ...page, topics: [at % 2 ? 'Work' : 'work'] })),
  )
  expect(spelled.topics.map(({ topic, pages }) => [topic.toLowerCase(), pages])).toEqual([['work', 120]])
})
