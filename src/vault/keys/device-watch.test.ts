import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { DeviceWatch } from './device-watch.ts'

test('a flood of news is one check, and one more for what came meanwhile', async () => {
  const checked: boolean[] = []
  const watch = new DeviceWatch(async (isNews) => {
    checked.push(isNews)
    await after(5)
  })
  for (let at = 0; at < 1000; at++) watch.look(at === 500)
  await after(30)
  expect(checked).toEqual([false, true])
  watch.look(false)
  await after(10)
  expect(checked).toEqual([false, true, false])
})

test('a check that fails is not the last one', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let count = 0
  const watch = new DeviceWatch(async () => {
    count += 1
    if (count === 1) throw new Error('No luck')
  })
  watch.look(true)
  await after(0)
  watch.look(true)
  await after(0)
  expect([count, complained.mock.calls.length]).toEqual([2, 1])
})
