import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { watchWriting } from '#web/lib/unsaved.ts'

/** So long a hand rests before what it wrote is sealed. */
const restMs = 700

/**
 * A text that is sealed when the hand rests, leaves the field or leaves the page. While somebody writes, nothing from elsewhere takes the
 * place of their words.
 */
export function useKeptText(kept: string, keep: (text: string) => Promise<void>) {
  const [text, setText] = useState<string | null>(null)
  if (text !== null && text === kept) setText(null)
  const [isKept, setIsKept] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const waiting = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(keep)
  latest.current = keep

  const flush = useRef(async () => {
    clearTimeout(timer.current)
    const next = waiting.current
    if (next === null) return
    waiting.current = null
    try {
      await latest.current(next)
      setIsKept(true)
      setError(null)
    } catch (reason) {
      waiting.current ??= next
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    }
  })
  useEffect(() => {
    const { current: keepNow } = flush
    const stop = watchWriting({ flush: keepNow, isKept: () => waiting.current === null })
    return () => {
      stop()
      void keepNow()
    }
  }, [])

  return {
    isKept,
    error,
    field: {
      value: text ?? kept,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setText(event.target.value)
        setIsKept(false)
        waiting.current = event.target.value
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void flush.current(), restMs)
      },
      onBlur: () => void flush.current(),
    },
  }
}
