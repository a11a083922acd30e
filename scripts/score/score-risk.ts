// How the detector of risk does on phrases alone and inside pages, and on ordinary pages: development and strangers side by side (docs/safety.md).

import { assessRisk } from '#domain/safety/risk/assess-risk.ts'
import { riskOf } from '#domain/safety/risk/risk-of-text.ts'
import type { RiskPhrase } from '#domain/safety/risk/risk-phrase-kinds.test-support.ts'
import { median, tookMs } from '../../bench/measure.ts'
import { answerDays, strangePosts } from '../learn/risk-data.ts'
import { foundIn, levelsOfPages, pageSizes, type Surrounding, shareOf } from '../learn/risk-pages.ts'
import { diaryDays, otherDays, type RiskSet, riskSets, strangerDays, talkDays } from '../learn/risk-sets.ts'
import { goEmotions } from './score-data.ts'

const short = (share: number): string => share.toFixed(3).replace(/^0/, '')
const percent = (found: number, all: number): string => {
  const { value, low, high } = shareOf(found, all)
  return `${short(value)} [${short(low)}, ${short(high)}]`.padEnd(22)
}
const row = (name: string, what: string, cells: readonly string[]): string =>
  `${name.padEnd(26)}${what.padEnd(20)}${cells.join('')}`.trimEnd()

function printFound({ name, outright, quiet, harmless }: RiskSet, sources: Surrounding): void {
  const kinds: readonly (readonly [string, readonly RiskPhrase[], 1 | 2])[] = [
    [`outright, ${outright.length}`, outright, 1],
    ['rated 2 of them', outright, 2],
    [`quiet, ${quiet.length}`, quiet, 1],
    [`harmless, ${harmless.length}`, harmless, 1],
    ['rated 2 of them', harmless, 2],
  ]
  for (const [what, phrases, least] of kinds) {
    const cells = foundIn(phrases, sources, assessRisk, least).map(({ found, all }) => percent(found, all))
    console.log(row(name, what, cells))
  }
}

const pages = 500

/** How many sentences of a source are flagged alone, and how many of so many pages of it, by level. */
function printDays(name: string, source: readonly string[]): void {
  const alone = source.map((text) => assessRisk(text).level)
  const inPages = pageSizes.slice(1).map((size) => levelsOfPages(source, size, pages, assessRisk))
  for (const level of [1, 2] as const) {
    const cells = [alone, ...inPages].map((levels) =>
      percent(levels.filter((one) => one === level).length, levels.length),
    )
    console.log(row(name, `level ${level}, ${source.length}`, cells))
  }
}

/** Texts a second, by the median of nine rounds: posts, which are about as long as a message. */
function printPace(folder: string): void {
  const texts = goEmotions(folder, 'dev').map(({ text }) => text)
  const paceOf = (read: (text: string) => unknown): string => {
    const rounds = Array.from({ length: 9 }, () => tookMs(() => texts.forEach(read)))
    return Math.round((texts.length / median(rounds)) * 1000).toLocaleString('en-US')
  }
  console.log(`Texts a second: ${paceOf(assessRisk)}, with twelve other languages ${paceOf(riskOf)}`)
}

/** Prints every figure on risk; the folder holds the public data. */
export function printRisk(folder: string): void {
  const developing = { talks: talkDays(), answers: answerDays(folder), own: strangerDays.developing }
  const strangers = { posts: strangePosts(folder), talks: talkDays() }
  const heads = pageSizes.map((size) => (size === 0 ? 'alone' : `in ${size} sentences`).padEnd(22))
  console.log(`\n${row('Risk, share [95 %]', '', heads)}`)
  for (const set of riskSets) printFound(set, set.name === 'development' ? developing : strangers)
  console.log(`\n${row('Ordinary pages, flagged', '', heads)}`)
  const learned = {
    talks: developing.talks,
    answers: developing.answers,
    diaries: diaryDays('learned'),
    'mended by': diaryDays('seen'),
  }
  for (const [name, source] of Object.entries(learned)) printDays(`development, ${name}`, source)
  const held = {
    posts: strangers.posts,
    diaries: diaryDays('held'),
    ...otherDays(),
    'sad days': strangerDays.held,
  }
  for (const [name, source] of Object.entries(held)) printDays(`strangers, ${name}`, source)
  printPace(folder)
}
