import { communicationStyles } from '../account/onboarding.ts'
import { noNames } from '../journal/reading/context.ts'
import { isMatter } from './asked-question.ts'
import { readMessage, weighs } from './message-reading.ts'
import type { RecalledPassage, ReplyRequest } from './reply.ts'
import type { Facts } from './skeleton.ts'
import type { Voice } from './voice.ts'
import { gapInWords, whenInWords } from './when-in-words.ts'

/** This many replies back no skeleton is used again. */
const memoryInReplies = 30
/** So much of a message decides which skeletons are picked. */
const seedLength = 2_000
/** For so many messages something grave stays in the room; a short one after it, in words, is said under it. */
const weightStays = 2
const shortMessage = 15

/** A reply in the making. */
export interface Draft extends Voice {
  readonly request: ReplyRequest
  /** Something grave was told just before, and this says little more: it is only heard. */
  readonly isStill: boolean
}

/** What a reply to the request is made from; `recalled` is what it may quote. */
export function draftOf(request: ReplyRequest, source: string, recalled: RecalledPassage | null): Draft {
  const { message, today, names = noNames, interests = [], turns } = request
  const reading = readMessage(message, { day: today, weekStart: 'monday', ...names })
  const replies = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const isShort = message.split(/\s+/, shortMessage + 1).length <= shortMessage
  const isPlain = reading.kind === 'telling' && reading.tone !== 'heavy' && !isMatter(reading.cues)
  const before = turns.filter((turn) => turn.role === 'user').slice(-weightStays)
  return {
    ...{ request, reading, interests },
    isStill: isShort && isPlain && before.some(({ content }) => weighs(content)),
    style: communicationStyles.find((known) => known === request.style) ?? 'warm_supportive',
    facts: factsOf(reading.line, request, source, recalled),
    recent: replies.slice(-memoryInReplies).reverse(),
    seed: `${turns.length}|${message.slice(0, seedLength)}`,
    used: [],
  }
}

function factsOf(
  line: string,
  request: ReplyRequest,
  source: string,
  recalled: RecalledPassage | null,
): Facts {
  const word = recalled?.shared[0]
  const isName =
    word &&
    new RegExp(`(?<!\\p{Lu}\\p{L}*)(?<=\\p{Ll}[,;]?) ${word}(?!['’]|\\s\\p{Lu})(?=\\P{L}|$)`, 'u').test(
      request.message,
    )
  const isRecent = recalled && /^(?:2|3|4|5|6) days$|^$/.test(gapInWords(recalled.day, request.today) ?? '')
  const given: Record<string, string | null | undefined> = {
    line: line && inQuotes(line),
    word: word && isName && /^\p{Lu}\p{Ll}+$/u.test(word) ? inQuotes(word) : null,
    when: recalled && isRecent ? whenInWords(recalled.day, request.today) : null,
    count:
      request.entriesSearched === 1 ? 'one earlier page' : `${request.entriesSearched ?? 0} earlier pages`,
    where: source === 'on-device' ? 'on your device' : 'on this server',
  }
  return Object.fromEntries(Object.entries(given).filter(([, fact]) => fact)) as Facts
}

/** In marks that the text does not hold itself. */
export function inQuotes(text: string): string {
  return /["“”]/.test(text) ? `‘${text}’` : `“${text}”`
}
