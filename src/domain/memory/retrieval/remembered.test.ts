import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { assembleMemory } from '../assemble.ts'
import type { RememberedPage } from '../memory-graph.ts'
import { readMemory } from '../read-memory.ts'
import { viewOf } from '../summaries/memory-view.ts'
import type { MemoryQuestion } from './memory-question.ts'
import { remembered } from './remembered.ts'

await namesTableReady()

const today = '2026-06-30'
const texts: readonly (readonly [day: string, text: string])[] = [
  ['2025-02-03', 'My sister Ilse rang. I moved to Hull last week.'],
  ['2025-06-10', 'My boss Karin laughed. I started at the library last week.'],
  ['2025-09-01', 'I moved to York on Friday. Rain.'],
  ['2025-11-05', "Karin's daughter Nora broke her arm. Dad stopped driving last week."],
  ['2026-01-10', 'I moved to Leeds last week. Ilse got engaged.'],
  ['2026-03-02', 'Ilse moved to Bath last week. Nora moved to Wells.'],
]
const pages = texts.map(
  ([day, text]): RememberedPage => ({
    ...{ uid: day, day, atMs: Date.parse(day), mood: null },
    read: readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] }),
  }),
)
const view = viewOf(assembleMemory(pages, { corrections: [], today }), today)
const textOf = new Map(texts)

const answers = (question: string, period: MemoryQuestion['period'] = null): string[] =>
  remembered({ question, period }, view).map(({ receipt: { uid, sentence } }) =>
    (textOf.get(uid) ?? '').slice(...sentence),
  )

test.each([
  ['Where do I live now?', 'I moved to Leeds last week.'],
  ['Where did I live before York?', 'I moved to Hull last week.'],
  ['Where did I move after Hull?', 'I moved to York on Friday.'],
  ['Where does my sister live?', 'Ilse moved to Bath last week.'],
  ['When did Dad stop driving?', 'Dad stopped driving last week.'],
  ['Who lives in Bath?', 'Ilse moved to Bath last week.'],
  ['Where does the daughter of my boss live?', 'Nora moved to Wells.'],
  ["What did Karin's daughter break?", "Karin's daughter Nora broke her arm."],
  ['Where do I work?', 'I started at the library last week.'],
])('the sentence that answers comes first: %s', (question, sentence) => {
  expect(answers(question)[0]).toBe(sentence)
})

test('of a time that is asked about only what held then is told', () => {
  const spring = { from: '2025-03-01', to: '2025-05-31' }
  expect(answers('Where did I live in spring 2025?', spring)[0]).toBe('I moved to Hull last week.')
  const autumn = { from: '2025-10-01', to: '2025-10-31' }
  expect(answers('Where did I live in October?', autumn)[0]).toBe('I moved to York on Friday.')
})

test.each(['What did I write about the rain?', 'How was my week?', 'Where does Tobias live?', ''])(
  'what nobody told is not answered: %s',
  (question) => {
    expect(answers(question)).toEqual([])
  },
)
