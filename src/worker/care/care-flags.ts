import type { Moment } from '#domain/entity/moment.ts'
import { guidedText } from '#domain/guided/answered.ts'
import type { GuidedConversation } from '#domain/guided/guided-conversation.ts'
import {
  type JournalEntry,
  type JournalMessage,
  journalEntries,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import type { CareState, Flagged } from '#domain/safety/care-card.ts'
import { careChoicesIn } from '#domain/safety/care-choices-in.ts'
import { careAnswers } from '#domain/safety/care-records.ts'
import type { RiskOfText } from '#domain/safety/risk/risk-of-text.ts'
import * as reader from '#domain/safety/risk/risk-of-text.ts'
import { dayOf } from '#domain/time/day.ts'
import { ruleIn, todayIn } from '#domain/time/my-day-in.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { riskOfMessage } from '#worker/core/talk-danger.ts'

const read = new WeakMap<Entity, RiskOfText>()

/** How grave an entry is, read once for each of its versions. */
function riskOfEntry(store: Store, entry: Entity<JournalEntry>): RiskOfText {
  let risk = read.get(entry)
  if (!risk) {
    const { title, content } = entry.data
    risk = reader.riskOf(`${title}\n\n${withoutPrompts(content, promptsKnownIn(store))}`)
    read.set(entry, risk)
  }
  return risk
}

/** What a card can stand beside. */
export type Written = Entity<JournalEntry> | Entity<JournalMessage> | Entity<GuidedConversation>

const isEntry = (entity: Written): entity is Entity<JournalEntry> => 'title' in entity.data
const isGuided = (entity: Written): entity is Entity<GuidedConversation> => 'method' in entity.data

/** How grave the answers of a guided conversation are, read once for each of its versions. */
function riskOfGuided(entity: Entity<GuidedConversation>): RiskOfText {
  let risk = read.get(entity)
  if (!risk) {
    risk = reader.riskOf(guidedText(entity.data))
    read.set(entity, risk)
  }
  return risk
}

/** When an entry was finished, else begun, when a message was said, and a conversation last changed, ms since 1970. */
export const timeOf = ({ data }: Written): number =>
  Date.parse(('method' in data && data.updatedAt) || ('endedAt' in data && data.endedAt) || data.createdAt)

/** A message, an entry or a guided conversation as flagged; null where its words are harmless. */
export function flaggedOf(store: Store, entity: Written, at: Moment): Flagged | null {
  const { level, keys, language } = isEntry(entity)
    ? riskOfEntry(store, entity)
    : isGuided(entity)
      ? riskOfGuided(entity)
      : riskOfMessage(entity, reader)
  if (level === 0) return null
  const atMs = timeOf(entity)
  return {
    ...{ about: entity.uid, level, keys, atMs, day: dayOf(atMs, ruleIn(store, at)) },
    ...(language && { language }),
  }
}

/** No day is longer, whatever the clocks do. */
const longestDayMs = 26 * 3_600_000

/** An entry that is still open, or the product's side of a talk, is not read. */
function* saidToday(store: Store, at: Moment): Generator<Entity<JournalEntry> | Entity<JournalMessage>> {
  const rule = ruleIn(store, at)
  const today = dayOf(at.nowMs, rule)
  const since = at.nowMs - longestDayMs
  const isToday = (entity: Entity<JournalEntry> | Entity<JournalMessage>): boolean =>
    timeOf(entity) > since && dayOf(timeOf(entity), rule) === today
  for (const message of store.of(journalMessages).values())
    if (message.data.role === 'user' && isToday(message)) yield message
  for (const entry of store.of(journalEntries).values())
    if (entry.data.endedAt != null && entry.data.deletedAt == null && isToday(entry)) yield entry
}

/** Everything that decides about a card at a moment. */
export function careStateIn(store: Store, at: Moment): CareState {
  const today = todayIn(store, at)
  const answered = new Map<string, Set<string>>()
  for (const { data } of store.of(careAnswers).values()) {
    const keys = answered.get(data.about) ?? new Set()
    for (const key of data.keys) keys.add(key)
    answered.set(data.about, keys)
  }
  const flaggedToday = [...saidToday(store, at)].flatMap((entity) => flaggedOf(store, entity, at) ?? [])
  return { today, showing: careChoicesIn(store).showing, answered, flaggedToday }
}
