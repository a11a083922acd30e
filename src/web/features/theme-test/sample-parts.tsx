import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import {
  ToastIcon,
  type ToastVariant,
  toastClass,
  toastTextClass,
  toastTitleClass,
} from '#web/ui/toast-face.tsx'

/** A page as it lies in the list: whose day, what it is called, how it begins. */
export function PageCard({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <div className={classNames('card', isLarge ? 'card-p-6' : 'card-p-4')}>
      <p className="type-label text-muted">Tuesday, 22:10</p>
      <p
        className={classNames(
          'mt-1 font-serif weight-title tracking-title',
          isLarge ? 'text-title-m leading-title' : 'text-write leading-title',
        )}
      >
        Rain, and the long way home
      </p>
      <p className={classNames('mt-2 font-serif leading-ui text-text-2', isLarge ? 'text-read' : 'text-ui')}>
        Got off two stops early on purpose. My shoes are still wet.
      </p>
      <div className="mt-3 flex gap-2">
        <span className="chip chip-chosen type-label h-7">walking</span>
        <span className="chip type-label h-7 text-text-2">rain</span>
      </div>
    </div>
  )
}

const before = 'M2 40C10 33 16 35 22 34S34 38 40 39'
const after = 'M78 29C86 34 92 33 98 32S112 20 122 17 138 24 146 22 160 12 172 10 192 13 202 8'

/** Ten days as a line with its gap. Where the variant wants it, an area lies under the line. */
export function CourseSketch() {
  const fade = useId()
  return (
    <svg
      viewBox="0 0 206 56"
      aria-hidden="true"
      className="block w-full overflow-visible text-ink"
      fill="none"
    >
      <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity=".42" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <g fill={`url(#${fade})`} style={{ opacity: 'var(--area)' }}>
        <path d={`${before}V54H2Z`} />
        <path d={`${after}V54H78Z`} />
      </g>
      <path d="M0 54.5H206" className="stroke-line" vectorEffect="non-scaling-stroke" />
      <g
        stroke="currentColor"
        strokeLinecap="round"
        style={{ strokeWidth: 'calc(2px * var(--line-weight))' }}
      >
        <path d={before} vectorEffect="non-scaling-stroke" />
        <path d={after} vectorEffect="non-scaling-stroke" />
      </g>
      <circle cx="202" cy="8" r="2.6" fill="currentColor" />
    </svg>
  )
}

const words = ['empty', 'empty', 'low', 'low', 'some', 'some', 'good', 'good', 'high', 'full']

/** A level that can be moved. */
export function EnergySlider() {
  const [energy, setEnergy] = useState<number | null>(6)
  return (
    <Slider
      label="Energy"
      value={energy}
      min={1}
      max={10}
      wordFor={(value) => words[value - 1] ?? ''}
      onChange={setEnergy}
      ground="var(--surface-0)"
    />
  )
}

export function SealButtons() {
  return (
    <div className="air-gap-2.5 flex flex-wrap">
      <Button>Seal</Button>
      <Button variant="outline">Keep open</Button>
    </div>
  )
}

/** Three states: each has a sign of its own shape before its word. */
export function StatusWords() {
  const appearance = { size: 15, strokeWidth: 1.8, 'aria-hidden': true as const, className: 'shrink-0' }
  return (
    <p className="type-label flex flex-wrap justify-between gap-y-1 font-medium">
      <span className="inline-flex items-center gap-1 text-success">
        <CircleCheck {...appearance} />
        sealed
      </span>
      <span className="inline-flex items-center gap-1 text-warning">
        <TriangleAlert {...appearance} />
        waiting
      </span>
      <span className="inline-flex items-center gap-1 text-danger">
        <CircleAlert {...appearance} />
        failed
      </span>
    </p>
  )
}

/** A message as it would float here. */
export function StillToast({
  variant = 'default',
  title,
  children,
}: {
  variant?: ToastVariant
  title: string
  children: string
}) {
  return (
    <div className={toastClass}>
      <ToastIcon variant={variant} />
      <div className="min-w-0 py-0.5">
        <p className={toastTitleClass}>{title}</p>
        <p className={toastTextClass}>{children}</p>
      </div>
      <span className="inline-flex size-8 items-center justify-center text-muted">
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </span>
    </div>
  )
}
