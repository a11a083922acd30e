import { standaloneTalks, talkRecord } from '#domain/companion/talk/talk.ts'
import { entityOfKind } from '#domain/entities.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { marked } from '#domain/sample-life/batch-mark.ts'
import type { LifeClock } from '#domain/sample-life/life-clock.ts'
import { clockOfLife, sampleLife } from '#domain/sample-life/sample-life.ts'
import { sampleLifeBatches } from '#domain/sample-life/sample-life-batch.ts'
import { samplePictures } from '#domain/sample-life/sample-pictures.ts'
import { planTakeOut } from '#domain/sample-life/take-out.ts'
import { type SampleRecord, type ToldLife, toldLife } from '#domain/sample-life/told-life.ts'
import { dayOf } from '#domain/time/day.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import days from '../../../data/sample-life/days.json' with { type: 'json' }
import goals from '../../../data/sample-life/goals.json' with { type: 'json' }
import habits from '../../../data/sample-life/habits.json' with { type: 'json' }
import pages from '../../../data/sample-life/pages.json' with { type: 'json' }
import talks from '../../../data/sample-life/talks.json' with { type: 'json' }
import { paintPicture } from './paint-picture.ts'
import { fillSampleLife, removeSampleLife, type SampleLifeEvent } from './sample-life.calls.ts'
import { type Answer, type HoldTalk, holdTalk } from './sample-talks.ts'

/** So many records are sealed at a time; others have their turn in between. */
const atOnce = 32

export interface FillParts {
  readonly sealPicture: (tools: WorkerTools, file: Blob, signal: AbortSignal) => Promise<EntryPhoto>
  readonly answer: Answer
  readonly paint: typeof paintPicture
}

type Emit = (event: SampleLifeEvent) => void

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The uids of all records that are not unique by what they say, by kind and name: the same on every device of this person. */
async function uidsOf(session: VaultSession, records: readonly SampleRecord[]) {
  const uids = new Map<string, string>()
  for (const { entity, name } of records)
    if (!entity.key)
      uids.set(`${entity.kind} ${name}`, await session.uidFor(entity.kind, 'sample life', name))
  return (kind: string, name: string): string => {
    const uid = uids.get(`${kind} ${name}`)
    if (!uid) throw new Error(`The sample life has no ${kind} ${name}.`)
    return uid
  }
}

type HoldTalks = Omit<HoldTalk, 'said'>
type Uids = Awaited<ReturnType<typeof uidsOf>>

async function placed(session: VaultSession, { entity, name, data }: SampleRecord, uidOf: Uids) {
  const whole = entity.schema.parse(data(uidOf))
  const key = entity.key?.(whole)
  const uid = key ? await session.uidFor(entity.kind, ...key) : uidOf(entity.kind, name)
  return { uid, whole }
}

