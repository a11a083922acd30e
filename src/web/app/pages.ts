import type { ComponentType } from 'react'
import type { PageLayout } from '#web/features/shell/app-frame.tsx'
import type { SidebarItem } from '#web/features/shell/sidebar-link.tsx'
import type { PageAccess } from '#web/lib/page-access.ts'
import type { PageIcon } from '#web/lib/page-icons.ts'
import { isBelow } from '#web/service-worker/service-worker-routes.ts'
import {
  authSearch,
  calendarSearch,
  entrySearch,
  goalsSearch,
  guidedSearch,
  habitsSearch,
  jobsSearch,
  journalSearch,
  memorySearch,
  type Search,
  sampleSearch,
  settingsSearch,
  tabSearch,
} from './route-search.ts'
import { toSharedLink } from './shared-link.ts'

interface Destination {
  readonly to: string
  readonly search?: Search
  readonly hash?: string
}

export interface Page {
  readonly access: PageAccess
  /** Whether such an address is open to everybody all the same. */
  readonly isPublic?: (search: Search) => boolean
  /** Where to go instead, if anywhere; asked before the page is shown. */
  readonly leadsTo?: (asked: { readonly search: Search; readonly cause: string }) => Destination | null
  /** Reads what the address says beside its path. */
  readonly search?: (search: Search) => object
  /** Of the document, and wherever the page is named. Left out, the page itself names the document. */
  readonly title?: string
  /** Of the document, for other sites. */
  readonly description?: string
  /** What draws it. Left out where it always leads elsewhere. */
  readonly screen?: () => Promise<ComponentType>
  /** Of a page within the app's frame. */
  readonly layout?: PageLayout
  readonly icon?: PageIcon
  /** In which of the sidebar's lists it stands, and with what in the tooltip. The palette then offers it before anything is typed. */
  readonly sidebar?: { readonly list: 'main' | 'preferences'; readonly about: string }
  /** Words by which the palette finds it, and its name there when it is another. */
  readonly palette?: { readonly also: string; readonly title?: string }
  /** Its code is fetched before it is asked for, in this group; within a group in the order of this list. */
  readonly preload?: 1 | 2 | 3 | 4
}

/** One component of a file, which is fetched when it is asked for. */
const later =
  <Name extends string>(file: () => Promise<Record<NoInfer<Name>, () => void>>, name: Name) =>
  async () =>
    (await file())[name] as ComponentType

const admin = {
  access: 'admin',
  search: tabSearch,
  title: 'Admin',
  screen: later(() => import('./pages/admin-page.tsx'), 'AdminPage'),
} as const

/**
 * Every page that the app draws, in the order of the sidebar. Nothing here may need a browser or a component before a page is drawn: the build, the
 * journeys and the scripts read this list, too.
 */
