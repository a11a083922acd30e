import { strToU8, zipSync } from 'fflate'
import type { EntityDefinition } from '#domain/entity/entity.ts'
import { type HereHabit, lackingDays, nameKey, planImport } from '#domain/habits/exchange/import-plan.ts'
import type { ImportedHabit } from '#domain/habits/exchange/imported-habit.ts'
import { loopFiles } from '#domain/habits/exchange/loop-export.ts'
import { type Habit, habit, habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { nameFrom } from '#domain/habits/habit-sentence.ts'
import { courseOf, notedIn } from '#domain/habits/noted/noted-days.ts'
import type { Day } from '#domain/time/day.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  checkHabitFile,
  exportHabits,
  type HabitImport,
  type HabitImportEvent,
  importHabits,
  listHabitImports,
  undoHabitImport,
} from './exchange.calls.ts'
import { readHabitFile } from './habit-file.ts'

interface Here extends HereHabit {
  readonly entity: Entity<Habit>
}

function hereIn(store: Store): Here[] {
  const noted = notedIn(store)
  return [...store.of(habits).values()].map((entity) => {
    const { done, skips } = noted(entity.uid)
    const days = done.values().map(({ data }) => data.completedDate)
    const skipped = skips.values().map(({ data }) => data.skippedDate)
    return { entity, name: entity.data.name, days: new Set([...days, ...skipped]) }
  })
}

function newHabit(imported: ImportedHabit, today: Day, at: string, importId: string, order: number): Habit {
  const { name, about, frequency, target, isArchived } = imported
  const days = [...imported.days.keys(), ...imported.skips.keys()].filter((day) => day <= today).sort()
  return habit.parse({
    name,
    behavior: nameFrom(name).charAt(0).toLowerCase() + nameFrom(name).slice(1),
    area: 'other',
    about,
    frequency,
    target,
    isArchived,
    archivedOn: isArchived ? (days.at(-1) ?? today) : null,
    startDate: days[0] ?? today,
    importId,
    order,
    createdAt: at,
    updatedAt: at,
  })
}

type Emit = (event: HabitImportEvent) => void

/** So many days are sealed in one go. */
const batchSize = 250

/** Writes days of one kind in batches, or takes them out, and says how far it is. */
async function writeDays<T extends object>(
  { session }: WorkerTools,
  kind: EntityDefinition<T>,
  things: readonly { readonly uid: string; readonly data: T | null }[],
  told: (done: number) => void,
): Promise<void> {
  for (let at = 0; at < things.length; at += batchSize) {
    const batch = things.slice(at, at + batchSize)
    await session.writeMany(kind, batch)
    told(batch.length)
  }
}

async function bring(tools: WorkerTools, file: Blob, today: Day, emit: Emit): Promise<void> {
  const read = await readHabitFile(file)
  if (typeof read === 'string') return emit({ is: 'fault', sentence: read })
  const { session, newUid, now, zone } = tools
  const at = new Date(now()).toISOString()
  const importId = newUid()
  const here = hereIn(session.store)
  const plan = planImport(read, here, today)
  let done = 0
  let made = 0
  const told = (more: number) => {
    done += more
    emit({ is: 'progress', done, of: plan.newDays })
  }
  const byName = new Map(here.map((habit) => [nameKey(habit.name), habit] as const).reverse())
  for (const [nth, imported] of read.habits.entries()) {
    const known = byName.get(nameKey(imported.name))
    const habitId = known?.entity.uid ?? newUid()
    if (!known) {
      await session.put(habits, habitId, newHabit(imported, today, at, importId, here.length + nth))
      made++
    }
    const { days, skips } = lackingDays(imported, known, today)
    const common = { habitId, importId, updatedAt: at }
    const rest = { mood: null, difficulty: null, completedAt: null, zone }
    const completions = days.map(async ([completedDate, { value, notes }]) => ({
      uid: await session.uidFor(habitCompletions.kind, habitId, completedDate),
      data: { ...common, ...rest, completedDate, value, notes },
    }))
    await writeDays(tools, habitCompletions, await Promise.all(completions), told)
    const skipped = skips.map(async ([skippedDate, reason]) => ({
      uid: await session.uidFor(habitSkips.kind, habitId, skippedDate),
      data: { ...common, skippedDate, reason },
    }))
    await writeDays(tools, habitSkips, await Promise.all(skipped), told)
  }
  emit({ is: 'done', importId, habits: made, days: done })
}

