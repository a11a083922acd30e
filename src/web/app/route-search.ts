import type { PlaceSearch } from '#web/features/memory-lane/place-address.ts'
import { readSize } from '#web/features/memory-lane/sample-sizes.ts'
import { type SectionName, sectionNamed } from '#web/features/settings/settings-sections.ts'

export type Search = Record<string, unknown>

/**
 * What an address may say beside its path. A name that is not understood is given as undefined, never left out: the router would hand on what the address
 * says, unread.
 */
export type Texts<Name extends string> = { [N in Name]: string | undefined }

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const calendarViews = ['month', 'week', 'day', 'agenda', 'year'] as const

function dayIn(search: Search): string | undefined {
  const day = text(search.day)
  return day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : undefined
}

interface CalendarSearch {
  view?: (typeof calendarViews)[number] | undefined
  day?: string | undefined
}

export function calendarSearch(search: Search): CalendarSearch {
  return { view: calendarViews.find((one) => one === search.view), day: dayIn(search) }
}

export const entrySearch = (search: Search): Partial<Texts<'entry'>> => ({ entry: text(search.entry) })

export function journalSearch(search: Search): Partial<Texts<'entry' | 'talk' | 'template'>> {
  const entry = text(search.entry)
  return { entry, talk: entry ? undefined : text(search.talk), template: text(search.template) }
}

const habitViews = ['week', 'all', 'review'] as const

export const habitsSearch = (
  search: Search,
): Partial<Texts<'habit' | 'build' | 'day'>> & { view?: (typeof habitViews)[number] | undefined } => ({
  view: habitViews.find((one) => one === search.view),
  habit: text(search.habit),
  build: text(search.build),
  day: dayIn(search),
})

export const settingsSearch = (
  search: Search,
): { section?: SectionName | undefined; notice?: string | undefined } => ({
  section: sectionNamed(search.section),
  notice: text(search.notice),
})

export const guidedSearch = (search: Search): { id?: string | undefined } => ({ id: text(search.id) })

export const tabSearch = (search: Search): { tab?: string | undefined } => ({ tab: text(search.tab) })

interface JobsSearch extends Partial<Texts<'category' | 'status' | 'operation'>> {
  /** Jobs from the one after this many on. */
  from?: number | undefined
}

export const jobsSearch = ({ category, status, operation, from }: Search): JobsSearch => ({
  category: text(category),
  status: text(status),
  operation: text(operation),
  from: typeof from === 'number' ? from : undefined,
})

const authModes = ['login', 'register', 'reset'] as const

interface AuthSearch {
  mode?: 'login' | 'register' | 'reset' | undefined
  /** Of a reset link; it leaves the address as soon as the page has it. */
  token?: string | undefined
  notice?: string | undefined
}

export function authSearch(search: Search): AuthSearch {
  const notice = text(search.notice)
  const token = search.token === undefined ? undefined : String(search.token)
  const mode = authModes.find((one) => one === search.mode)
  return { mode, token: mode === 'reset' && token ? token : undefined, notice }
}

/** What the address of Memory Lane says; anybody may have typed it. */
export const memorySearch = (search: Search): PlaceSearch => ({
  view: text(search.view),
  node: text(search.node),
  month: typeof search.month === 'string' && /^\d{4}-\d\d$/.test(search.month) ? search.month : undefined,
  level: text(search.level),
  shown: text(search.shown),
  chosen: text(search.chosen),
  find: text(search.find),
  whole: text(search.whole),
})

export const sampleSearch = (search: Search) => ({ ...memorySearch(search), size: readSize(search.size) })

export const goalsSearch = (search: Search): Partial<Texts<'goal' | 'view' | 'look' | 'make'>> => ({
  goal: text(search.goal),
  make: text(search.make),
  view: text(search.view),
  look: text(search.look),
})
