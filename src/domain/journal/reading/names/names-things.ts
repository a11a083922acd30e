import type { Span } from '#domain/text/text.ts'
import { type Page, spanAt } from '../language/language-tokens.ts'

/** An event or a concept that a page names by a noun: 'Eva’s wedding', 'thesis'. */
export interface ThingMention {
  readonly kind: 'event' | 'concept'
  readonly key: string
  readonly span: Span
}

const events = new Set(
  'wedding funeral birthday anniversary graduation interview exam exams concert marathon operation surgery baptism christening reunion conference memorial burial housewarming recital audition party farewell'.split(
    ' ',
  ),
)
const compounds = new Set(
  'driving test|job interview|birthday party|final exam|final exams|baby shower|school play|half marathon|house party|farewell party|christmas party|parents evening|wedding anniversary'.split(
    '|',
  ),
)
const concepts = new Set(
  'thesis dissertation novel therapy sobriety recovery divorce pregnancy degree studies faith apprenticeship novella memoir phd'.split(
    ' ',
  ),
)
/** Every word that one of them ends with. */
const things = new Set([
  ...events,
  ...concepts,
  ...Array.from(compounds, (pair) => pair.slice(pair.indexOf(' ') + 1)),
])
const determiners = new Set(['my', 'our', 'the', 'this'])
const carriesOver = new Set(
  'dress present presents cake card cards list invitation invitations ring room rooms hall song food planner question questions table'.split(
    ' ',
  ),
)

/** The events and concepts of a page, in order. They need 'my', 'our', 'the' or somebody's name before them; concepts need 'my' or 'our'. */
export function thingsIn(page: Page): ThingMention[] {
  const found: ThingMention[] = []
  for (const [at, token] of page.tokens.entries()) {
    if (!things.has(token.folded)) continue
    const before = page.tokens[at - 1]
    const next = page.tokens[at + 1]
    if (!before || before.sentence !== token.sentence || token.isForeign) continue
    if (next?.gap === ' ' && carriesOver.has(next.folded)) continue
    const isCompound = token.gap === ' ' && compounds.has(`${before.folded} ${token.folded}`)
    const first = isCompound ? at - 1 : at
    const owner = page.tokens[first - 1]
    if (!owner || owner.sentence !== token.sentence || !/^(?:['’]s)? $/.test(page.tokens[first]?.gap ?? ''))
      continue
    const isNamed = owner.isPossessive && owner.isCapital
    const isSaid = determiners.has(owner.folded) || isNamed
    if (
      (isCompound || events.has(token.folded)) &&
      isSaid &&
      !(next?.gap === ' ' && isCompoundWith(token.folded, next.folded))
    ) {
      const start = isNamed ? owner.start : (page.tokens[first]?.start ?? 0)
      const span = spanAt(page, start, token.end)
      found.push({ kind: 'event', key: keyOf(page, first, at, isNamed), span })
    } else if (concepts.has(token.folded) && /^(?:my|our)$/.test(owner.folded)) {
      found.push({ kind: 'concept', key: token.folded, span: spanAt(page, token.start, token.end) })
    }
  }
  return found
}

const isCompoundWith = (word: string, next: string): boolean => compounds.has(`${word} ${next}`)

const keyOf = (page: Page, first: number, last: number, isNamed: boolean): string =>
  page.tokens
    .slice(isNamed ? first - 1 : first, last + 1)
    .map(({ folded }) => folded)
    .join(' ')
