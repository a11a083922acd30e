import { isZone } from '../../time/known-zone.ts'
import {
  activitiesFrom,
  emptyPage,
  type ImportedPage,
  type ImportProblem,
  journalOf,
  moodLabelOf,
  quoted,
  type ReadJournal,
  topicsFrom,
  withoutHeading,
} from '../imported-page.ts'
import { type FindFile, withPictures } from './file-links.ts'
import { splitFrontMatter } from './front-matter.ts'
import { dayInName, instantFrom, titleInName } from './page-moment.ts'

/** A file of a folder. `path` is below the folder that was chosen. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

type Fields = Readonly<Record<string, unknown>>

/** The first of some fields that says something. */
function saidIn(fields: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  }
  return ''
}

/** 'a, b', 'a b' with signs of topics, or a list: the words of a field. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
  if (typeof value !== 'string') return []
  return value.includes(',') ? value.split(',') : value.split(/\s+/)
}

/** A rating where a head gives one from 1 to 10; null for anything else. */
function ratingIn(fields: Fields, name: string): number | null {
  const value = Number(saidIn(fields, [name]) || Number.NaN)
  return Number.isInteger(value) && value >= 1 && value <= 10 ? value : null
}

function detailsIn(fields: Fields): Record<string, unknown> {
  const [latitude, longitude] = [Number(fields.latitude), Number(fields.longitude)]
  const isPlace = fields.latitude != null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const place = saidIn(fields, ['location', 'place'])
  return {
    ...(isPlace ? { location: { latitude, longitude } } : {}),
    ...(place ? { place: place.slice(0, 500) } : {}),
    ...(saidIn(fields, ['weather']) ? { weather: saidIn(fields, ['weather']).slice(0, 500) } : {}),
  }
}

const dateFields = ['date', 'created', 'created_at', 'createdat', 'creation_date', 'datetime', 'day'] as const

/** When a page was written: what its head says, else the day that it is named by. */
function momentOf(fields: Fields, path: string, zone: string): string | null {
  for (const name of dateFields) {
    const at = instantFrom(saidIn(fields, [name]), zone)
    if (at !== null) return at
  }
  const day = dayInName(path.split('/').at(-1) ?? '')
  return day === null ? null : instantFrom(day, zone)
}

/** A heading that begins the words is the title, where the head gives none. */
function titleAndWords(fields: Fields, words: string, path: string): { title: string; words: string } {
  const body = words.replace(/^\n+/, '').trimEnd()
  const given = saidIn(fields, ['title'])
  if (given) return { title: given, words: body }
  const { title, text } = withoutHeading(body)
  return { title: title || titleInName(path.split('/').at(-1) ?? ''), words: text }
}

interface Reading {
  readonly zone: string
  readonly find: FindFile
  readonly parseYaml: (yaml: string) => unknown
}

function readPage({ path, text }: TextFile, reading: Reading) {
  const { fields, words, isBroken } = splitFrontMatter(text, reading.parseYaml)
  const problems: ImportProblem[] = []
  const tell = (sentence: string) => problems.push({ file: path, line: null, sentence })
  if (isBroken) tell('The block at its top cannot be read as YAML, so it stays in the text.')
  const zoneSaid = saidIn(fields, ['zone', 'timezone', 'time_zone'])
  const zone = zoneSaid && isZone(zoneSaid) ? zoneSaid : reading.zone
  const createdAt = momentOf(fields, path, zone)
  if (createdAt === null) {
    tell(
      'Neither its name nor the block at its top says which day it belongs to. Name it like 2024-03-05.md and choose it again.',
    )
    return { page: null, problems }
  }
  const { title, words: body } = titleAndWords(fields, words, path)
  const shown = withPictures(body, path, reading.find)
  for (const name of shown.missing)
    tell(`${quoted(name)} is shown in it and is not among the pictures that came along.`)
  const mood = ratingIn(fields, 'mood')
  const named = saidIn(fields, ['uid', 'uuid']) || path
  const page: ImportedPage = {
    ...emptyPage,
    originalId: named.length <= 200 ? named : path,
    title,
    text: shown.text,
    createdAt,
    zone,
    topics: topicsFrom([...wordsIn(fields.topics), ...wordsIn(fields.tags), ...wordsIn(fields.tag)]),
    activities: activitiesFrom(Array.isArray(fields.activities) ? fields.activities.map(String) : []),
    mood,
    moodLabel: mood === null ? moodLabelOf(saidIn(fields, ['mood']).replace(/^null$/, '')) : null,
    energy: ratingIn(fields, 'energy'),
    stress: ratingIn(fields, 'stress'),
    isStarred: /^(?:true|yes)$/i.test(saidIn(fields, ['starred', 'favorite', 'favourite'])),
    pictures: shown.pictures,
    captions: shown.captions,
    details: detailsIn(fields),
  }
  return { page, problems }
}

/** The folder that all paths lie in: '' or 'journal/'. */
function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths
  let folder = first.slice(0, first.lastIndexOf('/') + 1)
  while (folder !== '' && !others.every((path) => path.startsWith(folder)))
    folder = folder.slice(0, folder.slice(0, -1).lastIndexOf('/') + 1)
  return folder
}

/**
 * Reads Markdown files as pages, one each, by the head above their words or the day in their name. A file is known by what its head calls it, else by its
 * path, so that the same folder brings nothing twice.
 */
export function readMarkdownFiles(files: readonly TextFile[], reading: Reading): ReadJournal {
  const named = files.map(({ path, text }) => ({ path: path.normalize('NFC'), text }))
  const top = commonFolder(named.map(({ path }) => path)).length
  const read = named.map((file) => {
    const { page, problems } = readPage(file, reading)
    const isByPath = page?.originalId === file.path
    return { page: page && isByPath ? { ...page, originalId: page.originalId.slice(top) } : page, problems }
  })
  const pages = read.flatMap(({ page }) => (page ? [page] : []))
  const problems = read.flatMap((one) => one.problems)
  return journalOf('markdown', pages, problems)
}
