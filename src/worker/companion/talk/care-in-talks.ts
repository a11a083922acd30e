import { kindOf } from '#domain/companion/replies/message-kind.ts'
import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import { toneOf } from '#domain/companion/replies/tone.ts'
import { asksForFact } from '#domain/companion/retrieval/asked-for.ts'
import { isOfEveryday } from '#domain/companion/retrieval/rule-ties.ts'
import { statementsIn } from '#domain/companion/retrieval/statements.ts'
import { messagesOf, type TalkOf } from '#domain/companion/talk/talk-in.ts'
import { singleOf } from '#domain/entity/records.ts'
import type { JournalMessage } from '#domain/journal/journal-entry.ts'
import { carePreferences } from '#domain/safety/care-records.ts'
import { fixedReplyTo } from '#domain/safety/fixed-replies.ts'
import { guessCountry } from '#domain/safety/help/guess-country.ts'
import { emergencyNumberIn } from '#domain/safety/help/help-lines.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import { words } from '#domain/text/text.ts'
import type { Entity } from '#vault/store/store.ts'
import { isMeantOtherwise } from '#worker/core/care-answers.ts'

import { dangerOfTalk, riskOfMessage } from '#worker/core/talk-danger.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/**
 * A request as heavy words want it: fixed words meet them, and everything that is said until the person is safe; nobody is questioned or argued
 * with over them, no heavy line of earlier pages is brought up, and in danger nothing goes to a model.
 */
export function withCare(
  request: ReplyRequest,
  { session: { store }, zone }: WorkerTools,
  talk: TalkOf,
  asked: Entity<JournalMessage>,
  reader: RiskReader,
): ReplyRequest {
  const { message, finding, recalled, noticed, mode, turns } = request
  // What is found is often recalled and noticed, too: it is read once.
  const light = new Map<string, boolean>()
  const isLight = ({ quote }: RecalledPassage): boolean => {
    const known = light.get(quote) ?? reader.riskOf(quote).level === 0
    light.set(quote, known)
    return known
  }
  const replies = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  const said = messagesOf(store, talk)
  // As the store has it: it is read for danger once, here and in the talk.
  const read = riskOfMessage(said.find(({ uid }) => uid === asked.uid) ?? asked, reader)
  // "How many marks did I get in the second attempt?" is a matter of fact, whatever a word of it may sound like.
  const isOfFact =
    read.level === 1 &&
    finding?.question.isPlain === true &&
    asksForFact(message) &&
    toneOf(message) !== 'heavy'
  const isCourtesy = read.level === 1 && isPassing(message)
  const risk = isOfFact || isCourtesy ? { ...read, level: 0 as const } : read
  const now = dangerOfTalk(store, said, reader)
  const before = dangerOfTalk(
    store,
    said.filter(({ uid }) => uid !== asked.uid),
    reader,
  )
  // "Nothing over thirty kilos by myself any more" sounds graver than it is.
  const isFit = (line: RecalledPassage): boolean =>
    isLight(line) ||
    (line.why === 'promise' &&
      risk.level === 0 &&
      !reader.mayMeanDanger(line.quote) &&
      isOfEveryday(line.quote))
  const { country } = singleOf(store, carePreferences) ?? {}
  const emergencyNumber = emergencyNumberIn(country ?? guessCountry(zone, []))
  const isOtherwise = isMeantOtherwise(store, asked.uid)
  return {
    ...request,
    fixedReply: fixedReplyTo({ message, risk, isMeantOtherwise: isOtherwise, replies, before, now }),
    staysHere: now !== null || before !== null,
    mode: risk.level > 0 ? 'listen' : mode,
    recalled: now ? [] : recalled.filter(isFit),
    noticed: now || (noticed && !isFit(noticed.line)) ? null : (noticed ?? null),
    ...(emergencyNumber !== undefined && { emergencyNumber }),
    ...(finding && {
      finding: { ...finding, passages: finding.passages.flatMap((one) => lightPart(one, isLight)) },
    }),
  }
}

/** Whoever goes until tomorrow means to come back. */
const untilTomorrow = /\b(?:tonight|tomorrow|the morrow|the morning)\b|\bgood ?night\b|\bnight[,! ]+night\b/i

/** A greeting, a good night, or who it is that answers. */
function isPassing(message: string): boolean {
  const said = words(message)
  const kind = said.length <= 14 ? kindOf(message, said) : null
  return kind === 'greeting' || kind === 'identity' || (kind === 'night' && untilTomorrow.test(message))
}

/** A line that answers, without the heavy statements in it: what stands before the first of them, else what stands after the last; none where neither is. */
function lightPart(
  passage: RecalledPassage,
  isLight: (one: RecalledPassage) => boolean,
): readonly RecalledPassage[] {
  if (isLight(passage)) return [passage]
  const { quote } = passage
  const all = statementsIn(quote)
  const isHeavy = all.map(({ text }) => !isLight({ ...passage, quote: text }))
  const [first, last] = [isHeavy.indexOf(true), isHeavy.lastIndexOf(true)]
  const parts = [quote.slice(0, all[first]?.start), quote.slice(all[last]?.end)]
  const part = parts.map((one) => one.trim()).find((one) => first >= 0 && one !== '')
  const left = part === undefined ? null : { ...passage, quote: part }
  return left && isLight(left) ? [left] : []
}
