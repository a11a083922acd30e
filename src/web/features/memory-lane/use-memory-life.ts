import { useEffect, useMemo, useState } from 'react'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { useWaitsFor } from '#web/ui/together.tsx'
import type { Command } from '#worker/core/worker-calls.ts'
import {
  type MemoryEvent,
  type MemoryOf,
  type MemoryOverview,
  type MemoryStep,
  memoryLife,
} from '#worker/memory/memory.calls.ts'

export interface MemoryNow {
  readonly overview: MemoryOverview | null
  readonly progress: { readonly step: MemoryStep; readonly read: number; readonly of: number } | null
  readonly isFailed: boolean
}

const nothing: MemoryNow = { overview: null, progress: null, isFailed: false }

/** The overview of a memory, kept up to date while the screen is there, and how far reading is. */
export function useMemoryLife(of: MemoryOf): MemoryNow & { readonly again: () => void } {
  const vault = useVaultCalls()
  const [told, setTold] = useState<{ of: MemoryOf; now: MemoryNow }>({ of, now: nothing })
  const [tries, setTries] = useState(0)
  const asked = useMemo(() => ({ of, tries }), [of, tries])
  useEffect(() => {
    const { of } = asked
    const life = new AbortController()
    const hear = (event: MemoryEvent) =>
      !life.signal.aborted &&
      setTold((before) => ({ of, now: heard(before.of === of ? before.now : nothing, event) }))
    vault.stream(memoryLife, { of }, hear, life.signal).catch((error: unknown) => {
      if (life.signal.aborted) return
      sayFailed(error)
      setTold((before) => ({ of, now: { ...(before.of === of ? before.now : nothing), isFailed: true } }))
    })
    return () => life.abort()
  }, [vault, asked])
  const now = told.of === of ? told.now : nothing
  useWaitsFor(now.overview !== null || now.isFailed)
  return { ...now, again: () => setTries((before) => before + 1) }
}

const heard = (before: MemoryNow, event: MemoryEvent): MemoryNow =>
  event.is === 'ready'
    ? { overview: event.overview, progress: null, isFailed: false }
    : { overview: before.overview, progress: event, isFailed: false }

/** What a command answers, asked again whenever `version` is another; null until it has answered. */
export function useAsked<Args, Result>(
  what: Command<Args, Result>,
  args: Args,
  version: unknown,
): Result | null {
  const vault = useVaultCalls()
  const key = JSON.stringify(args)
  const asked = useMemo(() => ({ key, args: JSON.parse(key) as Args }), [key])
  const [answer, setAnswer] = useState<{ key: string; result: Result } | null>(null)
  // biome's rule of dependencies is met by naming what a new answer is due for.
  const due = useMemo(() => ({ asked, version }), [asked, version])
  useEffect(() => {
    let isOn = true
    vault
      .run(what, due.asked.args)
      .then((result) => isOn && setAnswer({ key: due.asked.key, result }))
      .catch((error: unknown) => isOn && sayFailed(error))
    return () => {
      isOn = false
    }
  }, [vault, what, due])
  return answer?.key === key ? answer.result : null
}
