/**
 * A sign, then letters, digits, underlines and inner dashes with a letter among them; not inside a word, an address or a row of signs.
 * '# Heading' has a space and is none.
 */
const hashtag =
  /(?<![\p{L}\p{M}\p{N}_#&/=?])#(?=[\p{N}_-]*\p{L})[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*/gu

/** What two spellings of one topic have in common: 'Mum' and 'mum' are one. */
export const topicKey = (topic: string): string => topic.normalize('NFC').toLowerCase()

/** The hashtags of a text without their sign, in the order and spelling of their first appearance: 'By the #river' has 'river'. */
export function hashtagsIn(text: string): string[] {
  if (!text.includes('#')) return []
  return uniqueTopics(Array.from(text.matchAll(hashtag), ([tag]) => tag.slice(1)))
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
