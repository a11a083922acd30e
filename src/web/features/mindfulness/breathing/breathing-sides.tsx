import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import type { BreathingSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import { volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { canVibrate } from '#web/audio/vibrate.ts'
import { useDeviceVoices } from '#web/lib/device/device-voices.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { minutesOf, paceWords, phaseRows } from './breath-words.ts'
import type { BreathingView } from './breathing-view.ts'
import { chooseEyesClosed, eyesClosed } from './eyes-closed.ts'

/** The rhythm and its phases; on small screens behind its name. */
export function RhythmFacts({ view, minutes }: { view: BreathingView; minutes: number }) {
  const { run, phase, status } = view
  const [isOpen, setIsOpen] = useState(false)
  const isLocked = useVaultState().status === 'locked'
  const id = useId()
  return (
    <section aria-label="About this rhythm" className="w-full lg:max-w-62.5">
      <h3 className="font-serif text-title-m leading-title max-lg:hidden">{run.pattern.name}</h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="mx-auto flex min-h-11 items-center gap-2.5 rounded-control px-3 font-serif text-lead text-text-2 lg:hidden"
      >
        {run.pattern.name}
        <Info size={18} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
      </button>
      <div id={id} className={classNames('lg:mt-5', !isOpen && 'max-lg:hidden')}>
        <dl className="border-t border-line">
          {phaseRows(run.pattern).map((row) => {
            const isNow = status === 'running' && row.phase === phase
            return (
              <div
                key={row.phase}
                className={classNames(
                  'flex min-h-11 items-center justify-between border-b border-line py-2',
                  isNow ? 'font-strong text-text' : 'text-muted',
                )}
              >
                <dt>{row.label}</dt>
                <dd className={classNames('figures', isNow && 'text-ink')}>{row.seconds} s</dd>
              </div>
            )
          })}
        </dl>
        <p className="type-secondary mt-4 text-pretty text-muted">
          {paceWords(run.pattern, minutes)} If it makes you dizzy, breathe as you like.
        </p>
        {run.feeling && !isLocked && (
          <p className="type-secondary mt-3 text-muted">You arrived feeling {run.feeling.toLowerCase()}.</p>
        )}
      </div>
    </section>
  )
}

/** How far the session is. */
export function SessionProgress({ view }: { view: BreathingView }) {
  const { completedCycles, elapsedSeconds, totalSeconds } = view
  const [elapsed, total] = [minutesOf(elapsedSeconds * 1_000), minutesOf(totalSeconds * 1_000)]
  return (
    <section aria-label="Session" className="w-full max-w-85 lg:max-w-57.5">
      <p className="max-lg:flex max-lg:items-baseline max-lg:justify-center max-lg:gap-2">
        <span className="figures block font-serif text-title-l leading-none font-light tracking-display lg:text-[84px]">
          {completedCycles}
        </span>
        <span className="text-item text-text-2 lg:mt-3 lg:block">
          {completedCycles === 1 ? 'cycle' : 'cycles'} completed
        </span>
      </p>
      <div
        role="progressbar"
        aria-label="Session progress"
        aria-valuenow={elapsedSeconds}
        aria-valuemin={0}
        aria-valuemax={totalSeconds}
        aria-valuetext={`${elapsed} of ${total}`}
        className="mt-3 lg:mt-7"
      >
        <p className="figures flex justify-between text-item">
          <span>{elapsed}</span>
          <span className="text-muted">{total}</span>
        </p>
        <span aria-hidden="true" className="mt-2 block h-0.75 overflow-hidden rounded-pill bg-line">
          <span
            className="block h-full origin-left bg-ink transition-transform duration-1000 ease-linear"
            style={{ transform: `scaleX(${elapsedSeconds / totalSeconds})` }}
          />
        </span>
      </div>
    </section>
  )
}

/** What is heard and felt: for those whose eyes are closed it is all there is. */
export function SenseChoices({
  settings,
  onSettings,
}: {
  settings: BreathingSettings
  onSettings: (changes: Partial<BreathingSettings>) => void
}) {
  const { vibrates, speaks } = useWatched(eyesClosed)
  const hasVoice = useDeviceVoices().length > 0
  const { least, most, step } = volumeRange
  return (
    <section aria-label="Sound" className="w-full max-w-85 lg:max-w-57.5">
      {hasVoice && (
        <Toggle label="Spoken words" isOn={speaks} onChange={(on) => chooseEyesClosed({ speaks: on })} />
      )}
      {canVibrate() && (
        <Toggle
          label="Vibration"
          isOn={vibrates}
          onChange={(on) => chooseEyesClosed({ vibrates: on })}
          className="lg:pointer-fine:hidden"
        />
      )}
      <Slider
        label="Bowl and chime"
        value={settings.soundVolume}
        min={least}
        max={most}
        step={step}
        disabled={!settings.soundEnabled}
        ground="var(--surface-0)"
        onChange={(soundVolume) => onSettings({ soundVolume })}
        className="mt-2"
      />
    </section>
  )
}
