import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInTemplates } from './built-in-templates.ts'
import { fillTemplate } from './fill-template.ts'
import { templateValues } from './template-variables.ts'
import { isBuiltInPrompt, promptsIn, withoutPrompts, withoutUnanswered } from './unanswered.ts'

const asked = promptsIn([
  '*What stayed*\n{{cursor}}\n\n*What {{weekday}} needs*\n\n## Ahead\n\n*One thing*\n- ',
])
/** What is left to read, in one line. */
const read = (text: string, knows = asked) => withoutUnanswered(text, knows).replace(/\s+/g, ' ').trim()

test.each([
  ['*What stayed*\nThe low F.\n\n*What Friday needs*\n\n', '*What stayed* The low F.'],
  ['*What stayed*\n\n*What Friday needs*\nSleep.', '*What Friday needs* Sleep.'],
  ['Before.\n\n*What stayed*\n', 'Before.'],
  ['*What stayed*\n\n\n\nThe low F, later.', '*What stayed* The low F, later.'],
  ['*One thing*\n- ', ''],
  ['*One thing*\n- [ ] \n- \n', ''],
  ['*One thing*\n- the lid\n- ', '*One thing* - the lid -'],
  ['## Ahead\n\n*One thing*\n- \n', ''],
  ['## Ahead\n\n*One thing*\n- the lid', '## Ahead *One thing* - the lid'],
  ['## Ahead\n\nWords of mine.\n\n*One thing*\n', '## Ahead Words of mine.'],
  ['## Ahead\n\n*What stayed*\n\n*One thing*\n- the lid', '## Ahead *One thing* - the lid'],
  ['*What stayed* the low F\n\n', '*What stayed* the low F'],
])('of %j is read %j', (text, left) => {
  expect(read(text)).toBe(left)
})

test.each(['*Only I wrote this*\n', '## A heading of mine\n', '**What stayed**\n', 'What stayed\n', '- \n'])(
  'what no template asked stays: %j',
  (text) => {
    expect(withoutUnanswered(text, asked)).toBe(text)
  },
)

test('an untouched page of any built-in template that only asks has nothing on it to read', () => {
  const facts = { name: 'Mara', lastMood: null, lastPage: null }
  const values = templateValues(facts, Date.UTC(2026, 10, 19, 21), { zone: 'Europe/Stockholm', startHour: 4 })
  const withLinesOfItsOwn = ['never-sent', 'talk-with-it']
  for (const { id, body } of builtInTemplates) {
    const left = read(fillTemplate(body, values).text, isBuiltInPrompt)
    if (!withLinesOfItsOwn.includes(id)) expect(left).not.toMatch(/[*#]/)
  }
})

test.each([
  ['# Friday, in Ghent', true],
  ['# , in Ghent', false],
  ['# Friday, in ', false],
  ['# Friday, in Ghent!', true],
  ['# Friday and Saturday', false],
  [`# ${'a'.repeat(60)}, in Ghent`, true],
  [`# ${'a'.repeat(61)}, in Ghent`, false],
  ['# in, in, in Ghent', true],
  ['# Fri*day, in Ghent', false],
])('any words but none, too many and an asterisk stand for a variable: %s', (line, isKnown) => {
  const knows = promptsIn(['# {{weekday}}, in {{place}}'])
  expect(knows(line)).toBe(isKnown)
})

test('a template made to take for ever takes as long as its lines', () => {
  const knows = promptsIn([1, 4, 8, 19, 2_000].map((count) => `# ${'{{a}}'.repeat(count)}!`))
  const from = process.threadCpuUsage().user
  expect(knows(`# ${'a'.repeat(1_000)}!`)).toBe(true)
  expect(knows(`# ${'a'.repeat(60_000)}`)).toBe(false)
  expect((process.threadCpuUsage().user - from) / 1_000).toBeLessThan(1_000)
})

test('a question that was asked beside a page goes with the same rule', () => {
  expect(read('One line.\n*What did today ask of you twice?*\n', isBuiltInPrompt)).toBe('One line.')
  expect(read('*What did today ask of you twice?*\nTo wait.', isBuiltInPrompt)).toContain('twice?* To wait.')
})

test('whatever stands on a page, every place stays where it was, and no word that somebody wrote goes', () => {
  const line = fc.constantFrom(
    '*What stayed*',
    '*What Friday needs*',
    '## Ahead',
    '*One thing*',
    '',
    '- ',
    '*mine*',
    'Words.',
    '- item',
    '\t*One thing* \r',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.join('\n')
      const left = withoutUnanswered(text, asked)
      expect(left.length).toBe(text.length)
      left.split('\n').forEach((one, at) => {
        if (one !== lines[at]) expect(one.trim()).toBe('')
      })
      expect(left.match(/mine|Words|item/g)).toEqual(text.match(/mine|Words|item/g))
      expect(withoutUnanswered(left, asked)).toBe(left)
    }),
  )
})

test('without what a template asked, only what somebody wrote is left, each word in its place', () => {
  const text = '## Ahead\n\n*What stayed*\nThe *low* F.\n*mine*\n'
  const left = withoutPrompts(text, asked)
  expect(left.length).toBe(text.length)
  expect(left.indexOf('The *low* F.')).toBe(text.indexOf('The *low* F.'))
  expect(left.trim()).toBe('The *low* F.\n*mine*')
})
