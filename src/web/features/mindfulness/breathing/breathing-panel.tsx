import type { BreathingPattern } from '#domain/mindfulness/breathing-patterns.ts'
import { breathingPatterns, patternOf } from '#domain/mindfulness/breathing-patterns.ts'
import { offersJournal } from '#domain/mindfulness/breathing-run.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { ownPatternRows } from '../mindfulness.calls.ts'
import type { BreathingPanelProps } from '../panel-props.ts'
import { BreathCircle } from './breath-circle.tsx'
import { BreathingCheckIn } from './breathing-check-in.tsx'
import { BreathingHands } from './breathing-hands.tsx'
import { RhythmFacts, SenseChoices, SessionProgress } from './breathing-sides.tsx'
import type { BreathingView } from './breathing-view.ts'
import { SessionComplete } from './session-complete.tsx'
import { useBreathing } from './use-breathing.ts'

/** The breathing exercise. A rhythm of one's own is waited for: it lies sealed. */
export function BreathingPanel(props: BreathingPanelProps) {
  const { rows, isReady } = useRows(ownPatternRows, null)
  const { pattern } = props.settings
  const isKnown = breathingPatterns.some(({ id }) => id === pattern)
  if (!isKnown && !isReady) return null
  return <Exercise {...props} pattern={patternOf(pattern, rows)} />
}

function Exercise(props: BreathingPanelProps & { pattern: BreathingPattern }) {
  const { settings, pattern, onSettings, onComplete, onJournal } = props
  const { desk, view } = useBreathing(props, pattern)
  if (view.status === 'checking-in')
    return (
      <BreathingCheckIn
        pattern={pattern}
        minutes={settings.duration}
        mood={view.moodBefore}
        onMood={(mood) => desk.rate('before', mood)}
        onPick={() => desk.prepare()}
        onBegin={(feeling) => desk.begin(feeling)}
      />
    )
  if (view.status === 'complete')
    return (
      <SessionComplete
        view={view}
        hasJournal={offersJournal(view.run, settings)}
        onRate={(mood) => desk.rate('after', mood)}
        onAgain={() => desk.start()}
        onContinue={onComplete}
        onJournal={onJournal}
      />
    )
  return (
    <div className="mx-auto grid w-full max-w-[1440px] flex-1 grid-cols-1 justify-items-center gap-y-4 px-5 pb-6 pt-4 lg:grid-cols-[minmax(220px,1fr)_auto_minmax(220px,1fr)] lg:grid-rows-[1fr_auto] lg:gap-x-8 lg:gap-y-0 lg:px-14 lg:pb-9">
      <div className="w-full max-w-[340px] self-center max-lg:order-5 lg:justify-self-start">
        <RhythmFacts view={view} minutes={settings.duration} />
      </div>
      <div className="self-center max-lg:order-1 max-lg:mb-11 lg:mt-6">
        <BreathCircle view={view} />
      </div>
      <div className="grid w-full justify-items-center self-center max-lg:order-3 lg:justify-items-end">
        <SessionProgress view={view} />
      </div>
      <div className="grid justify-items-center gap-4 max-lg:order-2 lg:col-start-2">
        <p
          aria-live="polite"
          className="type-quote grid min-h-[3em] max-w-[27em] place-content-center text-center text-text-2 lg:min-h-[2.4em] lg:text-[20px]"
        >
          {view.hint}
        </p>
        <BreathingHands {...{ desk, view, settings, onSettings }} />
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
