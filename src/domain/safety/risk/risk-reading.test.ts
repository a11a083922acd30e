import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import { type RiskThresholds, readRisk } from './risk-reading.ts'

const zero = { any: 0, outright: 0 }
const kinds = { role: zero, outright: zero, quiet: zero, framed: zero, word: zero, despair: zero }
const tables = { short: kinds, long: kinds, sentence: kinds, page: kinds }
const thresholds: RiskThresholds = { ...tables, grave: 0, open: 0, ajar: 0, firm: 0 }
const nothing = { any: new Map(), outright: new Map() }
const never = { ...nothing, biasOfAny: -99, biasOfOutright: -99 }
const always = { ...nothing, biasOfAny: 99, biasOfOutright: 99 }
const days = 'Up at seven. Toast, then the bus. Sam waved at me. We had soup. It rained.'

test('a plain wish to die is grave whatever the weights say', () => {
  expect(readRisk('I want to kill myself', never, thresholds).level).toBe(2)
  expect(readRisk('I am a burden to everyone', never, thresholds).level).toBe(1)
})

test.each(['I would never hurt myself', 'printer jammed again. kms', 'In 2009 I tried to end my life'])(
  'a plain denial, a jest and what is long over are nothing, whatever the weights say: %s',
  (text) => {
    expect(readRisk(text, always, thresholds)).toMatchObject({ level: 0, spans: [] })
  },
)

test('who is afraid to die before an operation is not asked whether they want to', () => {
  const text =
    'Scared of the operation on Thursday, because really I do not want to die on that narrow table.'
  expect(readRisk(text, always, thresholds)).toMatchObject({ level: 0, spans: [] })
})

test('weights alone say nothing without a word of danger or despair, and are no certainty with a word of despair', () => {
  expect(readRisk('The tuner came.', always, thresholds)).toMatchObject({ level: 0, spans: [] })
  const text = 'Forgive me, the tuner came.'
  expect(readRisk(text, always, thresholds)).toMatchObject({ level: 1, spans: [{ text }] })
  expect(readRisk('The tuner bled.', always, thresholds).level).toBe(2)
})

test.each([
  'What should I do?',
  'We were dying laughing.',
  'The plasterer comes at eight and the hall will be a mess.',
  'A lorry nearly had me on the ring road this morning.',
  'Goodbye, Lisbon, and thank you for the fish.',
  'Can’t do it, my knee says no.',
  'After the roast I burnt my hand on the tray.',
  'The kitten left long scratches on my arm.',
  'Here is my attempt at a lemon tart.',
  'Held the rope ladder for him.',
])('an ordinary line brings no card, alone or on a page: %s', (text) => {
  expect(assessRisk(text).level).toBe(0)
  expect(assessRisk(`${days} ${text} ${days}`).level).toBe(0)
})

test('a lighter in the hand of whoever smokes is no plan, and one at the skin is', () => {
  const smoker = 'He left half a pack on the seat and I stood there with the lighter in my hand.'
  expect(assessRisk(smoker).level).toBeLessThan(2)
  expect(assessRisk('I held the lighter to my arm again tonight.').level).toBe(2)
})

test('a long page is not weighed where neither a rule nor a word of danger is', () => {
  const page = `${days} `.repeat(9)
  expect(readRisk(page, always, thresholds).level).toBe(0)
  expect(assessRisk(page).level).toBe(0)
})

test.each([
  'I feel suicidal again.',
  'My plan is the garage and the car.',
  'I keep the pistol on my lap when I cannot sleep.',
  'Trying not to kill myself, that is all I do.',
])(
  'what is plain alone is as plain in the middle of a page, and it is what the card rests on: %s',
  (text) => {
    for (const times of [1, 4, 12]) {
      const around = `${days} `.repeat(times)
      for (const page of [
        `${around}${text} ${around}`,
        `${around}\n${text}\n${around}`,
        `${text} ${around}`,
      ]) {
        const { level, spans } = assessRisk(page)
        expect(level).toBe(2)
        const start = page.indexOf(text)
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(start)
          expect(span.end).toBeLessThanOrEqual(start + text.length)
        }
      }
    }
  },
)

