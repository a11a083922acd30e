import { useId } from 'react'
import { trackStyle } from '#web/ui/fields/slider.tsx'

/** A level on a line, its number at the right. */
export function PlayerSlider({
  label,
  value,
  min,
  max,
  unit,
  isOff = false,
  onChange,
}: {
  label: string
  value: number
  min: number
  max: number
  /** Said after the number: 'percent'. */
  unit: string
  /** Nothing to set: music has no intensity. */
  isOff?: boolean
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="mp-slider" data-off={isOff}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        autoComplete="off"
        id={id}
        type="range"
        className="slider"
        style={trackStyle((value - min) / (max - min), undefined, 'var(--float-ground)')}
        {...{ min, max, value }}
        step={5}
        disabled={isOff}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
