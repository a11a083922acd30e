import { expect, test, vi } from 'vitest'
import { currentToasts } from '#web/lib/toasts.ts'
import { lazyPart, overlayPart } from './lazy-part.ts'
import { overlay } from './overlay.ts'

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a part that cannot be fetched is left out without a fault, and asked for again the next time', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValueOnce('player')
  const part = lazyPart(load)
  part.fetch()
  part.fetch()
  await settled()
  expect([part.read(), load.mock.calls.length, error.mock.calls.length]).toEqual([null, 1, 1])
  part.fetch()
  await settled()
  part.fetch()
  expect([part.read(), load.mock.calls.length]).toEqual(['player', 2])
})

test('where an overlay cannot be fetched, whoever opened it is told, and it is closed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const practice = overlay<null>()
  const part = overlayPart(practice, 'The practice', () => Promise.reject(new TypeError('Failed to fetch')))
  practice.open(null, null)
  part.fetch()
  await settled()
  expect(practice.read()).toBeNull()
  expect(currentToasts().map(({ title }) => title)).toEqual(['The practice could not be loaded'])
})

test('what is fetched ahead and cannot be had troubles nobody', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  error.mockClear()
  overlayPart(overlay<null>(), 'The palette', () => Promise.reject(new TypeError('Failed to fetch'))).fetch()
  const told = currentToasts().length
  await settled()
  expect([currentToasts().length - told, error.mock.calls.length]).toEqual([0, 0])
})
