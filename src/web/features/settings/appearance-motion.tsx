import { chooseMotion, useMotionChoice } from '#web/lib/reduced-motion.ts'
import { Toggle } from '#web/ui/toggle.tsx'
import { Note, wordButton } from './part.tsx'

/** Less movement, on this device; as the system says until a choice is made, and again when it is given up. */
export function MotionChoice() {
  const { isReduced, isChosen } = useMotionChoice()
  return (
    <div className="mt-3">
      <Toggle label="Reduced motion" isOn={isReduced} onChange={chooseMotion} />
      <div className="flex min-h-6 items-baseline justify-between gap-4">
        <Note>{isChosen ? 'Your choice on this device.' : 'Follows the system until you choose.'}</Note>
        {isChosen && (
          <button type="button" className={wordButton} onClick={() => chooseMotion(null)}>
            Follow the system
          </button>
        )}
      </div>
    </div>
  )
}
