import { queryOf } from '#domain/search/retrieval-query.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { asSaid, heldIn, saidIn, worthOfLine } from './line-worth.ts'
import { quoteAt } from './quote.ts'
import { statementsIn } from './statements.ts'

const candidates = 12

interface Wanted {
  /** Uids of entries that are not looked at. */
  readonly except: ReadonlySet<string>
  readonly isMeant: (line: string) => boolean
  /** What a line has to share with the text, in words that stand on one page only. */
  readonly enough: number
}

export interface NearLine {
  readonly passage: RecalledPassage
  readonly worth: number
}

/** The lines of earlier pages near a text, each literal and whole, the nearest first, of equal ones the newest. */
export function linesNear(index: SearchIndex, text: string, { except, isMeant, enough }: Wanted): NearLine[] {
  const said = saidIn(index, text)
  const hits = index.best(index.score(queryOf(index, text)), candidates, except)
  const found = hits.flatMap(({ passage }): NearLine[] => {
    const statements = statementsIn(passage.text)
    return statements.flatMap((_, at): NearLine[] => {
      const quote = quoteAt(passage.text, statements, at)
      if (!quote || !isMeant(quote)) return []
      const line = heldIn(said, quote)
      const { held, evidence } = line
      const isTold = evidence.length > 0 || held.filter(({ isStrong }) => isStrong).length > 1
      const worth = isTold ? worthOfLine(index, said, line) : 0
      if (worth < enough || !isTold) return []
      return [{ worth, passage: { ...passage, quote, shared: asSaid(said, evidence) } }]
    })
  })
  return found.sort((a, b) => b.worth - a.worth || (a.passage.createdAt < b.passage.createdAt ? 1 : -1))
}
