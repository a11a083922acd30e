import { classNames } from './class-names.ts'
import { Mark } from './drop-mark.tsx'

const sizes = {
  sm: { box: 'h-6', mark: 24, words: 'text-[19px]' },
  md: { box: 'h-8', mark: 32, words: 'text-[25px]' },
  lg: { box: 'h-10', mark: 40, words: 'text-[31px]' },
  xl: { box: 'h-12', mark: 48, words: 'text-[37px]' },
} as const

/** The mark in ink; it grows a little under the hand. */
export function Logo({ size = 32, label }: { size?: number; label?: string }) {
  return (
    <span className="inline-flex scale-[1.02] text-ink transition-transform duration-300 ease-ui group-hover:scale-105 hover:scale-105">
      <Mark size={size} label={label} />
    </span>
  )
}

/** The mark beside the name. `isMoving` lets it pulse and sway in a two-second loop. */
export function Wordmark({
  name,
  size = 'md',
  isMoving = false,
}: {
  name: string
  size?: keyof typeof sizes
  isMoving?: boolean
}) {
  const { box, mark, words } = sizes[size]
  return (
    <span className={classNames('group inline-flex items-center gap-[0.5em]', box)}>
      <span className={classNames('inline-flex', isMoving && 'animate-logo')}>
        <Logo size={mark} />
      </span>
      <span className={classNames('font-serif font-medium leading-none tracking-[-0.01em]', words)}>
        {name}
      </span>
    </span>
  )
}
