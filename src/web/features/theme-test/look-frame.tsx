import { Check, CircleAlert, Maximize2 } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import type { BorderRadius } from '#domain/theme/theme.ts'
import type { Look } from '#domain/theme/theme-tokens.ts'
import { logoLook } from '#web/lib/logo-look.ts'
import { lookStyle } from '#web/lib/look/look-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/wordmark.tsx'
import { capital, keyOf, nameOf } from './look-list.ts'
import { ratioWords } from './look-measure.ts'
import { LookSample } from './look-sample.tsx'
import { useIsNear } from './use-is-near.ts'
import { measuredOf } from './use-measured.ts'

/** One look in its own frame, and what it measures. A picture: pressing it shows the look large and alive. */
export function LookFrame({
  look,
  corners,
  isNamedByColour,
  onOpen,
}: {
  look: Look
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
      data-look={keyOf(look)}
      className="group relative flex flex-col [content-visibility:auto] [contain-intrinsic-size:auto_260px_auto_780px]"
    >
      <div className="relative flex min-h-[690px] flex-1 flex-col overflow-hidden rounded-card bg-surface-1">
        {isNear && <Worn look={look} corners={corners} />}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-card border border-line opacity-100 group-hover:border-line-strong"
        />
      </div>
      <div className="flex items-baseline justify-between gap-3 px-1 pt-3">
        <h3 id={id} className="font-serif text-[17px] leading-[1.3]">
          <span aria-hidden="true">{capital(isNamedByColour ? look.colorTheme : look.variant)}</span>
          <span className="sr-only">{nameOf(look)}</span>
        </h3>
        {isNear && <Verdict look={look} />}
      </div>
      {isNear && <Worst look={look} />}
      <button
        type="button"
        onClick={onOpen}
        aria-label={`${nameOf(look)}: look at it large`}
        className="absolute inset-0 rounded-card outline-offset-4"
      >
        <span className="pointer-events-none absolute right-3 top-3 inline-flex size-9 items-center justify-center rounded-full bg-text text-surface-0 opacity-0 transition-opacity duration-(--quick) group-focus-within:opacity-100 group-hover:opacity-100">
          <Maximize2 size={16} strokeWidth={1.8} aria-hidden="true" />
        </span>
      </button>
    </article>
  )
}

const Worn = memo(function Worn({ look, corners }: { look: Look; corners: BorderRadius }) {
  return (
    <div
      {...lookStyle({ ...look, borderRadius: corners })}
      inert
      className="flex-1 bg-surface-0 p-5 text-text"
    >
      <div className="mb-4 flex items-center gap-2.5">
        <Logo size={22} hasHoverEffect={false} tint={logoLook(look)} />
        <span className="font-serif text-[16px] font-medium">Inkwell</span>
      </div>
      <LookSample />
    </div>
  )
})

function Verdict({ look }: { look: Look }) {
  const { passing, pairs } = measuredOf(look)
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

function Worst({ look }: { look: Look }) {
  const { worst } = measuredOf(look)
  return (
    <dl className="type-label figures grid grid-cols-3 gap-2 px-1 pt-1.5">
      {(['page', 'fill', 'edge'] as const).map((kind) => (
        <div key={kind} className="flex flex-col-reverse">
          <dt className="text-[12px] text-muted">{kindWords[kind]}</dt>
          <dd className="text-text-2">{ratioWords(worst[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}

const kindWords = { page: 'words', fill: 'on a fill', edge: 'edges' } as const
