import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TooltipArea } from '#web/ui/tooltip.tsx'
import type { NearRow } from '#worker/journal/search/near-pages.calls.ts'
import { NearList, type NearListProps } from './near-list.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

const passage = 'I lay awake again. A bird began at four.'
const row: NearRow = {
  ...{ id: 'bird', kept: 'synced', isOtherVersion: false, titlePieces: [], title: 'Four', excerpt: 'Soup.' },
  ...{ pieces: [{ text: passage, isFound: false, at: 0 }], quote: passage, day: '2026-11-14', time: '21:40' },
  ...{ atMs: 0, isCheckIn: false, isStarred: false, mood: 3, energy: null, stress: null },
}
const states = { ready: 'ready', working: 'working', off: 'off', unasked: 'unasked', fault: 'fault' } as const

function drawn(
  more: Partial<NearListProps>,
  state: keyof typeof states = 'ready',
  isPutAway = false,
): { html: string; text: string } {
  const html = renderToStaticMarkup(
    <TooltipArea>
      <NearList
        rows={[row]}
        meaning={{ state: states[state], progress: { done: 312, of: 1040 }, isPutAway }}
        {...{ found: 3, isHidden: false, chosen: null }}
        instead={<p>Nothing at all</p>}
        onOpen={() => undefined}
        onClear={() => undefined}
        onPutAway={() => undefined}
        {...more}
      />
    </TooltipArea>,
  )
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }
}

test('below what words found, pages near in meaning are named as near and never counted as found', () => {
  const { html, text } = drawn({})
  expect(html).toContain('aria-label="Near in meaning, nearest first"')
  for (const words of ['Near in meaning', 'Four', passage, '1 page near in meaning'])
    expect(text).toContain(words)
  expect(text).not.toMatch(/found|No page|Show all|Nothing at all|pages read/)
})

test('where words found nothing, what is near says so first, and all pages are one step away', () => {
  const { text } = drawn({ found: 0 })
  expect(text.trimStart()).toMatch(
    /^No page has these words\. This comes nearest in meaning\. Near in meaning/,
  )
  expect(text).toContain('Show all pages')
  const two = drawn({ found: 0, rows: [row, { ...row, id: 'owl' }] }).text
  expect(two).toContain('No page has these words. These come nearest in meaning.')
  expect(drawn({ found: 0, isHidden: true }).text).toContain('No page has all of this. This comes nearest')
  for (const rows of [[], null, undefined]) expect(drawn({ found: 0, rows }).text).toContain('Nothing at all')
})

test('where nothing is near and words found pages, nothing is said', () => {
  for (const rows of [[], null, undefined]) expect(drawn({ rows }).text.trim()).toBe('')
  expect(drawn({ rows: [] }, 'fault').text.trim()).toBe('')
})

test('while pages are still being read it says how many have been, unless the search asks nothing by meaning', () => {
  expect(drawn({ rows: [] }, 'working').text).toContain('Near in meaning 312 of 1,040 pages read so far')
  expect(drawn({}, 'working').text).toContain('312 of 1,040 pages read so far')
  expect(drawn({ rows: null }, 'working').text.trim()).toBe('')
})

test('where it is off, one line offers it when words found little, until it is put away', () => {
  const offered = 'Pages can also be found by what they mean. Turn it on'
  for (const state of ['off', 'unasked'] as const) {
    expect(drawn({ rows: [], found: 2 }, state).text).toContain(offered)
    expect(drawn({ rows: [], found: 0 }, state).text).toContain(offered)
    expect(drawn({ rows: [], found: 3 }, state).text.trim()).toBe('')
    expect(drawn({ rows: [], found: 2 }, state, true).text.trim()).toBe('')
    expect(drawn({ rows: null, found: 0 }, state).text).not.toContain(offered)
  }
  expect(drawn({ rows: [], found: 2 }, 'off').html).toContain('aria-label="Do not say this again"')
})
