import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { superLinearity } from './regex-growth.ts'
import { type Expression, regexSources } from './regex-sources.ts'

/** More texts than nearly any expression of ours gives rise to. */
const mostAttacks = 400
/** The hundreds that are put together are alike: each meets the likeliest texts. */
const likeliestAttacks = 60
const timeout = 120_000

/** Expressions that were put together while the product's modules were loaded and used. */
const recorded = (): Expression[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(root, 'scripts', 'conventions', 'record-regexes.ts')], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }),
  )

/** Those that cost more than in proportion to the text, with what shows it. */
const superLinear = (expressions: readonly Expression[], most: number): string[] =>
  expressions.flatMap(({ file, line, source, flags }) => {
    const found = superLinearity(source, flags, most)
    return found ? [`${file}:${line} /${source}/${flags} ${JSON.stringify(found)}`] : []
  })

const unique = (expressions: readonly Expression[]): Expression[] => [
  ...new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one])).values(),
]

test.each([
  ['a run that is looked for at every place', '\\s+$', ''],
  ['an end that never comes', '\\[[^\\]]*\\]\\(', 'g'],
  ['two ways to read the same letters', '^(?:\\w+ ?)*$', ''],
  ['a cube', '^> *(?:a *)?(.*?)[ \\t]*$', ''],
  ['a word that comes again and again', 'said .*\\bme\\b', 'i'],
])('the check notices %s', { timeout }, (_, source, flags) => {
  expect(superLinearity(source, flags, mostAttacks)).not.toBeNull()
})

test.each([
  ['one run', '(?<!\\s)\\s+$', ''],
  ['words and spaces', '^(?:\\w| (?! ))*$', ''],
  ['a bound', 'said .{0,300}\\bme\\b', 'i'],
])('the check lets %s pass', (_, source, flags) => {
  expect(superLinearity(source, flags, mostAttacks)).toBeNull()
})

test('every regular expression that stands in the product takes time in proportion to the text', {
  timeout,
}, () => {
  const { literals } = regexSources()
  expect(literals.length).toBeGreaterThan(700)
  expect(superLinear(unique(literals), mostAttacks)).toEqual([])
})

test('so does every one that is put together from lists, and none is overlooked', { timeout }, () => {
  const made = recorded()
  const places = new Set(made.map(({ file, line }) => `${file}:${line}`))
  expect(regexSources().constructions.filter((place) => !places.has(place))).toEqual([])
  expect(made.length).toBeGreaterThan(600)
  expect(superLinear(unique(made), likeliestAttacks)).toEqual([])
})
