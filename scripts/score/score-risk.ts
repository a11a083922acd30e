// How the detector of risk does on phrases alone and inside pages: development and strangers side by side (docs/safety.md).

import { seededRandom } from '#domain/chance/seeded-random.ts'
import { assessRisk } from '#domain/safety/risk/assess-risk.ts'
import type { RiskPhrase } from '#domain/safety/risk/risk-phrase-kinds.test-support.ts'
import { answerDays, strangePosts } from '../learn/risk-data.ts'
import { foundIn, ordinaryPage, pageSizes, type Surrounding, shareOf } from '../learn/risk-pages.ts'
import { type RiskSet, riskSets, strangerDays, talkDays } from '../learn/risk-sets.ts'

const short = (share: number): string => share.toFixed(3).replace(/^0/, '')
const percent = (found: number, all: number): string => {
  const { value, low, high } = shareOf(found, all)
  return `${short(value)} [${short(low)}, ${short(high)}]`.padEnd(22)
}
const row = (name: string, what: string, cells: readonly string[]): string =>
  `${name.padEnd(22)}${what.padEnd(20)}${cells.join('')}`.trimEnd()

function printFound({ name, outright, quiet }: RiskSet, sources: Surrounding): void {
  const kinds: readonly (readonly [string, readonly RiskPhrase[], 1 | 2])[] = [
    [`outright, ${outright.length}`, outright, 1],
    ['rated 2 of them', outright, 2],
    [`quiet, ${quiet.length}`, quiet, 1],
  ]
  for (const [what, phrases, least] of kinds) {
    const cells = foundIn(phrases, sources, assessRisk, least).map(({ found, all }) => percent(found, all))
    console.log(row(name, what, cells))
  }
}

const pages = 500

/** How many sentences of a source alarm alone, and how many of so many pages of it. */
function printDays(name: string, source: readonly string[]): void {
  const alone = source.filter((text) => assessRisk(text).level > 0).length
  const cells = pageSizes.slice(1).map((size) => {
    const random = seededRandom(size)
    const made = Array.from({ length: pages }, () => ordinaryPage(source, size, random))
    return percent(made.filter((page) => assessRisk(page).level > 0).length, pages)
  })
  console.log(row(name, `alarmed, ${source.length}`, [percent(alone, source.length), ...cells]))
}

function printAlike({ name, harmless }: RiskSet): void {
  const levels = harmless.map(({ text }) => assessRisk(text).level)
  const flagged = percent(levels.filter((level) => level > 0).length, levels.length)
  const grave = percent(levels.filter((level) => level === 2).length, levels.length)
  console.log(row(name, `harmless, ${harmless.length}`, [flagged, 'of these rated 2: ', grave]))
}

/** Prints every figure on risk; the folder holds the public data. */
export function printRisk(folder: string): void {
  const developing = { talks: talkDays(), answers: answerDays(folder), own: strangerDays.developing }
  const strangers = { posts: strangePosts(folder), talks: talkDays() }
  const heads = pageSizes.map((size) => (size === 0 ? 'alone' : `in ${size} sentences`).padEnd(22))
  console.log(`\n${row('Risk, share [95 %]', '', heads)}`)
  for (const set of riskSets) printFound(set, set.name === 'development' ? developing : strangers)
  for (const [name, source] of Object.entries({ talks: developing.talks, answers: developing.answers }))
    printDays(`development, ${name}`, source)
  printDays('strangers, posts', strangers.posts)
  printDays('strangers, sad days', strangerDays.held)
  for (const set of riskSets) printAlike(set)
}
