import { useCallback, useEffect, useRef, useState } from 'react'
import { v7 } from 'uuid'
import { saidBy } from '#browser/failure-sentences.ts'
import { watchWriting } from '#web/lib/device/unsaved.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { draftLine, keepLine } from '#worker/dashboard/dashboard.calls.ts'

/** Typing pauses this long before the draft becomes an entry. */
const restMs = 800
/** While it moves, a draft is sealed this often. */
const draftMs = 350

interface Line {
  readonly uid: string
  readonly at: string
  readonly content: string
}

/** Keeps a line while it is written, so that closing the tab loses nothing. `trouble`: why it could not be kept. */
export function useLineAutosave() {
  const vault = useVaultCalls()
  const line = useRef<Line | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drafting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKept = useRef(true)
  const [trouble, setTrouble] = useState<string | null>(null)

  const send = useCallback(
    async (how: typeof keepLine): Promise<string | null> => {
      clearTimeout(drafting.current)
      drafting.current = undefined
      const now = line.current
      if (!now) return null
      try {
        await vault.run(how, now)
        isKept.current = line.current === now
        setTrouble(null)
        return now.uid
      } catch (error) {
        setTrouble(saidBy(error, 'It could not be kept just now.'))
        return null
      }
    },
    [vault],
  )

  const keep = useCallback(async (): Promise<string | null> => {
    clearTimeout(resting.current)
    return send(keepLine)
  }, [send])

  const write = useCallback(
    (content: string) => {
      const begun = line.current ?? { uid: v7(), at: new Date().toISOString() }
      line.current = { ...begun, content }
      isKept.current = false
      clearTimeout(resting.current)
      resting.current = setTimeout(() => void keep(), restMs)
      drafting.current ??= setTimeout(() => void send(draftLine), draftMs)
    },
    [keep, send],
  )

  useEffect(() => {
    const leave = () => void keep()
    const stopWatching = watchWriting({
      flush: async () => void (await keep()),
      isKept: () => isKept.current,
    })
    addEventListener('pagehide', leave)
    return () => {
      stopWatching()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [keep])

  return { write, keep, trouble }
}