/** Paints the pictures of the life and seals them, by the name of their page. */
async function sealPictures(
  tools: WorkerTools,
  { sealPicture, paint }: FillParts,
  addedAt: (page: string) => string,
  onSealed: (count: number) => void,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, EntryPhoto>> {
  const photos = new Map<string, EntryPhoto>()
  for (const { page, caption, ...picture } of samplePictures()) {
    const photo = await sealPicture(tools, await paint({ page, caption, ...picture }), signal)
    photos.set(page, { ...photo, caption, addedAt: addedAt(page) })
    onSealed(photos.size)
  }
  return photos
}

async function holdTalks(
  { tools, answer, signal, importId }: HoldTalks,
  told: ToldLife,
  clock: LifeClock,
  uidOf: Uids,
): Promise<void> {
  const { session } = tools
  for (const talk of told.talks) {
    const said = Date.parse(clock.at(talk.day, talk.time))
    const parts = { tools, answer, said, importId, signal }
    if (talk.page === null) {
      const talkUid = await session.uidFor(standaloneTalks.kind, 'sample life', talk.day)
      const record = talkRecord.parse({ title: talk.title, updatedAt: new Date(said).toISOString() })
      if (!session.store.get(talkUid)) await session.put(standaloneTalks, talkUid, marked(record, importId))
      await holdTalk(parts, talk.says, { entryUid: null, talkUid })
    } else await holdTalk(parts, talk.says, { entryUid: uidOf(journalEntries.kind, talk.page) })
    signal.throwIfAborted()
  }
}

async function fill(
  tools: WorkerTools,
  fillParts: FillParts,
  emit: Emit,
  signal: AbortSignal,
): Promise<void> {
  const { session, now } = tools
  const told = toldLife.parse({ pages, habits, goals, days, talks })
  const rule = ruleOf(tools)
  const clock = clockOfLife(told, dayOf(now(), rule), rule.zone)
  const records = sampleLife(told, clock)
  const uidOf = await uidsOf(session, records)
  const importId = await session.uidFor(sampleLifeBatches.kind)
  const pictures = samplePictures().length
  const tell = (done: number) => emit({ is: 'progress', done, of: pictures + records.length })
  tell(0)
  await createOf(tools, sampleLifeBatches, { importId }, importId)
  const photos = await sealPictures(tools, fillParts, (page) => clock.at(page, '20:30'), tell, signal)
  const put = async (record: SampleRecord) => {
    const { uid, whole } = await placed(session, record, uidOf)
    // What is there was kept for its person's words when the life was taken out before.
    if (session.store.get(uid)) return
    const photo = record.entity === journalEntries ? photos.get(record.name) : undefined
    const data = photo ? { ...whole, photos: [photo] } : whole
    await session.put(record.entity, uid, marked(data, importId))
  }
  for (let at = 0; at < records.length; at += atOnce) {
    await Promise.all(records.slice(at, at + atOnce).map(put))
    tell(pictures + Math.min(records.length, at + atOnce))
    await turn()
    signal.throwIfAborted()
  }
  await holdTalks({ tools, answer: fillParts.answer, signal, importId }, told, clock, uidOf)
}

/** Takes out every batch that there is. The mark of the batch goes last, so that what was cut short is finished the next time. */
async function takeOut({ session }: WorkerTools, emit: Emit): Promise<number> {
  const { store } = session
  const batches = [...store.of(sampleLifeBatches).values()]
  let stays = 0
  for (const { data } of batches) {
    const isRecord = (one: { data: unknown }): one is { data: object } =>
      typeof one.data === 'object' && one.data !== null
    const records = [...store.all()].flatMap((one) =>
      isRecord(one) ? [{ uid: one.uid, kind: one.kind, data: one.data }] : [],
    )
    const plan = planTakeOut(records, data.importId, entityOfKind)
    const goes = plan.goes.filter((uid) => !batches.some((batch) => batch.uid === uid))
    for (let at = 0; at < goes.length; at += atOnce) {
      await Promise.all(goes.slice(at, at + atOnce).map((uid) => session.remove(uid)))
      emit({ is: 'progress', done: Math.min(goes.length, at + atOnce), of: goes.length })
      await turn()
    }
    stays += plan.stays.length
  }
  for (const { uid } of batches) await session.remove(uid)
  return stays
}

/** Filling a vault with the sample life, and taking it out again. */
export const sampleLifeStreams = (
  parts: Omit<FillParts, 'paint'>,
  paint: FillParts['paint'] = paintPicture,
): readonly StreamImpl[] => [
  emitting(fillSampleLife, async (tools, _, emit, signal) => {
    try {
      await fill(tools, { ...parts, paint }, emit, signal)
    } catch (error) {
      // Half a life would only be in the way.
      await takeOut(tools, () => undefined)
      throw error
    }
    emit({ is: 'done', stays: 0 })
  }),
  emitting(removeSampleLife, async (tools, _, emit) =>
    emit({ is: 'done', stays: await takeOut(tools, emit) }),
  ),
]
