import { sentences } from '#domain/text/text.ts'

/** A line that repeats somebody. */
const quotedLine = /^[ \t]*>.*$/gm

/**
 * What of a message is the person's own: without lines that repeat somebody, and without what the companion had quoted before. What is taken
 * out becomes the end of a line; the rest is literally in the message.
 */
export function ownWords(content: string, quotedBefore: readonly string[]): string {
  let own = content.replace(quotedLine, '\n')
  for (const quote of quotedBefore) own = own.split(quote).join('\n')
  return own
}

/** What a message tells: its sentences that ask nothing, each on a line of its own. A question is no evidence of what it asks for. */
export const toldWords = (own: string): string =>
  own.includes('?')
    ? sentences(own)
        .flatMap(({ text }) => (/\?["”’')]*$/.test(text) ? [] : [text]))
        .join('\n')
    : own
