import { expect, test } from 'vitest'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { answerPlaces, couldAnswer } from './answer-places.ts'
import { findingFor } from './journal-finding.ts'
import { questionIn } from './journal-question.ts'

const page = (day: string, content: string, title = ''): IndexedEntry => ({
  ...{ uid: day, title, content, day },
  createdAt: `${day}T20:00:00.000Z`,
})
const pages = [
  page('2026-01-12', 'Warden said Tuesday maybe. I signed the sheet and went out to the yard.'),
  page('2026-02-03', 'Warden Okonjo held the gate for me and asked about the boy.'),
  page('2026-03-08', 'Goal for the year: the Humber half marathon, under two hours.'),
  page(
    '2026-06-21',
    '- Done. 1:52:10\n- Blister the size of a coin\n- Cried behind the tea tent',
    'Humber half marathon',
  ),
  page(
    '2026-07-02',
    'Nine days. In the tram I said the name of the stop and an old man clapped.',
    'Gdansk!!',
  ),
  page(
    '2026-09-14',
    'The vet came at ten. She gave him two injections. He weighed 31 kilos and hid under the bench.',
  ),
  page(
    '2026-10-05',
    'Slipped on the weir steps and sat there laughing.\n\nTea with Ada afterwards. She paid.',
  ),
]
const index = new SearchIndex()
for (const one of pages) index.put(one)

const context = { day: '2026-11-22', weekStart: 'monday', names: [], notNames: [] } as const
const nothing = { except: new Set<string>(), near: null }
function places(message: string) {
  const question = questionIn(message, context)
  return question ? answerPlaces(index, { ...question, ...nothing }, 3) : []
}

test('a place that could answer comes before one that only holds the words', () => {
  expect(places('Who is the warden?')[0]?.passage.quote).toContain('Warden Okonjo')
  const quotes = places('What was my time in the Humber half marathon?').map(({ passage }) => passage.quote)
  expect(quotes.slice(0, 2).join()).toContain('1:52:10')
})

test('the title of a page counts as its words', () => {
  expect(places('When did I go to Gdansk?')[0]?.passage).toMatchObject({
    day: '2026-07-02',
    title: 'Gdansk!!',
  })
})

test('a line that lacks what is asked for goes on with what stands around it, never over a gap', () => {
  expect(places('How much did the dog weigh when the vet came?')[0]?.passage.quote).toContain('31 kilos')
  for (const { passage } of places('What happened on the weir steps?')) {
    expect(passage.text).toContain(passage.quote)
    expect(passage.quote).not.toMatch(/\n\s*\n/)
    expect(passage.quote.length).toBeLessThanOrEqual(240)
  }
})

test('what was remembered answers "who" only with a name', () => {
  const asked = { asked: 'Who is the warden?', about: 'is the warden' }
  expect(couldAnswer(index, asked, 'Warden said Tuesday maybe.', 'who')).toBe(false)
  expect(couldAnswer(index, asked, 'Warden Okonjo held the gate for me.', 'who')).toBe(true)
})

const found = (message: string) => {
  const question = questionIn(message, context)
  return question && findingFor(index, question, { page: null, talk: null })
}

test('a page that only touches what is asked is not shown, and what is asked after is said not to be there', () => {
  expect(found('What did the dentist charge?')).toMatchObject({ isUnsure: true, passages: [] })
  expect(found('What did the plumber say about the gutters?')).toMatchObject({ isUnsure: true, passages: [] })
  expect(found('Did I ever write about a crocodile?')).toMatchObject({ isUnsure: true, passages: [] })
})

test('of days alone it says how many pages there are, and how they begin', () => {
  expect(found('what was i on about in september')).toMatchObject({ isOfDays: true, pages: 1 })
  expect(found('What did I weigh in September?')?.passages[0]?.quote).toContain('31 kilos')
})

test('what somebody else wants is not what I wrote that I want', () => {
  const others = new SearchIndex()
  others.put(page('2026-01-01', 'My sister wants to quit smoking. She said she wants to quit her job.'))
  const question = questionIn('Quote where I wrote that I want to quit', context)
  const finding = question && findingFor(others, question, { page: null, talk: null })
  expect(finding).toMatchObject({ isUnsure: true })
})

test('what is weighed alike is shown together, and nothing where the best of it is hardly likely', () => {
  const journal = new SearchIndex()
  journal.put(
    page('2026-02-01', 'Priced a boiler with Colm. He put the brochure on the range and left it there.'),
  )
  journal.put(page('2026-09-01', 'The boiler is warm at last. Two lads from Naas fitted it before lunch.'))
  journal.put(page('2026-09-09', 'Colm painted the fence with the lads.'))
  const daysOf = (message: string) => {
    const question = questionIn(message, context)
    return (
      question && findingFor(journal, question, { page: null, talk: null }).passages.map(({ day }) => day)
    )
  }
  expect(daysOf('When did they put in the boiler?')?.sort()).toEqual(['2026-02-01', '2026-09-01'])
  expect(daysOf('What did Colm pay for the trampoline lessons?')).toEqual([])
})

test('the day of what happened is that of the likeliest place, and no first mention', () => {
  const journal = new SearchIndex()
  for (let day = 10; day < 20; day++)
    journal.put(page(`2026-06-${day}`, `We came to know that ${day} chairs were left for two of them.`))
  const question = questionIn('When did we come to know that there are two of them?', context)
  const finding = question && findingFor(journal, question, { page: null, talk: null })
  expect(finding?.question.kind).toBe('recall')
  expect(finding?.happened).toBeUndefined()
})
