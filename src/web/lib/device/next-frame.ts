/** A tab that nobody looks at draws no frames: then the tasks wait this long. */
const withoutFrameMs = 100

let due = new Set<() => void>()
let stopWaiting: (() => void) | undefined

/** Runs what waits for the next frame now: for somebody who is about to look at what it brings. */
export function runDue(): void {
  stopWaiting?.()
  stopWaiting = undefined
  const tasks = due
  due = new Set()
  for (const task of tasks) task()
}

/** Runs a task before the next frame is drawn, once however often it was asked for, together with all others that wait for it. */
export function atNextFrame(task: () => void): void {
  due.add(task)
  if (stopWaiting) return
  const frame = requestAnimationFrame(runDue)
  const timer = setTimeout(runDue, withoutFrameMs)
  stopWaiting = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
