import { type RefObject, useEffect, useState } from 'react'
import { countWords } from '#domain/journal/entry-text.ts'

const restMs = 200

/** How many words are selected in a field, once the selection rests; 0: nothing is. */
export function useSelectedWords(text: RefObject<HTMLTextAreaElement | null>): number {
  const [words, setWords] = useState(0)
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const field = text.current
      if (!field || document.activeElement !== field || field.selectionStart === field.selectionEnd)
        return setWords(0)
      setWords(countWords(field.value.slice(field.selectionStart, field.selectionEnd)))
    }
    const countSoon = () => {
      clearTimeout(soon)
      soon = setTimeout(count, restMs)
    }
    document.addEventListener('selectionchange', countSoon, true)
    return () => {
      clearTimeout(soon)
      document.removeEventListener('selectionchange', countSoon, true)
    }
  }, [text])
  return words
}

/** '340 words', with a selection '12 of 340 words'. */
export function sayWords(words: number, selected: number): string {
  const all = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`
  return selected > 0 ? `${selected.toLocaleString('en-US')} of ${all}` : all
}
