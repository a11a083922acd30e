import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { genderOfName, genderOfRole } from './genders.ts'
import type { Mention } from './page-memory.ts'

const isRoleOnly = ({ surface }: Mention): boolean => surface.startsWith('person:role:')

const closing = /^(?!,? and\b|, \p{Lu})(?:[,.;:!?)—–\n]|$| who\b| [—–-] )/u
/** Whether an apposition ends at a place of a text and no list goes on: its clause ends, or tells on about whoever it was. */
export const closesApposition = (text: string, at: number): boolean => closing.test(text.slice(at, at + 6))

/**
 * The mentions of a page with what it says people are to the writer: "my sister Ilse", "my sister, Ilse,", "Ilse, my sister,", "Ilse is my sister",
 * "Came with Ilse. She is my sister." A role that is somebody's there is nobody else.
 */
export function withToldRoles(page: Page, mentions: readonly Mention[]): Mention[] {
  const roles = mentions.filter(isRoleOnly)
  if (roles.length === 0) return [...mentions]
  if (roles.some((role) => role.places.some((_, at) => isSaidByOther(page, role, at))))
    return withToldRoles(
      page,
      mentions.flatMap((mention) =>
        isRoleOnly(mention)
          ? keptAt(
              mention,
              mention.places.map((_, at) => !isSaidByOther(page, mention, at)),
            )
          : [mention],
      ),
    )
  const people = mentions.filter((mention) => mention.kind === 'person' && !isRoleOnly(mention))
  const bySentence = Map.groupBy(
    people.flatMap((owner) =>
      owner.places.map((place, at): Placed => ({ owner, place, sentence: owner.sentences[at] ?? 0 })),
    ),
    ({ sentence }) => sentence,
  )
  const owners = new Map<Mention, { readonly role: string; readonly isTitle: boolean }>()
  const left = new Map(roles.map((role) => [role, role.places.map(() => true)]))
  for (const role of roles)
    for (const at of role.places.keys()) {
      const found = ownerOf(page, bySentence, role, at)
      if (!found) continue
      left.get(role)?.splice(at, 1, false)
      const told = { role: role.role ?? role.surface.slice('person:role:'.length), isTitle: found.isTitle }
      const isOnes = !found.isTitle || !isOfAnothers(page, role, at)
      if (isOnes && !owners.has(found.owner)) owners.set(found.owner, told)
    }
  return mentions.flatMap((mention): Mention[] => {
    const isLeft = left.get(mention)
    if (isLeft) return keptAt(mention, isLeft)
    const told = owners.get(mention)
    if (!told) return [mention]
    const name = told.isTitle ? mention.name.charAt(0).toUpperCase() + mention.name.slice(1) : mention.name
    return [{ ...mention, name, role: mention.role ?? told.role }]
  })
}

const child =
  /\b(?:my|our) (?:\p{Ll}+ )?(?:sons?|daughters?|children|kids|boys?|girls?|twins|eldest|youngest)\b/iu
