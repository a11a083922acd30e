import { Check, CircleAlert, Maximize2 } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { capital } from '#domain/text/number-words.ts'
import type { BorderRadius } from '#domain/theme/theme.ts'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { appearanceStyle } from '#web/lib/appearance/appearance-style.ts'
import { logoStyle } from '#web/lib/appearance/logo-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/wordmark.tsx'
import { keyOf, nameOf } from './appearance-list.ts'
import { AppearanceSample } from './appearance-sample.tsx'
import { ratioWords } from './measured-contrast.ts'
import { useIsNear } from './use-is-near.ts'
import { measuredOf } from './use-measured.ts'

/** One look in its own frame, and what it measures. A picture: pressing it shows the look large and alive. */
export function AppearanceFrame({
  appearance,
  corners,
  isNamedByColour,
  onOpen,
}: {
  appearance: Appearance
  corners: BorderRadius
  /** In a row of one variant the colours are what tells them apart. */
  isNamedByColour: boolean
  onOpen: () => void
}) {
  const around = useRef<HTMLElement>(null)
  const isNear = useIsNear(around)
  const id = useId()
  return (
    <article
      ref={around}
      aria-labelledby={id}
      data-look={keyOf(appearance)}
      className="group relative flex flex-col [content-visibility:auto] [contain-intrinsic-size:auto_260px_auto_780px]"
    >
      <div className="relative flex min-h-172.5 flex-1 flex-col overflow-hidden rounded-card bg-surface-1">
        {isNear && <Worn appearance={appearance} corners={corners} />}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-card border border-line opacity-100 group-hover:border-line-strong"
        />
      </div>
      <div className="flex items-baseline justify-between gap-3 px-1 pt-3">
        <h3 id={id} className="font-serif text-quote leading-list">
          <span aria-hidden="true">
            {capital(isNamedByColour ? appearance.colorTheme : appearance.variant)}
          </span>
          <span className="sr-only">{nameOf(appearance)}</span>
        </h3>
        {isNear && <Verdict appearance={appearance} />}
      </div>
      {isNear && <Worst appearance={appearance} />}
      <button
        type="button"
        onClick={onOpen}
        aria-label={`${nameOf(appearance)}: look at it large`}
        className="absolute inset-0 rounded-card outline-offset-4"
      >
        <span className="pointer-events-none absolute right-3 top-3 inline-flex size-9 items-center justify-center rounded-full bg-text text-surface-0 opacity-0 transition-opacity duration-(--quick) group-focus-within:opacity-100 group-hover:opacity-100">
          <Maximize2 size={16} strokeWidth={1.8} aria-hidden="true" />
        </span>
      </button>
    </article>
  )
}

const Worn = memo(function Worn({ appearance, corners }: { appearance: Appearance; corners: BorderRadius }) {
  return (
    <div
      {...appearanceStyle({ ...appearance, borderRadius: corners })}
      inert
      className="flex-1 bg-surface-0 p-5 text-text"
    >
      <div className="mb-4 flex items-center gap-2.5">
        <Logo size={22} hasHoverEffect={false} tint={logoStyle(appearance)} />
        <span className="font-serif text-item font-medium">Inkwell</span>
      </div>
      <AppearanceSample />
    </div>
  )
})

function Verdict({ appearance }: { appearance: Appearance }) {
  const { passing, pairs } = measuredOf(appearance)
  const isPassing = passing === pairs.length
  const Sign = isPassing ? Check : CircleAlert
  return (
    <p
      className={classNames(
        'type-label figures inline-flex items-center gap-1.5',
        isPassing ? 'text-success' : 'text-danger',
      )}
    >
      <Sign size={14} strokeWidth={2} aria-hidden="true" />
      {isPassing ? `all ${pairs.length} pairs` : `${passing} of ${pairs.length} pairs`}
    </p>
  )
}

function Worst({ appearance }: { appearance: Appearance }) {
  const { worst } = measuredOf(appearance)
  return (
    <dl className="type-label figures grid grid-cols-3 gap-2 px-1 pt-1.5">
      {(['page', 'fill', 'edge'] as const).map((kind) => (
        <div key={kind} className="flex flex-col-reverse">
          <dt className="text-fine text-muted">{kindWords[kind]}</dt>
          <dd className="text-text-2">{ratioWords(worst[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}

const kindWords = { page: 'words', fill: 'on a fill', edge: 'edges' } as const
