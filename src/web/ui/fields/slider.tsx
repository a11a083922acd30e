import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { classNames } from '../class-names.ts'

export interface SliderProps {
  label: string
  /** Null: not given. Then there is a track and no dot. */
  value: number | null
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** Called for Backspace and Delete; without it a value cannot be taken back. */
  onClear?: () => void
  /** The value as a word: "tender". */
  wordFor?: (value: number) => string
  /** A CSS colour for track and dot; ink when left out. */
  tone?: string
  /** The ground that the dot's halo shows; surface-1 when left out. */
  ground?: string
  className?: string
  disabled?: boolean
}

const steps = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']

/** How far the track of a `.slider` is filled, 0 to 1 (null: not at all), and in which colours. */
export function trackStyle(share: number | null, tone?: string, ground?: string): CSSProperties {
  return {
    '--filled': share === null ? '0%' : `calc(${share * 100}% + ${0.5 - share} * var(--knob))`,
    ...(tone ? { '--tone': tone } : {}),
    ...(ground ? { '--ground': ground } : {}),
  } as CSSProperties
}

/** A level on a line: the word first, the number second. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    min,
    max,
    step = 1,
    onChange,
    onClear,
    wordFor,
    tone,
    ground,
    className,
    disabled,
  } = props
  const id = useId()
  const isGiven = value !== null
  const resting = value ?? min + Math.round((max - min) / 2 / step) * step
  const word = isGiven ? wordFor?.(value) : 'not given'
  const share = (resting - min) / (max - min)
  const style = trackStyle(isGiven ? share : null, tone, ground)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!isGiven && steps.includes(event.key)) {
      event.preventDefault()
      onChange(resting)
    }
    if (isGiven && onClear && (event.key === 'Backspace' || event.key === 'Delete')) {
      event.preventDefault()
      onClear()
    }
  }

  return (
    <div className={classNames('min-w-0', className)}>
      <div className="flex items-baseline gap-3">
        <label htmlFor={id} className="type-secondary mr-auto text-text-2">
          {label}
        </label>
        {word && (
          <span
            className={classNames(
              'font-serif text-ui italic leading-none',
              isGiven ? 'text-text-2' : 'text-muted',
            )}
          >
            {word}
          </span>
        )}
        {isGiven && <span className="figures text-small font-semibold leading-none">{value}</span>}
      </div>
      <input
        autoComplete="off"
        id={id}
        type="range"
        className="slider -my-1.5"
        style={style}
        min={min}
        max={max}
        step={step}
        value={resting}
        disabled={disabled}
        data-given={isGiven}
        aria-valuetext={isGiven ? [word, value].filter(Boolean).join(', ') : 'not given'}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={(event) => !isGiven && onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
