import { words } from '../journal/text.ts'
import { kindOf, type MessageKind, namesDanger } from './message-kind.ts'

/** What is said to the companion and tells nothing. */
const asides: ReadonlySet<MessageKind> = new Set([
  'greeting',
  'thanks',
  'identity',
  'past',
  'advice',
  'factual',
  'medical',
  'wordless',
])
/** Shorter things that were said one after the other make one paragraph, up to so many units. */
const shortTurn = 90
const longestJoined = 420

/**
 * What a person said in a talk as a page: their own sentences in the order in which they were said, nothing added. Courtesies and questions to
 * the companion are left out. Empty where nothing is left.
 */
export function draftWords(said: readonly string[]): string {
  const paragraphs: string[] = []
  let isLastShort = false
  for (const message of said) {
    const text = message.trim()
    if (text === '' || (!namesDanger(text) && asides.has(kindOf(text, words(text))))) continue
    const isShort = text.length <= shortTurn && !text.includes('\n')
    const last = paragraphs.at(-1)
    if (last !== undefined && isShort && isLastShort && last.length + text.length < longestJoined)
      paragraphs[paragraphs.length - 1] = `${ended(last)} ${text}`
    else paragraphs.push(text)
    isLastShort = isShort
  }
  return paragraphs.join('\n\n')
}

const ended = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)

/** What a model is asked for a draft; the person's words follow. */
export const draftRequest = (said: string): string =>
  `Write a short journal entry from what I said below: first person, my own words where they can stand, in the order that reads best. Add nothing that I did not say, no title, no question and no comment. Answer with the entry alone.\n\n${said}`
