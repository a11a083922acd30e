import { genderOfName, genderOfRole } from '../genders.ts'
import type { Mention, Surface } from '../page-memory.ts'
import { type Found, isSubject } from '../subjects.ts'
import { pronounTable } from './pronoun-table.ts'

/** Somebody whom a pronoun may mean. */
export interface Candidate {
  readonly surface: Surface
  /** The sentence that names them last before it. */
  readonly at: number
  /** What speaks for and against them, in the order of `pronounSigns`. */
  readonly signs: readonly boolean[]
}

/** Rivals are others whom the pronoun may mean. */
export const pronounSigns = [
  ...['same sentence', 'further before'],
  ...['leads a clause', 'begins a sentence', 'owns something', 'gender is known', 'is in a role'],
  ...['rival', 'later rival', 'rival of known gender', 'later rival leads a clause'],
  ...['pronoun begins its sentence', 'pronoun leads between'],
  ...['begins the page'],
] as const

interface Placed {
  readonly mention: Mention
  readonly from: number
  readonly to: number
  readonly at: number
  readonly leads: boolean
}

/** How many sentences back somebody may be named. */
const furthest = 5

/** Whom 'he' or 'she' at `before` in sentence `at` may mean: who is named before it there or shortly before, unless they are of the other gender. */
export function candidatesFor(found: Found, at: number, isShe: boolean, before: number): Candidate[] {
  const gender = isShe ? 'woman' : 'man'
  const fitting = placedBefore(found, at, before).filter(
    ({ mention, from }) => (genderBefore(found.page.text, from) ?? genderOf(mention) ?? gender) === gender,
  )
  const surfaces = [...new Set(fitting.map(({ mention }) => mention.surface))]
  const last = (surface: Surface) => fitting.findLast(({ mention }) => mention.surface === surface)
  const { text, sentences } = found.page
  const leader = isShe ? /[.!?;] (?:(?:and|but|so) )?she\b/i : /[.!?;] (?:(?:and|but|so) )?he\b/i
  return surfaces.flatMap((surface): Candidate[] => {
    const one = last(surface)
    if (!one) return []
    const rivals = surfaces.flatMap((other) => (other === surface ? [] : (last(other) ?? [])))
    const start = sentences[one.at]?.start ?? 0
    const between = text.slice(one.to, before)
    const leads = fitting.some((each) => each.mention.surface === surface && each.leads)
    const signs = [
      one.at === at,
      one.at < at - 1,
      leads,
      one.from <= start + 2,
      /^['’]s? /.test(between),
      genderOf(one.mention) === gender,
      one.mention.role !== undefined || surface.startsWith('person:role:'),
      rivals.length > 0,
      rivals.some(({ from }) => from > one.from),
      rivals.some(({ mention }) => genderOf(mention) === gender),
      rivals.some((rival) => rival.leads && rival.from > one.from),
      text.slice(sentences[at]?.start, before).trim() === '',
      leader.test(between),
      text.slice(0, one.from).trim().length < 12,
    ]
    return [{ surface, at: one.at, signs }]
  })
}

/** 0..1 */
export function chanceOf({ signs }: Candidate): number {
  const { bias, weights } = pronounTable
  return 1 / (1 + Math.exp(-signs.reduce((sum, is, nth) => sum + (is ? (weights[nth] ?? 0) : 0), bias)))
}

/** The people who are named before a place of a page, in the sentences that count, in their order. */
function placedBefore({ page: { sentences }, mentions }: Found, at: number, before: number): Placed[] {
  const first = sentences[Math.max(0, at - furthest)]?.start ?? 0
  return mentions
    .flatMap((mention) =>
      (mention.kind === 'person' ? mention.places : [])
        .filter(([from, to]) => from >= first && to <= before)
        .flatMap(([from, to]): Placed[] => {
          const nth = sentences.findLastIndex(({ start }) => start <= from)
          const { text = '', start = 0 } = sentences[nth] ?? {}
          return [{ mention, from, to, at: nth, leads: isSubject(text, from - start, to - start) }]
        }),
    )
    .sort((a, b) => a.from - b.from)
}

/** 'His wife, Comfort,' */
const genderBefore = (text: string, from: number) =>
  genderOfRole(
    /(?<!\p{L})(\p{L}{2,14}),? $/u.exec(text.slice(Math.max(0, from - 20), from))?.[1]?.toLowerCase() ?? '',
  )

/** What the role, the name or the pronouns of the page say. */
const genderOf = ({ role, surface, signs }: Mention): 'woman' | 'man' | null =>
  genderOfRole(role ?? surface.replace(/^person:role:/, '')) ??
  genderOfName(surface.slice(surface.indexOf(':') + 1)) ??
  (signs?.includes('woman') ? 'woman' : signs?.includes('man') ? 'man' : null)
