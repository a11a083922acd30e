import { useEffect, useRef, useState } from 'react'

const restMs = 400

/** The words of a field that may ask for a reminder, once typing pauses; empty for any others. */
export function useAskedWords(): { asked: string; look: (words: string) => void } {
  const [asked, setAsked] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = (words: string): void => {
    clearTimeout(timer.current)
    const next = words.length < 1_000 && /\bremind me\b/i.test(words) ? words : ''
    if (next !== asked) timer.current = setTimeout(() => setAsked(next), next === '' ? 0 : restMs)
  }
  return { asked, look }
}
