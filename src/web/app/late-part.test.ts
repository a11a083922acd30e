import { expect, test, vi } from 'vitest'
import { currentToasts } from '#web/lib/toasts.ts'
import { latePart, sayMissing } from './late-part.ts'

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a part that cannot be fetched is left out without a fault, and asked for again the next time', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValueOnce('player')
  const part = latePart(load)
  part.fetch()
  part.fetch()
  await settled()
  expect([part.read(), load.mock.calls.length, error.mock.calls.length]).toEqual([null, 1, 1])
  part.fetch()
  await settled()
  part.fetch()
  expect([part.read(), load.mock.calls.length]).toEqual(['player', 2])
})

test('a part that somebody asked for is said to be missing, and what they asked is let go', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const letGo = vi.fn()
  latePart(() => Promise.reject(new TypeError('Failed to fetch')), sayMissing('The practice', letGo)).fetch()
  await settled()
  expect(letGo).toHaveBeenCalledOnce()
  expect(currentToasts().map(({ title }) => title)).toEqual(['The practice could not be fetched'])
})
