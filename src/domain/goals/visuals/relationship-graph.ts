import type { Day } from '../../time/day.ts'
import { counted, dated } from '../engine/days.ts'
import { beginningOf, type GoalFact, type PageFact } from '../engine/goal-facts.ts'
import { ancestorsOf } from '../engine/goal-tree.ts'
import { type GoalStatus, statusName } from '../goal-choices.ts'
import type { GoalWorld, Visual } from './goal-world.ts'
import { shortTitle } from './short-title.ts'

/** How something belongs to the goal that is looked at; beside: under the same goal, tag: they share one, page: speaks of it. */
export type Relation = 'above' | 'below' | 'beside' | 'tag' | 'habit' | 'page'

/** A goal, habit or page, as the graph, its list and its table have it. */
export interface Relative {
  readonly id: string
  readonly is: Relation | 'chosen'
  /** Whole; of a page the line in which it speaks of the goal. */
  readonly title: string
  /** '46 of 100', 'completed', 'done on 16 days', '19 November'. */
  readonly about: string
  readonly status: GoalStatus
  readonly progress: number
}

export interface RelativeGroup {
  readonly is: Relation
  /** 'Above it' */
  readonly name: string
  readonly relatives: readonly Relative[]
}

/** A goal among what it hangs together with. */
export interface RelationshipGraph extends Visual {
  /** The goal and what is drawn around it: a few of each relation. */
  readonly nodes: readonly Relative[]
  /** All of it, by relation; those without any are left out. */
  readonly groups: readonly RelativeGroup[]
}

export const relationNames: Readonly<Record<Relation, string>> = {
  above: 'Above it',
  below: 'Below it',
  beside: 'Beside it',
  tag: 'Shares a tag',
  habit: 'Habits',
  page: 'Pages',
}
const relations = ['above', 'below', 'beside', 'tag', 'habit', 'page'] as const

const goalAbout = ({ status, progress }: GoalFact): string =>
  status === 'in_progress' ? `${Math.round(progress)} of 100` : statusName(status).toLowerCase()

const asRelative = (goal: GoalFact, is: Relative['is']): Relative => ({
  id: goal.id,
  is,
  title: goal.title,
  about: goalAbout(goal),
  status: goal.status,
  progress: goal.progress,
})

/** Goals by how they belong to one, each once: what is above it counts before what is below, beside or of the same tag. */
function goalsAround(goal: GoalFact, goals: readonly GoalFact[]): Relative[] {
  const above = ancestorsOf(goal.id, goals)
  const taken = new Set([goal.id, ...above.map(({ id }) => id)])
  const next = (is: Relation, isOne: (other: GoalFact) => boolean): Relative[] => {
    const found = goals.filter((other) => !taken.has(other.id) && isOne(other))
    for (const { id } of found) taken.add(id)
    return found.map((one) => asRelative(one, is))
  }
  const parent = above[0]?.id
  const tags = new Set(goal.tags)
  return [
    ...above.map((one) => asRelative(one, 'above')),
    ...next('below', ({ parentId }) => String(parentId) === goal.id),
    ...next('beside', ({ parentId }) => parent !== undefined && String(parentId) === parent),
    ...next('tag', (other) => other.tags.some((tag) => tags.has(tag))),
  ]
}

/** Pages, newest first, each once, by the newest line that speaks of the goal. */
function pagesOf(pages: readonly PageFact[], today: Day): Relative[] {
  const newest = new Map<string, PageFact>()
  for (const page of pages) {
    const known = newest.get(page.id)
    if (!known || page.day > known.day) newest.set(page.id, page)
  }
  return [...newest.values()]
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? 1 : -1))
    .map(({ id, day, quote }) => ({
      ...{ id, is: 'page', title: quote.trim() === '' ? 'A page' : `“${quote.trim()}”` },
      ...{ about: dated(day, today), status: 'in_progress', progress: 0 },
    }))
}

interface Done {
  readonly id: string
  readonly name: string
  /** Days since the goal began. */
  readonly days: number
}

function habitsDone({ goal, habits, today }: GoalWorld): Done[] {
  const since = beginningOf(goal)
  return habits.map(({ id, name, days }) => ({
    id,
    name,
    days: new Set(days.filter((day) => day >= since && day <= today)).size,
  }))
}

const asHabit = ({ id, name, days }: Done): Relative => ({
  ...{ id, is: 'habit', title: name, status: 'in_progress', progress: 0 },
  about: days === 0 ? 'not done since it began' : `done on ${counted(days, 'day')}`,
})

/** What a goal hangs together with: goals above, below and beside it or of the same tag, linked habits, and pages. So many of each are drawn; list and table have all. */
export function relationshipGraph(world: GoalWorld, mostDrawn = 4): RelationshipGraph {
  const { goal, goals, pages, today } = world
  const done = habitsDone(world)
  const all = [...goalsAround(goal, goals), ...done.map(asHabit), ...pagesOf(pages, today)]
  const groups = relations
    .map((is) => ({ is, name: relationNames[is], relatives: all.filter((one) => one.is === is) }))
    .filter(({ relatives }) => relatives.length > 0)
  return {
    question: 'What does it hang together with?',
    answer: answerOf(groups),
    finding: habitWords(done),
    isDrawn: all.length > 0,
    table: {
      caption: `What ${goal.title} hangs together with`,
      head: ['Name', 'How', 'About'],
      rows: groups.flatMap(({ name, relatives }) =>
        relatives.map(({ title, about }) => [title, name, about]),
      ),
    },
    nodes: [asRelative(goal, 'chosen'), ...groups.flatMap(({ relatives }) => relatives.slice(0, mostDrawn))],
    groups,
  }
}

const countWords: Readonly<Record<Relation, (count: number) => string>> = {
  above: (count) => `${counted(count, 'goal')} above it`,
  below: (count) => `${counted(count, 'goal')} below it`,
  beside: (count) => `${counted(count, 'goal')} beside it`,
  tag: (count) => `${counted(count, 'goal')} with a tag in common`,
  habit: (count) => counted(count, 'linked habit'),
  page: (count) => counted(count, 'page'),
}

function answerOf(groups: readonly RelativeGroup[]): string {
  if (groups.length === 0)
    return 'With nothing yet: there is no goal above or below it, no tag in common, no habit and no page.'
  return `${groups.map(({ is, relatives }) => countWords[is](relatives.length)).join(', ')}.`
}

/** The linked habit that was done on most days since the goal began; null where none was, or where several lead. */
function habitWords(done: readonly Done[]): string | null {
  const [first, second] = [...done].sort((a, b) => b.days - a.days)
  if (!first || first.days === 0 || first.days === second?.days) return null
  const than = second ? ', more than any other habit here' : ''
  return `“${shortTitle(first.name)}” was done on ${counted(first.days, 'day')} since the goal began${than}.`
}