const saysSo =
  /\b(?:said|says|say|asked|asks|wrote|shouted|shouts|cried|called|answered|told|message)\b[^.!?]{0,12}["“'‘, ]$/i

const saidByOther =
  /\b(?:who|s?he|they|\p{Lu}\p{L}+) (?:said|says|goes|wrote|told (?:me|us)|reckons),? ["“'‘]?(?:my|our) $/u

/** 'My son said only, Mum did it', 'Ba said my own sister had one': the mother and the sister of whoever says it, not the writer's. */
function isSaidByOther({ text, sentences }: Page, { name, places, sentences: inThese }: Mention, at: number) {
  const [start = 0] = places[at] ?? []
  if (text.startsWith('own ', start)) return saidByOther.test(text.slice(Math.max(0, start - 40), start))
  if (!/^(?:mum|mom|mummy|mommy|mama|mam|dad|daddy|papa)$/i.test(name)) return false
  const [from = 0] = places[at] ?? []
  const before = text.slice(sentences[inThese[at] ?? 0]?.start ?? 0, from)
  return saysSo.test(before.slice(-40)) && child.test(before)
}

function keptAt(mention: Mention, isLeft: readonly boolean[]): Mention[] {
  if (!isLeft.includes(false)) return [mention]
  if (!isLeft.includes(true)) return []
  const places = mention.places.filter((_, at) => isLeft[at])
  return [{ ...mention, places, sentences: mention.sentences.filter((_, at) => isLeft[at]) }]
}

interface Placed {
  readonly owner: Mention
  readonly place: Place
  readonly sentence: number
}

/** 'Mama Sikira', 'Papa Joe': somebody's mother and father, and not whoever writes has her or him; 'my mum Agnes' is. */
function isOfAnothers({ text }: Page, role: Mention, at: number): boolean {
  const [from = 0] = role.places[at] ?? []
  const isParent = /(?:^|:)(?:mother|father)$/.test(role.role ?? role.surface)
  return isParent && !/\b(?:my|our) $/i.test(text.slice(Math.max(0, from - 4), from))
}

/** Whose role it is at one of its places. isTitle: it is part of the name or stands right before it. */
function ownerOf(page: Page, people: ReadonlyMap<number, readonly Placed[]>, role: Mention, at: number) {
  const [from = 0, to = 0] = role.places[at] ?? []
  const nth = role.sentences[at] ?? 0
  for (const { owner, place } of people.get(nth) ?? []) {
    const [start, end] = place
    if ((from >= start && to <= end) || to + 1 === start) return { owner, isTitle: true }
    if (isApposed(page, [from, to], place)) return { owner, isTitle: false }
  }
  return bySheIs(page, people.get(nth - 1) ?? [], role, at)
}

/** Whether the text right around two places says that the name is whose role it is. */
function isApposed({ text }: Page, [from, to]: Place, [start, end]: Place): boolean {
  if (start >= to) {
    if (start - to > 16) return false
    const between = text.slice(to, start)
    if (/^,? (?:who is |who['’]s )?(?:called|named) $|^(?: is|['’]s) (?:called|named) $/.test(between))
      return true
    const isOwn = /(?<!(?:,|\band) )\b(?:my|our) $/i.test(text.slice(Math.max(0, from - 12), from))
    return isOwn && /^(?:, |: | [—–-] )$/.test(between) && closesApposition(text, end)
  }
  if (end >= from || from - end > 16) return false
  const between = text.slice(end, from)
  const after = text.slice(to, to + 6)
  if (/^(?: is|['’]s| was| has been|['’]s been|,? who is) (?:my|our) $/.test(between))
    return !/^(?:['’-]| and\b)/.test(after)
  const isListed = /(?:, |\band )$/.test(text.slice(Math.max(0, start - 5), start))
  return (
    /^,? \(?(?:my|our) $|^ [—–-] (?:my|our) $|^ (?:there|here|too|again|now|today|tonight), (?:my|our) $/.test(
      between,
    ) &&
    between !== ' my ' &&
    closesApposition(text, to) &&
    !isListed
  )
}

/** 'Walked with Ilse. She is my sister': whom the sentence before names, where it names one. */
function bySheIs({ text, sentences }: Page, named: readonly Placed[], role: Mention, at: number) {
  const nth = role.sentences[at] ?? -1
  const [sentence, before] = [sentences[nth], sentences[nth - 1]]
  const [from = 0] = role.places[at] ?? []
  if (!sentence || !before || /\n\s*\n/.test(text.slice(before.end, sentence.start))) return null
  const lead = /^(He|She)(?: is|['’]s| was| has been|['’]s been) (?:my|our) $/.exec(
    text.slice(sentence.start, from),
  )
  if (!lead) return null
  const gender = lead[1] === 'She' ? 'woman' : 'man'
  const [owner, ...others] = new Set(named.map((one) => one.owner))
  const theirs = owner && genderOfName(owner.surface.slice('person:'.length))
  const isOther = (theirs ?? gender) !== gender || (genderOfRole(role.role ?? '') ?? gender) !== gender
  return owner && others.length === 0 && !isOther ? { owner, isTitle: false } : null
}
