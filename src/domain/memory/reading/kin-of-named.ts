import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import { fold } from '#domain/text/fold.ts'
import type { Link, Mention, Surface } from './page-memory.ts'

const owned =
  /^['’]s (?:(?:little|big|older|younger|elder|twin|new|old|late|poor) )?([\p{L}-]{3,16})(?![\p{L}-])/u

/** People whom a page names only as somebody's: 'Tom's sister', 'my boss's daughter'; not 'Tom's sister Ilse', who has a name. */
export function kinOfNamed(page: Page, mentions: readonly Mention[]): { mentions: Mention[]; links: Link[] } {
  const found = new Map<Surface, { name: string; places: [number, number][]; sentences: number[] }>()
  const links: Link[] = []
  const people = mentions.flatMap((one) => (one.kind === 'person' ? one.places : []))
  // 'Ilse is Tom's sister', 'Ilse, Tom's sister': that is Ilse.
  const isNamedBefore = (from: number): boolean =>
    people.some(([, end]) => end < from && /^(?:,| is| was|,? who is) $/.test(page.text.slice(end, from)))
  for (const { surface: owner, kind, name, places, sentences } of mentions) {
    if (kind !== 'person') continue
    for (const [at, [from, to]] of places.entries()) {
      const match = owned.exec(page.text.slice(to, to + 40))
      const kin = match?.[1]?.toLowerCase()
      if (!match || !kin || !isRole(kin) || isNamedBefore(from)) continue
      const end = to + match[0].length
      if (/^,? \p{Lu}|^['’]s /u.test(page.text.slice(end, end + 3))) continue
      const surface = `person:${fold(name)}'s ${kin}`
      const sentence = sentences[at] ?? 0
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