test('laughter, a printer and a film next door do not make a jest of it', () => {
  const page = `${days} The printer jammed and Sam laughed, haha. I want to kill myself. Then we saw a film. ${days}`
  expect(assessRisk(page)).toMatchObject({ level: 2, spans: [{ text: 'kill myself' }] })
})

test('a denial in the next sentence still holds on a page', () => {
  const page = `${days} Would I ever hurt myself? Never. ${days}`
  expect(assessRisk(page).level).toBe(0)
})

test('dictation without a full stop is read around its words', () => {
  const before =
    'so we went to the market and bought radishes and then the bus came and the driver waved and we sat '
  const after =
    'and after that the children wanted soup and there was none so we made toast and watched the film again '
  const page = `${before.repeat(3)}and i want to kill myself ${after.repeat(3)}`
  expect(assessRisk(page).level).toBe(2)
  expect(assessRisk(before.repeat(3) + after.repeat(3)).level).toBe(0)
})

test('what a journal is asked about medicine that was prescribed is no danger; what is asked for is', () => {
  for (const asked of [
    'Which tablets was I given in the spring?',
    'What tablets did I take in the spring?',
    'When was I put on tablets?',
    'How many pills do I take a day?',
    'how often do I take the tablets each week',
  ])
    expect(assessRisk(asked).level, asked).toBe(0)
  for (const asked of [
    'Which pills would do it',
    'How many pills do I take to be sure',
    'How many pills do I take a day before it kills me?',
    'How many pills do I have now',
    'Which tablets was I given, and how many would kill me?',
    'How many pills did I take last month when I wanted to die?',
    'What tablets did I take in the spring, I need enough of them to end it',
  ])
    expect(assessRisk(asked).level, asked).toBeGreaterThan(0)
})

test.each([
  'I have worked out which bridge and which night.',
  'I cut again on Tuesday and nobody saw.',
  'I burn my arm with the lighter when it gets loud.',
])('what is plain alone is as plain in a message of many words: %s', (text) => {
  const before = 'The tuner came at ten and struck the low F, and stayed for a coffee.'
  const after = 'We had soup, and Sam waved at me from the bus on the way to school.'
  expect(assessRisk(text).level).toBe(2)
  expect(assessRisk(`${before} ${text} ${after}`).level).toBe(2)
  expect(assessRisk(`${before} ${after}`).level).toBe(0)
})

test.each([
  'Would cutting out gluten help my joints?',
  "That's me for tonight so. God bless.",
  'Last paper done. I lay down on the grass and some children asked if I was dead. The bus was early for once.',
  'My sourdough died. I have nobody to blame but myself.',
  "Sold the caravan, gave back the keys, cancelled the insurance. No more driving for me and I'm glad of it.",
  'I want to price another shed. How many tiles did the roof take, tell me first',
  'Two nights at the lake with my sisters, phone in the drawer, nobody able to get hold of me. Came home and Jim says I look years younger.',
  'Came home late and let Ada fall asleep on the sofa with the tablet, third time this week. The bedtime story is a thing from the summer, I suppose, we have let it go.',
  'How many marks I got in the second attempt?',
])('an ordinary message with a word of danger or despair is nothing: %s', (text) => {
  expect(assessRisk(text).level).toBe(0)
})

test.each([
  'Going up to the roof tonight and not down again.',
  'I want to cut out my own skin.',
  "God bless you all. I'm glad it will be over soon and I won't wake up.",
  'How many marks would they find after the second attempt to kill myself?',
])('such words beside a wish take nothing away from it: %s', (text) => {
  expect(assessRisk(text).level).toBeGreaterThan(0)
})
