import {
  type JournalEntry,
  type JournalMessage,
  journalEntries,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import type { CareState, Flagged } from '#domain/safety/care-card.ts'
import { careAnswers } from '#domain/safety/care-records.ts'
import { type RiskOfText, riskOf } from '#domain/safety/risk-of-text.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { ruleIn, todayIn } from '#web/lib/my-day.worker.ts'
import { promptsKnownIn } from '#web/lib/prompts.worker.ts'
import { careChoicesIn } from './care-choices.worker.ts'

const read = new WeakMap<Entity, RiskOfText>()

/** What a message or an entry holds, read once for each of its versions. */
function riskIn(store: Store, entity: Entity<JournalEntry> | Entity<JournalMessage>): RiskOfText {
  let risk = read.get(entity)
  if (!risk) {
    const { content } = entity.data
    const isEntry = 'title' in entity.data
    risk = riskOf(
      isEntry ? `${entity.data.title}\n\n${withoutPrompts(content, promptsKnownIn(store))}` : content,
    )
    read.set(entity, risk)
  }
  return risk
}

/** When an entry was finished, else begun, and when a message was said, ms since 1970. */
const timeOf = ({ data }: Entity<JournalEntry> | Entity<JournalMessage>): number =>
  Date.parse(('endedAt' in data && data.endedAt) || data.createdAt)

/** A message or an entry as flagged; null where its words are harmless. */
export function flaggedOf(
  store: Store,
  entity: Entity<JournalEntry> | Entity<JournalMessage>,
): Flagged | null {
  const { level, keys } = riskIn(store, entity)
  if (level === 0) return null
  const atMs = timeOf(entity)
  return { about: entity.uid, level, keys, atMs, day: dayOf(atMs, ruleIn(store)) }
}

/** No day is longer, whatever the clocks do. */
const longestDayMs = 26 * 3_600_000

/** An entry that is still open, or the product's side of a talk, is not read. */
function* saidToday(store: Store, today: string): Generator<Entity<JournalEntry> | Entity<JournalMessage>> {
  const rule = ruleIn(store)
  const since = Date.now() - longestDayMs
  const isToday = (entity: Entity<JournalEntry> | Entity<JournalMessage>): boolean =>
    timeOf(entity) > since && dayOf(timeOf(entity), rule) === today
  for (const message of store.of(journalMessages).values())
    if (message.data.role === 'user' && isToday(message)) yield message
  for (const entry of store.of(journalEntries).values())
    if (entry.data.endedAt != null && entry.data.deletedAt == null && isToday(entry)) yield entry
}

/** Everything that decides about a card, now. */
export function careStateIn(store: Store): CareState {
  const today = todayIn(store)
  const answered = new Map<string, Set<string>>()
  for (const { data } of store.of(careAnswers).values()) {
    const keys = answered.get(data.about) ?? new Set()
    for (const key of data.keys) keys.add(key)
    answered.set(data.about, keys)
  }
  const flaggedToday = [...saidToday(store, today)].flatMap((entity) => flaggedOf(store, entity) ?? [])
  return { today, showing: careChoicesIn(store).showing, answered, flaggedToday }
}
