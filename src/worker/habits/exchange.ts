import { strToU8, unzipSync, zipSync } from 'fflate'
import { readHabitBull } from '#domain/habits/exchange/habitbull-csv.ts'
import { type HereHabit, lackingDays, nameKey, planImport } from '#domain/habits/exchange/import-plan.ts'
import type { ImportedHabit, ReadHabits } from '#domain/habits/exchange/imported-habit.ts'
import { readLoop } from '#domain/habits/exchange/loop-csv.ts'
import { readLoopDatabase } from '#domain/habits/exchange/loop-database.ts'
import { loopFiles } from '#domain/habits/exchange/loop-export.ts'
import { BrokenDatabaseError, isSqlite } from '#domain/habits/exchange/sqlite-tables.ts'
import { type Habit, habit, habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { nameFrom } from '#domain/habits/habit-sentence.ts'
import { notedIn } from '#domain/habits/noted/noted-days.ts'
import type { Day } from '#domain/time/day.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  checkHabitFile,
  exportHabits,
  type HabitImportEvent,
  importHabits,
  undoHabitImport,
} from './exchange.calls.ts'

const mostBytes = 50 * 1024 * 1024

const unknownFile =
  'This is neither an export of Loop Habit Tracker (a zip of CSV files, or its full backup) nor a CSV of HabitBull.'
const brokenDatabase = 'This backup is broken. Make it once more, and bring that.'

function readDatabase(bytes: Uint8Array): ReadHabits | string {
  try {
    return readLoopDatabase(bytes) ?? unknownFile
  } catch (error) {
    if (error instanceof BrokenDatabaseError) return brokenDatabase
    throw error
  }
}

/** The file as habits, or a sentence that says why not. */
async function readFile(file: Blob): Promise<ReadHabits | string> {
  if (file.size > mostBytes) return 'This file is larger than 50 MB: no list of habits is.'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isSqlite(bytes)) return readDatabase(bytes)
  if (!isZip) return readHabitBull(new TextDecoder().decode(bytes)) ?? unknownFile
  try {
    let unpacked = 0
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      unpacked += originalSize
      return name.toLowerCase().endsWith('.csv') && unpacked <= mostBytes
    }
    const files = unzipSync(bytes, { filter })
    const texts = new Map(Object.entries(files).map(([name, data]) => [name, new TextDecoder().decode(data)]))
    return readLoop(texts) ?? unknownFile
  } catch {
    return 'This zip is broken. Export it once more, and bring that.'
  }
}

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

async function bring(tools: WorkerTools, file: Blob, today: Day, emit: Emit): Promise<void> {
  const read = await readFile(file)
  if (typeof read === 'string') return emit({ is: 'fault', sentence: read })
  const { session, newUid, now, zone } = tools
  const at = new Date(now()).toISOString()
  const importId = newUid()
  const here = hereIn(session.store)
  const plan = planImport(read, here, today)
  let done = 0
  let made = 0
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
    for (const [completedDate, { value, notes }] of days) {
      const uid = await session.uidFor(habitCompletions.kind, habitId, completedDate)
      const rest = { mood: null, difficulty: null, completedAt: null, zone }
      await session.put(habitCompletions, uid, { ...common, ...rest, completedDate, value, notes })
      if (++done % 25 === 0) emit({ is: 'progress', done, of: plan.newDays })
    }
    for (const [skippedDate, reason] of skips) {
      const uid = await session.uidFor(habitSkips.kind, habitId, skippedDate)
      await session.put(habitSkips, uid, { ...common, skippedDate, reason })
      done++
    }
  }
  emit({ is: 'done', importId, habits: made, days: done })
}

/** Days that nobody has touched since go; a habit goes when nothing of its owner's is left in it. */
async function undo({ session }: WorkerTools, importId: string, emit: Emit): Promise<void> {
  const { store } = session
  const own = [...store.of(habits).values()].filter(({ data }) => data.importId === importId)
  const days = [...store.of(habitCompletions).values(), ...store.of(habitSkips).values()]
  const brought = days.filter(({ data }) => data.importId === importId)
  const stamp = own[0]?.data.createdAt ?? earliest(brought)
  const untouched = brought.filter(({ data }) => data.updatedAt === stamp)
  const gone = new Set(untouched.map(({ uid }) => uid))
  let done = 0
  for (const { uid } of untouched) {
    await session.remove(uid)
    if (++done % 25 === 0) emit({ is: 'progress', done, of: untouched.length })
  }
  const used = new Set(days.filter(({ uid }) => !gone.has(uid)).map(({ data }) => data.habitId))
  let taken = 0
  for (const { uid, data } of own) {
    if (used.has(uid) || data.updatedAt !== stamp) continue
    await session.remove(uid)
    taken++
  }
  emit({ is: 'done', importId, habits: taken, days: done })
}

const earliest = (days: readonly { data: { updatedAt: string } }[]): string =>
  days.reduce((least, { data }) => (least === '' || data.updatedAt < least ? data.updatedAt : least), '')

function exported(store: Store, today: Day): Uint8Array<ArrayBuffer> {
  const noted = notedIn(store)
  const all = [...store.of(habits).values()].sort((a, b) => a.data.order - b.data.order)
  const files = loopFiles(
    all.map(({ uid, data }) => {
      const { done, skips } = noted(uid)
      return {
        habit: data,
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
    const read = await readFile(file)
    emit(
      typeof read === 'string'
        ? { is: 'fault', sentence: read }
        : { is: 'plan', plan: planImport(read, hereIn(session.store), today) },
    )
  }),
  emitting(importHabits, (tools, { file, today }, emit) => bring(tools, file, today, emit)),
  emitting(undoHabitImport, (tools, { importId }, emit) => undo(tools, importId, emit)),
  emitting(exportHabits, async ({ session }, { today }, emit) =>
    emit({ is: 'file', bytes: exported(session.store, today) }),
  ),
]
