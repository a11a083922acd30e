import { expect, test, vi } from 'vitest'
import { latePart } from './late-part.ts'

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
