import { cleanActivity, mostActivities } from '../journal/activities.ts'
import { uniqueTopics } from '../journal/hashtags.ts'
import { cleanTopic, mostTopics } from '../journal/topics.ts'

/** The apps whose journals can be read, by how they are written into the pages that came from them. */
export const sourceNames = {
  daylio: 'Daylio',
  'day-one': 'Day One',
  journey: 'Journey',
  jrnl: 'jrnl',
  markdown: 'Markdown',
} as const
export type ImportSource = keyof typeof sourceNames

/** A page as a file of another app holds it. Ratings are from 1 to 10, and null where the file gives none. */
export interface ImportedPage {
  /** What the page is known by in its source: the same in every export of it. */
  readonly originalId: string
  readonly title: string
  /** Markdown; a picture stands in it as its mark from `pictureMark`. */
  readonly text: string
  /** Instant, ISO, and the IANA zone in which it was written. */
  readonly createdAt: string
  readonly zone: string
  readonly topics: readonly string[]
  readonly activities: readonly string[]
  /** The mood in the words of the source, to be placed on ten steps by the person; null where there is none. */
  readonly moodLabel: string | null
  readonly mood: number | null
  readonly energy: number | null
  readonly stress: number | null
  readonly isStarred: boolean
  /** The names of its pictures among the files, each once. */
  readonly pictures: readonly string[]
  /** What stands under its pictures, by their names. */
  readonly captions: Readonly<Record<string, string>>
  /** What is kept with the page and does not stand on it: the place, the weather, scales. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Something that could not be taken over: where it stands, and why, for the person. `line` counts from 1; null: the file as a whole. */
export interface ImportProblem {
  readonly file: string
  readonly line: number | null
  readonly sentence: string
}

/** What a file, or several, hold. `moods`: the step that the source itself gives a label, or that it usually has; null: nobody knows. */
export interface ReadJournal {
  readonly source: ImportSource
  readonly pages: readonly ImportedPage[]
  readonly moods: ReadonlyMap<string, number | null>
  readonly problems: readonly ImportProblem[]
}

/** What was read, oldest page first, no two pages under one id. `usual`: the step from 1 to 10 that a mood of the source has; null: nobody knows. */
export function journalOf(
  source: ImportSource,
  pages: readonly ImportedPage[],
  problems: readonly ImportProblem[],
  usual: (label: string) => number | null = () => null,
): ReadJournal {
  const inOrder = pages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const ids = numbered(inOrder.map(({ originalId }) => originalId))
  const sorted = inOrder.map((page, at) => ({ ...page, originalId: ids[at] ?? page.originalId }))
  const labels = sorted.flatMap(({ moodLabel }) => (moodLabel === null ? [] : [moodLabel]))
  return { source, pages: sorted, moods: new Map(labels.map((label) => [label, usual(label)])), problems }
}

/** A heading that begins the words is the title of the page, and no part of its text. */
export function withoutHeading(words: string): { title: string; text: string } {
  const heading = /^# ([^\n]*)(?:\n+|$)/.exec(words)
  const title = heading?.[1]?.trim() ?? ''
  return heading && title !== ''
    ? { title, text: words.slice(heading[0].length) }
    : { title: '', text: words }
}

/** A page of which only this much is known. */
export const emptyPage = {
  title: '',
  topics: [],
  activities: [],
  moodLabel: null,
  mood: null,
  energy: null,
  stress: null,
  isStarred: false,
  pictures: [],
  captions: {},
  details: {},
} satisfies Partial<ImportedPage>

/** A mood in the words of its source, short enough to be shown beside a choice; null: there is none. */
export const moodLabelOf = (said: string): string | null =>
  said
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[\uD800-\uDBFF]$/, '') || null

/** Words as topics of a page, each once, no more than a page can have. */
export const topicsFrom = (words: readonly string[]): string[] =>
  uniqueTopics(words.map(cleanTopic).filter((topic) => topic !== '')).slice(0, mostTopics)

/** Words as activities of a page, each once, no more than a page can have. */
export const activitiesFrom = (words: readonly string[]): string[] =>
  uniqueTopics(words.map(cleanActivity).filter((activity) => activity !== '')).slice(0, mostActivities)

/** The words of a cell in a sentence about it, short enough to be read. */
export const quoted = (cell: string): string =>
  `“${cell.length > 40 ? `${cell.slice(0, 40).replace(/[\uD800-\uDBFF]$/, '')}…` : cell}”`

/** Gives each page that shares its id with others a number: the same in the next export, as long as pages of that id come in one order. */
export function numbered(ids: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return ids.map((id) => {
    const nth = (counts.get(id) ?? 0) + 1
    counts.set(id, nth)
    return nth === 1 ? id : `${id} ${nth}`
  })
}
