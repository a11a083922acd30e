import { afterEach, expect, test, vi } from 'vitest'
import { atNextFrame, runDue } from './next-frame.ts'

afterEach(() => vi.unstubAllGlobals())

function handMadeFrames() {
  const waiting = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
    waiting.set(++last, task)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  return {
    draw() {
      for (const [id, task] of [...waiting]) {
        waiting.delete(id)
        task()
      }
    },
  }
}

test('what was asked for several times runs once, with the next frame', () => {
  const frames = handMadeFrames()
  const task = vi.fn<() => void>()
  atNextFrame(task)
  atNextFrame(task)
  expect(task).not.toHaveBeenCalled()
  frames.draw()
  frames.draw()
  expect(task).toHaveBeenCalledOnce()
})

test('what is due can run before its frame, and not again with it', () => {
  const frames = handMadeFrames()
  const task = vi.fn<() => void>()
  atNextFrame(task)
  runDue()
  expect(task).toHaveBeenCalledOnce()
  frames.draw()
  runDue()
  expect(task).toHaveBeenCalledOnce()
})

test('a tab that draws no frames runs it all the same', () => {
  vi.useFakeTimers()
  handMadeFrames()
  const task = vi.fn<() => void>()
  atNextFrame(task)
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
  expect(task).toHaveBeenCalledOnce()
})
