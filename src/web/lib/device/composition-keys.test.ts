import { expect, test } from 'vitest'
import { leaveCompositionAlone } from './composition-keys.ts'

test.each([
  ['a plain Enter', { key: 'Enter', keyCode: 13, isComposing: false }, true, false],
  ['an Enter within a composition', { key: 'Enter', keyCode: 229, isComposing: true }, false, false],
  ['the Enter that ends one in Safari', { key: 'Enter', keyCode: 229, isComposing: false }, false, true],
  ['Escape within a composition', { key: 'Escape', keyCode: 27, isComposing: true }, false, false],
  ['an arrow of the input method', { key: 'ArrowDown', keyCode: 229, isComposing: false }, false, false],
])('%s', (_, keys, isHeard, isPrevented) => {
  const page = new EventTarget()
  leaveCompositionAlone(page as Window)
  const heard: Event[] = []
  page.addEventListener('keydown', (event) => heard.push(event), { capture: true })
  page.addEventListener('keydown', (event) => heard.push(event))
  const event = Object.assign(new Event('keydown', { cancelable: true }), keys)
  page.dispatchEvent(event)
  expect(heard).toHaveLength(isHeard ? 2 : 0)
  expect(event.defaultPrevented).toBe(isPrevented)
})
