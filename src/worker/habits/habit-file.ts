import { unzipSync } from 'fflate'
import { readHabitBull } from '#domain/habits/exchange/habitbull-csv.ts'
import type { ReadHabits } from '#domain/habits/exchange/imported-habit.ts'
import { readLoop } from '#domain/habits/exchange/loop-csv.ts'
import { readLoopDatabase } from '#domain/habits/exchange/loop-database.ts'

const mostBytes = 50 * 1024 * 1024

const unknownFile =
  'This is neither an export of Loop Habit Tracker (a zip of CSV files, or its full backup) nor a CSV file of HabitBull.'
const noReader = 'The part that reads such backups could not be loaded. Please try again when you are online.'
const brokenDatabase = 'This backup is broken. Make a new one and choose that.'

/** SQLite comes only with a file that needs it. */
async function readDatabase(bytes: Uint8Array): Promise<ReadHabits | string> {
  const reader = await import('./sqlite-tables.ts').catch(() => null)
  if (reader === null) return noReader
  const { NoReaderError, sqliteTables } = reader
  try {
    const tables = await sqliteTables(bytes, ['habits', 'repetitions'])
    return tables === null ? unknownFile : readLoopDatabase(tables)
  } catch (error) {
    return error instanceof NoReaderError ? noReader : brokenDatabase
  }
}

/** A file of another app as habits, or a sentence that says why not: Loop Habit Tracker's zip or full backup, or HabitBull's CSV. */
export async function readHabitFile(file: Blob): Promise<ReadHabits | string> {
  if (file.size > mostBytes) return 'This file is larger than 50 MB, which no list of habits is.'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (new TextDecoder().decode(bytes.subarray(0, 16)) === 'SQLite format 3\0') return readDatabase(bytes)
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
    return 'This zip file is broken. Export it again and choose the new file.'
  }
}
