import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import { readRisk } from './risk-reading.ts'

const thresholds = { any: 0, outright: 0, grave: 0 }
const nothing = { any: new Map(), outright: new Map() }
const never = { ...nothing, biasOfAny: -99, biasOfOutright: -99 }
const always = { ...nothing, biasOfAny: 99, biasOfOutright: 99 }

test('a plain wish to die is grave whatever the weights say', () => {
  expect(readRisk('I want to kill myself', never, thresholds).level).toBe(2)
  expect(readRisk('I am a burden to everyone', never, thresholds).level).toBe(1)
})

test.each(['I would never hurt myself', 'printer jammed again. kms', 'In 2009 I tried to end my life'])(
  'a plain denial, a jest and what is long over are nothing, whatever the weights say: %s',
  (text) => {
    expect(readRisk(text, always, thresholds)).toEqual({ level: 0, spans: [] })
  },
)

test('weights find what no rule sees, and it rests on the whole sentence', () => {
  const text = 'The tuner came.'
  expect(readRisk(text, always, thresholds)).toMatchObject({ level: 2, spans: [{ text }] })
})

test('a long page is not weighed where no rule sees anything', () => {
  const page = 'Up at seven. Toast, then the bus. Sam laughed at me. We had soup. It rained. '.repeat(9)
  expect(readRisk(page, always, thresholds).level).toBe(0)
  expect(assessRisk(page).level).toBe(0)
})
