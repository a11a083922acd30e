import { useCallback, useMemo, useState } from 'react'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { AppearanceFilters } from './appearance-filters.tsx'
import { AppearanceFrame } from './appearance-frame.tsx'
import { AppearanceLarge } from './appearance-large.tsx'
import { type AppearanceFilter, allAppearances, groupsOf, keyOf } from './appearance-list.ts'
import { ratioWords } from './measured-contrast.ts'
import { useSummary } from './use-measured.ts'

/** Every look that the product can wear, side by side, with what each one measures. */
export function ThemeTestScreen({
  filter,
  onFilter,
}: {
  filter: AppearanceFilter
  onFilter: (filter: AppearanceFilter) => void
}) {
  const [large, setLarge] = useState<Appearance | null>(null)
  const { mode, colour, variant, corners } = filter
  const groups = useMemo(() => groupsOf({ mode, colour, variant, corners }), [mode, colour, variant, corners])
  const appearances = useMemo(() => groups.flatMap((group) => group.appearances), [groups])
  const close = useCallback(() => setLarge(null), [])

  return (
    <div className="px-5.5 pb-16 pt-6 md:px-14 md:pt-12">
      <header className="max-w-190">
        <h1 className="type-question">Every look it can wear</h1>
        <p className="type-writing mt-4 text-text-2">
          Two modes, nine colours, five variants. Each frame is made of the real parts and wears its own
          appearance; press one to see it large.
        </p>
      </header>
      <Figures appearances={appearances} />
      <div className="border-y border-line py-4">
        <AppearanceFilters filter={filter} onChange={onFilter} />
      </div>
      {groups.map(({ title, appearances: row }) => (
        <section key={title} aria-label={title} className="pt-9">
          <h2 className="type-insight mb-4">{title}</h2>
          <ul className="-mx-5.5 grid snap-x auto-cols-[270px] grid-flow-col gap-4 overflow-x-auto px-5.5 pb-2 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-[repeat(auto-fill,minmax(236px,1fr))] md:gap-y-9 md:overflow-visible md:px-0">
            {row.map((appearance) => (
              <li key={keyOf(appearance)} className="grid min-w-0 snap-start scroll-ml-5.5">
                <AppearanceFrame
                  appearance={appearance}
                  corners={corners}
                  isNamedByColour={variant !== 'all'}
                  onOpen={() => setLarge(appearance)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {large && (
        <AppearanceLarge
          appearance={large}
          appearances={appearances}
          corners={corners}
          onGo={setLarge}
          onClose={close}
        />
      )}
    </div>
  )
}

function Figures({ appearances }: { appearances: readonly Appearance[] }) {
  const summary = useSummary(appearances)
  const isWhole = summary !== null && summary.passing === summary.pairs
  return (
    <div className="py-8 md:py-10">
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-6 md:flex md:flex-wrap md:gap-x-14">
        <Figure
          words={
            appearances.length === allAppearances.length
              ? 'looks, all of them'
              : `looks of ${allAppearances.length}`
          }
        >
          {String(appearances.length)}
        </Figure>
        <Figure words="worst words on a page">{summary && ratioWords(summary.worst.page)}</Figure>
        <Figure words="worst words on a fill">{summary && ratioWords(summary.worst.fill)}</Figure>
        <Figure words="worst edge of a control">{summary && ratioWords(summary.worst.edge)}</Figure>
      </dl>
      <p role="status" className="type-secondary figures mt-5 text-text-2">
        {summary === null
          ? 'Measuring'
          : isWhole
            ? `WCAG AA holds for all ${summary.pairs.toLocaleString('en-US')} pairs.`
            : `WCAG AA holds for ${summary.passing.toLocaleString('en-US')} of ${summary.pairs.toLocaleString('en-US')} pairs.`}
      </p>
    </div>
  )
}

function Figure({ words, children }: { words: string; children: string | null }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="type-label text-muted">{words}</dt>
      <dd className="font-serif text-title-l leading-title tracking-title md:text-title-xl">
        {children ?? '…'}
      </dd>
    </div>
  )
}
