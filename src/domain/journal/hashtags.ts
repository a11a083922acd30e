import { wordlessPlaces } from './markdown/wordless-places.ts'

/**
 * A sign, then letters, digits, underlines and inner dashes with a letter among them; not inside a word, an address or a row of signs.
 * '# Heading' has a space and is none.
 */
export const hashtag =
  /(?<![\p{L}\p{M}\p{N}_#&/=?])#(?=[\p{N}_-]*\p{L})[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*/gu

/** What two spellings of one topic have in common: 'Mum' and 'mum' are one. */
export const topicKey = (topic: string): string => topic.normalize('NFC').toLowerCase()

/**
 * The hashtags of a text without their sign, in the order and spelling of their first appearance: 'By the #river' has 'river'. What stands in code or in
 * an address, and a sign that is escaped, is none.
 */
export function hashtagsIn(text: string): string[] {
  const tags = text.includes('#') ? [...text.matchAll(hashtag)] : []
  if (tags.length === 0) return []
  const places = wordlessPlaces(text)
  let nth = 0
  const meant = tags.filter(({ index }) => {
    while ((places[nth]?.to ?? Number.POSITIVE_INFINITY) <= index) nth++
    return index < (places[nth]?.from ?? Number.POSITIVE_INFINITY)
  })
  return uniqueTopics(meant.map(([tag]) => tag.slice(1)))
}

/** Each topic once, in the spelling that comes first. */
export function uniqueTopics(topics: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const topic of topics) {
    const key = topicKey(topic)
    if (!byKey.has(key)) byKey.set(key, topic)
  }
  return [...byKey.values()]
}
