/**
 * Keys of letters that are being composed are the input method's own: from now on no field, no form and no shortcut hears of them. Safari sends the Enter
 * that ends a composition behind its end, with the key code 229 and without `isComposing`.
 */
export function leaveCompositionAlone(page: Pick<Window, 'addEventListener'>): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.isComposing && event.keyCode !== 229) return
    event.stopImmediatePropagation()
    if (!event.isComposing && event.key === 'Enter') event.preventDefault()
  }
  page.addEventListener('keydown', onKeyDown, { capture: true })
}
