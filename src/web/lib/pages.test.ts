import { expect, test } from 'vitest'
import { appAddresses } from '#contract/addresses.ts'
import { layoutOf, pages, palettePages, preloadGroups, sidebarItems } from './pages.ts'

test('every address of the app is a page, and no other', () => {
  expect(Object.keys(pages).sort()).toEqual([...appAddresses].sort())
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
  expect(palettePages.filter(({ isFirst }) => isFirst).map(({ to }) => to)).toEqual(listed)
  expect(palettePages.find(({ to }) => to === '/settings/plan')?.also).toContain('crisis')
  expect(palettePages.filter(({ access }) => access === 'admin').map(({ to }) => to)).toEqual(['/admin'])
})

test('what is fetched early is what the sidebar leads to, two at a time', () => {
  expect(preloadGroups.map((group) => group.length)).toEqual([2, 2, 2, 2])
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
  const asked = Object.entries(pages).filter(([, { access }]) => access === 'admin')
  expect(asked.map(([address]) => address)).toEqual(['/admin', '/admin/jobs', '/admin/testing'])
})
