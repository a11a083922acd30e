import { inTurn } from '#domain/jobs/in-turn.ts'
import { cleanActivity, mostActivities, withWord } from '#domain/journal/activities.ts'
import { emotionOrder } from '#domain/journal/emotion.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { withoutPhoto, withPhoto } from '#domain/journal/photo.ts'
import { cleanTopic, mostTopics } from '#domain/journal/topics.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type ChangeFact, changeFact, type FactChange } from './facts.calls.ts'

const photosAfter = (
  photos: readonly EntryPhoto[],
  { photo, isIn }: { photo: EntryPhoto; isIn: boolean },
): readonly EntryPhoto[] => (isIn ? withPhoto(photos, photo) : withoutPhoto(photos, photo.blobId))

/** What one change makes of an entry. */
function changed(entry: JournalEntry, change: FactChange): Partial<JournalEntry> {
  if ('isStarred' in change) return { isStarred: change.isStarred }
  if ('createdAt' in change) return { createdAt: change.createdAt, zone: change.zone }
  if ('emotion' in change) {
    const chosen = new Set(entry.emotions)
    if (change.isIn) chosen.add(change.emotion)
    else chosen.delete(change.emotion)
    return { emotions: chosen.size === 0 ? null : emotionOrder.filter((emotion) => chosen.has(emotion)) }
  }
  if ('activity' in change) {
    const activity = cleanActivity(change.activity)
    const activities = entry.activities ?? []
    return {
      activities: activity ? [...withWord(activities, activity, change.isIn, mostActivities)] : activities,
    }
  }
  if ('photo' in change) return { photos: [...photosAfter(entry.photos ?? [], change)] }
  const topic = cleanTopic(change.topic)
  return { topics: topic ? [...withWord(entry.topics, topic, change.isIn, mostTopics)] : entry.topics }
}

/** Rests on what the vault holds, not on what is being typed: those words come by themselves, as an edit of their own. */
async function putChange(tools: WorkerTools, { uid, begunAt, change }: ChangeFact): Promise<void> {
  const { session, now } = tools
  const kept = session.drafts.beneath(journalEntries, uid)?.data
  const before = kept ?? newEntry(begunAt, ruleOf(tools).zone)
  const metadata = { ...before.metadata, editedAt: new Date(now()).toISOString() }
  await session.put(journalEntries, uid, { ...before, ...changed(before, change), metadata }, kept)
}

/** Each change has to see what the one before it made. */
const turn = inTurn()
export const factCommands: readonly CommandImpl[] = [
  perform(changeFact, (tools, change) => turn(() => putChange(tools, change))),
]
