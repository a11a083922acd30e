import type { BreathingPattern } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { breathingPatterns, findPattern } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { offersJournal } from '#domain/mindfulness/breathing/breathing-run.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { useFromTheTop } from '../from-the-top.ts'
import type { BreathingPanelProps } from '../panel-props.ts'
import { BreathCircle } from './breath-circle.tsx'
import { BreathingButtons } from './breathing-buttons.tsx'
import { BreathingCheckIn } from './breathing-check-in.tsx'
import { RhythmFacts, SenseChoices, SessionProgress } from './breathing-sides.tsx'
import type { BreathingView } from './breathing-view.ts'
import { SessionComplete } from './session-complete.tsx'
import { useBreathing } from './use-breathing.ts'

/** The breathing exercise. A rhythm of one's own is waited for: it lies sealed. */
export function BreathingPanel(props: BreathingPanelProps) {
  const { rows, isReady } = useView('mindfulness.patterns')
  const { pattern } = props.settings
  const isKnown = breathingPatterns.some(({ id }) => id === pattern)
  if (!isKnown && !isReady) return null
  return <Exercise {...props} pattern={findPattern(pattern, rows)} />
}

function Exercise(props: BreathingPanelProps & { pattern: BreathingPattern | null }) {
  const { settings, pattern, onSettings, onComplete, onJournal } = props
  const { controller, view } = useBreathing(props, pattern)
  const top = useFromTheTop(view.status !== 'checking-in' && view.status !== 'complete')
  if (view.status === 'checking-in')
    return (
      <BreathingCheckIn
        pattern={view.run.pattern}
        minutes={settings.duration}
        mood={view.moodBefore}
        onMood={(mood) => controller.rate('before', mood)}
        onPick={() => controller.prepare()}
        onBegin={(feeling) => controller.begin(feeling)}
      />
    )
  if (view.status === 'complete')
    return (
      <SessionComplete
        view={view}
        hasJournal={offersJournal(view.run, settings)}
        onRate={(mood) => controller.rate('after', mood)}
        onAgain={() => controller.start()}
        onContinue={onComplete}
        onJournal={onJournal}
      />
    )
  return (
    <div
      ref={top}
      className="breath-exercise mx-auto grid w-full max-w-360 flex-1 grid-cols-1 justify-items-center gap-y-4 px-5 pb-6 pt-4 lg:grid-cols-[minmax(220px,1fr)_auto_minmax(220px,1fr)] lg:grid-rows-[1fr_auto] lg:gap-x-8 lg:gap-y-0 lg:px-14 lg:pb-9"
    >
      <div className="w-full max-w-85 self-center max-lg:order-5 lg:justify-self-start">
        <RhythmFacts view={view} minutes={settings.duration} />
      </div>
      <div data-keep-clear className="self-center max-lg:order-1 max-lg:pb-11 lg:mt-6">
        <BreathCircle view={view} />
      </div>
      <div className="grid w-full justify-items-center self-center max-lg:order-3 lg:justify-items-end">
        <SessionProgress view={view} />
      </div>
      <div className="grid justify-items-center gap-4 max-lg:order-2 lg:col-start-2">
        <p
          aria-live="polite"
          className="type-quote grid min-h-[3em] max-w-[27em] place-content-center text-center text-text-2 lg:min-h-[2.4em] lg:text-write"
        >
          {view.hint}
        </p>
        <BreathingButtons {...{ controller, view, settings, onSettings }} />
      </div>
      <div className="grid w-full justify-items-center self-end max-lg:order-4 lg:col-start-3 lg:justify-items-end">
        <SenseChoices settings={settings} onSettings={onSettings} />
      </div>
      <SaidAloud view={view} />
    </div>
  )
}

/** What a screen reader hears: every phase when it begins, and when the exercise is held. The seconds are only seen. */
function SaidAloud({ view: { status, label, run, phase } }: { view: BreathingView }) {
  const words =
    status === 'running' ? `${label}, ${run.pattern[phase]} seconds` : status === 'paused' ? 'Paused' : ''
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {words}
    </p>
  )
}
