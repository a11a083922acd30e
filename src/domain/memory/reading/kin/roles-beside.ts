import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { type RoleMention, rolesIn } from '#domain/journal/reading/names/names-roles.ts'
import type { Mention } from '../page-memory.ts'
import { closesApposition } from '../told-roles.ts'

/**
 * The mentions of a page with roles that stand next to a name, where the reading of names leaves them out: "My brother-in-law Pete" and "my late husband,
 * George," are theirs; "Mum, Agnes and Dad came" is somebody besides.
 */
export function withRolesBeside(page: Page, mentions: readonly Mention[]): Mention[] {
  const places = mentions.flatMap((mention) => mention.places.map((place) => ({ mention, place })))
  const told = new Map<Mention, string>()
  const added: Mention[] = []
  for (const found of rolesIn(page)) {
    const { start, end } = found.span
    if (places.some(({ place: [from, to] }) => from < end && to > start)) continue
    const beside = places.filter(
      ({ mention, place: [from, to] }) =>
        mention.kind === 'person' &&
        !mention.surface.startsWith('person:role:') &&
        (from - end === 1 || from - end === 2 || (to < start && start - to <= 6)),
    )
    if (beside.some(({ mention }) => mention.role !== undefined)) continue
    const owner = beside.find(({ place }) => isTheirs(page, found, place))?.mention
    if (owner) told.set(owner, found.role)
    else if (beside.length > 0) added.push(mentionOf(page, found))
  }
  if (told.size === 0 && added.length === 0) return [...mentions]
  return [
    ...mentions.map((mention) => {
      const role = told.get(mention)
      return role === undefined ? mention : { ...mention, role }
    }),
    ...merged(mentions, added),
  ]
}

function isTheirs({ text }: Page, { span }: RoleMention, [from, to]: readonly [number, number]): boolean {
  const isOwn = /\b(?:my|our) $/i.test(text.slice(Math.max(0, span.start - 4), span.start))
  const isListed = /(?:,|\band) (?:my |our )?$/i.test(text.slice(Math.max(0, span.start - 8), span.start))
  if (from > span.end) {
    const between = text.slice(span.end, from)
    if (between === ' ') return isOwn
    if (between !== ', ') return false
    return isOwn ? closesApposition(text, to) && !isListed : /^ (?:to|as) /.test(text.slice(to, to + 4))
  }
  return isOwn && /^, (?:my|our) $/.test(text.slice(to, span.start)) && closesApposition(text, span.end)
}

const mentionOf = (page: Page, { role, span }: RoleMention): Mention => ({
  ...{ surface: `person:role:${role}`, kind: 'person', name: span.text, role },
  places: [[span.start, span.end]],
  sentences: [page.sentences.findIndex(({ start, end }) => span.start >= start && span.start < end)],
})

/** Each role once: with those that the page names anyway, no other. */
const merged = (mentions: readonly Mention[], added: readonly Mention[]): Mention[] =>
  [...Map.groupBy(added, ({ surface }) => surface).values()].flatMap((same) => {
    const [first] = same
    const isThere = mentions.some(({ surface }) => surface === first?.surface)
    return first && !isThere
      ? [
          {
            ...first,
            places: same.flatMap(({ places }) => places),
            sentences: same.flatMap(({ sentences }) => sentences),
          },
        ]
      : []
  })
