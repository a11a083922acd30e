import type { Page } from '../language/language-tokens.ts'
import { enough } from './names-evidence.ts'
import { runsIn } from './names-runs.ts'
import { isUnheardOf, personal, standsFree, surroundingsOf } from './names-surroundings.ts'

/** 'Fergal's home', 'Gráinne's begun'. */
const done = /^(?:home|back|begun|gone|been|got|had|coming|going)$/

/**
 * The words that begin a sentence as somebody's name would and stand in no list: 'Fergal flew in'. One page does not prove them, since many a word of
 * everyday language stands in no list either: 'Choir was in the hall'.
 */
export function unheardIn(page: Page): string[] {
  const found = new Set<string>()
  for (const run of runsIn(page)) {
    const head = page.tokens[run.first]
    if (
      !head ||
      head.isForeign ||
      !run.isInitial ||
      run.hasTitle ||
      run.first !== run.last ||
      !isUnheardOf(head)
    )
      continue
    const around = surroundingsOf(page.tokens, run)
    const acts = head.isPossessive
      ? done.test(around.after?.folded ?? '')
      : around.after !== null && standsFree(around) && personal(around, run, null) >= enough
    if (acts) found.add(head.raw)
  }
  return [...found]
}
