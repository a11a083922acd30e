// node scripts/run.mjs scripts/talks/score-lines.ts: learns and measures which line comes up unasked, each person of bench/moves left out in turn.
import { composeReply } from '#domain/companion/replies/compose-reply.ts'
import { toneOf } from '#domain/companion/replies/tone.ts'
import { findingFor } from '#domain/companion/retrieval/journal-finding.ts'
import { questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { candidates, heardIn, signsOfLines, weights } from '#domain/companion/retrieval/recall.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { type MovesPerson, readMoves } from '../../bench/moves.ts'
import { learnDense } from '../score/score-logistic.ts'

interface Candidate {
  readonly signs: readonly number[]
  readonly isRight: boolean
  readonly isShown: boolean
}
interface Turn {
  readonly name: string
  readonly isMarked: boolean
  readonly lines: readonly Candidate[]
}

const plain = (text: string): string => text.replace(/[‘’]/g, "'").toLowerCase()
const ridge = 2
/** Where `against` stands among the signs, and its weight, set by hand. */
const againstAt = 3

/** The turns in which something is told, with all lines that could come up. */
function turnsOf({ name, pages, turns, today }: MovesPerson): Turn[] {
  const index = new SearchIndex()
  for (const { date: uid, title, text } of pages)
    index.put({ uid, title, content: text, createdAt: `${uid}T20:00:00.000Z`, day: uid })
  return turns.flatMap(({ said, mode, line, expect }): Turn[] => {
    if (expect) return []
    const question = questionIn(said, { day: today, weekStart: 'monday', names: [], notNames: [] })
    const any = {
      entryUid: 'any',
      title: '',
      text: '',
      createdAt: today,
      day: today,
      quote: 'Bread.',
      shared: [],
    }
    const beside = { turns: [], page: null, entriesSearched: pages.length, style: 'warm_supportive' }
    const noticed = { kind: 'disagrees', said: null, line: any } as const
    const finding = question && findingFor(index, question, { page: null, talk: null })
    const request = { ...beside, message: said, mode, today, noticed, finding, recalled: [any] }
    if (!composeReply(request, 'on-device').some(({ receipt }) => receipt)) return []
    const isHeavy = toneOf(said) === 'heavy'
    const heard = heardIn(index, said)
    const lines = candidates(index, heard, { except: new Set() })
      .flatMap((hit) => signsOfLines(index, heard, hit, { today }))
      .filter(({ quote }) => isHeavy || toneOf(quote) !== 'heavy')
      .map(({ signs, quote, isShown }) => ({
        signs,
        isShown,
        isRight:
          line !== undefined &&
          (plain(quote).includes(plain(line)) || (quote.length > 12 && plain(line).includes(plain(quote)))),
      }))
    return [{ name, isMarked: line !== undefined, lines }]
  })
}

/** Weights and, last, the bias; that of `against` is what was set by hand, and rows that have it teach nothing. */
function learned(turns: readonly Turn[]): number[] {
  const rows = turns.flatMap(({ lines }) => lines)
  const counts = rows.map(({ signs }) => Number(signs[againstAt] === 0))
  const found = learnDense(
    rows.map(({ signs }) => [...signs]),
    rows.map(({ isRight }) => Number(isRight)),
    ridge,
    counts,
  )
  return found.with(againstAt, weights[againstAt] ?? 0)
}

const people = ['', 'twelve', 'unseen', 'strangers', 'newcomers', 'arrivals', 'tellers'].flatMap((set) =>
  readMoves(set),
)
const all = people.flatMap(turnsOf)
const names = [...new Set(all.map(({ name }) => name))]
const best = names.flatMap((name) => {
  const found = learned(all.filter((turn) => turn.name !== name))
  return all
    .filter((turn) => turn.name === name)
    .flatMap(({ lines }) => {
      const worth = ({ signs }: Candidate) =>
        [...signs, 1].reduce((sum, sign, at) => sum + sign * (found[at] ?? 0), 0)
      const rated = lines
        .filter(({ isShown }) => isShown)
        .map((line) => ({ worth: worth(line), isRight: line.isRight }))
      return rated.sort((a, b) => b.worth - a.worth).slice(0, 1)
    })
})
console.log(`${all.length} turns, ${all.filter(({ isMarked }) => isMarked).length} of them marked`)
console.log(
  'weights and bias:',
  learned(all)
    .map((weight) => weight.toFixed(2))
    .join(' '),
)
const free = learnDense(
  all.flatMap(({ lines }) => lines.map(({ signs }) => [...signs])),
  all.flatMap(({ lines }) => lines.map(({ isRight }) => Number(isRight))),
  ridge,
)
console.log('with `against` learned:', free.map((weight) => weight.toFixed(2)).join(' '))
for (let least = -0.5; least >= -2; least -= 0.1) {
  const shown = best.filter(({ worth }) => worth >= least)
  const right = shown.filter(({ isRight }) => isRight).length
  console.log(
    `at ${least.toFixed(2)}: right ${right}, another ${shown.length - right} (${((100 * (shown.length - right)) / all.length).toFixed(1)} % of all turns)`,
  )
}
