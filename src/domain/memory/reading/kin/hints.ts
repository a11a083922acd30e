import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { bare, genderOfTitle, isRoleOnly, nearness, titleOf } from '../../nicknames.ts'
import { type Gender, genderOfName, genderOfRole } from '../genders.ts'
import { isOfAnother } from '../kin-words.ts'
import type { Link, Mention, Surface } from '../page-memory.ts'
import { closesApposition } from '../told-roles.ts'

/** So many places before one are looked at, and so many in the rest of its sentence: who stands in a list is not introduced. */
const mostBefore = 40
const mostBeside = 14

interface Placed {
  readonly surface: Surface
  readonly gender: Gender | null
  readonly from: number
  readonly to: number
  readonly sentence: number
}

/**
 * Who may be whom, as a page suggests without saying so: 'Rang Morag, my sister can't come', 'Dr Whitmore called me in. She said, "It's Ellen"'. And who stand
 * in one sentence without being two for that, since its clauses name them: 'I met Bethan, and my niece showed me a burger'.
 */
export function hintsIn(page: Page, mentions: readonly Mention[]): Link[] {
  const placed = placedOf(mentions)
  const found: Link[] = []
  const add = (one: Placed, other: Placed | null, sentence: number) => {
    if (other && one.surface !== other.surface && mayBeOne(one, other))
      found.push({ from: one.surface, to: other.surface, type: 'may be', sentence })
  }
  for (const [at, one] of placed.entries()) {
    const before = placed.slice(Math.max(0, at - mostBefore), at).filter(({ to }) => to <= one.from)
    add(one, kinBefore(page, before, one) ?? calledSo(page, before, one), one.sentence)
  }
  return [...found, ...inOtherClauses(page, placed)]
}

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

const isUnnamed = ({ surface }: Placed): boolean => isRoleOnly(surface) || isOfAnother(surface)

/** A kin and a name, or two names, of no two genders. */
const mayBeOne = (one: Placed, other: Placed): boolean =>
  !(isUnnamed(one) && isUnnamed(other)) && !(one.gender && other.gender && one.gender !== other.gender)

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
    const { start, end } = sentences[one.sentence] ?? { start: 0, end: 0 }
    const whole = text.slice(start, end)
    // 'Sharon got a B plus. My sister!', 'Was Calum in from the boat? That's Dad she means.'
    const isExclaimed = one.to + 1 >= end && /^(?:my|our) \p{L}+[!.]$/iu.test(whole)
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

const byPronoun = /\b(?:call|calls|called|calling|calling) (her|him) (?:just |only |plain |now )?["“‘']?$/
/** 'Wallace, she calls him, when it's serious' */
const aside = /^,["”’]? (?:\p{L}+ )?(?:calls?|called) (her|him)\b/u
const bySelf =
  /(?:\b[Cc]all me (?:just |only )?|["“‘'][^"”]{0,60}(?:\bit['’]s |\bplease, |\bit is |\b[Ii]['’]?m |\bjust )|["“‘']please,? )["“‘']?$/
const plainly = /\b(?:(?:she|he) is (?:plain|just|only)|[Ss]o it(?:['’]s| is)) $/
const nameIs =
  /\b(?:whose|(?:his|her) (?:real|full|first|given|proper|own)) (?:(?:real|full|first|given|proper) )?name (?:is|was|turns out to be|turned out to be|it turns out is) $/
const inFull = /^["”’']? (?:really|in full|by rights|for short|in (?:her|his) passport)\b/

/** Of whom a page says that they are called so: '"Call me Beth," said Mrs Lockwood', 'Josephine really', 'The minister called him Hugh'. */
function calledSo({ text }: Page, before: readonly Placed[], one: Placed): Placed | null {
  if (isUnnamed(one)) return null
  const lead = text.slice(Math.max(0, one.from - 80), one.from)
  const near = before.filter(
    ({ surface, sentence, to }) =>
      one.sentence - sentence <= 4 && surface !== one.surface && !/^['’]s /.test(text.slice(to, to + 3)),
  )
  const pronoun = byPronoun.exec(lead)?.[1] ?? aside.exec(text.slice(one.to, one.to + 40))?.[1]
  if (pronoun) {
    const gender = pronoun === 'her' ? 'woman' : 'man'
    return near.findLast((each) => each.gender === gender) ?? near.findLast((each) => !each.gender) ?? null
  }
  if (bare(one.surface).includes(' ')) return null
  if (inFull.test(text.slice(one.to, one.to + 20)))
    return near.findLast(({ sentence }) => sentence === one.sentence) ?? null
  if (nameIs.test(lead)) return near.at(-1) ?? null
  if (plainly.test(lead)) return before.findLast(({ surface }) => titleOf(surface) !== '') ?? null
  return bySelf.test(lead) ? (near.findLast(({ surface }) => titleOf(surface) !== '') ?? null) : null
}

const clause =
  /[;:(—–]|, (?:and|but|so|because|which|who|as|though|although|when|while|where|then|she|he|they|I|it|there) /

/** Pairs that may be one though a sentence names both: a kin and a name, or two names that are spelled alike, each in a clause of its own. */
function inOtherClauses({ text }: Page, placed: readonly Placed[]): Link[] {
  const found = new Map<string, Link | null>()
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1, at + 1 + mostBeside)) {
      if (other.sentence !== one.sentence) break
      if (other.surface === one.surface || !mayBeOne(one, other)) continue
      const isAlike = nearness(one.surface, other.surface) ?? nearness(other.surface, one.surface)
      if (isUnnamed(one) === isUnnamed(other) && !isAlike) continue
      const isOn = /^ (?!and\b|or\b)\p{Ll}/u.test(text.slice(other.to, other.to + 6))
      const isOther = isOn && clause.test(text.slice(one.to, other.from))
      const [from, to] = [one.surface, other.surface].sort()
      if (!from || !to) continue
      const link = { from, to, type: 'other clause', sentence: one.sentence }
      const key = `${from}\n${to}`
      found.set(key, isOther && found.get(key) !== null ? link : null)
    }
  return [...found.values()].flatMap((link) => link ?? [])
}
