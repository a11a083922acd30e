import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import { bare, isPartOf, isRoleOnly, nearness, titleOf, withoutTitle } from '../nicknames.ts'
import { isDreamed, isUnreal } from './fact-guards.ts'
import { isOfAnother } from './kin-words.ts'
import type { Link, Mention, Surface } from './page-memory.ts'
import { meantBy } from './pronouns/pronouns.ts'

interface Placed {
  readonly surface: Surface
  readonly kind: Mention['kind']
  readonly from: number
  readonly to: number
}

/** What a page says of two in one sentence: kin of somebody, who works or lives with whom, what is part of what, which names are one person's. */
export function linksIn(page: Page, mentions: readonly Mention[]): Link[] {
  const found: Link[] = []
  const placed = placedOf(mentions)
  let reached = 0
  for (const [at, { start, end }] of page.sentences.entries()) {
    const here: Placed[] = []
    for (; reached < placed.length; reached++) {
      const one = placed[reached]
      if (!one || one.from >= end) break
      if (one.from >= start && one.to <= end) here.push(one)
    }
    for (const [index, one] of here.entries()) {
      const meant = meantByCall(page, mentions, at, one)
      if (meant) found.push({ from: one.surface, to: meant, type: 'same', sentence: at })
      const sentence = page.sentences[at]?.text ?? ''
      const before = page.text.slice(Math.max(0, one.from - 24), one.from)
      const around = (other: Placed): Around => ({
        ...{ before, between: page.text.slice(one.to, other.from) },
        after: page.text.slice(other.to, other.to + 60),
      })
      const [next, ...further] = here.slice(index + 1)
      if (!next) continue
      const named = next.kind === 'person' ? next : further.find(({ kind }) => kind === 'person')
      const link =
        linkOf(one, next, around(next), sentence) ?? (named ? namedLink(one, named, around(named)) : null)
      if (link && (link.type === 'same' || isTold(sentence, one.from - start)))
        found.push({ ...link, sentence: at })
    }
  }
  return found
}

/** Not what is asked, thought, wished, dreamt or denied. */
const isTold = (sentence: string, at: number): boolean =>
  !isUnreal(sentence, at) &&
  !isDreamed(sentence) &&
  !/\b(?:not true|doubt|denies|untrue|would|never)\b/i.test(sentence)

/** Where the names of a page stand, in the order of the text. */
const placedOf = (mentions: readonly Mention[]): Placed[] =>
  mentions
    .flatMap(({ surface, kind, places }) => places.map(([from, to]) => ({ surface, kind, from, to })))
    .sort((a, b) => a.from - b.from)

type Found = Omit<Link, 'sentence'>

function linkOf(one: Placed, next: Placed, around: Around, sentence: string): Found | null {
  const { between, after } = around
  if (one.kind === 'person' && next.kind === 'person') return peopleLink(one, next, around, sentence)
  if (one.kind === 'person' && next.kind === 'place') {
    if (/^(?: has| had| now| still)? (?:lives?|is living) (?:in|on|at|near) (?:the )?$/.test(between))
      return { from: one.surface, to: next.surface, type: 'lives in' }
    if (/^ (?:moved|moves|has moved) (?:back |over |down |up )?to (?:the )?$/.test(between))
      return { from: one.surface, to: next.surface, type: 'lives in' }
  }
  if (
    one.kind === 'place' &&
    next.kind === 'place' &&
    /^,? in $|^, $/.test(between) &&
    !/^ (?:and|or)\b|^,/.test(after)
  )
    return between === ', ' && !/^[.!?;\n]|^$/.test(after)
      ? null
      : { from: one.surface, to: next.surface, type: 'part of' }
  if (one.kind === 'event' && next.kind === 'event') {
    const order = /^ (before|after) (?:the |my |our |her |his )?$/.exec(between)?.[1]
    if (order) return { from: one.surface, to: next.surface, type: order }
  }
  return null
}

