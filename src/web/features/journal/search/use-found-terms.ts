import { foundTerms } from '#worker/journal/search/search.calls.ts'
import { useSteadyRows } from '../list/use-steady-rows.ts'

const none: readonly string[] = []

/** The words that a search finds on a page, folded; to be marked there. */
export function useFoundTerms(uid: string | null, search: string): readonly string[] {
  const { rows } = useSteadyRows(foundTerms, { uid: uid ?? '', search })
  return (search !== '' && rows[0]?.terms) || none
}
