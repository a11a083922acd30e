import { controlAt, counterpart, type Place, placeOf } from './counterparts.ts'

/** Keys that walk a drawing. */
const walking = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

interface Press {
  readonly is: 'click' | 'key' | 'choice'
  readonly place: Place
  /** Does the same on the control of the page. */
  readonly repeat: (control: HTMLElement) => void
}

/** What was done to a frame that cannot answer yet, to be done again on the page that takes its place. */
export interface FirstPresses {
  /** Notes where the focus is; to be called before the frame goes. */
  readonly noteFocus: () => void
  /** Puts the focus where it was and repeats everything within the page, in order; to be called once the frame is gone. */
  readonly repeatIn: (page: HTMLElement) => Promise<void>
}

/** Remembers clicks, keys that walk a drawing or show its numbers, and what was chosen on a slider. Links lead where they lead, with or without a page. */
export function keepFirstPresses(frame: HTMLElement): FirstPresses {
  const presses: Press[] = []
  let focused: Place | null = null
  listen(frame, (is, control, repeat) => {
    const [place, last] = [placeOf(frame, control), presses.at(-1)]
    // Whoever presses again because nothing has happened yet wants the same.
    const isAgain = last?.is === 'click' && last.place.name === place.name && last.place.nth === place.nth
    if (is !== 'click' || !isAgain) presses.push({ is, place, repeat })
  })
  return {
    noteFocus() {
      const { activeElement } = document
      focused = activeElement && frame.contains(activeElement) ? placeOf(frame, activeElement) : null
    },
    async repeatIn(page) {
      if (focused) counterpart(page, focused)?.focus({ preventScroll: true })
      // All are looked up first: a press may change what its control is called.
      const there = presses.map(({ place, repeat }) => ({ control: counterpart(page, place), repeat }))
      for (const { control, repeat } of there) {
        // Each meets what the one before it has made of the page.
        await new Promise((go) => setTimeout(go))
        if (control) repeat(control)
      }
    },
  }
}

type Keep = (is: Press['is'], control: HTMLElement, repeat: Press['repeat']) => void

const click = (control: HTMLElement): void => control.click()

function listen(frame: HTMLElement, keep: Keep): void {
  frame.addEventListener('click', ({ target }) => {
    const control = controlAt(target)
    if (control?.matches('button, input:not([type="range"])')) keep('click', control, click)
  })
  frame.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
    const { value } = target
    keep('choice', target, (slider) => choose(slider, value))
  })
  frame.addEventListener('keydown', (pressed) => {
    const { key, target, ctrlKey, metaKey, altKey } = pressed
    const control = controlAt(target)
    if (!control || control.localName === 'input' || ctrlKey || metaKey || altKey) return
    const isWalk = control.role === 'slider' && walking.has(key)
    // A button clicks when the bar goes up again, which may be on the page.
    const isClick = control.localName === 'button' && key === ' '
    if (isWalk || isClick) pressed.preventDefault()
    if (isClick) keep('click', control, click)
    else if (isWalk || (key.toLowerCase() === 't' && control.closest('figure')))
      keep('key', control, (there) =>
        there.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
  })
}

/** As if a hand had moved a slider there: by the browser's own setter, since React's keeps a note of what it has set itself. */
function choose(slider: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}
