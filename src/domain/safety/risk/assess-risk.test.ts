import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'

const level = (text: string): number => assessRisk(text).level

test.each([
  'I want to die',
  'i dont want to live anymore',
  "I've been thinking about killing myself again",
  'wish i was dead',
  'im suicidal and nobody knows',
  'Walked the dog, made soup. All day I wanted to be dead.',
])('a wish to die and thoughts of suicide are explicit: %s', (text) => {
  expect(level(text)).toBe(2)
})

test.each([
  'I cut myself again last night',
  'the urge to hurt myself is so strong tonight',
  'I have written my suicide note',
  'I tried to end my life last month',
])('hurting oneself, a plan and an attempt of late are explicit: %s', (text) => {
  expect(level(text)).toBe(2)
})

test.each([
  "I hope I don't wake up tomorrow",
  'They would all be better off without me',
  "I don't want to be here any more",
  "There's no way out for me",
])('what is said passively asks for kindness: %s', (text) => {
  expect(level(text)).toBe(1)
})

test.each([
  'i wanna kms',
  'thinking abt unaliving myself',
  'i want to comit suicde',
  'cant stop wanting to k*ll myself',
])('slips, slang and stars are read: %s', (text) => {
  expect(level(text)).toBe(2)
})

test.each([
  "I don't want to die",
  'I would never hurt myself',
  'No plans, no intent, no suicidal thoughts',
  'Would I hurt myself? Never.',
  "It's not that I want to die",
])('a denial alone is nothing to ask about: %s', (text) => {
  expect(assessRisk(text)).toMatchObject({ level: 0, spans: [] })
})

test.each([
  'My daughter told me she wants to die',
  'He said he would kill himself',
  'Our neighbour hanged himself',
])('what is said of somebody else is not said of the writer: %s', (text) => {
  expect(level(text)).toBe(0)
})

test.each([
  'In 2009 I tried to end my life',
  'When I was sixteen I wanted to die',
  'I used to cut myself as a teenager',
])('what is long over is over: %s', (text) => {
  expect(level(text)).toBe(0)
})

test.each([
  'This meeting is killing me',
  'I could have died of embarrassment',
  'printer jammed again. kms',
  'I overdosed on mince pies',
  'Burned my arm on the oven door',
])('a figure of speech and a burn from the oven are no cry for help: %s', (text) => {
  expect(level(text)).toBe(0)
})

test('the most serious sentence of a long page decides', () => {
  const day = 'Up at seven. Toast, then the bus. Sam told me about the new job and we laughed.\n'
  const page = `${day.repeat(40)}Nobody knows that I want to kill myself.\n${day.repeat(40)}`
  const { level: found, spans } = assessRisk(page)
  expect(found).toBe(2)
  expect(spans.map(({ text }) => text).join(' ')).toContain('kill myself')
  expect(level(day.repeat(80))).toBe(0)
})

const pieces = fc.constantFrom(
  'I want to die',
  "don't",
  'kms',
  'she said',
  '"',
  '’',
  '. ',
  '\n',
  'wake up',
  'lol',
  '😭',
  'cut myself',
  'never',
  '*',
  ' ',
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 40 }).map((list) => list.join(' ')),
)

test('spans are literal, in order and apart, and the same text gives the same reading', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const reading = assessRisk(text)
      let last = 0
      for (const span of reading.spans) {
        expect(text.slice(span.start, span.end)).toBe(span.text)
        expect(span.start).toBeGreaterThanOrEqual(last)
        expect(span.end).toBeGreaterThan(span.start)
        last = span.end
      }
      expect(reading.spans.length > 0).toBe(reading.level > 0)
      expect(assessRisk(text)).toEqual(reading)
    }),
  )
})

test.each([
  'Tell me what changed since the summer.',
  'told him to stop being kind to me',
  'Tonight I opened the piano at last.',
  'No way dude...',
  "It really doesn't matter.",
  "Please don't come back.",
])('everyday words that only sound final are nothing to ask about: %s', (text) => {
  expect(level(text)).toBe(0)
})

test.each(["I don't matter.", 'There is no way for me.', "I'm not coming back."])(
  'and the same words said of oneself still ask for kindness: %s',
  (text) => {
    expect(level(text)).toBeGreaterThan(0)
  },
)

test('what is said between the lines is found on a page without one word of danger', () => {
  const day = 'We had soup. The bus came late. It rained. I read a little. The shop was shut.'
  const said = 'Each night I go to bed rather hoping not to be there in the morning.'
  const { level: found, spans } = assessRisk(`${day} ${said} ${day}`)
  expect(found).toBe(1)
  expect(said).toContain(spans[0]?.text)
})
