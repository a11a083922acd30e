import { type RefObject, useEffect } from 'react'
import { lineStart } from '#domain/journal/markdown/line-marks.ts'
import { mirrorOf } from '../editor/textarea-positions.ts'

/** How far down the view the line that is written on stands. */
const height = 0.42

interface Paragraph {
  readonly from: number
  /** From the top of the field, px. */
  readonly top: number
}

/** Keeps the caret's line at one height while somebody writes. Only the caret's paragraph is measured with every key. */
export function useTypewriterScroll(
  text: RefObject<HTMLTextAreaElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isOn: boolean,
): void {
  useEffect(() => {
    const field = text.current
    const view = scroller.current
    if (!isOn || !field || !view) return
    let known: Paragraph | null = null
    const follow = () => {
      if (document.activeElement !== field) return
      const { value, selectionEnd: caret } = field
      const from = lineStart(value, caret)
      if (known?.from !== from) known = { from, top: topOf(field, value, from) }
      const gap = value.indexOf('\n', caret)
      const own = mirrorOf(field, value.slice(from, gap < 0 ? value.length : gap))
      const line = own.boxAt(caret - from).top - own.boxAt(0).top
      own.remove()
      const y = field.getBoundingClientRect().top + known.top + line
      const seen = view.getBoundingClientRect()
      view.scrollTop += y - (seen.top + seen.height * height)
    }
    follow()
    document.addEventListener('selectionchange', follow, true)
    return () => document.removeEventListener('selectionchange', follow, true)
  }, [text, scroller, isOn])
}

function topOf(field: HTMLTextAreaElement, value: string, offset: number): number {
  const whole = mirrorOf(field, value.slice(0, offset))
  const top = whole.boxAt(offset).top - field.getBoundingClientRect().top
  whole.remove()
  return top
}
