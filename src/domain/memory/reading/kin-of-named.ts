import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { roleMeant } from '#domain/journal/reading/names/names-roles.ts'
import { fold } from '#domain/text/fold.ts'
import { mayMeanOne } from './kin-words.ts'
import type { Link, Mention, Surface } from './page-memory.ts'
import { closesApposition } from './told-roles.ts'

const owned =
  /^['’]s (?:(?:little|big|older|younger|elder|twin|new|old|late|poor) )?([\p{L}-]{3,16})(?![\p{L}-])/u

/** Who is many is nobody. */
const several =
  /^(?:kids|children|parents|folks|twins|sisters|brothers|sons|daughters|cousins|aunts|uncles|friends|neighbou?rs|boys|girls|grandchildren|grandparents)$/

const apposed = /(?:,| is| was|,? who is) $/

/** People whom a page names only as somebody's: 'Tom's sister', 'my boss's daughter'; not 'Tom's sister Ilse', who has a name. */
export function kinOfNamed(page: Page, mentions: readonly Mention[]): { mentions: Mention[]; links: Link[] } {
  const found = new Map<Surface, { name: string; places: [number, number][]; sentences: number[] }>()
  const links: Link[] = []
  const people = mentions.flatMap(({ kind, surface, places }) =>
    kind === 'person' ? places.map((place) => ({ surface, place })) : [],
  )
  const byEnd = new Map(people.map(({ surface, place: [, end] }) => [end, surface]))
  const byStart = new Map(people.map((one) => [one.place[0], one]))
  // 'Ilse is Tom's sister', 'Ilse, Tom's sister': that is Ilse.
  const namedBefore = (from: number): Surface | undefined =>
    byEnd.get(from - (apposed.exec(page.text.slice(Math.max(0, from - 12), from))?.[0].length ?? 0))
  const namedBehind = (end: number): Surface | undefined => {
    const here = byStart.get(end + 1)
    if (here && page.text[end] === ' ') return here.surface
    const next = page.text.startsWith(', ', end) ? byStart.get(end + 2) : undefined
    if (next) return closesApposition(page.text, next.place[1]) ? next.surface : undefined
    // "Tom's mother landed last night, Samia, small and loud."
    const aside = /^ [^,;:()]{3,60}, /.exec(page.text.slice(end, end + 64))?.[0]
    const named = aside ? byStart.get(end + aside.length) : undefined
    return named && /^,(?! (?:and|or)\b)/.test(page.text.slice(named.place[1])) ? named.surface : undefined
  }
  for (const { surface: owner, kind, name, places, sentences } of mentions) {
    if (kind !== 'person') continue
    for (const [at, [from, to]] of places.entries()) {
      const match = owned.exec(page.text.slice(to, to + 40))
      const kin = roleMeant(match?.[1]?.toLowerCase() ?? '')
      if (!match || !kin || several.test(kin)) continue
      // 'He's Daddy's younger brother': whoever that is has been spoken of.
      if (/\b(?:he|she|who)(?:['’]s| is| was) $/i.test(page.text.slice(Math.max(0, from - 9), from))) continue
      const end = to + match[0].length
      const surface = `person:${fold(name)}'s ${kin}`
      const sentence = sentences[at] ?? 0
      const other = namedBefore(from) ?? namedBehind(end)
      if (other && mayMeanOne(kin)) links.push({ from: surface, to: other, type: 'same', sentence })
      // "Kip's cousin's pickup" is the cousin's, "Tom's mother's sister" is somebody else.
      const further = roleMeant(owned.exec(page.text.slice(end, end + 40))?.[1]?.toLowerCase() ?? '')
      if (other || further || /^,? \p{Lu}/u.test(page.text.slice(end, end + 3))) continue
      const words = page.text.slice(to, end).replace('’', "'")
      const known = found.get(surface) ?? { name: `${name}${words}`, places: [], sentences: [] }
      known.places.push([from, end])
      known.sentences.push(sentence)
      found.set(surface, known)
      links.push({ from: surface, to: owner, type: `${kin} of`, sentence })
    }
  }
  return {
    links,
    mentions: Array.from(found, ([surface, one]) => ({ surface, kind: 'person' as const, ...one })),
  }
}
