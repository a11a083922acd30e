import { expect, test } from 'vitest'
import {
  addressesOf,
  isAppPage,
  layoutOf,
  pageAt,
  pages,
  palettePages,
  preloadGroups,
  sidebarItems,
} from './pages.ts'

test('every page that the specification names is drawn, and the old address of the journal leads on', () => {
  const named = [
    'dashboard',
    'memory-lane',
    'calendar',
    'analytics',
    'goals',
    'habits',
    'resonance',
    'pricing',
  ]
  for (const name of [...named, 'settings', 'referrals']) expect(pages).toHaveProperty(`/${name}.screen`)
  expect(addressesOf().filter((to) => !pageAt(to).screen)).toEqual(['/journal'])
})

test('this device opens what belongs to the app, and what lies below it; what everybody reads is asked of the server', () => {
  expect(
    ['/dashboard', '/settings/devices', '/auth', '/onboarding', '/admin'].filter(isAppPage),
  ).toHaveLength(5)
  expect(['/', '/blog', '/dashboards', '/theme-test', '/goal-visualizations'].filter(isAppPage)).toEqual([])
})

test('the sidebar leads to the seven pages of everyday use, and to the settings', () => {
  expect(sidebarItems('main').map(({ label }) => label)).toEqual([
    'Dashboard',
    'Journal',
    'Memory Lane',
    'Analytics',
    'Goals',
    'Habits',
    'Calendar',
  ])
  expect(sidebarItems('preferences').map(({ to }) => to)).toEqual(['/settings'])
})

test('the palette leads to what the sidebar does before anything is typed, and to the rest by a word', () => {
  const listed = [...sidebarItems('main'), ...sidebarItems('preferences')].map(({ to }) => to)
  expect(
    palettePages()
      .filter(({ isFirst }) => isFirst)
      .map(({ to }) => to),
  ).toEqual(listed)
  expect(palettePages().find(({ to }) => to === '/settings/plan')?.also).toContain('crisis')
  expect(
    palettePages()
      .filter(({ access }) => access === 'admin')
      .map(({ to }) => to),
  ).toEqual(['/admin'])
})

test('what is fetched early is what the sidebar leads to, two at a time', () => {
  expect(preloadGroups().map((group) => group.length)).toEqual([2, 2, 2, 2])
})

test('the journal fills the window, settings are wide, and what lies below a page is laid out like it', () => {
  expect(layoutOf('/journal-pages-demo')).toBe('full')
  expect(layoutOf('/settings')).toBe('wide')
  expect(layoutOf('/settings/plan')).toBe('wide')
  expect(layoutOf('/dashboard')).toBe('standard')
  expect(layoutOf('/settings/anything')).toBe('wide')
})

// Spec: S2-043
test('the pages of admins are for admins', () => {
  expect(addressesOf('admin')).toEqual(['/admin', '/admin/jobs', '/admin/testing'])
})
