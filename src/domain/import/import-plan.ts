import { type ImportProblem, type ImportSource, type ReadJournal, sourceNames } from './imported-page.ts'

/** A mood of the source: how many pages have it, and where on ten steps it would go; null: nobody knows. */
export interface PlannedMood {
  readonly label: string
  readonly pages: number
  readonly usual: number | null
}

/** What would come of a file. Nothing is written for it. */
export interface JournalImportPlan {
  readonly source: ImportSource
  readonly newPages: number
  /** Pages that came with an earlier import and are here. */
  readonly samePages: number
  /** Instants (ISO) and zones of the first and the last page that would come; null where none would. */
  readonly first: PlannedMoment | null
  readonly last: PlannedMoment | null
  /** Of the pages that would come: those that nobody knows first, then from the best. */
  readonly moods: readonly PlannedMood[]
  readonly pictures: number
  /** Details that are kept with pages and do not stand on them, by name: 'location', 'scales'. */
  readonly details: readonly string[]
  readonly problems: readonly ImportProblem[]
}
interface PlannedMoment {
  readonly createdAt: string
  readonly zone: string
}

/** Where the person wants moods of the source to go, by label; null or absent: those pages come without a mood. */
export type MoodMapping = Readonly<Record<string, number | null>>

/** More moods than anybody tells apart: a list to choose from has an end. */
const mostMoods = 100

/** Says what a file would bring, beside what is here by its original id, and changes nothing. */
export function planJournalImport(
  { source, pages, moods, problems }: ReadJournal,
  isHere: (originalId: string) => boolean,
): JournalImportPlan {
  const coming = pages.filter(({ originalId }) => !isHere(originalId))
  const momentOf = (at: number): PlannedMoment | null => {
    const page = coming.at(at)
    return page ? { createdAt: page.createdAt, zone: page.zone } : null
  }
  const counts = new Map<string, number>()
  for (const { moodLabel } of coming)
    if (moodLabel !== null) counts.set(moodLabel, (counts.get(moodLabel) ?? 0) + 1)
  const sorted = [...counts]
    .map(([label, count]) => ({ label, pages: count, usual: moods.get(label) ?? null }))
    .sort((a, b) => b.pages - a.pages)
  const others = sorted.length - mostMoods
  const tooMany = {
    ...{ file: sourceNames[source], line: null },
    sentence: `There are more than ${mostMoods} moods in it. Pages with the ${others} rarest come in without a mood.`,
  }
  return {
    source,
    newPages: coming.length,
    samePages: pages.length - coming.length,
    first: momentOf(0),
    last: momentOf(-1),
    moods: sorted.slice(0, mostMoods).sort((a, b) => (b.usual ?? 11) - (a.usual ?? 11)),
    pictures: coming.reduce((sum, { pictures }) => sum + pictures.length, 0),
    details: [...new Set(coming.flatMap(({ details }) => Object.keys(details)))].sort(),
    problems: others > 0 ? [tooMany, ...problems] : problems,
  }
}
