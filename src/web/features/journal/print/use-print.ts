import { useEffect, useRef, useState } from 'react'
import type { PrintRange } from '#domain/journal/versions/print-range.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type PrintedPage, printPages } from '#worker/journal/entries/print.calls.ts'

/** What is being set: how many entries are in the range, how many fit, and those that have come. */
export interface PrintJob {
  readonly inRange: number
  readonly printed: number
  readonly stretches: readonly (readonly PrintedPage[])[]
  readonly isComplete: boolean
}

/** Between two stretches the screen has its turn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Fetches a range for printing, opens the browser's own print window once all of it stands there, and clears it away after. */
export function usePrint(onDone: () => void) {
  const vault = useVaultCalls()
  const [job, setJob] = useState<PrintJob | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  useEffect(() => {
    if (!job?.isComplete || job.printed === 0) return
    let isCurrent = true
    const done = () => {
      setJob(null)
      onDone()
    }
    addEventListener('afterprint', done, { once: true })
    document.fonts.ready.then(nextFrame).then(() => isCurrent && print())
    return () => {
      isCurrent = false
      removeEventListener('afterprint', done)
    }
  }, [job, onDone])

  const start = async (range: PrintRange) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    setJob({ inRange: 0, printed: 0, stretches: [], isComplete: false })
    try {
      await keepAllWriting()
      await vault.stream(
        printPages,
        range,
        (event) =>
          setJob((before) => {
            if (!before) return before
            if ('pages' in event) return { ...before, stretches: [...before.stretches, event.pages] }
            return { ...before, ...event }
          }),
        signal,
      )
      await nextFrame()
      setJob((before) => before && { ...before, isComplete: !signal.aborted })
    } catch (error) {
      setJob(null)
      sayFailed(error)
    }
  }

  const stop = () => {
    abort.current?.abort()
    setJob(null)
  }
  return { job, start, stop }
}
