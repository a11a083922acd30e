import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** -1: one place further up, 1: one further down. */
type Step = -1 | 1

interface GripProps {
  id: string
  name: string
  onStep: (step: Step) => void
  /** Hears the other keys. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/** What a row of a list is dragged by, see `useListDrag`, and moved by the arrow keys. */
export function Grip({ id, name, onStep, onKeyDown }: GripProps) {
  function onKeys(event: KeyboardEvent) {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (step === undefined) return onKeyDown?.(event)
    event.preventDefault()
    onStep(step)
  }
  return (
    <button
      type="button"
      data-grip={id}
      aria-label={`Move ${name} with the arrow keys`}
      onKeyDown={onKeys}
      className="-ml-3 flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:text-text"
    >
      <GripVertical size={17} strokeWidth={1.6} aria-hidden="true" />
    </button>
  )
}

interface StepButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (step: Step) => void
}

/** The same by two buttons. One that leads no further keeps the focus. */
export function StepButtons({ name, isFirst, isLast, onStep }: StepButtonsProps) {
  const off = 'aria-disabled:text-muted aria-disabled:hover:bg-transparent'
  return (
    <>
      <IconButton
        label={`${name} further up`}
        icon={<ArrowUp size={17} strokeWidth={1.6} />}
        aria-disabled={isFirst}
        className={off}
        onClick={() => !isFirst && onStep(-1)}
      />
      <IconButton
        label={`${name} further down`}
        icon={<ArrowDown size={17} strokeWidth={1.6} />}
        aria-disabled={isLast}
        className={off}
        onClick={() => !isLast && onStep(1)}
      />
    </>
  )
}
