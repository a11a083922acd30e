import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { type BorderRadius, type ThemeVariant, themeVariants } from '#domain/theme/theme.ts'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { appearanceStyle } from '#web/lib/appearance/appearance-style.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { trackStyle } from '#web/ui/fields/slider.tsx'
import { Radios } from './appearance-radios.tsx'
import { variantWords } from './appearance-words.ts'

interface VariantProps {
  appearance: Appearance
  borderRadius: BorderRadius
}

/** The five variants, each shown by a small piece of a page in it. */
export function VariantChoice({
  appearance,
  borderRadius,
  isDisabled,
  onChange,
}: VariantProps & { isDisabled: boolean; onChange: (variant: ThemeVariant) => void }) {
  const row = useRef<HTMLDivElement>(null)
  // Where the row is wider than the screen, the chosen one is in sight.
  useEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.closest('label')
    const strip = chosen?.parentElement
    if (chosen && strip) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2
  }, [])
  return (
    <div ref={row}>
      <Radios
        name="Variant"
        values={themeVariants}
        chosen={appearance.variant}
        onChange={onChange}
        {...{ isDisabled }}
        className="relative -mx-5.5 -my-2 flex snap-x scroll-px-5.5 gap-3.5 overflow-x-auto px-5.5 py-2 md:mx-0 md:grid md:grid-cols-5 md:overflow-visible md:px-0"
        tileClass={() => 'w-42 shrink-0 snap-start md:w-auto'}
        tile={(variant, isChosen) => (
          <>
            <Preview appearance={{ ...appearance, variant }} {...{ borderRadius, isChosen }} />
            <span className={classNames('mt-2.5 block text-small', isChosen && 'font-semibold')}>
              {variantWords[variant].name}
            </span>
            <span className="type-label block text-muted">{variantWords[variant].hint}</span>
          </>
        )}
      />
    </div>
  )
}

function Preview({ appearance, borderRadius, isChosen }: VariantProps & { isChosen: boolean }) {
  const { mode, colorTheme, variant } = appearance
  const { style, ...marks } = useMemo(
    () => appearanceStyle({ mode, colorTheme, variant, borderRadius }),
    [mode, colorTheme, variant, borderRadius],
  )
  return (
    <span
      aria-hidden="true"
      inert
      className={classNames(
        'block rounded-card outline-offset-2',
        isChosen ? 'outline-2 outline-ink' : 'outline-line-strong group-hover:outline-1',
      )}
    >
      <span
        {...marks}
        // A picture of a page: its words keep their size.
        style={{ ...style, '--text-scale': 1 } as CSSProperties}
        className="flex h-57 flex-col overflow-hidden rounded-card border border-line bg-surface-0 p-4"
      >
        <span className="card card-p-3 block">
          <span className="type-list-title block">A small no</span>
          <Course />
        </span>
        <span className="mt-auto block">
          <input
            autoComplete="off"
            type="range"
            className="slider"
            style={trackStyle(0.58, 'var(--ink)', 'var(--surface-0)')}
            defaultValue={58}
            tabIndex={-1}
          />
        </span>
        <span className="mt-auto flex gap-2">
          <span className={buttonClass('primary', 'small', 'flex-1 [--reach:6px]')}>Seal</span>
          <span className={buttonClass('outline', 'small', 'flex-1 [--reach:6px]')}>Keep</span>
        </span>
      </span>
    </span>
  )
}

/** Two pieces of a line with a gap between them, as the dashboard draws days. */
function Course() {
  return (
    <svg viewBox="0 0 96 34" className="mt-1.5 block w-full text-ink" fill="none" aria-hidden="true">
      <g
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ strokeWidth: 'calc(2px * var(--line-weight, 1))' }}
      >
        <path d="M2 24C8 22 11 17 17 18S24 22 29 22" />
        <path d="M48 16C56 20 60 22 67 18S80 14 94 6" />
      </g>
    </svg>
  )
}
