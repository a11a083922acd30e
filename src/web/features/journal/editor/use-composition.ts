import { type RefObject, useEffect } from 'react'

/** More often than a pause in typing is assumed. */
const everyMs = 400

/** Composing a character counts as typing, however long it takes: `touched` says so again and again. */
export function useComposition(
  title: RefObject<HTMLTextAreaElement | null>,
  text: RefObject<HTMLTextAreaElement | null>,
  touched: () => void,
): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setInterval> | undefined
    const end = () => clearInterval(timer)
    const begin = () => {
      end()
      timer = setInterval(touched, everyMs)
    }
    for (const field of [title.current, text.current]) {
      field?.addEventListener('compositionstart', begin, { signal })
      field?.addEventListener('compositionend', end, { signal })
      field?.addEventListener('blur', end, { signal })
    }
    return () => {
      listening.abort()
      end()
    }
  }, [title, text, touched])
}
