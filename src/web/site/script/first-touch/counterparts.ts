/** Everything that can be pressed or walked over. */
const controls = 'a[href], button, input, select, textarea, [role="slider"], [tabindex]'

/** Which control of a page is meant, in words that hold for its first frame and for the page itself. */
export interface Place {
  readonly name: string
  /** Among all that are called so. */
  readonly nth: number
}

/** What is seen, or meant for screen readers alone: drawings for other widths are neither. */
const isThere = (element: Element): boolean => element.getClientRects().length > 0

const nameOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute('type'),
    element.getAttribute('href'),
    element.getAttribute('aria-label'),
    element instanceof HTMLElement && element.localName === 'button' ? element.textContent : null,
  ].join(' ')

const named = (within: Element, name: string): Element[] =>
  [...within.querySelectorAll(controls)].filter((one) => isThere(one) && nameOf(one) === name)

/** The control at or around an element. */
export const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null

export function placeOf(within: Element, control: Element): Place {
  const name = nameOf(control)
  return { name, nth: named(within, name).indexOf(control) }
}

/** The same control in another element with the same markup; undefined: there is none. */
export const counterpart = (within: Element, { name, nth }: Place): HTMLElement | undefined =>
  named(within, name)[nth] as HTMLElement | undefined
