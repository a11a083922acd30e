import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { type RoleMention, rolesIn } from '#domain/journal/reading/names/names-roles.ts'
import type { Mention } from '../page-memory.ts'
import { closesApposition } from '../told-roles.ts'

/**
 * The mentions of a page with roles that stand next to a name, where the reading of names leaves them out: "My brother-in-law Pete" and "my late husband,
 * George," are theirs; "Mum, Agnes and Dad came" is somebody besides.
 */
export function withRolesBeside(page: Page, all: readonly Mention[]): Mention[] {
  const roles = rolesIn(page)
  const mentions = all.map((mention) => (isRefuted(page, mention, roles) ? withoutRole(mention) : mention))
  const places = mentions.flatMap((mention) => mention.places.map((place) => ({ mention, place })))
  const told = new Map<Mention, string>()
  const added: Mention[] = []
  for (const found of roles) {
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
  if (told.size === 0 && added.length === 0) return mentions
  return [
    ...mentions.map((mention) => {
      const role = told.get(mention)
      return role === undefined ? mention : { ...mention, role }
    }),
    ...merged(mentions, added),
  ]
}

const goesOn = /^ (?:of|from|in|at|by|who)\b/

/** 'Anna, my mother's friend,' is no mother, nor is Tom the boss in 'Saw Tom, my boss was there too': a role behind a name whose apposition does not end. */
function isRefuted({ text }: Page, mention: Mention, roles: readonly RoleMention[]): boolean {
  if (mention.role === undefined || mention.surface.startsWith('person:role:')) return false
  const own = roles.filter(({ role }) => role === mention.role || role.endsWith(` ${mention.role}`))
  const isBefore = mention.places.some(([from]) =>
    own.some(({ span }) => from - span.end === 1 || from - span.end === 2),
  )
  const behind = own.filter(({ span }) =>
    mention.places.some(([, to]) => to < span.start && /^, (?:my|our) $/i.test(text.slice(to, span.start))),
  )
  return (
    !isBefore &&
    behind.length > 0 &&
    behind.every(
      ({ span: { end } }) => !closesApposition(text, end) && !goesOn.test(text.slice(end, end + 6)),
    )
  )
}

const withoutRole = ({ role: _, ...mention }: Mention): Mention => mention

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
