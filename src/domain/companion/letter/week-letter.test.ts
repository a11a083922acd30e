import { expect, test } from 'vitest'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { mayMeanDanger } from '#domain/safety/risk/risk-of-text.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { type LetterPage, letterLines, sentencesOf } from './letter-lines.ts'
import { letterPageText, letterTitle } from './letter-page.ts'
import { letterPeriod } from './letter-period.ts'
import { aboutTheWeek, weekLetter } from './week-letter.ts'

const zone = 'Europe/Stockholm'
const iso = (ms: number): string => new Date(ms).toISOString()

test.each([
  ['2026-11-15T16:59:59.000Z', '2026-11-08', '2026-11-08T17:00:00.000Z'],
  ['2026-11-15T17:00:00.000Z', '2026-11-15', '2026-11-15T17:00:00.000Z'],
  ['2026-11-18T09:00:00.000Z', '2026-11-15', '2026-11-15T17:00:00.000Z'],
  // The clocks go back on 25 October: that week has an hour more.
  ['2026-10-26T09:00:00.000Z', '2026-10-25', '2026-10-25T17:00:00.000Z'],
])('at %s the newest Sunday letter is that of %s', (now, day, until) => {
  const period = letterPeriod(Date.parse(now), 0, zone)
  expect([period.day, iso(period.toMs)]).toEqual([day, until])
})

test('no page falls between two letters: each begins where the one before it ended', () => {
  const later = letterPeriod(Date.parse('2026-10-26T09:00:00Z'), 0, zone)
  const earlier = letterPeriod(later.fromMs, 0, zone)
  expect(earlier.toMs).toBe(later.fromMs)
  expect(later.toMs - later.fromMs).toBe((7 * 24 + 1) * 3_600_000)
})

const page = (day: string, text: string, rated: Partial<LetterPage> = {}): LetterPage => ({
  uid: `uid-${day}`,
  day,
  createdAt: `${day}T10:00:00.000Z`,
  text,
  mood: null,
  energy: null,
  stress: null,
  ...rated,
})

function letterOf(
  pages: readonly LetterPage[],
  { older = [] as LetterPage[], earlier = [] as string[] } = {},
) {
  const index = new SearchIndex()
  for (const { uid, day, createdAt, text } of [...pages, ...older])
    index.put({ uid, title: '', content: text, createdAt, day })
  const mayBeQuoted = (line: string): boolean => !mayMeanDanger(line)
  return weekLetter({ pages, before: older, index, mayMeanDanger, mayBeQuoted, earlier })
}

const week = [
  page(
    '2026-11-11',
    'Third night shift in a row. I counted ampoules until the numbers let go of each other.',
    {
      mood: 3,
    },
  ),
  page('2026-11-13', 'Marek said that the rota will change in spring. I did not answer him yet.', {
    mood: 5,
  }),
  page('2026-11-14', 'Anna said yes before I had finished the sentence, and we laughed in her kitchen.', {
    mood: 8,
  }),
]

test('every line of a letter is literally on its page, at most five, in the order of the week', () => {
  const lines = letterLines(week, () => true)
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.length).toBeLessThanOrEqual(5)
  for (const { entryUid, quote } of lines)
    expect(week.find(({ uid }) => uid === entryUid)?.text).toContain(quote)
  expect(lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day).toSorted())
  expect(new Set(lines.map(({ day }) => day)).size).toBe(3)
})

test('what was asked, quoted, listed from elsewhere or marked up is no line for a letter', () => {
  const text = [
    '# A heading that is long enough to be one',
    '> What somebody else once wrote in a book.',
    'Why did I say that to her on the stairs?',
    'She said “we should really talk about this” twice.',
    'It was **very** late when the last train came.',
    'The rain stopped when I reached the bridge.',
  ].join('\n')
  expect(sentencesOf(text).map((one) => one.text)).toEqual(['The rain stopped when I reached the bridge.'])
})

