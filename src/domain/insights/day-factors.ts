import { capital } from '../text/number-words.ts'
import { words } from '../text/text.ts'
import type { DayRow, PageFacts } from './day-table.ts'
import { medianOf } from './statistics/numbers.ts'

/** What may move with a rating. */
export interface DayFactor {
  readonly key: string
  readonly kind:
    | 'activity'
    | 'person'
    | 'topic'
    | 'habit'
    | 'practice'
    | 'goal'
    | 'words'
    | 'late'
    | 'measure'
  /** As a row is called: 'Walk', 'Anna', 'Practice'. */
  readonly name: string
  readonly isYesOrNo: boolean
  readonly values: readonly (number | null)[]
}

/** So many things of a kind are looked at, those of the most days first: every pair more makes all others harder to tell from chance. */
const mostOf = { activity: 8, person: 5, topic: 5, habit: 4, measure: 3 } as const
/** Of fewer days nothing is looked at. */
const leastDays = 5

/** The factors of a table. On a day without a page nothing is known of what pages tell; of practice and steps every day is known from the first on which there was any, but for the last day of the table, which may not be over. Yields now and then. */
export function* factorsOf(table: readonly DayRow[]): Generator<void, DayFactor[]> {
  const habits = habitsIn(table)
  yield
  const factors = withoutHabits(
    named(table, 'activity', (page) => page.activities),
    habits,
  )
  yield
  factors.push(...named(table, 'person', (page) => page.people))
  yield
  factors.push(...named(table, 'topic', (page) => page.topics), ...habits)
  yield
  const practised = sinceFirst(table, ({ practiceMinutes }) => practiceMinutes > 0)
  if (practised)
    factors.push({ key: 'practice', kind: 'practice', name: 'Practice', isYesOrNo: true, values: practised })
  const steps = sinceFirst(table, ({ isStep }) => isStep)
  if (steps)
    factors.push({ key: 'goal', kind: 'goal', name: 'A step on a goal', isYesOrNo: true, values: steps })
  const amounts = table.map(({ pages }) =>
    pages.length > 0 ? pages.reduce((sum, page) => sum + page.words, 0) : null,
  )
  if (amounts.some((amount) => amount !== null && amount > 0))
    factors.push({ key: 'words', kind: 'words', name: 'Writing more', isYesOrNo: false, values: amounts })
  const hours = table.map(({ pages }) => {
    const known = pages.flatMap(({ hour, hoursIn = hour }) => hoursIn ?? [])
    return known.length > 0 ? medianOf(known) : null
  })
  if (new Set(hours.filter((hour) => hour !== null)).size > 2)
    factors.push({ key: 'late', kind: 'late', name: 'Writing later', isYesOrNo: false, values: hours })
  yield
  factors.push(...measuresIn(table))
  return factors
}

/** 1 on days with it, 0 on others from the first one on, null before and on a last day without it; null where there is none. */
function sinceFirst(table: readonly DayRow[], isThere: (row: DayRow) => boolean): (number | null)[] | null {
  const first = table.findIndex(isThere)
  if (first < 0) return null
  return table.map((row, at) => (isThere(row) ? 1 : at < first || at === table.length - 1 ? null : 0))
}

function named(
  table: readonly DayRow[],
  kind: 'activity' | 'person' | 'topic',
  wordsOf: (page: PageFacts) => readonly string[],
): DayFactor[] {
  const days = new Map<string, { readonly name: string; readonly days: Set<number> }>()
  for (const [at, { pages }] of table.entries()) {
    for (const word of pages.flatMap(wordsOf)) {
      const key = word.toLowerCase()
      const known = days.get(key) ?? { name: word, days: new Set<number>() }
      known.days.add(at)
      days.set(key, known)
    }
  }
  return [...days]
    .filter(([, known]) => known.days.size >= leastDays)
    .sort(([a, one], [b, other]) => other.days.size - one.days.size || (a < b ? -1 : 1))
    .slice(0, mostOf[kind])
    .map(([key, known]) => ({
      key: `${kind} ${key}`,
      kind,
      name: capital(known.name),
      isYesOrNo: true,
      values: table.map(({ pages }, at) => (pages.length === 0 ? null : known.days.has(at) ? 1 : 0)),
    }))
}

/** The habits of the table, those first of which most is known both ways. */
function habitsIn(table: readonly DayRow[]): DayFactor[] {
  const all = new Map<string, { readonly name: string; readonly values: (number | null)[] }>()
  for (const [at, { habits }] of table.entries()) {
    for (const { uid, name, isKept } of habits) {
      const known = all.get(uid) ?? { name, values: table.map(() => null) }
      known.values[at] = isKept ? 1 : 0
      all.set(uid, known)
    }
  }
  const count = (values: readonly (number | null)[], one: number) =>
    values.filter((value) => value === one).length
  return [...all]
    .map(([uid, { name, values }]) => ({ uid, name, values, kept: count(values, 1), left: count(values, 0) }))
    .filter(({ kept }) => kept >= leastDays)
    .sort(
      (a, b) =>
        Math.min(b.kept, b.left) - Math.min(a.kept, a.left) || b.kept - a.kept || (a.uid < b.uid ? -1 : 1),
    )
    .slice(0, mostOf.habit)
    .map(({ uid, name, values }) => ({
      ...{ key: `habit ${uid}`, kind: 'habit', name: capital(name), isYesOrNo: true, values },
    }))
}

const stemsOf = (name: string): string =>
  words(name)
    .map(({ stem }) => stem)
    .join(' ')

/** Without activities that are a habit by name: of the habit more days are known, and one thing is not found twice. */
function withoutHabits(activities: readonly DayFactor[], habits: readonly DayFactor[]): DayFactor[] {
  const same = new Set(habits.map(({ name }) => stemsOf(name)))
  return activities.filter(({ name }) => same.size === 0 || !same.has(stemsOf(name)))
}

/** The numbers of pages; of several on one day the last. */
function measuresIn(table: readonly DayRow[]): DayFactor[] {
  const all = new Map<string, { readonly name: string; readonly byDay: Map<number, number> }>()
  for (const [at, { pages }] of table.entries()) {
    for (const [name, value] of pages.flatMap(({ measures = {} }) => Object.entries(measures))) {
      const key = name.toLowerCase()
      const known = all.get(key) ?? { name, byDay: new Map<number, number>() }
      known.byDay.set(at, value)
      all.set(key, known)
    }
  }
  return [...all]
    .filter(([, { byDay }]) => byDay.size >= leastDays && new Set(byDay.values()).size > 1)
    .sort(([a, one], [b, other]) => other.byDay.size - one.byDay.size || (a < b ? -1 : 1))
    .slice(0, mostOf.measure)
    .map(([key, { name, byDay }]) => ({
      ...{ key: `measure ${key}`, kind: 'measure', name: capital(name), isYesOrNo: false },
      values: table.map((_, at) => byDay.get(at) ?? null),
    }))
}
