import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { intervalBellsWords, meditationDone } from '#domain/mindfulness/meditation/meditation-session.ts'
import { meditationTypes } from '#domain/mindfulness/meditation/meditation-types.ts'
import { volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { textures } from '#domain/sound/sound-names.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { useFromTheTop } from '../from-the-top.ts'
import { MoodDrops } from '../mood-drops.tsx'
import type { MeditationPanelProps } from '../panel-props.ts'
import { JournalOffer } from './journal-offer.tsx'
import type { MeditationController, MeditationView } from './meditation-controller.ts'
import { MeditationRing } from './meditation-ring.tsx'
import { bellsSentence, numberWord } from './meditation-words.ts'
import { useMeditation } from './use-meditation.ts'

/** The meditation timer: what is said, the time that is left, and what will be heard. */
export function MeditationPanel(props: MeditationPanelProps) {
  const { settings, onComplete, onJournal } = props
  const { controller, view, hasVoice } = useMeditation(props)
  const top = useFromTheTop(view.status !== 'ready' && !view.isOffering)
  return (
    <div
      ref={top}
      className="meditation-exercise mx-auto grid w-full max-w-360 flex-1 grid-cols-1 content-center justify-items-center gap-y-5 px-5 pb-6 pt-4 lg:grid-cols-[minmax(190px,1fr)_auto_minmax(190px,1fr)] lg:grid-rows-[1fr_auto] lg:gap-x-12 lg:gap-y-0 lg:px-14 lg:pb-11"
    >
      <Words
        {...{ settings, view, hasVoice }}
        className="max-lg:order-2 lg:justify-self-start lg:self-center"
      />
      <div className="relative grid max-lg:order-1 lg:self-center">
        <MeditationRing
          className={view.isOffering ? 'max-lg:hidden' : ''}
          minutes={settings.duration}
          seconds={view.seconds}
          hasBells={settings.intervalBells}
          isFaint={view.isOffering}
        >
          <p
            role="timer"
            aria-label="Time left"
            className={classNames(
              'figures font-serif leading-none tracking-display font-light',
              view.clock.length > 4 ? 'text-[12.6cqi]' : 'text-[14.4cqi]',
            )}
          >
            {view.clock}
          </p>
          <p role="status" className="mt-1.5 font-serif text-quote leading-list text-text-2 lg:text-write">
            {view.label}
          </p>
        </MeditationRing>
        {view.isOffering && (
          <div className="grid place-content-center lg:absolute lg:inset-0">
            <JournalOffer
              mood={view.moodAfter}
              onRate={(mood) => controller.rate('after', mood)}
              onJournal={onJournal}
              onClose={onComplete}
            />
          </div>
        )}
      </div>
      <Matters {...props} view={view} className="max-lg:order-4 lg:justify-self-end lg:self-center" />
      <p className="type-secondary max-w-[27em] text-pretty text-muted max-lg:order-6 max-lg:text-center lg:self-end lg:justify-self-start">
        {bellsSentence(settings.duration, view.seconds, settings)}
      </p>
      <Buttons {...{ controller, view }} />
      <Volume {...props} className="max-lg:order-5 lg:self-end lg:justify-self-end" />
    </div>
  )
}

interface PartProps extends Pick<MeditationPanelProps, 'settings'> {
  view: MeditationView
  className: string
}

/** The kind of meditation, and the words that belong to this moment. */
function Words({ settings, view, hasVoice, className }: PartProps & { hasVoice: boolean }) {
  const type = meditationTypes.find(({ id }) => id === settings.meditationType)
  const isSpoken = settings.guided && hasVoice
  return (
    <section aria-label="What is said" className={`w-full max-w-75 max-lg:text-center ${className}`}>
      <h3 className="font-serif text-title-s leading-title tracking-title lg:text-title-l">{type?.name}</h3>
      <p
        aria-live={isSpoken ? 'off' : 'polite'}
        className="mt-3 grid min-h-[5.2em] font-serif text-read leading-ui text-text-2 lg:min-h-[8.7em] lg:text-write"
      >
        <span key={view.words} className="animate-[appear_1.4s_var(--ease)] text-pretty">
          {view.status === 'complete' ? meditationDone : view.words}
        </span>
      </p>
      {settings.guided && !hasVoice && (
        <p className="type-label mt-2 text-muted">This device has no voice that could read them.</p>
      )}
    </section>
  )
}

/** How much is over, and what marks the time. */
function Matters({ settings, onSettings, view, className }: MeditationPanelProps & PartProps) {
  const ambient = textures.find(({ id }) => id === settings.ambientSound)?.name ?? 'None'
  return (
    <section aria-label="Progress and sounds" className={`w-full max-w-85 lg:max-w-57.5 ${className}`}>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={view.percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <p className="flex items-baseline gap-2 max-lg:justify-center">
          <span className="figures font-serif text-title-l leading-none tracking-display font-light lg:text-[84px]">
            {view.percent}
          </span>
          <span className="font-serif text-write text-text-2 lg:text-title-l">%</span>
          <span className="text-text-2 lg:hidden">of {numberWord(settings.duration)} minutes</span>
        </p>
        <p className="mt-2.5 text-item text-text-2 max-lg:hidden">
          of {numberWord(settings.duration)} minutes
        </p>
      </div>
      <div className="mt-4 border-y border-line py-2.5 lg:mt-7">
        <Toggle
          label="Interval bells"
          note={intervalBellsWords}
          isOn={settings.intervalBells}
          onChange={(intervalBells) => onSettings({ intervalBells })}
        />
      </div>
      <p className="type-secondary flex justify-between gap-4 py-3.5 text-muted">
        Ambient <span className="text-text">{ambient}</span>
      </p>
    </section>
  )
}

/** As high with the drops as without them: nothing moves when it begins. */
const controls = 'grid min-h-29.5 content-end justify-items-center gap-4 max-lg:order-3 max-lg:w-full'

/** The buttons, and before the first of them a mood for who wants to say it. */
function Buttons({ controller, view }: { controller: MeditationController; view: MeditationView }) {
  const { status } = view
  if (status === 'complete') return <div className={controls} />
  return (
    <div className={controls}>
      {status === 'ready' && (
        <MoodDrops
          legend="Mood now"
          name="mood-before"
          rating={view.moodBefore}
          onRate={(mood) => controller.rate('before', mood)}
        />
      )}
      <div className="flex items-center justify-center gap-4 max-lg:w-full max-lg:max-w-85">
        {status !== 'ready' && (
          <Button variant="outline" size="large" onClick={() => controller.reset()}>
            Reset
          </Button>
        )}
        {status === 'running' ? (
          <Primary
            icon={<Pause size={18} strokeWidth={1.8} aria-hidden="true" />}
            onClick={() => controller.pause()}
          >
            Pause
          </Primary>
        ) : (
          <Primary
            icon={<Play size={17} strokeWidth={1.8} aria-hidden="true" />}
            onClick={() => controller.start()}
          >
            {status === 'ready' ? 'Start Meditation' : 'Resume'}
          </Primary>
        )}
      </div>
    </div>
  )
}

function Primary({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="large" onClick={onClick} className="min-w-37.5 lg:min-h-14.5 lg:text-read max-lg:flex-1">
      {icon}
      {children}
    </Button>
  )
}

function Volume({ settings, onSettings, className }: MeditationPanelProps & { className: string }) {
  const { least, most, step } = volumeRange
  return (
    <Slider
      label="Volume"
      value={settings.soundVolume}
      min={least}
      max={most}
      step={step}
      ground="var(--surface-0)"
      onChange={(soundVolume) => onSettings({ soundVolume })}
      className={`w-full max-w-85 lg:max-w-57.5 ${className}`}
    />
  )
}
