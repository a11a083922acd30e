import type { Stretch } from '../../text/find-words.ts'

const within = (chips: readonly Stretch[], at: number): Stretch | undefined =>
  chips.find(({ from, to }) => from < at && at < to)

/**
 * A selection none of whose ends lies within a chip. `before`: the selection that the keys moved it from, so that a step into a chip leads on to its
 * other end; null: a pointer made it, and a chip that is touched belongs to it whole.
 */
export function outsideChips(chips: readonly Stretch[], now: Stretch, before: Stretch | null): Stretch {
  const isCaret = now.from === now.to
  const [first, last] = [within(chips, now.from), within(chips, now.to)]
  if (!first && !last) return now
  if (isCaret && first) {
    if (!before) return { from: first.from, to: first.to }
    const at = before.from <= first.from ? first.to : first.from
    return { from: at, to: at }
  }
  const from =
    first && (before && before.from <= first.from && before.from < now.from ? first.to : first.from)
  const to = last && (before && before.to >= last.to && before.to > now.to ? last.from : last.to)
  const start = from ?? now.from
  return { from: start, to: Math.max(start, to ?? now.to) }
}

const isBackward = (inputType: string): boolean => /^delete.*Backward$/.test(inputType)
const isForward = (inputType: string): boolean => /^delete.*Forward$/.test(inputType)

/**
 * What a deletion at a caret takes, where it touches a chip: the whole chip, and for a word or a line what lies between. Null: it touches none.
 * `inputType` as InputEvent has it, such as 'deleteContentBackward'.
 */
export function deletionOf(
  text: string,
  chips: readonly Stretch[],
  caret: number,
  inputType: string,
): Stretch | null {
  const isByLetter = inputType.startsWith('deleteContent')
  const isByLine = inputType.includes('Line')
  if (isBackward(inputType)) {
    const chip = chips.findLast(({ to }) => to <= caret)
    if (!chip || !isTouched(text.slice(chip.to, caret), isByLetter, isByLine)) return null
    return { from: isByLine ? text.lastIndexOf('\n', chip.from - 1) + 1 : chip.from, to: caret }
  }
  if (!isForward(inputType)) return null
  const chip = chips.find(({ from }) => from >= caret)
  if (!chip || !isTouched(text.slice(caret, chip.from), isByLetter, isByLine)) return null
  const end = text.indexOf('\n', chip.to)
  return { from: caret, to: isByLine ? (end < 0 ? text.length : end) : chip.to }
}

/** Whether what lies between a caret and a chip goes with one stroke, so that the chip is reached. */
function isTouched(between: string, isByLetter: boolean, isByLine: boolean): boolean {
  if (isByLetter) return between === ''
  return isByLine ? !between.includes('\n') : /^[^\S\n]*$/.test(between)
}
