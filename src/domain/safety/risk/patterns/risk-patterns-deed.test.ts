import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { twinsHarmless, twinsSerious } from '../risk-phrases.test-support.ts'

test.each([
  'took about 30 tablets on Sunday and told everyone it was a bug',
  'I swallowed twenty codeine and then I sat on the stairs.',
  'In spring I did try to hang me with the scarf.',
  'My life I want to finish, my children will understand.',
  'There is a branch by the pond that would take my weight.',
  'In the bath with the toaster on a stool and my hand on it.',
  'A stranger pulled me back off the platform and I wish she had not.',
  'I have got my uncle’s rifle, it will be tonight.',
  'I am going to overdose.',
  'I found the pistol and sat with it in my lap till it got light.',
])('a deed of which all is said is found, alone and on a page: %s', (text) => {
  expect(assessRisk(text).level).toBe(2)
  const page = `We had soup. The bus came late. ${/[.!?]$/.test(text) ? text : `${text}.`} It rained. I read a little. The shop was shut.`
  expect(assessRisk(page).level).toBe(2)
})

test.each([
  'I took two paracetamol and went to bed.',
  'I never took twenty tablets, whatever she told you.',
  'My character took twenty tablets in chapter nine.',
  'There is a beam in the barn that would hold the hoist.',
  'I tied it to the roof rack.',
  'The guide pulled me back onto the path and I thanked him for it.',
  'We bought two packets of tablets for the dishwasher from the shop.',
  'Nobody can talk me out of a tattoo this time.',
])('what is put in nearly the same words and means nothing is left alone: %s', (text) => {
  expect(assessRisk(text).level).toBe(0)
})

test.each([
  'I am going to end it with Mark after the holidays.',
  'I am thinking of ending things with my publisher.',
  'I am starving to death here, when is dinner?',
  'I scratch the mosquito bites until they bleed.',
  'I keep a spare blade for the plane in my apron.',
])('and is never rated as said outright: %s', (text) => {
  expect(assessRisk(text).level).toBeLessThan(2)
})

test('of pairs that are written alike most are told apart', () => {
  const flagged = (texts: readonly { readonly text: string }[], least: number): number =>
    texts.filter(({ text }) => assessRisk(text).level >= least).length
  expect(twinsSerious).toHaveLength(120)
  expect(flagged(twinsSerious, 1)).toBeGreaterThanOrEqual(114)
  expect(twinsHarmless).toHaveLength(120)
  expect(flagged(twinsHarmless, 1)).toBeLessThanOrEqual(23)
  expect(flagged(twinsHarmless, 2)).toBeLessThanOrEqual(4)
})
