import type { Span } from '#domain/text/text.ts'
import { type Page, spanAt, type Token } from '../language/language-tokens.ts'

/** Somebody named by what they are to the writer: `role` is the same for 'mum' and 'mother'. `first` and `last` are token indexes. */
export interface RoleMention {
  readonly role: string
  readonly span: Span
  readonly first: number
  readonly last: number
}

const kin: Readonly<Record<string, string>> = {
  mum: 'mother',
  mom: 'mother',
  mam: 'mother',
  mother: 'mother',
  mama: 'mother',
  mummy: 'mother',
  mommy: 'mother',
  ma: 'mother',
  dad: 'father',
  father: 'father',
  papa: 'father',
  daddy: 'father',
  pa: 'father',
  pops: 'father',
  grandma: 'grandmother',
  granny: 'grandmother',
  gran: 'grandmother',
  nana: 'grandmother',
  nan: 'grandmother',
  nanna: 'grandmother',
  grandmother: 'grandmother',
  grandpa: 'grandfather',
  granddad: 'grandfather',
  grandad: 'grandfather',
  gramps: 'grandfather',
  grandfather: 'grandfather',
}
/** Kin that are called by their role as by a name. */
const calledSo = new Set([
  'mum',
  'mom',
  'mama',
  'mummy',
  'dad',
  'papa',
  'daddy',
  'grandma',
  'granny',
  'nana',
  'grandpa',
  'granddad',
  'grandad',
])
/** The same, but in small letters they are other words or parts of them. */
const calledSoLarge = new Set('mam ma pa pops gran nan nanna gramps'.split(' '))
const plain =
  'sister brother son daughter wife husband partner boyfriend girlfriend fiance fiancee spouse ex aunt uncle cousin niece nephew boss manager supervisor therapist counsellor counselor doctor gp neighbour neighbor landlord landlady roommate flatmate housemate friend colleague coworker teacher tutor professor coach mentor stepmother stepfather stepmum stepdad stepson stepdaughter grandson granddaughter godmother godfather godson goddaughter twin parents grandparents kids children midwife psychiatrist dentist assistant sponsor'
const roles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(kin),
  ...plain.split(' ').map((word): [string, string] => [word, word]),
  ['neighbor', 'neighbour'],
  ['counselor', 'counsellor'],
  ['children', 'kids'],
  ['fiancee', 'fiance'],
])
const adjectives = new Set(
  'best old older oldest younger youngest little big elder new former dear closest late other only twin eldest ex wee middle kid baby poor own'.split(
    ' ',
  ),
)
/** Those that say which of several it is. */
const tellsApart = new Set('best older oldest younger youngest elder eldest twin former ex new'.split(' '))
const mine = new Set(['my', 'our'])
const notMine = new Set(
  'a an the his her their your its this that another every each no any some single whose other of as like these those'.split(
    ' ',
  ),
)

/** True for a word that says what somebody is to somebody. Folded. */
export const isRole = (folded: string): boolean => roles.has(folded)

/** 'mother' of 'mum' and of itself; undefined where a word says nothing of the kind. Folded. */
export const roleMeant = (folded: string): string | undefined => roles.get(folded)

/** The people whom a page names by what they are to its writer, in order. */
export function rolesIn(page: Page): RoleMention[] {
  const found: RoleMention[] = []
  for (const [at, token] of page.tokens.entries()) {
    if (token.isForeign) continue
    if (mine.has(token.folded)) {
      const mention = afterMine(page, at)
      if (mention) found.push(mention)
    } else if (
      (calledSo.has(token.folded) || (token.isCapital && calledSoLarge.has(token.folded))) &&
      !belongsToSomebody(page, at)
    ) {
      found.push(mentionOf(page, at, at, kin[token.folded] ?? token.folded))
    }
  }
  return found
}

function afterMine(page: Page, at: number): RoleMention | null {
  let first = at + 1
  let word = page.tokens[first]
  const start = first
  while (word && word.gap === ' ' && adjectives.has(word.folded) && !isLastWord(page, first))
    word = page.tokens[++first]
  if (word?.gap !== ' ' && word?.gap !== '-') return null
  const base = roles.get(word.folded)
  if (!base) return null
  const last = inLaw(page.tokens, first) ? first + 2 : first
  const before = page.tokens
    .slice(start, first)
    .flatMap(({ folded }) => (tellsApart.has(folded) ? [folded] : []))
  if (last === first && page.tokens[first + 1]?.gap === '-') return null
  return mentionOf(page, start, last, [...before, last === first ? base : `${base}-in-law`].join(' '))
}

function isLastWord(page: Page, at: number): boolean {
  const next = page.tokens[at + 1]
  return (
    next === undefined ||
    (next.gap !== ' ' && next.gap !== '-') ||
    (page.tokens[at]?.folded === 'ex' && !roles.has(next.folded))
  )
}

const inLaw = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.gap === '-' && tokens[at + 1]?.folded === 'in' && tokens[at + 2]?.folded === 'law'

/** "Lena's Oma", 'her Oma', 'the Babushka doll': not the writer's. */
export function belongsToAnother({ tokens }: Page, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token || before.sentence !== token.sentence || token.gap !== ' ') return false
  return before.isPossessive || notMine.has(before.folded)
}

function belongsToSomebody(page: Page, at: number): boolean {
  const token = page.tokens[at]
  const before = page.tokens[at - 1]
  const next = page.tokens[at + 1]
  if (next?.gap === '-' || token?.gap === '-') return true
  if (!before || before.sentence !== token?.sentence || token.gap !== ' ') return false
  return belongsToAnother(page, at) || mine.has(before.folded) || adjectives.has(before.folded)
}

function mentionOf(page: Page, first: number, last: number, role: string): RoleMention {
  const span = spanAt(page, page.tokens[first]?.start ?? 0, page.tokens[last]?.end ?? 0)
  return { role, span, first, last }
}
