import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnKeys, shortcutGroups } from './shortcuts.ts'

const web = join(import.meta.dirname, '../..')
const all = shortcutGroups.flatMap(({ shortcuts }) => shortcuts)

test('every shortcut that a control carries stands in the list, and every one that the list gives to a control is carried by one', () => {
  const carried = globSync('**/*.tsx', { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/aria-keyshortcuts="([^"]+)"/g)].flatMap(
      ([, keys = '']) => keys.split(' '),
    ),
  )
  const listed = all.flatMap(({ keys }) => keys)
  for (const keys of carried) expect(listed).toContain(keys.replace(/^(?:Control|Meta)(?=\+)/, 'Mod'))
  for (const { keys, isOnControl } of all) if (isOnControl) expect(carried).toContain(keys[0])
})

test('within a group no key does two things', () => {
  for (const { shortcuts } of shortcutGroups) {
    const keys = shortcuts.flatMap((one) => one.keys)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('keys are drawn as they stand on the keyboard', () => {
  expect(drawnKeys('Mod+Shift+F', false)).toEqual(['Ctrl', 'Shift', 'F'])
  expect(drawnKeys('Mod+Shift+F', true)).toEqual(['⌘', '⇧', 'F'])
  expect(drawnKeys('Escape', false)).toEqual(['Esc'])
  expect(drawnKeys('?', true)).toEqual(['?'])
})
