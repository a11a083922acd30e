import { expect, test, vi } from 'vitest'
import { earlyPress } from './lazy-menu.tsx'

const press = (button: number, ctrlKey = false) => {
  const [open, preventDefault] = [vi.fn(), vi.fn()]
  earlyPress(open).onPointerDown({ button, ctrlKey, preventDefault })
  return { opens: open.mock.calls.length, keepsFocusAway: preventDefault.mock.calls.length }
}

test('a press before its menu has arrived opens it, and takes no focus that would close it on arrival', () => {
  expect(press(0)).toEqual({ opens: 1, keepsFocusAway: 1 })
})

test('other buttons of the mouse, and Ctrl with a press, open nothing', () => {
  for (const one of [press(1), press(2), press(0, true)]) expect(one).toEqual({ opens: 0, keepsFocusAway: 0 })
})

test('the keyboard, which only clicks, opens it too', () => {
  const open = vi.fn()
  earlyPress(open).onClick()
  expect(open).toHaveBeenCalledOnce()
})
