import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { watchWriting } from '#web/lib/device/unsaved.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { KeptText } from './kept-text.ts'

/** Typing pauses so long before it is sealed. */
const restMs = 700

/**
 * A text that is sealed when typing pauses, or the field or the page is left. While somebody writes, nothing from elsewhere takes the
 * place of their words.
 */
export function useKeptText(kept: string, keep: (text: string) => Promise<void>) {
  const [text, setText] = useState<string | null>(null)
  if (text !== null && text === kept) setText(null)
  const [isKept, setIsKept] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useKeptRef(keep)
  const [words] = useState(
    () =>
      new KeptText(
        (next) => latest.current(next),
        (reason) => {
          setIsKept(reason === null)
          setError(reason)
        },
      ),
  )
  const [flush] = useState(() => () => {
    clearTimeout(timer.current)
    return words.flush()
  })
  useEffect(() => {
    const stop = watchWriting({ flush, isKept: () => words.isKept })
    return () => {
      stop()
      void flush()
    }
  }, [words, flush])

  return {
    isKept,
    error,
    field: {
      value: text ?? kept,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setText(event.target.value)
        setIsKept(false)
        words.write(event.target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void flush(), restMs)
      },
      onBlur: () => void flush(),
    },
  }
}
