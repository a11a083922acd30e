import { AudioLines, CloudRain, Coffee, Flame, type LucideIcon, TreePine, Waves } from 'lucide-react'
import { useId } from 'react'
import { volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { soundName } from '../sound-words.ts'

const signs: Readonly<Record<Texture, LucideIcon>> = {
  wave: Waves,
  forest: TreePine,
  rain: CloudRain,
  cafe: Coffee,
  fire: Flame,
  whitenoise: AudioLines,
}

/** From this level on the number lies in the ink. */
const deepEnough = 34

interface WellProps {
  layer: Texture
  /** 0 to 100; 0 is off. */
  level: number
  /** Music has its place: the level waits. */
  isResting: boolean
  onChange: (level: number) => void
}

/** A vessel that is filled to a layer's volume: an upright slider with arrow keys. */
export function Well({ layer, level, isResting, onChange }: WellProps) {
  const id = useId()
  const Sign = signs[layer]
  const isOn = level > 0
  const isDeep = level >= deepEnough
  return (
    <div className="min-w-0">
      <div className="group relative h-35 overflow-hidden rounded-card border border-line bg-surface-1 outline-offset-2 hover:border-line-strong has-focus-visible:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-ring md:h-44.5">
        <Ink level={level} isResting={isResting} />
        <Sign
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className={classNames(
            'absolute top-3 left-1/2 -translate-x-1/2 md:top-4',
            level >= 82 && !isResting ? 'text-on-primary' : isOn ? 'text-text' : 'text-muted',
          )}
        />
        <span
          aria-hidden="true"
          style={{ bottom: isDeep || !isOn ? '12px' : `calc(${level}% + 12px)` }}
          className={classNames(
            'figures absolute inset-x-0 text-center font-serif text-read leading-none md:text-title-xs',
            isOn && isDeep && !isResting ? 'text-on-primary' : isOn ? 'text-text' : 'text-muted',
          )}
        >
          {isOn ? level : 'off'}
        </span>
        <input
          autoComplete="off"
          id={id}
          type="range"
          className="well-range absolute inset-0 size-full"
          min={volumeRange.least}
          max={volumeRange.most}
          step={volumeRange.step}
          value={level}
          aria-orientation="vertical"
          aria-valuetext={isOn ? (isResting ? `${level}, resting` : String(level)) : 'off'}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <label
        htmlFor={id}
        className={classNames(
          'type-label -mx-1 mt-2.5 block text-center leading-item max-md:text-fine max-md:tracking-title',
          isOn && !isResting ? 'text-text' : 'text-muted',
        )}
      >
        {soundName(layer)}
      </label>
    </div>
  )
}

/** The ink stands as high as the level, with a surface that sways while it sounds. */
function Ink({ level, isResting }: { level: number; isResting: boolean }) {
  return (
    <span
      aria-hidden="true"
      style={{ transform: `translateY(${100 - level}%)` }}
      className={classNames(
        'well-ink absolute inset-0 transition-transform duration-(--quick) ease-ui',
        isResting ? 'bg-surface-3 text-surface-3' : 'bg-primary text-primary',
      )}
    >
      {level > 0 && (
        <svg
          viewBox="0 0 200 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="ink-sway absolute -top-1.75 left-0 h-2 w-[200%]"
        >
          <path fill="currentColor" d="M0 5C18 1 32 1 50 4S82 8 100 5S132 1 150 4S182 8 200 5V8H0Z" />
        </svg>
      )}
      <span
        className={classNames(
          'absolute left-1/2 h-0.75 w-7 -translate-x-1/2 rounded-pill bg-current opacity-0 group-hover:opacity-60 group-has-focus-visible:opacity-60',
          level > 0 ? 'top-1.5 text-on-primary' : '-top-2 text-text',
        )}
      />
    </span>
  )
}
