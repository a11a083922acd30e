import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

const dated = (date?: string) => new Response(null, date === undefined ? {} : { headers: { date } })

test('the server’s time is unknown until an answer tells it, and goes on by itself from there', () => {
  let steady = 1_000
  const clock = new ServerClock(() => steady)
  expect(clock.now()).toBeNull()
  clock.hear(dated())
  clock.hear(dated('some day'))
  expect(clock.now()).toBeNull()
  clock.hear(dated('Thu, 19 Nov 2026 21:00:00 GMT'))
  steady += 90_000
  expect(clock.now()).toBe(Date.UTC(2026, 10, 19, 21, 1, 30))
})

test('the answer that came last counts, whatever an earlier one told', () => {
  const clock = new ServerClock(() => 0)
  clock.hear(dated('Thu, 19 Nov 2026 21:00:00 GMT'))
  clock.hear(dated('Wed, 18 Nov 2026 21:00:00 GMT'))
  expect(clock.now()).toBe(Date.UTC(2026, 10, 18, 21))
})
