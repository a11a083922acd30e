import { useCallback, useEffect, useRef } from 'react'
import { watchWriting } from '#web/lib/device/unsaved.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { type BegunForm, keepBegun, readBegun } from '#worker/begun/begun.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { useVaultCalls } from './vault-calls.ts'

const restMs = 200

/**
 * Keeps the answers of a form, sealed on this device, through a reload and other pages. `answers`: what is answered so far; null: nothing that is worth
 * keeping. `onBack` gets what was left behind, once, where nothing was answered meanwhile. What it answers is called when the form was sent.
 */
export function useBegun(
  form: BegunForm,
  answers: object | null,
  onBack: (kept: object) => void,
): () => void {
  const vault = useVaultCalls()
  const now = useKeptRef(answers === null ? null : JSON.stringify(answers))
  const back = useKeptRef(onBack)
  /** What is kept, as JSON; undefined: not known yet. */
  const kept = useRef<string | null | undefined>(undefined)

  const keep = useCallback(async (): Promise<void> => {
    const next = now.current
    if (kept.current === undefined || next === kept.current) return
    kept.current = next
    await vault.run(keepBegun, { form, answers: next === null ? null : JSON.parse(next) })
  }, [vault, form, now])

  useEffect(() => {
    let isHere = true
    vault
      .run(readBegun, { form })
      .then((before) => {
        if (!isHere) return
        const isLeft = typeof before === 'object' && before !== null
        kept.current = isLeft ? JSON.stringify(before) : null
        if (isLeft && now.current === null) back.current(before)
        else void keep().catch(logError)
      })
      .catch(logError)
    return () => {
      isHere = false
    }
  }, [vault, form, now, back, keep])

  const said = answers === null ? null : JSON.stringify(answers)
  useEffect(() => {
    if (said === kept.current) return
    const timer = setTimeout(() => void keep().catch(logError), restMs)
    return () => clearTimeout(timer)
  }, [said, keep])

  useEffect(() => {
    const leave = () => void keep().catch(logError)
    // Before the page goes: its worker lives until what is on its way is sealed.
    addEventListener('beforeunload', leave, { capture: true })
    const stop = watchWriting({ flush: keep, isKept: () => now.current === kept.current })
    return () => {
      removeEventListener('beforeunload', leave, { capture: true })
      stop()
      leave()
    }
  }, [keep, now])

  return useCallback(() => {
    kept.current = null
    now.current = null
    vault.run(keepBegun, { form, answers: null }).catch(logError)
  }, [vault, form, now])
}
