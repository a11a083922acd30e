import { expect, test } from 'vitest'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { stretchOf } from './answer-stretch.ts'
import { findingFor } from './journal-finding.ts'
import { questionIn } from './journal-question.ts'

const page = (day: string, content: string, title = ''): IndexedEntry => ({
  ...{ uid: day, title, content, day },
  createdAt: `${day}T20:00:00.000Z`,
})
const pages = [
  page(
    '2026-01-09',
    'The tabby is missing since Friday. I called for her in the lane until dark and got no sign.',
  ),
  page(
    '2026-02-20',
    'The tabby walked in at breakfast as if nothing had been, thin and very proud of herself.',
  ),
  page('2026-03-03', 'Driving test. I failed it on the roundabout, and the examiner was kind about it.'),
  page('2026-04-17', 'Driving test again, and I passed! The same examiner shook my hand.'),
  page('2026-05-02', 'Weighed in at the clinic: 91 kilos. Nurse Oduya said nothing and wrote it down.'),
  page('2026-08-02', 'Weighed in at the clinic: 84 kilos. Nurse Oduya drew a small star on the card.'),
  page(
    '2026-06-11',
    'Took the melodeon to Brennan, who sat a long while with it open on his knees and hummed to himself. He said the reeds were sound and only the leather was gone. He wants €120 for it, and it will be ready by the feast day.',
  ),
  page(
    '2026-07-19',
    'Rain. The hens would not go out. We had soup and the radio, and Cass rang about the wedding.',
  ),
]
const index = new SearchIndex()
for (const one of pages) index.put(one)

const context = { day: '2026-11-22', weekStart: 'monday', names: [], notNames: [] } as const

function found(message: string) {
  const question = questionIn(message, context)
  return question && findingFor(index, question, { page: null, talk: null })
}
const first = (message: string) => found(message)?.passages[0]
const days = (message: string) => found(message)?.passages.map(({ day }) => day)

test.each([
  ['who saw the tabby come back?', '2026-02-20'],
  ['what day did the tabby go missing', '2026-01-09'],
  ['which day did I pass the driving test?', '2026-04-17'],
  ['which day did I fail the driving test?', '2026-03-03'],
  ['what did the clinic weigh me at the first time?', '2026-05-02'],
  ['what did the clinic weigh me at the last time?', '2026-08-02'],
  ['what was I weighed at on the second visit to the clinic?', '2026-08-02'],
])('of several that tell of it alike the one that was meant is shown as well: %s', (message, day) => {
  expect(days(message)).toContain(day)
})

test.each([
  ['how much did Brennan charge for the melodeon?', '€120'],
  ['what did Brennan say about the squeezebox?', 'the reeds were sound'],
])('a stretch holds what is asked for: %s', (message, said) => {
  expect(first(message)?.quote).toContain(said)
})

test.each([
  'how much was the electric bill?',
  'what did the optician tell me about my left eye?',
  'what was the name of the surgeon?',
  'did I ever write about a submarine?',
])('what is nowhere is not padded with what is somewhere: %s', (message) => {
  expect(found(message)).toMatchObject({ isUnsure: true, passages: [] })
})

test('a stretch goes on with the sentence that completes it', () => {
  const text =
    'A girl named Imani hung around the organ after church asking what every stop did. I let her pull the Trumpet and she hollered. Her grandmother wants lessons for her on the weekday that suits us both. I said Thursdays at four and no charge, since it was that way for me. Miss Eula Tate taught me for a jar of fig preserves a month. The rest of the day I slept in the chair.'
  const quote = stretchOf(text, {
    worthOf: (said) => (/girl/.test(said) ? 0.8 : /taught/.test(said) ? 0.5 : 0),
    answers: (said) => /Imani|Miss/.test(said),
  })
  expect(quote).toMatch(/^A girl named Imani.*fig preserves a month\.$/)
})

test('one place stands alone where it leads clearly', () => {
  expect(found('how much did Brennan charge for the melodeon?')?.passages).toHaveLength(1)
})

test('what is asked of names that stand nowhere, and of nobody of one’s own, is of the world', () => {
  expect(found('Which year did Nigeria first win the Nations Cup?')?.question.isPlain).toBe(false)
  expect(found('What did I say to Nigel?')?.question.isPlain).toBe(true)
})

test('what many pages tell of alike is not said to be nowhere', () => {
  const many = new SearchIndex()
  for (let day = 10; day < 24; day++)
    many.put(page(`2026-06-${day}`, `Mum rang about the ${day} chairs and the hall.`))
  const question = questionIn('What did I say about Mum?', context)
  expect(question && findingFor(many, question, { page: null, talk: null }).passages.length).toBeGreaterThan(
    0,
  )
})
