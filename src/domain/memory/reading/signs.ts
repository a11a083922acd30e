import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import type { Mention } from './page-memory.ts'

const ofAnother = /\b(?:his|her|their) (?:\p{Ll}+ )?([\p{Ll}-]{3,16}),? $/iu

/** The mentions of a page with what it shows of people besides: whether 'she' or 'he' follows them alone, whose kin they are, and whether they are 'our Kirsty'. */
export function withSigns(page: Page, mentions: readonly Mention[]): Mention[] {
  const bySentence = new Map<number, Mention[]>()
  for (const mention of mentions)
    if (mention.kind === 'person')
      for (const at of new Set(mention.sentences))
        bySentence.set(at, [...(bySentence.get(at) ?? []), mention])
  const isQuoted = (at: number): boolean => page.foreign.some(({ start, end }) => at >= start && at < end)
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'person' || mention.surface.startsWith('person:role:')) return mention
    const signs = new Set<string>()
    for (const [at, [from, to]] of mention.places.entries()) {
      const nth = mention.sentences[at] ?? -1
      const kin = ofAnother.exec(page.text.slice(Math.max(0, from - 40), from))?.[1]
      if (kin && isRole(kin.toLowerCase())) signs.add(`of ${kin.toLowerCase()}`)
      if (/(?:^|[^\p{L}])[Oo]ur $/u.test(page.text.slice(Math.max(0, from - 5), from))) signs.add('ours')
      const isOnly = bySentence.get(nth)?.length === 1 && !isQuoted(from)
      const gender = isOnly ? genderBehind(page, nth, to) : null
      if (gender) signs.add(gender)
      if (isAlone(page, nth, [from, to])) signs.add('alone')
    }
    return signs.size === 0 ? mention : { ...mention, signs: [...signs].sort() }
  })
}

/** 'Ola.': the sentence says nothing but the name. */
const isAlone = ({ sentences }: Page, nth: number, [from, to]: Place): boolean =>
  from === sentences[nth]?.start && (sentences[nth]?.end ?? 0) - to <= 1

/** By 'she' or 'he' later in the sentence, or at the beginning of the next. */
function genderBehind({ text, sentences }: Page, nth: number, to: number): 'woman' | 'man' | null {
  const [sentence, next] = [sentences[nth], sentences[nth + 1]]
  if (!sentence) return null
  const rest = text.slice(to, sentence.end)
  const isOn = next && !/\n\s*\n/.test(text.slice(sentence.end, next.start))
  const lead = isOn ? (/^(?:She|He)\b/.exec(next.text)?.[0] ?? '') : ''
  const said = new Set<'woman' | 'man'>(
    Array.from(
      `${rest} ${lead}`.matchAll(/\b(she|her own|herself)\b|\b(?:he|his own|himself)\b/gi),
      ([, she]) => (she ? 'woman' : 'man'),
    ),
  )
  const [gender] = said
  return said.size === 1 ? (gender ?? null) : null
}
