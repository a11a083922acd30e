import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { bare, genderOfTitle, isRoleOnly, nearness, titleOf } from '../../nicknames.ts'
import { genderOfName, genderOfRole } from '../genders.ts'
import type { Link, Mention, Surface } from '../page-memory.ts'
import { closesApposition } from '../told-roles.ts'
import { calledSo, followedBy, isUnnamed, mayBeOne, type Placed } from './called-so.ts'

/** So many places before one are looked at, and so many in the rest of its sentence: who stands in a list is not introduced. */
const mostBefore = 40
const mostBeside = 14

/**
 * Who may be whom, as a page suggests without saying so: 'Rang Morag, my sister can't come', 'Dr Whitmore called me in. She said, "It's Ellen"'. And who stand
 * in one sentence without being two for that, since its clauses name them: 'I met Bethan, and my niece showed me a burger'.
 */
export function hintsIn(page: Page, mentions: readonly Mention[]): Link[] {
  const placed = placedOf(mentions)
  const found: Link[] = []
  const add = (one: Placed, other: Placed | null, type: string) => {
    if (other && one.surface !== other.surface && mayBeOne(one, other) && !(isFull(one) && isFull(other)))
      found.push({ from: one.surface, to: other.surface, type, sentence: one.sentence })
  }
  for (const [at, one] of placed.entries()) {
    const before = placed.slice(Math.max(0, at - mostBefore), at).filter(({ to }) => to <= one.from)
    add(one, kinBefore(page, before, one) ?? calledSo(page, before, one), 'may be')
    const followed = followedBy(page, before, one)
    if (followed && !areTogether(placed, one, followed)) add(one, followed, 'follows')
  }
  return [...found, ...inOtherClauses(page, placed)]
}

/** Two first names with two family names are two people's. */
const isFull = ({ surface }: Placed): boolean => bare(surface).includes(' ') && titleOf(surface) === ''

/** Whether one sentence of a page names both. */
const areTogether = (
  placed: readonly Placed[],
  { surface: one }: Placed,
  { surface: other }: Placed,
): boolean =>
  placed.some(
    (each) =>
      each.surface === one &&
      placed.some((that) => that.surface === other && that.sentence === each.sentence),
  )

function placedOf(mentions: readonly Mention[]): Placed[] {
  const all = mentions
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ surface, role, places, sentences }) => {
      const said = genderOfRole(role ?? kinIn(surface))
      const gender = said ?? genderOfTitle(surface) ?? genderOfName(bare(surface))
      return places.map(([from, to], at) => ({ surface, gender, from, to, sentence: sentences[at] ?? 0 }))
    })
    .sort((a, b) => a.from - b.from || b.to - a.to)
  return all.filter(
    (one, at) =>
      !all.some(
        (other, nth) => nth !== at && other.from <= one.from && other.to >= one.to && longer(other, one),
      ),
  )
}

/** 'sister' of 'person:role:sister' and of "person:tom's sister". */
const kinIn = (surface: Surface): string =>
  surface.slice(Math.max(surface.lastIndexOf(':'), surface.lastIndexOf("'s ") + 2) + 1)

const longer = (one: Placed, other: Placed): boolean => one.to - one.from > other.to - other.from

