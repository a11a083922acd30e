import { useState } from 'react'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'

interface QuickCheckProps {
  id: string
  isChecked: boolean
  /** Answers whether it was kept. */
  onCheck: (isChecked: boolean) => Promise<boolean>
}

/** A check that shows at once what was pressed, and goes back where it could not be kept. */
export function QuickCheck({ id, isChecked, onCheck }: QuickCheckProps) {
  const [pressed, setPressed] = useState<{ from: boolean } | null>(null)
  // What was pressed holds until the kept state has moved.
  const isShown = pressed?.from === isChecked ? !isChecked : isChecked
  const press = async (next: boolean) => {
    if (next === isChecked) return setPressed(null)
    setPressed({ from: isChecked })
    if (!(await onCheck(next))) setPressed(null)
  }
  return (
    <span className="relative grid size-5.5 shrink-0">
      <CheckIcon id={id} checked={isShown} onChange={(event) => void press(event.target.checked)} />
    </span>
  )
}
