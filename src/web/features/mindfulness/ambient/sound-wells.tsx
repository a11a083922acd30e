import { AudioLines, CloudRain, Coffee, Flame, type LucideIcon, TreePine, Waves } from 'lucide-react'
import { useId } from 'react'
import { type AmbientSettings, overlaySounds, volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import { classNames } from '#web/ui/class-names.ts'

/** How each sound is drawn, and a few words that say where it comes from. */
export const soundStyles: Readonly<Record<Texture, { readonly Icon: LucideIcon; readonly words: string }>> = {
  wave: { Icon: Waves, words: 'far out, slow' },
  rain: { Icon: CloudRain, words: 'on leaves and near' },
  forest: { Icon: TreePine, words: 'wind and birds' },
  cafe: { Icon: Coffee, words: 'cups, no words' },
  fire: { Icon: Flame, words: 'birch, mostly' },
  whitenoise: { Icon: AudioLines, words: 'nothing at all' },
}

interface WellsProps {
  settings: AmbientSettings
  onSettings: (changes: Partial<AmbientSettings>) => void
}

/** Six wells of which one is filled, to its volume. */
export function SoundWells({ settings, onSettings }: WellsProps) {
  const { soundType, volume } = settings
  return (
    <fieldset className="grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-6 md:gap-x-4">
      <legend className="sr-only">Sound</legend>
      {overlaySounds.map(({ id, name }) => (
        <Well
          key={id}
          sound={id}
          name={name}
          level={id === soundType ? volume : null}
          onChoose={() => onSettings({ soundType: id })}
          onLevel={(level) => onSettings({ volume: level })}
        />
      ))}
    </fieldset>
  )
}

interface WellProps {
  sound: Texture
  name: string
  /** 0 to 100; null: another sound is chosen. */
  level: number | null
  onChoose: () => void
  onLevel: (level: number) => void
}

function Well({ sound, name, level, onChoose, onLevel }: WellProps) {
  const { Icon, words } = soundStyles[sound]
  const wordsId = useId()
  const isChosen = level !== null
  const { least, most, step } = volumeRange
  return (
    <div className="relative min-w-0">
      <label className="group relative block text-center">
        <input
          autoComplete="off"
          type="radio"
          name="ambient-sound"
          value={sound}
          checked={isChosen}
          onChange={onChoose}
          aria-label={name}
          aria-describedby={wordsId}
          className="sr-only"
        />
        <span
          aria-hidden="true"
          className={classNames(
            'well relative block overflow-hidden rounded-card border bg-surface-1 group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-3 group-has-focus-visible:outline-ring',
            isChosen ? 'border-ink ring-1 ring-ink' : 'border-line group-hover:border-line-strong',
          )}
        >
          {isChosen && <Fill level={level} />}
          <Icon
            size={26}
            strokeWidth={1.5}
            className={classNames(
              'absolute inset-x-0 top-5 mx-auto md:top-7',
              isChosen ? 'text-text' : 'text-muted',
            )}
          />
          {!isChosen && (
            <span className="absolute inset-x-0 bottom-5 font-serif text-lead text-muted">off</span>
          )}
        </span>
        <span
          className={classNames(
            'mt-2.5 block font-serif text-item leading-item md:text-read',
            isChosen ? 'text-text' : 'text-text-2 group-hover:text-text',
          )}
        >
          {name}
        </span>
        <span
          id={wordsId}
          className={classNames('type-label mt-0.5 block', isChosen ? 'text-text-2' : 'text-muted')}
        >
          {words}
        </span>
      </label>
      {isChosen && (
        <input
          autoComplete="off"
          type="range"
          aria-label={`Volume of ${name}`}
          aria-orientation="vertical"
          min={least}
          max={most}
          step={step}
          value={level}
          onChange={(event) => onLevel(event.target.valueAsNumber)}
          className="well-level well absolute inset-x-0 top-0"
        />
      )}
    </div>
  )
}

/** Below this much of a well a number does not stand in the fill any more. */
const leastForNumber = 22

function Fill({ level }: { level: number }) {
  const isDeep = level >= leastForNumber
  return (
    <>
      <span
        className="absolute inset-0 origin-bottom bg-primary transition-transform duration-(--quick) ease-ui"
        style={{ transform: `translateY(${100 - level}%)` }}
      >
        <svg
          viewBox="0 0 120 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-full -mb-px h-2 w-full fill-primary"
        >
          <path d="M0 8V4C20 0 36 1 60 4S100 8 120 3V8Z" />
        </svg>
      </span>
      <span
        className={classNames(
          'figures absolute inset-x-0 font-serif text-title-l leading-none',
          isDeep ? 'bottom-5 text-on-primary' : 'text-text',
        )}
        style={isDeep ? undefined : { bottom: `calc(${level}% + 16px)` }}
      >
        {level}
      </span>
    </>
  )
}
