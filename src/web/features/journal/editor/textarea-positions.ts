/** Where letters of a field stand on the screen: a copy of the field, unseen, in its exact place. */
export interface Mirror {
  /** The caret's box before a letter, in the window. */
  readonly boxAt: (offset: number) => DOMRect
  /** The first letter of the first line that reaches below a height of the window. */
  readonly offsetAt: (y: number) => number
  readonly remove: () => void
}

const wrapping = 'type-writing whitespace-pre-wrap [overflow-wrap:break-word] [unicode-bidi:plaintext]'

/** A layer behind or beside the text breaks its lines in the same places with these. */
export const sameLines = wrapping

export function mirrorOf(field: HTMLTextAreaElement, text = field.value): Mirror {
  const mirror = document.createElement('div')
  mirror.className = `${wrapping} pointer-events-none invisible absolute inset-x-0 top-0`
  mirror.ariaHidden = 'true'
  mirror.dir = 'auto'
  const letters = document.createTextNode(`${text}\u200b`)
  mirror.append(letters)
  field.parentElement?.append(mirror)
  const range = document.createRange()
  const boxAt = (offset: number): DOMRect => {
    range.setStart(letters, Math.min(offset, text.length))
    range.setEnd(letters, Math.min(offset, text.length) + 1)
    const rects = range.getClientRects()
    return rects[rects.length - 1] ?? range.getBoundingClientRect()
  }
  return {
    boxAt,
    offsetAt: (y) => firstBelow(text.length, (offset) => boxAt(offset).bottom > y),
    remove: () => mirror.remove(),
  }
}

/** The smallest number up to `most` for which something holds that holds for all above it. */
export function firstBelow(most: number, holds: (at: number) => boolean): number {
  let low = 0
  let high = most
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
