import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, fillTitle, unknownVariables } from './fill-template.ts'
import { type TemplateFacts, templateValues } from './template-variables.ts'

const rule = { zone: 'Europe/Berlin', startHour: 0 }
const evening = Date.parse('2026-11-19T20:31:00.000Z')
const nobody: TemplateFacts = { name: null, lastMood: null, lastPage: null }
const mara: TemplateFacts = {
  name: 'Mara',
  lastMood: { mood: 6, day: '2026-11-17' },
  lastPage: { title: 'The piano tuner came', day: '2026-11-17' },
}
const known = templateValues(mara, evening, rule)
const bare = templateValues(nobody, evening, rule)

test('every variable says what it means today', () => {
  expect(known).toEqual({
    date: 'Thursday 19 November 2026',
    weekday: 'Thursday',
    time: '21:31',
    part_of_day: 'evening',
    yesterday: 'Wednesday',
    tomorrow: 'Friday',
    month: 'November',
    last_month: 'October',
    year: '2026',
    name: 'Mara',
    last_mood: 'tender, on Tuesday',
    last_title: 'The piano tuner came',
    days_since_last: '2 days',
  })
})

test('the night belongs to the day of whoever begins their days late', () => {
  const night = Date.parse('2026-12-31T23:30:00.000Z')
  const late = templateValues(mara, night, { ...rule, startHour: 4 })
  expect(late).toMatchObject({
    date: 'Thursday 31 December 2026',
    time: '00:30',
    last_month: 'November',
    year: '2026',
  })
  expect(templateValues(mara, night, rule)).toMatchObject({
    month: 'January',
    last_month: 'December',
    year: '2027',
  })
})

test('a page of today, and none at all, leave the days since unsaid', () => {
  const today = { ...mara, lastPage: { title: ' ', day: '2026-11-19' } }
  expect(templateValues(today, evening, rule)).toMatchObject({ days_since_last: null, last_title: null })
  expect(
    templateValues({ ...mara, lastPage: { title: '', day: '2026-11-18' } }, evening, rule),
  ).toMatchObject({
    days_since_last: '1 day',
  })
  expect(bare).toMatchObject({ days_since_last: null, last_title: null, last_mood: null, name: null })
})

test('variables are filled in, however they are spaced or written', () => {
  expect(fillTemplate('{{weekday}} and {{ Weekday }}, {{TIME}}', known).text).toBe(
    'Thursday and Thursday, 21:31',
  )
})

test('what a variable says is not read again', () => {
  const odd = templateValues(
    { ...mara, lastPage: { title: '{{date}} {{cursor}}', day: '2026-11-17' } },
    evening,
    rule,
  )
  expect(fillTemplate('{{last_title}}', odd)).toEqual({ text: '{{date}} {{cursor}}', caret: 19 })
})

test('a line whose variable has nothing to say is left out, and leaves no hole', () => {
  const body = 'Before.\n\nLast mood: {{last_mood}}.\n\nAfter.'
  expect(fillTemplate(body, bare).text).toBe('Before.\n\nAfter.')
  expect(fillTemplate(body, known).text).toBe('Before.\n\nLast mood: tender, on Tuesday.\n\nAfter.')
  expect(fillTemplate('{{last_mood}}\n\n*One*\n', bare).text).toBe('*One*\n')
})

test('unknown variables stay as they are, and escaped ones lose their stroke', () => {
  expect(fillTemplate('{{moon}} \\{{date}} {{ }} {{', known).text).toBe('{{moon}} {{date}} {{ }} {{')
  expect(unknownVariables('{{moon}} {{date}} \\{{sun}} {{Moon}} {{moon}} {{größe}}')).toEqual([
    'moon',
    'Moon',
    'größe',
  ])
})

test('the caret waits at its mark, else under the first prompt, else at the end', () => {
  expect(fillTemplate('*One*\n\n*Two*\n{{cursor}}\n', known)).toEqual({
    text: '*One*\n\n*Two*\n\n',
    caret: 13,
  })
  expect(fillTemplate('*One*\n\n*Two*\n', known).caret).toBe(6)
  expect(fillTemplate('Words only', known).caret).toBe(10)
  expect(fillTemplate('{{cursor}}a{{cursor}}b', known)).toEqual({ text: 'ab', caret: 0 })
})

test('a caret on a line that is left out waits where that line was', () => {
  expect(fillTemplate('One\n{{last_mood}} {{cursor}}\nTwo', bare)).toEqual({ text: 'One\nTwo', caret: 4 })
  expect(fillTemplate('One\n{{last_mood}} {{cursor}}', bare)).toEqual({ text: 'One', caret: 3 })
})

test('lines of other systems end as ours do', () => {
  expect(fillTemplate('*One*\r\n\r\n*Two*', known)).toEqual({ text: '*One*\n\n*Two*', caret: 6 })
})

test('a title is one line; what is not known leaves no gap in it', () => {
  expect(fillTitle('  {{weekday}}\n evening ', known)).toBe('Thursday evening')
  expect(fillTitle('After {{last_title}} tonight', bare)).toBe('After tonight')
  expect(fillTitle('{{cursor}}', known)).toBe('')
})

test('a text without marks is what it was, and the caret always stands in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('{{') && !text.includes('\r'))
      expect(fillTemplate(text, bare).text).toBe(text)
    }),
  )
  const bits = fc.constantFrom(
    '{{cursor}}',
    '{{last_mood}}',
    '{{date}}',
    '\\{{',
    '{{x}}',
    '\n',
    'ö',
    ' ',
    '*a*',
  )
  fc.assert(
    fc.property(fc.array(bits), fc.boolean(), (parts, isKnown) => {
      const { text, caret } = fillTemplate(parts.join(''), isKnown ? known : bare)
      expect(caret).toBeGreaterThanOrEqual(0)
      expect(caret).toBeLessThanOrEqual(text.length)
    }),
  )
})
