import { inOrder } from '#domain/companion/talk/talk-path.ts'
import type { JournalMessage } from '#domain/journal/journal-entry.ts'
import { careAnswers } from '#domain/safety/care-records.ts'
import { type Danger, dangerAfter, type SaidWords } from '#domain/safety/danger-state.ts'
import type { RiskOfText } from '#domain/safety/risk/risk-of-text.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import type { Entity, Store } from '#vault/store/store.ts'

const read = new WeakMap<Entity, RiskOfText>()

/** How grave a message is, read once for each of its versions. */
export function riskOfMessage(message: Entity<JournalMessage>, { riskOf }: RiskReader): RiskOfText {
  let risk = read.get(message)
  if (!risk) {
    risk = riskOf(message.data.content)
    read.set(message, risk)
  }
  return risk
}

/** Whether a talk is in danger: read from its sealed messages, in all their versions, and from the sealed answers to the card. */
export function dangerOfTalk(
  store: Store,
  messages: readonly Entity<JournalMessage>[],
  reader: RiskReader,
): Danger | null {
  const own = inOrder(messages.filter(({ data }) => data.role === 'user'))
  const said = own.map((message): SaidWords => {
    const { content } = message.data
    return { uid: message.uid, content, risk: riskOfMessage(message, reader) }
  })
  // The words of a message never change: one answer to its card is enough.
  const answered = new Set(Array.from(store.of(careAnswers).values(), ({ data }) => data.about))
  return dangerAfter(said, ({ uid }) => answered.has(uid))
}
