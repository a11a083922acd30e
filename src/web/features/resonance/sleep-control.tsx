import { Moon } from 'lucide-react'
import type { Ref } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { sleep } from './resonance-sound.ts'
import { sleepWords } from './sound-words.ts'

const SleepChoices = lateComponent(
  async () => (await import('./sleep-choices.tsx')).SleepChoices,
  'asked for',
)

/** The sleep timer's button: what is left while one runs. */
export function SleepControl() {
  const moment = useWatched(sleep.moment)
  const trigger = (
    <SleepButton words={moment ? sleepWords(moment.remainingMs) : 'Sleep timer'} isOn={moment !== null} />
  )
  return (
    <LazyMenu trigger={trigger}>
      {(isOpenAtFirst) => <SleepChoices {...{ trigger, isOpenAtFirst }} isRunning={moment !== null} />}
    </LazyMenu>
  )
}

interface SleepButtonProps {
  words: string
  isOn: boolean
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
}

function SleepButton({ words, isOn, ...rest }: SleepButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'type-secondary figures flex min-h-11 items-center gap-2.5 rounded-control px-3 hover:bg-surface-2',
        isOn ? 'text-text' : 'text-text-2',
      )}
    >
      <Moon size={17} strokeWidth={1.6} aria-hidden="true" className={isOn ? 'text-ink' : ''} />
      <span>
        {words}
        {isOn && <span className="max-md:sr-only">, then fade</span>}
      </span>
    </button>
  )
}
