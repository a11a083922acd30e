import { expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { levelOf, type RiskKind, type RiskLevel } from './risk-phrase-kinds.test-support.ts'
import { riskPhrases, strangersSeriousDeveloping, strangersSeriousHeld } from './risk-phrases.test-support.ts'

/** The words alone, apostrophes gone, so that "I'm" and "im" are one. */
const folded = (text: string): string =>
  words(text.replace(/['’]/g, ''))
    .map((word) => word.folded)
    .join(' ')

const ofLevel = (level: RiskLevel) => riskPhrases.filter((phrase) => phrase.level === level)
const ofKind = (about: RiskKind) => riskPhrases.filter((phrase) => phrase.about === about)

test('no phrase is there twice, however it is spelt', () => {
  const seen = new Map<string, string>()
  const twice = riskPhrases.filter(({ text }) => {
    const key = folded(text)
    const isThere = seen.has(key)
    seen.set(key, text)
    return isThere
  })
  expect(twice).toEqual([])
})

test('there are at least 360 phrases, of each level enough to judge by', () => {
  expect(riskPhrases.length).toBeGreaterThanOrEqual(360)
  expect(ofLevel(2).length).toBeGreaterThanOrEqual(110)
  expect(ofLevel(1).length).toBeGreaterThanOrEqual(70)
  expect(ofLevel(0).length).toBeGreaterThanOrEqual(180)
})

test('a phrase has the level of its kind, and no kind stands empty', () => {
  const all = [...riskPhrases, ...strangersSeriousDeveloping, ...strangersSeriousHeld]
  expect(all.filter(({ about, level }) => levelOf[about] !== level)).toEqual([])
  const kinds = Object.keys(levelOf)
  expect([...new Set(all.map(({ about }) => about))].sort()).toEqual(kinds.sort())
})

test('idioms, other people, fiction and news are each more than a handful', () => {
  for (const about of ['idiom', 'third-person', 'fiction', 'news', 'past', 'negated'] as const)
    expect(ofKind(about).length, about).toBeGreaterThanOrEqual(12)
})

test('every level has short and long phrases, and phrases typed in a hurry', () => {
  for (const level of [0, 1, 2] as const) {
    const texts = ofLevel(level).map(({ text }) => text)
    expect(texts.some((text) => words(text).length <= 4)).toBe(true)
    expect(texts.some((text) => words(text).length >= 15)).toBe(true)
    const hurried = texts.filter((text) => text === text.toLowerCase() && !text.endsWith('.'))
    expect(hurried.length / texts.length).toBeGreaterThan(0.15)
  }
})

test('words alone do not tell the levels apart: the frightening ones stand on both sides', () => {
  for (const word of [
    'die',
    'kill',
    'suicide',
    'suicidal',
    'kms',
    'cut',
    'hurt',
    'pills',
    'bridge',
    'overdose',
  ]) {
    const holds = (text: string): boolean => words(text).some(({ folded: one }) => one === word)
    const levels = new Set(riskPhrases.filter(({ text }) => holds(text)).map(({ level }) => level > 0))
    expect([word, levels.size]).toEqual([word, 2])
  }
})

test('every phrase is one clean line', () => {
  for (const { text } of riskPhrases) {
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/[\r\n\t]| {2}/)
  }
})
