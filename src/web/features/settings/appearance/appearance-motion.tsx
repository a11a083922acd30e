import { chooseMotion, useMotionChoice } from '#web/lib/device/reduced-motion.ts'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { wordButton } from '../settings-block.tsx'

/** Less movement, on this device; as the system says until a choice is made, and again when it is given up. */
export function MotionChoice() {
  const { isReduced, isChosen } = useMotionChoice()
  return (
    <div className="mt-3">
      <Toggle
        label="Reduced motion"
        note={isChosen ? 'your choice on this device' : 'follows the system until you choose'}
        isOn={isReduced}
        onChange={chooseMotion}
      />
      {isChosen && (
        <button type="button" className={wordButton} onClick={() => chooseMotion(null)}>
          Follow the system
        </button>
      )}
    </div>
  )
}
