/** A click comes a moment after the finger has gone up. */
const clickMs = 60

/** Watches pointers from now on. Answers a function that calls back once none is held: at once when none is, else after the click that it ends in. */
export function whenReleased(): (then: () => void) => void {
  const held = new Set<number>()
  let waiting: (() => void) | null = null
  const settle = (): void => {
    if (held.size > 0 || !waiting) return
    setTimeout(waiting, clickMs)
    waiting = null
  }
  const letGo = ({ pointerId }: PointerEvent): void => {
    held.delete(pointerId)
    settle()
  }
  addEventListener('pointerdown', ({ pointerId }) => held.add(pointerId), true)
  addEventListener('pointerup', letGo, true)
  addEventListener('pointercancel', letGo, true)
  // What is let go elsewhere is never told here.
  addEventListener('blur', () => {
    held.clear()
    settle()
  })
  return (then) => {
    if (held.size === 0) return then()
    waiting = then
  }
}
