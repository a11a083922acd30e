import type { appAddresses } from '#contract/addresses.ts'
import type { PageAccess } from './page-access.ts'
import type { PageIcon } from './page-icons.ts'

export type AppAddress = (typeof appAddresses)[number]

/** How much of the window a page takes: a column, a wider one, or all of it. */
export type PageLayout = 'standard' | 'wide' | 'full'

interface PageFacts {
  readonly access: PageAccess
  readonly layout?: PageLayout
  /** In the sidebar, in which of its lists, with what stands in the tooltip. */
  readonly sidebar?: {
    readonly list: 'main' | 'preferences'
    readonly label: string
    readonly about: string
    readonly icon: PageIcon
  }
  /** In the palette, with further words that find it; without `isFirst` only once something is typed. A page of the sidebar needs no title. */
  readonly palette?: {
    readonly title?: string
    readonly icon?: PageIcon
    readonly also?: string
    readonly isFirst?: true
  }
  /** Its code is fetched before it is asked for, in this group; within a group in the order of this list. */
  readonly preload?: 1 | 2 | 3 | 4
}

/**
 * Every page of the app, in the order of the sidebar: what the router guards, the sidebar and the palette offer, and what is fetched early. Which file
 * draws it stands in `src/web/app/router.tsx`; that each address of the app is here, and no other, is checked by the types.
 */
export const pages = {
  '/dashboard': {
    access: 'protected',
    sidebar: { list: 'main', label: 'Dashboard', about: 'Personal overview and summary', icon: 'house' },
    palette: { isFirst: true },
    preload: 1,
  },
  '/journal-pages-demo': {
    access: 'protected',
    layout: 'full',
    sidebar: {
      list: 'main',
      label: 'Journal',
      about: 'Direct journaling experience with templates',
      icon: 'feather',
    },
    palette: { isFirst: true },
    preload: 1,
  },
  '/memory-lane': {
    access: 'protected',
    layout: 'full',
    sidebar: { list: 'main', label: 'Memory Lane', about: 'Earlier days, people and places', icon: 'route' },
    palette: { isFirst: true },
    preload: 2,
  },
  '/analytics': {
    access: 'protected',
    sidebar: { list: 'main', label: 'Analytics', about: 'What your own pages show', icon: 'chartLine' },
    palette: { isFirst: true },
    preload: 2,
  },
  '/goals': {
    access: 'protected',
    layout: 'wide',
    sidebar: {
      list: 'main',
      label: 'Goals',
      about: 'Set and track personal goals and progress',
      icon: 'target',
    },
    palette: { isFirst: true },
    preload: 3,
  },
  '/habits': {
    access: 'protected',
    layout: 'wide',
    sidebar: { list: 'main', label: 'Habits', about: 'Build consistent daily routines', icon: 'sprout' },
    palette: { isFirst: true },
    preload: 3,
  },
  '/calendar': {
    access: 'protected',
    layout: 'full',
    sidebar: {
      list: 'main',
      label: 'Calendar',
      about: 'Pages, plans and reminders by day',
      icon: 'calendar',
    },
    palette: { isFirst: true },
    preload: 4,
  },
  '/settings': {
    access: 'protected',
    layout: 'wide',
    sidebar: {
      list: 'preferences',
      label: 'Settings',
      about: 'How it looks, listens and keeps',
      icon: 'settings',
    },
    palette: { also: 'preferences', isFirst: true },
    preload: 4,
  },
  '/settings/plan': {
    access: 'protected',
    layout: 'wide',
    palette: {
      title: 'Your plan for a hard hour',
      also: 'safety plan crisis help lines emergency number contacts people care',
      icon: 'heartHandshake',
    },
  },
  '/resonance': {
    access: 'protected',
    layout: 'full',
    palette: {
      title: 'Resonance',
      also: 'sound music mix rain fire waves sleep timer player',
      icon: 'headphones',
    },
  },
  '/guided': {
    access: 'protected',
    layout: 'full',
    palette: { title: 'Guided conversations', also: 'cbt woop decision letter method', icon: 'feather' },
  },
  '/referrals': { access: 'protected', palette: { title: 'Referrals', also: 'friends', icon: 'gift' } },
  '/admin': { access: 'admin', palette: { title: 'Administration', also: 'admin server', icon: 'wrench' } },
  '/admin/jobs': { access: 'admin' },
  '/admin/testing': { access: 'admin' },
  '/pricing': {
    access: 'protected',
    layout: 'wide',
    palette: { title: 'Pricing', also: 'plan billing', icon: 'gift' },
  },
  '/memory-lane-test': { access: 'protected', layout: 'full' },
  '/journal': { access: 'protected', layout: 'full' },
  '/onboarding': { access: 'onboarding' },
  '/auth': { access: 'visitor' },
} as const satisfies Record<AppAddress, PageFacts>

const all: readonly (readonly [AppAddress, PageFacts])[] = Object.entries(pages) as [AppAddress, PageFacts][]

export interface SidebarItem extends NonNullable<PageFacts['sidebar']> {
  readonly to: AppAddress
}

/** What stands in one of the sidebar's lists. */
export const sidebarItems = (list: SidebarItem['list']): readonly SidebarItem[] =>
  all.flatMap(([to, { sidebar }]) => (sidebar?.list === list ? [{ to, ...sidebar }] : []))

export interface PalettePage {
  readonly to: AppAddress
  readonly title: string
  readonly also: string
  readonly icon: PageIcon
  readonly isFirst: boolean
  readonly access: PageAccess
}

/** The pages that the palette leads to. */
export const palettePages: readonly PalettePage[] = all.flatMap(([to, { sidebar, palette, access }]) => {
  const title = palette?.title ?? sidebar?.label
  const icon = palette?.icon ?? sidebar?.icon
  if (!palette || !title || !icon) return []
  const also = palette.also ?? sidebar?.about ?? ''
  return [{ to, title, also, icon, isFirst: palette.isFirst === true, access }]
})

/** The groups of pages whose code is fetched early, the first one first. */
export const preloadGroups: readonly (readonly AppAddress[])[] = [1, 2, 3, 4].map((group) =>
  all.flatMap(([to, { preload }]) => (preload === group ? [to] : [])),
)

/** How a page of the app is laid out; an address below one of them is laid out as that one. */
export function layoutOf(path: string): PageLayout {
  const [, facts] =
    all.find(([to]) => to === path) ?? all.find(([to]) => path.startsWith(`${to}/`)) ?? ([] as const)
  return facts?.layout ?? 'standard'
}
