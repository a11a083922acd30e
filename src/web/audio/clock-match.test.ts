import { expect, test } from 'vitest'
import { ClockMatch } from './clock-match.ts'

test('the middle of the last readings counts, so that a reading that went astray moves nothing', () => {
  const clock = new ClockMatch()
  for (const scatter of [0, 2, -2, 1, -1]) clock.read({ contextSeconds: 3, pageMs: 10_000 + scatter })
  expect(clock.contextSeconds(11_000)).toBeCloseTo(4, 9)
  clock.read({ contextSeconds: 3, pageMs: 10_400 })
  expect(clock.contextSeconds(11_000)).toBeCloseTo(4, 2)
})

test('after a context was held only what is read from then on counts', () => {
  const clock = new ClockMatch()
  for (let nth = 0; nth < 20; nth++) clock.read({ contextSeconds: nth, pageMs: nth * 1_000 })
  clock.forget()
  clock.read({ contextSeconds: 20, pageMs: 90_000 })
  expect(clock.contextSeconds(91_000)).toBeCloseTo(21, 9)
})