export const pages = {
  '/dashboard': {
    access: 'protected',
    leadsTo: toSharedLink,
    title: 'Dashboard',
    screen: later(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
    icon: 'house',
    sidebar: { list: 'main', about: 'Personal overview and summary' },
    preload: 1,
  },
  '/journal-pages-demo': {
    access: 'protected',
    search: journalSearch,
    title: 'Journal',
    screen: later(() => import('./pages/journal-page.tsx'), 'JournalPage'),
    layout: 'full',
    icon: 'feather',
    sidebar: { list: 'main', about: 'Direct journaling experience with templates' },
    preload: 1,
  },
  '/memory-lane': {
    access: 'protected',
    search: memorySearch,
    title: 'Memory Lane',
    screen: later(() => import('./pages/memory-lane-page.tsx'), 'MemoryLanePage'),
    layout: 'full',
    icon: 'route',
    sidebar: { list: 'main', about: 'Earlier days, people and places' },
    preload: 2,
  },
  '/analytics': {
    access: 'protected',
    search: tabSearch,
    title: 'Analytics',
    screen: later(() => import('./pages/analytics-page.tsx'), 'AnalyticsPage'),
    icon: 'chartLine',
    sidebar: { list: 'main', about: 'What your own pages show' },
    preload: 2,
  },
  '/goals': {
    access: 'protected',
    search: goalsSearch,
    title: 'Goals',
    screen: later(() => import('./pages/goals-page.tsx'), 'GoalsPage'),
    layout: 'wide',
    icon: 'target',
    sidebar: { list: 'main', about: 'Set and track personal goals and progress' },
    preload: 3,
  },
  '/habits': {
    access: 'protected',
    search: habitsSearch,
    title: 'Habits',
    screen: later(() => import('./pages/habits-page.tsx'), 'HabitsPage'),
    layout: 'wide',
    icon: 'sprout',
    sidebar: { list: 'main', about: 'Build consistent daily routines' },
    preload: 3,
  },
  '/calendar': {
    access: 'protected',
    search: calendarSearch,
    title: 'Calendar',
    screen: later(() => import('./pages/calendar-page.tsx'), 'CalendarPage'),
    layout: 'full',
    icon: 'calendar',
    sidebar: { list: 'main', about: 'Pages, plans and reminders by day' },
    preload: 4,
  },
  '/settings': {
    access: 'protected',
    search: settingsSearch,
    title: 'Settings',
    screen: later(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
    layout: 'wide',
    icon: 'settings',
    sidebar: { list: 'preferences', about: 'How it looks, listens and keeps' },
    palette: { also: 'preferences' },
    preload: 4,
  },
  '/settings/plan': {
    access: 'protected',
    title: 'Your plan',
    screen: later(() => import('#web/features/care/plan-screen.tsx'), 'PlanScreen'),
    layout: 'wide',
    icon: 'heartHandshake',
    palette: {
      title: 'Your plan for a hard hour',
      also: 'safety plan crisis help lines emergency number contacts people care',
    },
  },
  '/resonance': {
    access: 'protected',
    title: 'Resonance',
    screen: later(() => import('./pages/resonance-page.tsx'), 'ResonancePage'),
    layout: 'full',
    icon: 'headphones',
    palette: { also: 'sound music mix rain fire waves sleep timer player' },
  },
  '/guided': {
    access: 'protected',
    search: guidedSearch,
    title: 'Guided conversations',
    screen: later(() => import('./pages/guided-page.tsx'), 'GuidedPage'),
    layout: 'full',
    icon: 'feather',
    palette: { also: 'cbt woop decision letter method' },
  },
  '/referrals': {
    access: 'protected',
    title: 'Referrals',
    screen: later(() => import('#web/features/referrals/referrals-screen.tsx'), 'ReferralsScreen'),
    icon: 'gift',
    palette: { also: 'friends' },
  },
  '/admin': { ...admin, icon: 'wrench', palette: { title: 'Administration', also: 'admin server' } },
  '/admin/jobs': { ...admin, search: jobsSearch },
  '/admin/testing': admin,
  '/pricing': {
    access: 'protected',
    title: 'Pricing',
    screen: later(() => import('./pages/pricing-page.tsx'), 'PricingPage'),
    layout: 'wide',
    icon: 'gift',
    palette: { also: 'plan billing' },
  },
  '/memory-lane-test': {
    access: 'protected',
    search: sampleSearch,
    title: 'Memory Lane, on a fictional life',
    screen: later(() => import('./pages/memory-lane-test-page.tsx'), 'MemoryLaneTestPage'),
    layout: 'full',
  },
  '/journal': {
    access: 'protected',
    search: entrySearch,
    leadsTo: ({ search }) => ({ to: '/journal-pages-demo', search }),
  },
  '/onboarding': {
    access: 'onboarding',
    screen: later(() => import('./pages/onboarding-page.tsx'), 'OnboardingPage'),
  },
  '/auth': {
    access: 'visitor',
    search: authSearch,
    // A reset link works wherever it is opened, also where somebody is signed in.
    isPublic: ({ mode }) => mode === 'reset',
    screen: later(() => import('./pages/auth-page.tsx'), 'AuthPage'),
  },
  '/goal-visualizations': {
    access: 'public',
    title: 'Nine ways to look at a goal',
    description: 'Progress, pace, milestones and what hangs together, on a fictional goal over a year.',
    screen: later(() => import('./pages/goal-demo-page.tsx'), 'GoalDemoPage'),
  },
  '/theme-test': {
    access: 'public',
    title: 'Every look',
    description: 'Two modes, nine colours, five variants: every look of Inkwell with its measured contrast.',
    screen: later(() => import('./pages/theme-test-page.tsx'), 'ThemeTestPage'),
  },
  '/speech-to-text-demo': {
    access: 'public',
    title: 'Speech to text',
    description: 'Try dictation as it works in Inkwell, and read where your voice goes.',
    screen: later(() => import('#web/features/voice/speech-demo-screen.tsx'), 'SpeechDemoScreen'),
  },
  '/bundle-test': {
    access: 'public',
    title: 'Bundle test',
    description: 'How large each part of Inkwell is and how long it takes to load.',
    screen: later(() => import('#web/features/bundle/bundle-test-screen.tsx'), 'BundleTestScreen'),
  },
  '/bundle-analysis': {
    access: 'public',
    title: 'Bundle analysis',
    description: 'Bundle analysis will be shown here.',
    screen: later(() => import('#web/features/bundle/bundle-analysis-screen.tsx'), 'BundleAnalysisScreen'),
  },
} as const satisfies Record<`/${string}`, Page>

export type PageAddress = keyof typeof pages

const all = () => Object.entries(pages) as readonly (readonly [PageAddress, Page])[]

export const pageAt = (address: PageAddress): Page => pages[address]

/** The pages for those; all of them, when nobody is named. */
export const addressesOf = (...who: readonly PageAccess[]): readonly PageAddress[] =>
  all().flatMap(([to, { access }]) => (who.length === 0 || who.includes(access) ? [to] : []))

/** What is the same for everybody before its script runs, so that it can be opened from this device: not what everybody may read. */
export const appAddresses = addressesOf('visitor', 'onboarding', 'protected', 'admin')
export const isAppPage = (pathname: string): boolean => isBelow(appAddresses, pathname)

/** What stands in one of the sidebar's lists. */
export const sidebarItems = (list: 'main' | 'preferences'): readonly SidebarItem[] =>
  all().flatMap(([to, { sidebar, title, icon }]) =>
    sidebar?.list === list && title && icon ? [{ to, label: title, about: sidebar.about, icon }] : [],
  )

/** The pages that the palette leads to, those of the sidebar before anything is typed. */
export const palettePages = () =>
  all().flatMap(([to, { access, icon, sidebar, ...page }]) => {
    const title = page.palette?.title ?? page.title
    const also = page.palette?.also ?? sidebar?.about
    return title && icon && also ? [{ to, access, icon, title, also, isFirst: sidebar !== undefined }] : []
  })

/** The groups of pages whose code is fetched early, the first one first. */
export const preloadGroups = (): readonly (readonly PageAddress[])[] =>
  [1, 2, 3, 4].map((group) => all().flatMap(([to, { preload }]) => (preload === group ? [to] : [])))

/** How a page of the app is laid out; an address below one of them is laid out as that one. */
export function layoutOf(path: string): PageLayout {
  const [, page] = all().find(([to]) => to === path) ?? all().find(([to]) => path.startsWith(`${to}/`)) ?? []
  return page?.layout ?? 'standard'
}