function peopleLink(one: Placed, next: Placed, { between, after }: Around, sentence: string): Found | null {
  // "Ilse's son Jonas", "Ilse and her son Jonas"
  const owned =
    /^(?:['’]s|,? and (?:her|his)|,? with (?:her|his)|,? (?:her|his)) (?:\w+ ){0,2}?([\w-]{2,20}),? (?:called |named )?$/.exec(
      between,
    )
  if (owned?.[1] && isRole(owned[1].toLowerCase()))
    return { from: next.surface, to: one.surface, type: `${owned[1].toLowerCase()} of` }
  // "Ngozi, Chidi's wife", "Jonas is Ilse's son"
  const told = /^(?:,| is| was|,? who is) $/.test(between)
  const role = /^['’]s (?:\w+ ){0,1}?([\w-]{2,20})(?=[ ,.;!?)]|$)/.exec(after)?.[1]?.toLowerCase()
  if (told && role && isRole(role)) return { from: one.surface, to: next.surface, type: `${role} of` }
  if (/^ (?:works|worked|is working) with $/.test(between))
    return { from: one.surface, to: next.surface, type: 'works with' }
  if (/^ (?:married|is married to|got married to|is engaged to) $/.test(between))
    return { from: one.surface, to: next.surface, type: 'married to' }
  return sameLink(one, next, between, after, sentence)
}

/** "calls my mother Agnes"; "Moses, Moses Okello the driver", and not "another Moses, Moses Okello"; "Tom's mother landed last night, Samia, small and loud". */
function namedLink(one: Placed, next: Placed, around: Around): Found | null {
  if (one.kind !== 'person' || next.kind !== 'person' || isUnnamed(next)) return null
  const { before, between, after } = around
  const isCalled = isKin(one) && between === ' ' && /\bcall(?:s|ed|ing)? (?:my |our )?$/i.test(before)
  const isWhole =
    between === ', ' &&
    isNameOf(one, next) &&
    !/\b(?:another|an?|second|other|different|new)(?: \p{L}+)? $/iu.test(before)
  const isAside =
    isUnnamed(one) &&
    /(?:^|[.!?] )(?:(?:my|our) )?$/i.test(before) &&
    /^ [^,;:()]{3,60}, $/.test(between) &&
    /^,(?! (?:and|or)\b)/.test(after)
  return isCalled || isWhole || isAside ? { from: next.surface, to: one.surface, type: 'same' } : null
}

interface Around {
  readonly before: string
  readonly between: string
  readonly after: string
}

const calls =
  /\b(?:(?:told|asked|tells|wants|wanted|begged) (?:us|me|everyone|everybody|people|them)(?: all)? to call|(?:we|everyone|everybody|people|they)(?: all)? calls?|known to (?:us|everyone) as|when) (her|him|she was|he was) (?:just |only |still )?$/i

/** "Zofia started. She told us to call her Zosia", "when he was Stevie": whom the pronoun means has the name. */
function meantByCall(page: Page, mentions: readonly Mention[], at: number, one: Placed): Surface | null {
  if (one.kind !== 'person' || one.surface.startsWith('person:role:')) return null
  const said = calls.exec(page.text.slice(Math.max(0, one.from - 60), one.from))?.[1]
  if (!said || !/^(?:[.,;:!?)]|$| and\b)/.test(page.text.slice(one.to, one.to + 5))) return null
  const pronoun = /^(?:her|she)/i.test(said) ? 'she' : 'he'
  const meant = meantBy({ page, mentions }, at, pronoun, one.from)
  return meant === one.surface ? null : meant
}

const acted = /\b(?:play|part|role|cast|costume|dress(?:ed)? up|panto\w*|film|dream\w*|pretend\w*)\b/i

/** "Agnes (Aggie)", "Aggie, short for Agnes", "my mother's name is Agnes": the text says that both are one. */
const isWholeName = ({ surface }: Placed): boolean =>
  surface.includes(' ') && !surface.startsWith('person:role:') && !isOfAnother(surface)

/** 'my brother' and "Tom's mother". */
const isUnnamed = ({ surface }: Placed): boolean => isRoleOnly(surface) || isOfAnother(surface)

/** 'my brother', without a name. */
const areNear = (one: Placed, next: Placed): boolean =>
  nearness(one.surface, next.surface) !== null || nearness(next.surface, one.surface) !== null

const isKin = ({ surface }: Placed): boolean => isRoleOnly(surface)

/** "Moses, Moses Okello the driver", "Mrs Grubbs, Delphine Grubbs". */
const isNameOf = (one: Placed, next: Placed): boolean => {
  const [short, long] = [bare(one.surface), bare(next.surface)]
  return (
    isPartOf(short, long) ||
    (titleOf(one.surface) !== '' && long.includes(' ') && long.endsWith(` ${withoutTitle(short)}`))
  )
}

function sameLink(one: Placed, next: Placed, between: string, after: string, sentence: string): Found | null {
  const isSame =
    (between === ' (' &&
      (after.startsWith(')') || (/^[^()]{0,40}\)|^,/.test(after) && areNear(one, next)))) ||
    between === ' = ' ||
    (between === ', ' && /^,? for short\b/.test(after) && areNear(one, next)) ||
    /^,? (?:short for|which is short for|known as|called|(?:he|she|who) answers to|(?:(?:he|she|who) )?goes by|better known as|(?:whom |who )?we (?:all )?call|(?:whom )?everyone calls|whose real name is) $/.test(
      between,
    ) ||
    /^(?:['’]s (?:real |full |first )?name (?:is|was)) $/.test(between) ||
    /^, an? [\p{Ll} -]{3,24}, (?:whom |who )(?:everyone|everybody|we all|we) calls? $/u.test(between) ||
    (/^ (?:is|was)(?: called| named| also)? $/.test(between) &&
      (isWholeName(one) || isWholeName(next) || isKin(one) !== isKin(next)) &&
      !acted.test(sentence) &&
      /^(?:[.,;:!?)]|$| (?:on|in|by|to|and|but)\b)/.test(after)) ||
    (/^,? or $/.test(between) && /^,? as (?:everyone|we|she|he|I)\b/.test(after))
  return isSame ? { from: one.surface, to: next.surface, type: 'same' } : null
}
