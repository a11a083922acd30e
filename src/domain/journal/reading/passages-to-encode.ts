import { withoutMarks } from '#domain/journal/entry-text.ts'
import { isEnglish, readabilityOf } from '#domain/journal/reading/language/language.ts'
import { preparePage } from '#domain/journal/reading/language/language-tokens.ts'
import type { PassageMeaning } from '#domain/meaning/vectors.ts'
import { passageSpans } from '#domain/search/passages.ts'
import { withoutTargets } from '#domain/search/search-words.ts'

/** Another number where passages are cut or put together in another way: what was made before is made again. */
export const passagesEdition = 2

/** A passage, and the text whose vector stands for it. */
export interface PassageToEncode extends Pick<PassageMeaning, 'uid' | 'start' | 'end'> {
  readonly text: string
}

/** One thing that was written or said; `content` as it may be told. */
interface Told {
  readonly uid: string
  readonly content: string
}

/** So many passages of one page or talk have vectors, about 50,000 words. */
export const mostPassages = 1_000
/** So much of a text says in which language it is. */
const languageUnits = 2_000

/**
 * Whether a text is one that the model understands: English, or so little that it may be. Nothing but signs and code are not. Wants the table of names
 * (`namesTableReady`).
 */
export function isForMeaning(text: string): boolean {
  const page = preparePage(text.slice(0, languageUnits))
  const { isReadable, why } = readabilityOf(page, text.length)
  return isReadable || ((why === 'list' || why === 'one-word') && isEnglish(page))
}

/** The name of a link whose address was taken away. */
const named = /!?\[([^[\]\n]*)\](?= {2})/g

const plain = (text: string): string => withoutMarks(text.replace(named, '$1')).replace(/\s+/g, ' ').trim()

interface Unit extends Pick<PassageMeaning, 'uid' | 'start' | 'end'> {
  readonly words: string
}

function unitsOf({ uid, content }: Told): Unit[] {
  if (content.trim() === '' || !isForMeaning(content)) return []
  const bare = withoutTargets(content)
  return passageSpans(content).map(({ start, end }) => ({
    ...{ uid, start, end },
    words: plain(bare.slice(start, end)),
  }))
}

/** The units with words, each with what is said before it. */
const encoded = (units: readonly Unit[], before: (at: number) => string | undefined): PassageToEncode[] =>
  units.slice(0, mostPassages).flatMap(({ words, ...place }, at) => {
    const first = before(at)
    return words === '' ? [] : [{ ...place, text: first ? `${first} ${words}` : words }]
  })

/** The passages of a page, as the search index cuts them, each below the page's title. */
export function pagePassages({ title, ...page }: Told & { readonly title: string }): PassageToEncode[] {
  const named = plain(title)
  return encoded(unitsOf(page), () => named && `${named}.`)
}

/** The passages of what the person said in a talk, in order, each together with the one before it. */
export function talkPassages(parts: readonly Told[]): PassageToEncode[] {
  const units = parts.flatMap(unitsOf)
  return encoded(units, (at) => units[at - 1]?.words)
}