/** Days that nobody has touched since go; a habit goes when nothing of its owner's is left in it. */
async function undo(tools: WorkerTools, importId: string, emit: Emit): Promise<void> {
  const { session } = tools
  const { store } = session
  const own = [...store.of(habits).values()].filter(({ data }) => data.importId === importId)
  const days = [...store.of(habitCompletions).values(), ...store.of(habitSkips).values()]
  const brought = days.filter(({ data }) => data.importId === importId)
  const stamp = own[0]?.data.createdAt ?? earliest(brought)
  const untouched = brought.filter(({ data }) => data.updatedAt === stamp)
  const gone = new Set(untouched.map(({ uid }) => uid))
  let done = 0
  const takenOut = untouched.map(({ uid }) => ({ uid, data: null }))
  await writeDays(tools, habitCompletions, takenOut, (more) => {
    done += more
    emit({ is: 'progress', done, of: untouched.length })
  })
  const used = new Set(days.filter(({ uid }) => !gone.has(uid)).map(({ data }) => data.habitId))
  let taken = 0
  for (const { uid, data } of own) {
    if (used.has(uid) || data.updatedAt !== stamp) continue
    await session.remove(uid)
    taken++
  }
  emit({ is: 'done', importId, habits: taken, days: done })
}

/** Imports by what of them is still here. A record that was changed since has a later moment, so the earliest is when it was done. */
function importsIn(store: Store): HabitImport[] {
  const found = new Map<string, HabitImport>()
  const count = (id: string | null, at: string, habits: number, days: number) => {
    if (id === null) return
    const before = found.get(id) ?? { at, habits: 0, days: 0 }
    const first = before.at < at ? before.at : at
    found.set(id, { id, at: first, habits: before.habits + habits, days: before.days + days })
  }
  for (const { data } of store.of(habits).values()) count(data.importId, data.createdAt, 1, 0)
  for (const { data } of [...store.of(habitCompletions).values(), ...store.of(habitSkips).values()])
    count(data.importId, data.updatedAt, 0, 1)
  return [...found.values()].sort((a, b) => (a.at < b.at ? 1 : -1))
}

const earliest = (days: readonly { data: { updatedAt: string } }[]): string =>
  days.reduce((least, { data }) => (least === '' || data.updatedAt < least ? data.updatedAt : least), '')

function exported({ session: { store }, now, zone }: WorkerTools, today: Day): Uint8Array<ArrayBuffer> {
  const noted = notedIn(store)
  const at = { nowMs: now(), zone }
  const all = [...store.of(habits).values()].sort((a, b) => a.data.order - b.data.order)
  const files = loopFiles(
    all.map(({ uid, data }) => {
      const own = noted(uid)
      const { done, skips } = own
      return {
        habit: data,
        course: courseOf(store, data, own, today, at),
        days: new Map(done.values().map(({ data }) => [data.completedDate, data])),
        skips: new Map(skips.values().map(({ data }) => [data.skippedDate, data.reason])),
      }
    }),
    today,
  )
  return zipSync(
    Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>
}

/** Habits of other apps in, and habits out. */
export const exchangeStreams: readonly StreamImpl[] = [
  emitting(checkHabitFile, async ({ session }, { file, today }, emit) => {
    const read = await readHabitFile(file)
    emit(
      typeof read === 'string'
        ? { is: 'fault', sentence: read }
        : { is: 'plan', plan: planImport(read, hereIn(session.store), today) },
    )
  }),
  emitting(importHabits, (tools, { file, today }, emit) => bring(tools, file, today, emit)),
  emitting(listHabitImports, async ({ session }, _none, emit) => emit(importsIn(session.store))),
  emitting(undoHabitImport, (tools, { importId }, emit) => undo(tools, importId, emit)),
  emitting(exportHabits, async (tools, { today }, emit) =>
    emit({ is: 'file', bytes: exported(tools, today) }),
  ),
]
