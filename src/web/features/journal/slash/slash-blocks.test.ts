import { expect, test } from 'vitest'
import { pageItems, slashChange } from './slash-blocks.ts'
import { fittingItems, type SlashItem, slashGroups } from './slash-items.ts'
import { slashBefore } from './slash-place.ts'

const items = pageItems(Date.UTC(2026, 10, 19, 20, 31), 'Europe/Stockholm')
const item = (id: string): SlashItem => {
  const found = items.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

/** The page after an item was chosen at the slash before |, with the caret as |. */
function chosen(drawnText: string, id: string): string {
  const caret = drawnText.indexOf('|')
  const text = drawnText.replace('|', '')
  const place = slashBefore(text, caret)
  if (!place) throw new Error('no slash')
  const one = item(id)
  const brought = one.insert()
  if (brought instanceof Promise) throw new Error('comes later')
  const { from, to, insert, selection } = slashChange(text, place, one, brought)
  const now = text.slice(0, from) + insert + text.slice(to)
  return `${now.slice(0, selection.from)}|${now.slice(selection.from)}`
}

// '¦' stands for the pipes of a table, '|' for the caret.
test.each([
  ['/h|', 'heading-2', '## |'],
  ['one\n/small|', 'heading-3', 'one\n### |'],
  ['/num|', 'numbers', '1. |'],
  ['/|', 'tasks', '- [ ] |'],
  ['Anna said /quo|', 'quote', '> Anna said |'],
  ['milk /bul|\nafter', 'bullets', '- milk |\nafter'],
  ['/div|', 'divider', '---\n\n|'],
  ['above /div|', 'divider', 'above \n\n---\n\n|'],
  ['above\n/div|', 'divider', 'above\n\n---\n\n|'],
  ['above\n\n/tab|', 'table', 'above\n\n¦ | ¦  ¦\n¦ --- ¦ --- ¦\n¦  ¦  ¦\n'],
  ['/code|', 'code', '```\n|\n```\n'],
  ['On /date|', 'date', 'On Thursday 19 November 2026|'],
  ['At /time|, rain', 'time', 'At 21:31|, rain'],
])('%j becomes with %s %j', (before, id, after) => {
  expect(chosen(before, id)).toBe(after.replaceAll('¦', '|'))
})

const named = (id: string, group: string, more: Partial<SlashItem> = {}): SlashItem => ({
  ...{ id, title: id, group, icon: 'own', insert: () => '' },
  ...more,
})
const offered = [
  named('Evening', 'Templates'),
  named('Eleven', 'Templates', { isLater: true }),
  named('A question', 'On the page', { also: 'even' }),
  named('Never', 'Templates', { isLater: true }),
]
const ids = (typed: string) => fittingItems(offered, typed).map(({ id }) => id)

test('before a letter is typed the list is short; letters look through all of it', () => {
  expect(ids('')).toEqual(['Evening', 'A question'])
  expect(ids('ele')).toEqual(['Eleven'])
})

test('what the arrows go through is in the order in which it is drawn, heading by heading', () => {
  const found = fittingItems(offered, 'eve')
  expect([...slashGroups(found).values()].flat()).toEqual(found)
  expect(found[0]?.id).toBe('Evening')
  expect([...slashGroups(found).keys()]).toEqual(['Templates', 'On the page'])
})

test('what leads away from the page is offered after what stands on it', () => {
  const both = [
    named('A decision', 'Guided conversations', { isLater: true, isElsewhere: true }),
    named('For and against', 'Templates', { isLater: true, also: 'decision' }),
  ]
  expect(fittingItems(both, 'decision').map(({ id }) => id)).toEqual(['For and against', 'A decision'])
})
