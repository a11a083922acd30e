import { guardedIn } from '#domain/safety/guarded-questions.ts'
import { sentences } from '#domain/text/text.ts'
import { namesDanger, tellsNothing } from '../replies/message-kind.ts'

/** Answers to the companion, and what it is told to do. */
const answers = /^(?:yes|yeah|yep|no|nope|ok|okay|sure|maybe|exactly|right|true|go on|continue)[.!]*$/i
const requests =
  /^(?:(?:please|ok|okay|and|so|now|then),? )*(?:tell me|show me|find|look up|summari[sz]e|recap|remind me|help me|explain|draft|write me|(?:can|could|would|will) you)\b/i
const asks = /\?["”’')]*$/
/** Shorter things that were said one after the other make one paragraph, up to so many units. */
const shortTurn = 90
const longestJoined = 420

/** What a message tells a page: its own sentences without what is only said to the companion; empty where it tells nothing. */
function toldIn(message: string): string {
  if (namesDanger(message)) return message
  const all = sentences(message).map(({ text }) => text)
  if (all.every((text) => asks.test(text) || isAside(text))) return ''
  let told = message
  for (const text of all) {
    const isToCompanion = isAside(text) || (asks.test(text) && /\byou(?:r|rs)?\b/i.test(text))
    if (isToCompanion) told = told.replace(text, '')
  }
  return told.replace(/[^\S\n]{2,}/g, ' ').trim()
}

/** A question that only somebody else may judge is one to the companion as well; a symptom that is told is not. */
const isAside = (text: string): boolean =>
  tellsNothing(text) ||
  (asks.test(text) && guardedIn(text) !== null) ||
  answers.test(text) ||
  requests.test(text)

/**
 * What a person said in a talk as a page: their own sentences in the order in which they were said, nothing added. Courtesies, requests and questions to
 * the companion are left out, and messages that only ask. Empty where nothing is left.
 */
export function draftWords(said: readonly string[]): string {
  const paragraphs: string[] = []
  let isLastShort = false
  for (const message of said) {
    const text = toldIn(message.trim())
    if (text === '') continue
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
