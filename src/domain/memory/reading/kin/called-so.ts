import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { bare, isFormal, isRoleOnly, titleOf } from '../../nicknames.ts'
import type { Gender } from '../genders.ts'
import { isOfAnother } from '../kin-words.ts'
import type { Surface } from '../page-memory.ts'

/** One place where a page names somebody, in units of its text. */
export interface Placed {
  readonly surface: Surface
  readonly gender: Gender | null
  readonly from: number
  readonly to: number
  readonly sentence: number
}

export const isUnnamed = ({ surface }: Placed): boolean => isRoleOnly(surface) || isOfAnother(surface)

/** A kin and a name, or two names, of no two genders. */
export const mayBeOne = (one: Placed, other: Placed): boolean =>
  !(isUnnamed(one) && isUnnamed(other)) && !(one.gender && other.gender && one.gender !== other.gender)

const byPronoun = /\b(?:call|calls|called|calling) (her|him) (?:just |only |plain |now )?["“‘']?$/
/** 'Wallace, she calls him, when it's serious' */
const aside = /^,["”’]? (?:\p{L}+ )?(?:calls?|called) (her|him)\b/u
const bySelf =
  /(?:\b[Cc]all me (?:just |only )?|["“‘'][^"”]{0,60}(?:\bit['’]s |\bplease, |\bit is |\b[Ii]['’]?m |\bjust )|["“‘']please,? )["“‘']?$/
const plainly = /\b(?:(?:she|he) is (?:plain|just|only)|[Ss]o it(?:['’]s| is)) $/
const nameIs =
  /\b(?:whose|(?:his|her) (?:(?:real|full|first|given|proper|own|maiden|actual) )*)name (?:is|was|(?:should|would|ought to) have been|(?:should|would)['’]ve been|turns out to be|turned out to be|it turns out is) $/
const inFull = /^["”’']? (?:really|in full|by rights|for short|in (?:her|his) passport)\b/
/** 'he's Collins on the payroll, Otis to everyone' */
const toAll =
  /^["”’']? (?:to (?:everyone|everybody|all|his|her|us|most|the|you)|on (?:paper|(?:the|his|her) (?:payroll|passport|birth certificate|licen[cs]e|papers|forms?|register|deeds|team sheet)))\b/
/** 'She was Sister Benignus for fifty years', 'he answers to Mrs. Sandhu' */
const isSaid =
  /\b([Ss]he|[Hh]e)(?:['’]s| (?:is|IS|was|had been|became|answers to|answered to|goes by|went by|signs|signed)(?: (?:herself|himself|as))?)(?: (?:plain|just|only|really|always|still|now))? ["“‘']?$/
/** "she's Goan, seventy-odd, Philomena D'Souza, widow" */
const isListed =
  /\b([Ss]he|[Hh]e)(?:['’]s| is| was) [^.;:!?"“”\p{Lu}]*(?:\p{Lu}\p{Ll}+)?[^.;:!?"“”\p{Lu}]{0,30}, $/u
/** Where a name stands as something written or called out: 'it says Arash on his mug', 'the stone says Mick Hehir'. */
const written =
  /\b(?:(?:[Ii]t|[Cc]hart|[Cc]ard|[Ss]tone|[Ss]ign|[Bb]adge|[Ll]abel|[Ee]nvelope|[Ff]orm|[Pp]rogramme|[Ll]ist|[Pp]aper|[Dd]oor|[Mm]ug|[Pp]assport|[Cc]ertificate) (?:says|said|reads|read|had)|signed|call(?:ed|ing)? out|call(?:ed|ing) for|holler(?:ing|ed) for|baptised|christened|registered as|(?:made out|addressed) to)(?: on [^.;!?]{3,20})? ["“‘']?$/
const onIt =
  /^["”’']?,? (?:it|the \p{Ll}+|his \p{Ll}+|her \p{Ll}+|my \p{Ll}+) (?:says|said|reads|read)\b|^["”’']? on (?:every|each|the|his|her) (?:cover|mug|badge|label|stone|envelope|card|door|letterbox|programme|form|back)\b/u
/** 'Paul McIntyre, electrician, best mate since grade three' */
const told = /^(?:, (?!and\b|or\b|too\b)(?=\p{Ll}|\p{Lu}\p{Ll}+ \p{L}|\d)|[!:] )/u

/** Kin, or called by no given name: 'Macca' may be Paul McIntyre, and Duncan hardly. */
const isNickname = (one: Placed): boolean => {
  const name = bare(one.surface)
  return isUnnamed(one) || (!name.includes(' ') && !nameLists().given.has(name))
}

/** 'Walt went home. Mr Henderson, I mean.' */
const meantBefore = /\b[Ii] mean,? $/
const meantAfter = /^,? I mean\b/
/** "Anand, that's Dr Patel's name" */
const isTheirName = /^['’]s (?:(?:first|given|real|full|own|proper) )*name\b/
const thatIs = /^,? (?:that['’]s|that is|which is|is|was) $/

/** Of whom a page says that they are called so: '"Call me Beth," said Mrs Lockwood', 'Josephine really', 'The minister called him Hugh'. */
export function calledSo({ text }: Page, before: readonly Placed[], one: Placed): Placed | null {
  const last = before.at(-1)
  if (last && isTheirName.test(text.slice(one.to, one.to + 24)) && thatIs.test(text.slice(last.to, one.from)))
    return last
  if (isUnnamed(one)) return null
  const lead = text.slice(Math.max(0, one.from - 80), one.from)
  const after = text.slice(one.to, one.to + 40)
  const near = before.filter(
    (each) =>
      one.sentence - each.sentence <= 4 &&
      each.surface !== one.surface &&
      !/^['’]s /.test(text.slice(each.to, each.to + 3)),
  )
  const ofPronoun = (pronoun: string) => {
    const gender = /^s?her?$/i.test(pronoun) && !/^he$/i.test(pronoun) ? 'woman' : 'man'
    return near.findLast((each) => each.gender === gender) ?? near.findLast((each) => !each.gender) ?? null
  }
  const pronoun = byPronoun.exec(lead)?.[1] ?? aside.exec(after)?.[1]
  if (pronoun) return ofPronoun(pronoun)
  const isWhole = bare(one.surface).includes(' ')
  const said = /^['’]s\b/.test(after)
    ? null
    : (isSaid.exec(lead) ?? (isWhole && /^[,.;)]/.test(after) ? isListed.exec(lead) : null))
  if (said?.[1]) return ofPronoun(said[1])
  const isInSentence = ({ sentence }: Placed): boolean => sentence === one.sentence
  if (toAll.test(after) && /(?:, |\(|\bor )$/.test(lead)) return near.findLast(isInSentence) ?? null
  if (written.test(lead) || onIt.test(after)) {
    // Also 'to do Daddy's grave. Mick Hehir, it says'.
    const close = before.filter(
      (each) => one.sentence - each.sentence <= 2 && each.surface !== one.surface && mayBeOne(each, one),
    )
    return close.findLast((each) => isUnnamed(each) || titleOf(each.surface) !== '') ?? close.at(-1) ?? null
  }
  if (meantBefore.test(lead) || meantAfter.test(after))
    return before.findLast((each) => one.sentence - each.sentence <= 2 && mayBeOne(each, one)) ?? null
  if (isWhole) return null
  if (inFull.test(after)) return near.findLast(isInSentence) ?? null
  if (nameIs.test(lead)) return near.findLast((each) => mayBeOne(each, one)) ?? null
  if (plainly.test(lead)) return before.findLast(({ surface }) => titleOf(surface) !== '') ?? null
  return bySelf.test(lead) ? (near.findLast(({ surface }) => titleOf(surface) !== '') ?? null) : null
}

/**
 * After whom a name stands as if it were theirs: 'Macca came along. Paul McIntyre, electrician, best mate since grade three', 'Dr Abara called me in. Ngozi never
 * sits down'. It says something only of a name that hardly any other page has.
 */
export function followedBy({ text }: Page, before: readonly Placed[], one: Placed): Placed | null {
  const last = before.findLast(({ surface }) => surface !== one.surface)
  if (!last || isUnnamed(one) || titleOf(one.surface) !== '' || !mayBeOne(last, one)) return null
  if (!/(?:^|[.!?\n] )$/.test(text.slice(Math.max(0, one.from - 2), one.from))) return null
  const [apart, after] = [one.sentence - last.sentence, text.slice(one.to, one.to + 40)]
  if (bare(one.surface).includes(' '))
    return apart === 1 && told.test(after) && isNickname(last) ? last : null
  const isOn =
    /^ \p{Ll}/u.test(after) &&
    !/^ (?:and|or|from|of|said|says|asked|rang|came|called|thinks?|thought|reckons)\b/.test(after)
  const isOwned = /^['’]s /.test(text.slice(last.to, last.to + 3))
  return apart > 0 && apart <= 2 && isOn && !isOwned && isFormal(last.surface) ? last : null
}
