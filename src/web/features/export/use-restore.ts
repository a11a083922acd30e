import { useEffect, useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  checkExport,
  type DryRun,
  type OnDifferent,
  type RestoreReport,
  restoreExport,
} from '#worker/export/export.calls.ts'

export type RestoreState =
  | { readonly is: 'idle' }
  | { readonly is: 'looking' | 'restoring'; readonly done: number; readonly of: number }
  | { readonly is: 'plan'; readonly plan: DryRun }
  | { readonly is: 'done'; readonly report: RestoreReport }
  /** Where it stopped it can go on: what is there already is not written again. */
  | { readonly is: 'trouble'; readonly sentence: string }

/** Looks at a file first, then restores it. */
export function useRestore() {
  const vault = useVaultCalls()
  const [state, setState] = useState<RestoreState>({ is: 'idle' })
  const file = useRef<File>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function run(
    work: (signal: AbortSignal) => Promise<void>,
    ifCancelled: RestoreState = { is: 'idle' },
  ): Promise<void> {
    const abort = new AbortController()
    stop.current = abort
    try {
      await work(abort.signal)
    } catch (error) {
      if (!abort.signal.aborted) console.error(error)
      setState(abort.signal.aborted ? ifCancelled : { is: 'trouble', sentence: sentenceOf(error) })
    }
  }

  const look = (chosen: File) =>
    run(async (signal) => {
      file.current = chosen
      setState({ is: 'looking', done: 0, of: 0 })
      await vault.stream(
        checkExport,
        { file: chosen },
        (event) => {
          if (event.is === 'progress') setState({ is: 'looking', done: event.done, of: event.of })
          else if (event.is === 'fault') setState({ is: 'trouble', sentence: event.sentence })
          else setState({ is: 'plan', plan: event.plan })
        },
        signal,
      )
    })

  const restore = (onDifferent: OnDifferent) =>
    run(async (signal) => {
      if (!file.current) return
      setState({ is: 'restoring', done: 0, of: 0 })
      await vault.stream(
        restoreExport,
        { file: file.current, onDifferent },
        (event) => {
          if (event.is === 'progress') setState({ is: 'restoring', done: event.done, of: event.of })
          else if (event.is === 'fault') setState({ is: 'trouble', sentence: event.sentence })
          else setState({ is: 'done', report: event.report })
        },
        signal,
      )
    }, stopped)

  const reset = () => setState({ is: 'idle' })
  return { state, look, restore, reset, cancel: () => stop.current?.abort() }
}

const goOn = 'What was restored so far stays. Choose the file again to go on.'
const stopped: RestoreState = { is: 'trouble', sentence: `Stopped. ${goOn}` }
const sentenceOf = (error: unknown): string => `${saidBy(error, 'Something went wrong.')} ${goOn}`
