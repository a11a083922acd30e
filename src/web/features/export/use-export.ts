import { useEffect, useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { dayOf } from '#domain/time/day.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type ExportReport, exportVault } from '#worker/export/export.calls.ts'
import { openZipSink } from './save-zip.ts'

export type ExportState =
  | { readonly is: 'idle' }
  | { readonly is: 'making'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly name: string; readonly report: ExportReport }
  | { readonly is: 'trouble'; readonly sentence: string }

/** Makes an export and hands it to the person. */
export function useExport(userName: string) {
  const vault = useVaultCalls()
  const rule = useMyDay()
  const [state, setState] = useState<ExportState>({ is: 'idle' })
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function start(): Promise<void> {
    const name = `inkwell-${dayOf(Date.now(), rule)}.zip`
    const abort = new AbortController()
    stop.current = abort
    try {
      const sink = await openZipSink(name)
      if (!sink) return
      setState({ is: 'making', done: 0, of: 0 })
      const report = await make(vault, userName, sink.write, setState, abort.signal).catch(
        async (error: unknown) => {
          await sink.abandon()
          throw error
        },
      )
      await sink.finish()
      setState({ is: 'done', name, report })
    } catch (error) {
      setState(abort.signal.aborted ? { is: 'idle' } : { is: 'trouble', sentence: sentenceOf(error) })
    }
  }

  return { state, start, cancel: () => stop.current?.abort() }
}

async function make(
  vault: VaultCalls,
  userName: string,
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  tell: (state: ExportState) => void,
  signal: AbortSignal,
): Promise<ExportReport> {
  let report: ExportReport | undefined
  await vault.stream(
    exportVault,
    { userName },
    (event) => {
      // The worker waits for what is given back here before it makes more.
      if (event.is === 'chunk') return write(event.bytes)
      if (event.is === 'progress') tell({ is: 'making', done: event.done, of: event.of })
      else report = event.report
    },
    signal,
  )
  signal.throwIfAborted()
  if (!report) throw new Error('The export did not come to its end.')
  return report
}

function sentenceOf(error: unknown): string {
  console.error(error)
  return saidBy(error, 'The export could not be made. Please try again.')
}
