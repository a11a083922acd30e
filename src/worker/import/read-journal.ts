import { isDayOne, readDayOne } from '#domain/import/day-one/day-one.ts'
import { readDaylioBackup } from '#domain/import/daylio/daylio-backup.ts'
import { readDaylioCsv } from '#domain/import/daylio/daylio-csv.ts'
import type { ImportProblem, ReadJournal } from '#domain/import/imported-page.ts'
import { fileFinder } from '#domain/import/markdown/file-links.ts'
import { readMarkdownFiles, type TextFile } from '#domain/import/markdown/markdown-pages.ts'
import { readJourney } from '#domain/import/others/journey.ts'
import { readJrnl } from '#domain/import/others/jrnl.ts'
import { ZipFault } from '#worker/core/zip/zip-rules.ts'
import { type FileSet, readText } from './chosen-files.ts'

const unknown =
  'No journal was found in it. Inkwell can read Daylio’s CSV or backup, Day One’s JSON zip, Journey’s zip, jrnl’s JSON and Markdown files.'

/** Files by which other journals are known, that cannot be read yet. */
const notYet: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(?:^|\/)DiaroBackup\.xml$/i, 'Diaro'],
  [/(?:^|\/)Standard Notes Backup and Import File\.txt$/i, 'Standard Notes'],
  [/(?:^|\/)AppleJournalEntries\//i, 'Apple’s Journal'],
  [/\.diary$/i, 'Diarium'],
]

/** How far reading is, and a place where others have their turn and the person may stop it. */
export type Turn = (done: number, of: number) => Promise<void>

const namesLike = ({ names }: FileSet, pattern: RegExp): string[] =>
  names.filter((name) => pattern.test(name))

/** More of all texts together than a journal of a long life. */
const mostCharacters = 400_000_000

interface Reading {
  readonly files: FileSet
  readonly zone: string
  readonly turn: Turn
  /** What cannot be read, told as it is found: one broken file does not keep the others from coming. */
  readonly broken: ImportProblem[]
}

const tell = ({ broken }: Reading, file: string, sentence: string) =>
  broken.push({ file, line: null, sentence })

async function textOf(reading: Reading, path: string): Promise<string | null> {
  try {
    return await readText(reading.files, path)
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    tell(reading, path, error.message)
    return null
  }
}

async function textsOf(reading: Reading, names: readonly string[]): Promise<TextFile[]> {
  const texts: TextFile[] = []
  let characters = 0
  for (const [nth, path] of names.entries()) {
    if (nth % 50 === 0) await reading.turn(nth, names.length)
    const text = await textOf(reading, path)
    if (text === null) continue
    characters += text.length
    if (characters > mostCharacters)
      throw new ZipFault('There is more text in it than can be read at once. Bring it in parts.')
    texts.push({ path, text })
  }
  return texts
}

/** The first of several exports of one app; that the others wait is told. */
function firstOf(reading: Reading, found: readonly (readonly [file: string, read: ReadJournal])[]) {
  for (const [file] of found.slice(1))
    tell(reading, file, 'One export is read at a time. Choose this one afterwards.')
  return found[0]?.[1] ?? null
}

async function readBackup(files: FileSet, name: string, zone: string): Promise<ReadJournal> {
  const pictures = new Map(
    namesLike(files, /(?:^|\/)assets\/photos\//).map((path) => [
      path.split('/').at(-1)?.split('.')[0] ?? '',
      path,
    ]),
  )
  const text = (await readText(files, name)).replace(/\s+/g, '')
  let json: unknown
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new ZipFault('This Daylio backup is damaged or locked. Make a new one in Daylio and choose that.')
  }
  const read = readDaylioBackup(json, zone, (checksum) => pictures.get(checksum))
  if (!read)
    throw new ZipFault(
      'This Daylio backup has a form that Inkwell does not know. Choose a CSV from Daylio instead.',
    )
  return read
}

async function readTable(reading: Reading): Promise<ReadJournal | null> {
  const texts = await textsOf(reading, namesLike(reading.files, /\.csv$/i))
  const found = texts.flatMap(({ path, text }) => {
    const read = readDaylioCsv(text, path, reading.zone)
    return read ? [[path, read] as const] : []
  })
  return firstOf(reading, found)
}

interface JsonFile {
  readonly name: string
  readonly json: unknown
}

async function jsonFiles(reading: Reading): Promise<JsonFile[]> {
  const read: JsonFile[] = []
  for (const { path: name, text } of await textsOf(reading, namesLike(reading.files, /\.json$/i))) {
    try {
      read.push({ name, json: JSON.parse(text) })
    } catch {
      tell(reading, name, 'This file is damaged: its JSON is not complete.')
    }
  }
  return read
}

async function readJson(reading: Reading): Promise<ReadJournal | null> {
  const { zone } = reading
  const read = await jsonFiles(reading)
  const finder = fileFinder(reading.files.names)
  const find = (name: string): string | undefined => finder(name, '')
  const dayOne = read.filter(({ json }) => isDayOne(json))
  const ofJrnl = () =>
    read.flatMap(({ name, json }) => {
      const journal = readJrnl(json, name, zone)
      return journal ? [[name, journal] as const] : []
    })
  return readDayOne(dayOne, zone, find) ?? readJourney(read, zone, find) ?? firstOf(reading, ofJrnl())
}

async function readMarkdown(reading: Reading): Promise<ReadJournal | null> {
  const marked = namesLike(reading.files, /\.(?:md|markdown)$/i)
  const names = marked.length > 0 ? marked : namesLike(reading.files, /\.txt$/i)
  if (names.length === 0) return null
  const texts = await textsOf(reading, names)
  const { parse } = await import('yaml')
  return readMarkdownFiles(texts, {
    zone: reading.zone,
    find: fileFinder(reading.files.names),
    parseYaml: (yaml) => parse(yaml, { schema: 'core', maxAliasCount: 20 }),
  })
}

/** The journal in some files, of whichever app. Throws ZipFault with a sentence for the person where there is none. */
export async function readJournal(files: FileSet, zone: string, turn: Turn): Promise<ReadJournal> {
  if (namesLike(files, /(?:^|\/)inkwell\.json$/).length > 0)
    throw new ZipFault('This is one of Inkwell’s own exports. “Restore an export”, below, brings it back.')
  const [backup] = namesLike(files, /(?:^|\/)backup\.daylio$/i)
  if (backup) return readBackup(files, backup, zone)
  for (const [pattern, name] of notYet)
    if (namesLike(files, pattern).length > 0)
      throw new ZipFault(`This looks like a journal from ${name}. Inkwell cannot read those yet.`)
  const reading: Reading = { files, zone, turn, broken: [] }
  const read = (await readTable(reading)) ?? (await readJson(reading)) ?? (await readMarkdown(reading))
  if (!read) throw new ZipFault(reading.broken[0]?.sentence ?? unknown)
  return { ...read, problems: [...read.problems, ...reading.broken] }
}
