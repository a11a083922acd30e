import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import { humanVerbs, socialVerbs } from '#domain/journal/reading/names/names-words.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import type { Mention, Seeming, SeemingKind } from '../page-memory.ts'
import { candidatesIn, scoreOf } from './name-signs.ts'
import { ownShown } from './own-name.ts'
import { sceneOf, seemsAnimal, seemsFigure, seemsPlace, seemsTeam } from './scenes.ts'

const titled =
  /^(?:mr|mrs|ms|miss|mx|dr|fr|sr|mme|prof|professor|doctor|aunt\p{L}*|uncle|father|sister|reverend|rev|captain|coach|chef)\b/iu
const owns =
  /^['’]s (?:\p{Ll}+ )?(?:house|flat|place|kitchen|office|desk|car|van|phone|birthday|job|boss|wedding|funeral|wife|husband|kids|voice|face|letter|email|handwriting|hands?)\b/u
/** Words after which a name is given, and those that call for anybody. */
const notSocial = /^(?:call\p{L}*|named|dat\p{L}+|seeing|meeting|ring|love|named)$/u

/** What the words around the places of each name on a page show it to be, and of each word that may be one. */
export const seemingsIn = (page: Page, mentions: readonly Mention[]): Seeming[] =>
  candidatesIn(page, mentions).map((candidate) => ({
    name: candidate.name,
    as: shownBy(page, candidate),
    score: scoreOf(page, candidate),
    uses: candidate.places.length,
  }))

/** What one name of a page is shown to be, each from 1 (likely) to 2 (shown twice or for sure). */
export function shownBy(
  page: Page,
  { name, role, places }: Pick<Mention, 'name' | 'role' | 'places'>,
): Seeming['as'] {
  const shown = new Map<SeemingKind, number>()
  const add = (kind: SeemingKind, weight: number) => {
    if (weight > 0) shown.set(kind, Math.min(2, (shown.get(kind) ?? 0) + weight))
  }
  for (const place of places) {
    const isQuoted = page.foreign.some(({ start, end }) => place[0] >= start && place[1] <= end)
    const own = ownShown(page, place, isQuoted)
    add('own', own)
    if (own > 0) continue
    if (own < 0) add('acts', 1)
    if (isQuoted) continue
    const scene = sceneOf(page, place)
    add('animal', seemsAnimal(scene))
    if (isActing(page, place)) add('acts', 1)
    else if (seemsTeam(scene)) add('team', 1)
    else if (seemsFigure(scene, name)) add('figure', 1)
    else if (seemsPlace(scene)) add('place', 1)
  }
  if (role !== undefined || titled.test(name)) add('acts', 1)
  return Object.fromEntries(shown)
}

/** Whether a name does, there, what only somebody does: speaks, is told something, has a husband. */
function isActing({ text }: Page, [from, to]: Place): boolean {
  const after = text.slice(to, to + 60)
  const [, verb = ''] = /^ (?:just |also |only |then |even |still |has |had )?(\p{Ll}+)/u.exec(after) ?? []
  if (humanVerbs.has(verb)) return true
  if (owns.test(after)) return true
  const kin = /^['’]s (?:\p{Ll}+ )?([\p{Ll}-]{3,16})/u.exec(after)?.[1]
  if (kin && isRole(kin)) return true
  const before = text.slice(Math.max(0, from - 40), from)
  const lead = /(?<!\p{L})(\p{L}{1,16}) $/u.exec(before)?.[1]?.toLowerCase() ?? ''
  if (socialVerbs.has(lead) && !notSocial.test(lead)) return true
  return /\b(?:me|I|us) and $|\b(?:a word|lunch|dinner|coffee|tea|a drink|drinks|a pint|talked|spoke|chatted|argued|argument|row|worked?|working) with $/.test(
    before,
  )
}