test('a letter counts what was written, quotes it, says that it found no change, and asks one question about a line', () => {
  const letter = letterOf(week)
  expect(letter).toMatchObject({ kind: 'told', counts: { pages: 3, days: 3, rated: 3 }, notice: null })
  const text = letterPageText(letter, '2026-11-15')
  expect(text).toContain('> You wrote on 3 days this week, and rated 3 pages.')
  expect(text).toContain('“I counted ampoules until the numbers let go of each other.” (Wednesday)')
  expect(text).toContain('found none worth a line')
  expect(text.match(/\?/g)).toHaveLength(1)
  expect(letterTitle('2026-11-15')).toBe('A letter for the week to 15 November')
})

test('nothing of a letter is read as the person’s own words, not even what it quotes', () => {
  const text = letterPageText(letterOf(week), '2026-11-15')
  expect(withoutDrafts(text).trim()).toBe('')
  expect(withoutDrafts(`${text}She asked first.`).trim()).toBe('She asked first.')
})

test('a line with never is set beside an earlier page that says otherwise, both literal and dated', () => {
  const older = [
    page('2026-10-02', 'I finished the garden wall with Tom, and the wall is straight. I am proud.'),
  ]
  const said = 'I never finished the garden wall.'
  const letter = letterOf([page('2026-11-12', `Rain again. ${said}`)], { older })
  expect(letter).toMatchObject({ kind: 'told', notice: { kind: 'disagrees', said: { quote: said } } })
  const text = letterPageText(letter, '2026-11-15')
  expect(text).toContain(`“${said}” (Thursday 12 November 2026)`)
  expect(text).toContain('(Friday 2 October 2026)')
})

test('a scale that moved by chance or over a handful of ratings is not called a change', () => {
  const rated = (day: string, mood: number) => page(day, 'A day like another one, more or less.', { mood })
  const older = [1, 2, 3, 4, 5, 6].map((at) => rated(`2026-10-2${at}`, 4))
  const now = (moods: readonly number[]) => moods.map((mood, at) => rated(`2026-11-1${at}`, mood))
  expect(letterOf(now([7, 7, 8]), { older })).toMatchObject({
    notice: { kind: 'moved', scale: 'mood', now: { middle: 7, count: 3 }, before: { middle: 4, count: 6 } },
  })
  expect(letterOf(now([7, 8]), { older })).toMatchObject({ notice: null })
  expect(letterOf(now([5, 5, 5]), { older })).toMatchObject({ notice: null })
  expect(letterOf(now([7, 7, 8]), { older: older.slice(1) })).toMatchObject({ notice: null })
})

test('an empty week is called empty, and no line is made up for it', () => {
  const letter = letterOf([page('2026-11-12', '  ', { mood: 6 })])
  expect(letter).toEqual({ kind: 'empty', mood: { middle: 6, count: 1 } })
  const text = letterPageText(letter, '2026-11-15')
  expect(text).toContain('You wrote no words in these seven days, so there is nothing to tell.')
  expect(text).not.toContain('“')
})

test('a week with grave words gets no quotes, no finding and no question', () => {
  const letter = letterOf([...week, page('2026-11-15', 'I want to die. I have the pills here.')])
  expect(letter).toEqual({ kind: 'heavy' })
  const text = letterPageText(letter, '2026-11-15')
  expect(text).toContain('call your local emergency number')
  expect(text).not.toMatch(/[“?]/)
})

test('a question that an earlier letter asked is not asked again', () => {
  const plain = [page('2026-11-12', 'The bus was late and the bakery had closed already.')]
  const first = letterOf(plain)
  expect(first).toMatchObject({ question: { words: aboutTheWeek[0], about: null } })
  const earlier = [letterPageText(first, '2026-11-08')]
  expect(letterOf(plain, { earlier })).toMatchObject({ question: { words: aboutTheWeek[1] } })
})