/** Whom a kin may be by how it follows a name, and the other way round: 'Sharon is up till 2am, my little sister', 'Dad was on each page: Jim Rennie'. */
function kinBefore({ text, sentences }: Page, before: readonly Placed[], one: Placed): Placed | null {
  const last = before.at(-1)
  if (!last) return null
  const [between, after] = [text.slice(last.to, one.from), text.slice(one.to, one.to + 8)]
  const isNear = last.sentence === one.sentence && between.length < 64 && !/ (?:and|or) $/.test(between)
  if (isUnnamed(one) && !isUnnamed(last)) {
    if (isNear && /^[^,.;:()!?]*, (?:(?:my|our) )?$/.test(between) && !/^(?:['’]s| and\b)/.test(after))
      return isRoleOnly(one.surface) && !/\b(?:my|our) $/.test(between)
        ? null
        : /^, /.test(between) || closesApposition(text, one.to) || /^ in\b/.test(after)
          ? last
          : null
    const { start } = sentences[one.sentence] ?? { start: 0 }
    // 'Sharon got a B plus. My sister!', 'Was Calum in from the boat? That's Dad she means.'
    const alone = text.slice(Math.max(0, one.from - 6), one.to + 1)
    const isExclaimed = /(?:^|[.!?\n] ?)(?:my|our) [\p{L} -]+[!.\n]$/iu.test(alone)
    const isMeant = /^(?:That|It)(?:['’]s| is| was) (?:my |our )?$/.test(text.slice(start, one.from))
    return (isExclaimed || isMeant) && one.sentence - last.sentence <= 2 ? last : null
  }
  if (!isUnnamed(last) || isUnnamed(one)) return null
  const isWhole = bare(one.surface).includes(' ') && titleOf(one.surface) === ''
  const isTold = isRoleOnly(last.surface)
    ? isWhole && /^(?:, |[^.;:()!?]*: )$/.test(between)
    : titleOf(one.surface) !== '' && /^[^,.;:()!?]*, $/.test(between)
  return isNear && isTold ? last : null
}

/** The names before another in a list: 'Mair, Bethan and my niece'. */
const listed = /(?:(?<!\p{L})\p{Lu}[\p{L}’'-]{0,20}(?:,? and |,? or |, )){1,6}(?:my |our )?$/u
/** Where another clause begins. */
const clause =
  /[;:()—–“”"?!]|\. |, (?=[^\p{Lu}])|\b(?:because|since|while|when|who|whom|whose|which|that|although|though|if|until|till|before|after|but|so|where|and (?:she|he|I|they|we|it|then|now))\b/u
/** Where a page uses a longer name beside its own shorter one, only a subject of its own tells that one is meant. */
const clauseOf =
  /[;:(—–]|, (?:and|but|so|because|which|who|as|though|although|when|while|where|then|she|he|they|I|it|there) /
/** Katrin is not Katrin's sister. */
const isOwner = (one: Placed, other: Placed): boolean => other.surface.startsWith(`${one.surface}'s `)
/** What tells on about somebody: 'my niece showed me a burger', "my sister's feelings are wind". */
const tells = /^(?:['’]s \p{Ll}| (?!and\b|or\b|with\b)\p{Ll})/u

/** Pairs that may be one though a sentence names both: a kin and a name, or two names that are spelled alike, each in a clause of its own. */
function inOtherClauses({ text }: Page, placed: readonly Placed[]): Link[] {
  const found = new Map<string, Link | null>()
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1, at + 1 + mostBeside)) {
      if (other.sentence !== one.sentence) break
      if (other.surface === one.surface || !mayBeOne(one, other)) continue
      const isAlike = nearness(one.surface, other.surface) ?? nearness(other.surface, one.surface)
      if (isUnnamed(one) === isUnnamed(other) ? !isAlike : isOwner(one, other) || isOwner(other, one))
        continue
      const between = text.slice(one.to, other.from)
      const isTold = tells.test(text.slice(other.to, other.to + 6))
      const isOther =
        (isAlike !== 'part' || clauseOf.test(between)) &&
        ((isTold && /, (?:and )?(?:my |our )?$/.test(between)) ||
          (clause.test(between.replace(listed, '')) &&
            (isTold || isAlike === 'short' || !/[,&] (?:(?:and )?(?:my|our) )?$/.test(between))))
      const [from, to] = [one.surface, other.surface].sort()
      if (!from || !to) continue
      const link = { from, to, type: 'other clause', sentence: one.sentence }
      const key = `${from}\n${to}`
      found.set(key, isOther && found.get(key) !== null ? link : null)
    }
  return [...found.values()].flatMap((link) => link ?? [])
}
