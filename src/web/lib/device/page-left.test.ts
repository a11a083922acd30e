import { expect, test, vi } from 'vitest'
import { onLeaving, tellLeaving } from './page-left.ts'

test('everybody who listens hears that somebody left, also after one that failed', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const heard: string[] = []
  const stops = [
    onLeaving(() => {
      throw new Error('no')
    }),
    onLeaving(() => heard.push('seeds')),
    onLeaving(() => heard.push('player')),
  ]
  tellLeaving()
  expect(heard).toEqual(['seeds', 'player'])
  expect(console.error).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
  tellLeaving()
  expect(heard).toEqual(['seeds', 'player'])
})
