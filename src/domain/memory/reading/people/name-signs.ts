import type { Page, Token } from '#domain/journal/reading/language/language-tokens.ts'
import { isEnglishWord, nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import { type Run, runsIn } from '#domain/journal/reading/names/names-runs.ts'
import {
  isUnheardOf,
  standsFree,
  surroundingsOf,
  verbWeight,
} from '#domain/journal/reading/names/names-surroundings.ts'
import { humanVerbs, placeEnds, titles } from '#domain/journal/reading/names/names-words.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { fold } from '#domain/text/fold.ts'
import { animal } from '../animals.ts'
import type { Mention } from '../page-memory.ts'
import { type NameSign, nameWeights } from './name-table.ts'
import { sceneOf, seemsPlace } from './scenes.ts'

/** A name of a page, or words written large that may be one. `rule`: what the page's own reading takes it for. */
export interface Candidate {
  readonly name: string
  readonly places: readonly Place[]
  readonly rule: NameSign | 'thing' | null
  readonly role?: string
}

/** Everything of a page that may be somebody's name, and is not a role. */
export function candidatesIn(page: Page, mentions: readonly Mention[]): Candidate[] {
  const taken = mentions.flatMap(({ places }) => places)
  const free = runsIn(page)
    .map(({ first, last }) => [page.tokens[first]?.start ?? 0, page.tokens[last]?.end ?? 0] as const)
    .filter(([start, end]) => !taken.some(([from, to]) => start < to && end > from))
  const named = mentions.filter(
    ({ name, surface }) =>
      /^\p{Lu}/u.test(name) && !name.includes("'s ") && !surface.startsWith('person:role:'),
  )
  return [
    ...named.map(({ name, places, kind, role }) => ({
      name,
      places,
      rule: ruleOf(kind, role),
      ...(role && { role }),
    })),
    ...Array.from(
      Map.groupBy(free, ([start, end]) => fold(page.text.slice(start, end))),
      ([, places]) => ({ name: page.text.slice(...(places[0] ?? [0, 0])), places, rule: null }),
    ),
  ]
}

function ruleOf(kind: Mention['kind'], role: string | undefined): Candidate['rule'] {
  if (kind === 'person') return role === undefined ? 'person' : 'role'
  return kind === 'place' ? 'isPlace' : 'thing'
}

const honour = /^(?:mr|mrs|ms|mx|miss|dr|prof|professor|doctor|sr|fr|reverend|rev)$/
const work =
  /\b(?:films?|movies?|novels?|episodes?|series|sitcom|season|finale|netflix|telly|tv|plot|hero|books?|chapters?|poems?|library|albums?|songs?|singers?|concerts?|records?|radio|cinema|author|hymns?|tunes?|carols?|anthem|choir|painting|play|opera|rose|roses|variety|club|league|match|goal)\b/i
/** What stands right before a name, and right behind it. */
const lead = {
  the: /\bthe $/i,
  at: /\bat $/i,
  in: /\bin $/i,
  from: /\bfrom $/i,
  of: /\bof $/i,
  to: /\bto $/i,
  on: /\bon $/i,
  for: /\bfor $/i,
  his: /\b(?:his|her|their|your) $/i,
  saidBy: /\b(?:said|says|asked|asks|replied|told me|shouted|according to|texted|rang|phoned) $/,
  met: /\b(?:met|meet|meeting|saw|see|seen|seeing|visit\w*|rang|ring|phoned|texted|called|told|asked|helped|thanked|invited|miss|missed|love|married|hugged) $/i,
  called:
    /\b(?:called|named|name is|name was|name['’]s|calls (?:him|her|it|them|me)|call (?:him|her|it|them)) $/i,
  andName: /\p{Lu}\p{L}{1,30},? (?:and|or|&) $/u,
  hyphen: /-$/,
  number: /\d $/,
  capBefore: /\p{Lu}[\p{L}'’]{1,30} $/u,
  letter:
    /\b(?:letter|card|postcard|note|email|text|message|call|parcel|photo|photograph|picture) (?:from|of|to) (?:my |our )?$/i,
  about: /\b(?:about|against|than|like|as) $/,
  takes:
    /\b(?:read|reading|watch\w*|listen\w* to|sang|sing\w*|play\w*|heard|saw|song|book|film|by) (?:the )?$/i,
  parens: /\($/,
}
const follow = {
  who: /^,? who(?:['’]s|m|se)?\b/,
  closed: /^(?:[,.;:!?)\n]|$)/,
  hyphen: /^-/,
  number: /^ \d/,
  capAfter: /^ (?!I\b)\p{Lu}/u,
  nameAnd: /^,? (?:and|or|&) (?!I\b)\p{Lu}\p{L}+/u,
  parens: /^\)/,
}

type Seen = Readonly<Partial<Record<NameSign, boolean>>>

/** What can be seen of a name at one of its places. */
export function signsAt(page: Page, [from, to]: Place): NameSign[] {
  const { tokens, text } = page
  const first = tokens.findIndex(({ start, end }) => end > from && start < to)
  const last = tokens.findLastIndex(({ start }) => start >= from && start < to)
  const head = tokens[first]
  if (!head || last < first) return []
  const begin = page.firstTokens[head.sentence] ?? 0
  const isInitial = first === begin || /[:“"‘([…*_|.!?/—–]| - /.test(head.gap)
  const signs = (seen: Seen) => Object.keys(seen).filter((sign) => seen[sign as NameSign])
  const fitting = (patterns: Readonly<Record<string, RegExp>>, words: string) =>
    Object.keys(patterns).filter((sign) => patterns[sign]?.test(words))
  const found = [
    ...signs(signsInside(tokens.slice(first, last + 1))),
    ...signs(signsAround(page, { first, last, isInitial, hasTitle: false })),
    ...fitting(lead, text.slice(Math.max(0, from - 70), from)),
    ...fitting(follow, text.slice(to, to + 90)),
  ]
  return [...new Set(found)] as NameSign[]
}

/** What the words of a name themselves say. */
function signsInside(words: readonly Token[]): Seen {
  const [head, tail] = [words[0], words.at(-1)] as [Token, Token]
  const { given, wordGiven, places, figures } = nameLists()
  const isLong = words.length > 1
  const hasTitle = isLong && titles.has(head.folded)
  const bearer = (hasTitle && words[1]) || head
  const whole = words.map(({ folded }) => folded).join(' ')
  return {
    given: given.has(bearer.folded),
    wordGiven: wordGiven.has(bearer.folded),
    givenOnly:
      !isLong && given.has(head.folded) && !isEnglishWord(head.folded, head.stem) && !places.has(whole),
    listedTail: isLong && given.has(tail.folded),
    place: places.has(whole),
    englishHead: isEnglishWord(bearer.folded, bearer.stem),
    englishTail: isLong && isEnglishWord(tail.folded, tail.stem),
    figure: figures.has(whole),
    unheard: isUnheardOf(bearer),
    two: words.length === 2,
    three: words.length > 2,
    title: hasTitle && honour.test(head.folded),
    kinTitle: hasTitle && !honour.test(head.folded),
    short: tail.end - head.start < 4,
    placeEnd: placeEnds.has(tail.folded),
    endsVowel: /[aeiouy]$/.test(tail.folded),
    endsS: /[^s]s$/.test(tail.folded),
    grammarEnd: /(?:ly|ing|ed|tion|ness|ment)$/.test(tail.folded),
    possessive: tail.isPossessive,
    quoted: head.isForeign,
  }
}

/** What stands around a name in its sentence and the next. */
function signsAround(page: Page, run: Run): Seen {
  const { occupations, motion } = nameLists()
  const around = surroundingsOf(page.tokens, run)
  const { head, tail, before, beforeThat, after, beforeComma, earlier } = around
  const scene = sceneOf(page, [head.start, tail.end])
  const verb = tail.isPossessive ? '' : (after?.folded ?? '')
  const isFree = standsFree(around)
  const isSomebody = (token: Token | null): boolean =>
    token !== null && (isRole(token.folded) || occupations.has(token.folded))
  return {
    initial: run.isInitial,
    human: humanVerbs.has(verb),
    act: verbWeight(verb) === 1.5,
    likely: verbWeight(verb) === 0.5,
    past: /[^e]ed$/.test(verb),
    is: /^(?:is|was|has|had)$/.test(verb),
    roleBefore: isSomebody(before),
    roleComma: isSomebody(beforeComma),
    kinOfAnother:
      before !== null &&
      isRole(before.folded) &&
      (beforeThat?.isPossessive || /^(?:his|her|their)$/.test(beforeThat?.folded ?? '')),
    sheHe: /\b(?:she|he|her|his|him|herself|himself)\b/i.test(scene.after),
    sheHeNext: /^(?:She|He|Her|His)\b/.test(scene.next),
    it: /^(?:It|They)\b/.test(scene.next) || /\b(?:it|its)\b/.test(scene.after.slice(0, 50)),
    free: isFree,
    nounAfter: after !== null && !tail.isPossessive && !isFree,
    alone:
      page.firstTokens[head.sentence] === run.first && page.tokens[run.last + 1]?.sentence !== head.sentence,
    animalNear: scene.sentence.search(animal) >= 0,
    workNear: work.test(scene.sentence),
    motion: earlier.some((word) => motion.has(word)),
    sPlace: seemsPlace(scene),
  }
}

/** The signs at each place of a candidate, with what the page's own reading takes it for. */
export const signsOf = (page: Page, { places, rule }: Candidate): NameSign[][] =>
  places.map((place) => [...signsAt(page, place), ...(rule === null || rule === 'thing' ? [] : [rule])])

/** How much the places of a candidate say that it is somebody, summed up, in tenths. */
export const scoreOf = (page: Page, candidate: Candidate): number =>
  Math.round(
    10 *
      signsOf(page, candidate)
        .flat()
        .reduce((sum, sign) => sum + nameWeights[sign], 0),
  )
