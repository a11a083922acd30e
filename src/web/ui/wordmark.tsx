import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

/** CSS custom properties that tint the mark; `styles/logo.css` says how. */
export type LogoTokens = Readonly<Record<`--logo-${string}`, string>>

interface LogoStyle {
  /** Whether it grows and its tint gets stronger while it, or the `group` around it, is hovered. */
  hasHoverEffect?: boolean
  /** Left out: the tint of the page. */
  tint?: LogoTokens
}

const sizes = {
  sm: { box: 'h-6', mark: 24, words: 'text-lead' },
  md: { box: 'h-8', mark: 32, words: 'text-title-s' },
  lg: { box: 'h-10', mark: 40, words: 'text-title-l' },
  xl: { box: 'h-12', mark: 48, words: 'text-title-xl' },
} as const

/** The mark image, tinted by the colour theme. `size` is the edge of its square in px. */
export function Logo({
  size = 32,
  label,
  hasHoverEffect = true,
  tint,
}: LogoStyle & { size?: number; label?: string }) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-hover={hasHoverEffect}
      className="logo"
      style={{ ...tint, width: size, height: size } as CSSProperties}
    >
      <span>
        <span />
      </span>
      {hasHoverEffect && (
        <span className="logo-shape">
          <span />
        </span>
      )}
    </span>
  )
}

/** The name beside the mark, which pulses and sways in a two-second loop. */
export function Wordmark({
  name,
  size = 'md',
  ...look
}: LogoStyle & { name: string; size?: keyof typeof sizes }) {
  const { box, mark, words } = sizes[size]
  return (
    <span className={classNames('group inline-flex items-center gap-[0.5em]', box)}>
      <span className="inline-flex animate-logo">
        <Logo size={mark} {...look} />
      </span>
      <span className={classNames('font-serif font-medium leading-none tracking-title', words)}>{name}</span>
    </span>
  )
}
