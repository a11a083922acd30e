import { Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { BreathingPanelProps } from '../panel-props.ts'
import type { BreathingController } from './breathing-controller.ts'
import type { BreathingView } from './breathing-view.ts'

const round =
  'inline-flex items-center justify-center rounded-full transition-transform duration-(--quick) ease-ui active:scale-96'

/** Start, Pause, Resume, Reset, and the sound. */
export function BreathingButtons({
  controller,
  view,
  settings,
  onSettings,
}: Pick<BreathingPanelProps, 'settings' | 'onSettings'> & {
  controller: BreathingController
  view: BreathingView
}) {
  const isRunning = view.status === 'running'
  const { soundEnabled } = settings
  const main = useRef<HTMLButtonElement>(null)
  // What had the focus before, the check-in's button, is gone.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center gap-5">
      <Side
        label="Reset"
        icon={<RotateCcw size={19} strokeWidth={1.6} />}
        onPress={() => controller.reset()}
      />
      <button
        ref={main}
        type="button"
        aria-label={isRunning ? 'Pause' : view.status === 'paused' ? 'Resume' : 'Start'}
        onClick={() => (isRunning ? controller.pause() : controller.start())}
        className={`${round} size-18 bg-text text-surface-0`}
      >
        {isRunning ? (
          <Pause size={26} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        ) : (
          <Play size={26} fill="currentColor" strokeWidth={0} aria-hidden="true" className="ml-1" />
        )}
      </button>
      <Side
        label="Sound"
        isPressed={soundEnabled}
        icon={
          soundEnabled ? <Volume2 size={20} strokeWidth={1.6} /> : <VolumeX size={20} strokeWidth={1.6} />
        }
        onPress={() => onSettings({ soundEnabled: !soundEnabled })}
      />
    </div>
  )
}

function Side({
  label,
  icon,
  isPressed,
  onPress,
}: {
  label: string
  icon: ReactNode
  isPressed?: boolean
  onPress: () => void
}) {
  const words = isPressed === undefined ? label : isPressed ? 'Sound on' : 'Sound off'
  return (
    <Tooltip words={words}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onPress}
        className={`${round} size-13 border border-line-strong text-text-2 hover:bg-surface-1 hover:text-text`}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
