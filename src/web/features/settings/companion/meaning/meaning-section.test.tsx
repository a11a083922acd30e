import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MeaningSeen } from '#worker/meaning/meaning.calls.ts'
import { MeaningChoice } from './meaning-section.tsx'

const seen: MeaningSeen = {
  ...{ state: 'ready', bytes: 17_151_555, kept: 23_812_345, progress: { done: 2_000, of: 2_000 } },
  ...{ fetched: { done: 0, of: 22_075_884 }, isFast: true, trouble: null, isPutAway: false },
}

/** The words on the screen, and whether the switch is on and something can be pressed for again. */
function shown(news: Partial<MeaningSeen>): { words: string; isOn: boolean; hasAgain: boolean } {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MeaningChoice seen={{ ...seen, ...news }} set={async () => undefined} />
    </QueryClientProvider>,
  )
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { words, isOn: html.includes('aria-checked="true"'), hasAgain: words.endsWith('Try again') }
}

test.each<[string, Partial<MeaningSeen>, string]>([
  ['all read', {}, 'It takes 23.8 MB on this device, with what has been read.'],
  ['all read', {}, 'All pages have been read.'],
  ['reading', { state: 'working', progress: { done: 412, of: 2_000 } }, '412 of 2,000 pages read.'],
  ['getting ready', { state: 'working', progress: null }, 'It has arrived and is getting ready.'],
  ['waiting', { state: 'fetching', kept: 0 }, 'It is fetched once, 17.2 MB,'],
  ['waiting', { state: 'fetching', kept: 0 }, 'It comes by itself in a quiet moment.'],
  [
    'on its way',
    { state: 'fetching', fetched: { done: 11_300_000, of: 22_075_884 } },
    'Fetching: 51 percent.',
  ],
  ['slow', { isFast: false }, 'only new pages and what you search for are read'],
])('%s: it is on, and says how it stands', (_, news, words) => {
  expect(shown(news)).toMatchObject({ isOn: true, hasAgain: false })
  expect(shown(news).words).toContain(words)
})

test('where it is off nothing is said but what it takes, and on a phone why', () => {
  const off = shown({ state: 'off', kept: 0, progress: null })
  expect(off).toEqual({
    words: 'On this device It is fetched once, 17.2 MB, and then works without a connection.',
    ...{ isOn: false, hasAgain: false },
  })
  const unasked = shown({ state: 'unasked', kept: 0, progress: null })
  expect(unasked.isOn).toBe(false)
  expect(unasked.words).toContain('It is off until you switch it on, because this is a phone')
})

test.each<[Partial<MeaningSeen>, string]>([
  [{ state: 'missing' }, 'This server does not have it.'],
  [{ state: 'fault', trouble: 'offline' }, 'The server could not be reached. It is tried again by itself.'],
  [{ state: 'fault', trouble: 'refused' }, 'The server refused to send it.'],
  [{ state: 'fault', trouble: 'cut' }, 'The download broke off.'],
  [{ state: 'fault', trouble: 'changed' }, 'What came is not the file that was expected'],
  [{ state: 'fault', trouble: 'full' }, 'There is not enough room for it in this browser.'],
  [{ state: 'fault', trouble: 'failed' }, 'It could not be run in this browser.'],
])('what went wrong is said, and can be tried again: %j', (news, words) => {
  const { words: all, hasAgain } = shown({ ...news, kept: 0, progress: null })
  expect([all.includes(words), hasAgain]).toEqual([true, true])
})
