import { expect, test } from 'vitest'
import { inSlices } from './slices.ts'

function* spinning(steps: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + 4
    while (performance.now() < until);
    yield
  }
  return 'done'
}

test('what waits for the thread comes between the slices of long work', async () => {
  let heard = 0
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    heard++
    port2.postMessage('again')
  }
  port2.postMessage('first')
  expect(await inSlices(spinning(30), () => false)).toBe('done')
  port1.close()
  expect(heard).toBeGreaterThan(3)
})

test('work that nobody needs any more is left where it is', async () => {
  let steps = 0
  const counting = (function* () {
    for (;;) yield steps++
  })()
  expect(await inSlices(counting, () => steps >= 5)).toBeNull()
  expect(steps).toBe(5)
})

test('how far it is can be told at every pause', async () => {
  let pauses = 0
  await inSlices(
    spinning(12),
    () => false,
    () => {
      pauses++
      return undefined
    },
  )
  expect(pauses).toBeGreaterThan(2)
})
