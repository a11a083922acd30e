import { useCallback, useEffect, useRef, useState } from 'react'
import { v7 } from 'uuid'
import { inkwell } from '#web/lib/worker-link.ts'
import { keepLine } from './dashboard.calls.ts'

const pauseMs = 400

interface Line {
  readonly uid: string
  readonly at: string
  readonly content: string
}

/** Keeps a line while it is written, so that closing the tab loses nothing. `trouble`: why it could not be kept. */
export function useLineKeeper() {
  const line = useRef<Line | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [trouble, setTrouble] = useState<string | null>(null)

  const keep = useCallback(async (): Promise<string | null> => {
    clearTimeout(timer.current)
    const now = line.current
    if (!now) return null
    try {
      await inkwell.run(keepLine, now)
      setTrouble(null)
      return now.uid
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
      return null
    }
  }, [])

  const write = useCallback(
    (content: string) => {
      const begun = line.current ?? { uid: v7(), at: new Date().toISOString() }
      line.current = { ...begun, content }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep(), pauseMs)
    },
    [keep],
  )

  useEffect(() => {
    const leave = () => void keep()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [keep])

  return { write, keep, trouble }
}
