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
