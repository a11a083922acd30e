import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { fold } from '#domain/text/fold.ts'
import type { Mention } from './page-memory.ts'

const byname = /(?:^|[^\p{L}])((?:Big|Wee|Old|Young|Little|Fat|Auld|Baby|Mad|Tall|Long|Small|Tiny|Skinny) )$/u

/** The mentions of a page in which 'Big Tam' and 'Wee Tam' are two people, and neither is whoever is called Tam alone. */
export function withBynames({ text }: Page, mentions: readonly Mention[]): Mention[] {
  const added = new Map<string, { mention: Mention; places: Place[]; sentences: number[] }>()
  const all = mentions.flatMap((mention): Mention[] => {
    if (mention.kind !== 'person' || mention.surface.startsWith('person:role:')) return [mention]
    const places: Place[] = []
    const sentences: number[] = []
    for (const [at, [from, to]] of mention.places.entries()) {
      const sentence = mention.sentences[at] ?? 0
      const before = byname.exec(text.slice(Math.max(0, from - 8), from))?.[1]
      if (before === undefined) {
        places.push([from, to])
        sentences.push(sentence)
        continue
      }
      const name = text.slice(from - before.length, to)
      const surface = `person:${fold(name)}`
      const known = added.get(surface) ?? {
        mention: { ...mention, surface, name },
        places: [],
        sentences: [],
      }
      known.places.push([from - before.length, to])
      known.sentences.push(sentence)
      added.set(surface, known)
    }
    if (places.length === mention.places.length) return [mention]
    return places.length === 0 ? [] : [{ ...mention, places, sentences }]
  })
  if (added.size === 0) return all
  const merged = all.map((mention): Mention => {
    const own = added.get(mention.surface)
    if (!own) return mention
    added.delete(mention.surface)
    return {
      ...mention,
      places: [...mention.places, ...own.places],
      sentences: [...mention.sentences, ...own.sentences],
    }
  })
  return [...merged, ...Array.from(added.values(), ({ mention, ...own }) => ({ ...mention, ...own }))]
}
