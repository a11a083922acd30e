import { useId } from 'react'

const drop = 'M12 1.6C12 1.6 4.4 9.4 4.4 15A7.6 7.6 0 0 0 19.6 15C19.6 9.4 12 1.6 12 1.6Z'
const keyhole = 'M12.42 12.86A2.2 2.2 0 1 1 11.58 12.86L11.8 5.4H12.2Z'
const vent = 'M12 12.82A2.2 2.2 0 1 1 12 17.22A2.2 2.2 0 1 1 12 12.82Z'
const top = 1.6
const height = 21

interface Sized {
  /** Edge of the square in px. */
  size?: number
  className?: string | undefined
  /** Read aloud; without it the drawing is decoration. */
  label?: string | undefined
}

const frame = ({ size = 24, className }: Sized) => ({
  width: size,
  height: size,
  viewBox: '0 0 24 24',
  fill: 'currentColor',
  className,
})

/** The mark: a drop, a nib and a keyhole in one. Under 16 px the slit goes and the vent stays. */
export function Mark(props: Sized) {
  const hole = (props.size ?? 24) < 16 ? vent : keyhole
  return (
    <svg {...frame(props)} role="img" aria-label={props.label} aria-hidden={!props.label}>
      <path fillRule="evenodd" d={drop.replace('Z', `Z${hole}`)} />
    </svg>
  )
}

/** A drop as an outline, filled to a level (0 to 1) with a wave on it, or closing once. */
export function Drop({ level, isSealing = false, ...props }: Sized & { level: number; isSealing?: boolean }) {
  const clip = useId()
  const y = top + height * (1 - Math.min(1, Math.max(0, level)))
  const sway = level >= 1 ? 0 : 0.9
  const size = props.size ?? 24
  const stroke = size > 32 ? (1.7 * 32) / size : 1.7
  return (
    <svg {...frame(props)} role="img" aria-label={props.label} aria-hidden={!props.label}>
      <clipPath id={clip}>
        <path d={drop} />
      </clipPath>
      {level > 0 && (
        <g clipPath={`url(#${clip})`}>
          <path
            className={isSealing ? 'animate-fill-up' : undefined}
            d={`M0 ${y}C5 ${y + sway * 1.6} 8.5 ${y + sway * 1.2} 12 ${y}S19 ${y - sway * 1.2} 24 ${y}V24H0Z`}
          />
        </g>
      )}
      <path d={drop} fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round" />
      {isSealing && <path className="animate-keyhole fill-surface-0" d={keyhole} />}
    </svg>
  )
}

/** The drop's outline as path data in a 24 x 24 field, for larger drawings. */
export const dropPath = drop
