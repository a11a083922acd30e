// npm run learn:pronouns: writes the table that tells whom 'he' or 'she' means, and prints how well it does with each life left out.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownAcross } from '#domain/memory/known-names.ts'
import { readMemory } from '#domain/memory/read-memory.ts'
import type { FactParts } from '#domain/memory/reading/fact-times.ts'
import { candidatesFor, pronounSigns } from '#domain/memory/reading/pronouns/pronoun-signs.ts'
import { sureBy, sureFrom } from '#domain/memory/reading/pronouns/pronouns.ts'
import { readPageMemory } from '#domain/memory/reading/read-page-memory.ts'
import { root } from '../root.ts'
import { learnDense } from '../score/score-logistic.ts'
import { type Life, lives } from '../score/score-memory.ts'
import { learnedFiles } from './learned-files.ts'

/** A pronoun of whom the truth of a life says whom it means, and whom it may mean. */
interface Row {
  readonly life: string
  readonly candidates: readonly { readonly signs: readonly number[]; readonly isMeant: boolean }[]
}

/** Near the beginning of a fact: 'and then she moved'. */
const leading = /^(?:[^\p{L}]*(?:\p{Ll}+|So|And|But|Because|Then)[^\p{L}\p{N}]+){0,3}?["“]?([Ss]?he|He)\b/u

const bare = (words: string): string => words.toLowerCase().replace(/^(?:my|our) /, '')

function rowsOf(name: string, life: Life): Row[] {
  const context = (day: string) => ({ day, weekStart: 'monday', names: [], notNames: [] }) as const
  const names = knownAcross(life.pages.map(({ day, text }) => readMemory(text, context(day))))
  const namesOf = (subject: string) =>
    [subject, ...(life.people.find((person) => person.names.includes(subject))?.names ?? [])].map(bare)
  return life.pages.flatMap(({ day, text }) => {
    const told = life.facts.filter(({ subject, quote }) => subject !== 'self' && text.includes(quote))
    const pages: FactParts[] = []
    readPageMemory(text, { ...context(day), names }, (parts) => {
      pages.push(parts)
      return []
    })
    return pages.flatMap(({ page, mentions }) =>
      told.flatMap(({ subject, quote }): Row[] => {
        const place = placeOf(text, quote)
        // 'She and Jai live there' is told of both.
        if (told.some((one) => one.subject !== subject && placeOf(text, one.quote) === place)) return []
        const token = page.tokens.find(({ start }) => start === place)
        if (!token || token.isForeign) return []
        const isMeant = (surface: string) =>
          mentions.some(
            (one) =>
              one.surface === surface &&
              [one.name, one.role ?? '', surface.replace(/^person:(?:role:)?/, '')].some((each) =>
                namesOf(subject).includes(bare(each)),
              ),
          )
        const isShe = token.folded.startsWith('s')
        const candidates = candidatesFor({ page, mentions }, token.sentence, isShe, place).map(
          ({ surface, signs }) => ({
            signs: signs.map(Number),
            isMeant: isMeant(surface),
          }),
        )
        return [{ life: name, candidates }]
      }),
    )
  })
}

/** Where the pronoun of a fact begins; -1: it has none. */
function placeOf(text: string, quote: string): number {
  const found = leading.exec(quote)
  return found ? text.indexOf(quote) + found[0].length - (found[1]?.length ?? 0) : -1
}

/** A weight for each sign, and the bias behind them. */
function fitted(rows: readonly Row[]): number[] {
  const all = rows.flatMap(({ candidates }) => candidates)
  return learnDense(
    all.map(({ signs }) => signs),
    all.map(({ isMeant }) => Number(isMeant)),
    2,
  )
}

const chanceBy = (weights: readonly number[], signs: readonly number[]): number =>
  1 / (1 + Math.exp(-[...signs, 1].reduce((sum, sign, nth) => sum + sign * (weights[nth] ?? 0), 0)))

function printLeftOut(rows: readonly Row[]): void {
  let [right, wrong] = [0, 0]
  for (const [name] of lives) {
    const learned = fitted(rows.filter(({ life }) => life !== name))
    for (const { candidates } of rows.filter(({ life }) => life === name)) {
      const [first, second] = candidates
        .map(({ signs, isMeant }) => ({ isMeant, chance: chanceBy(learned, signs) }))
        .sort((a, b) => b.chance - a.chance)
      if (!first || first.chance < sureFrom || first.chance - (second?.chance ?? 0) < sureBy) continue
      if (first.isMeant) right++
      else wrong++
    }
  }
  console.log(`each life left out: of ${rows.length} pronouns ${right} rightly told and ${wrong} wrongly`)
}

const rows = lives.flatMap(([name, life]) => rowsOf(name, life()))
const weights = fitted(rows).map((weight) => Math.round(weight * 100) / 100)
writeFileSync(
  join(root, learnedFiles.pronouns),
  `/** Written by scripts/learn/learn-pronouns.ts from bench/memory: a logistic regression, a weight for each of pronounSigns. */
export const pronounTable: { readonly bias: number; readonly weights: readonly number[] } = {
  bias: ${weights.at(-1)},
  weights: [${weights.slice(0, -1).join(', ')}],
}
`,
)
pronounSigns.forEach((sign, nth) => {
  console.log(`${sign}: ${weights[nth]}`)
})
printLeftOut(rows)
