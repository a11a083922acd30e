import { useCallback, useMemo, useState } from 'react'
import type { Look } from '#domain/theme/theme-tokens.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { LookFilters } from './look-filters.tsx'
import { LookFrame } from './look-frame.tsx'
import { LookLarge } from './look-large.tsx'
import { allLooks, groupsOf, keyOf, type LookFilter } from './look-list.ts'
import { ratioWords } from './look-measure.ts'
import { useSummary } from './use-measured.ts'

/** Every look that the product can wear, side by side, with what each one measures. */
export function ThemeTestScreen({
  filter,
  onFilter,
}: {
  filter: LookFilter
  onFilter: (filter: LookFilter) => void
}) {
  usePageMeta(
    'Every look',
    'Two modes, nine colours, five variants: every look of Inkwell with its measured contrast.',
  )
  const [large, setLarge] = useState<Look | null>(null)
  const { mode, colour, variant, corners } = filter
  const groups = useMemo(() => groupsOf({ mode, colour, variant, corners }), [mode, colour, variant, corners])
  const looks = useMemo(() => groups.flatMap((group) => group.looks), [groups])
  const close = useCallback(() => setLarge(null), [])

  return (
    <div className="px-[22px] pb-16 pt-6 md:px-14 md:pt-12">
      <header className="max-w-[760px]">
        <h1 className="type-question">Every look it can wear</h1>
        <p className="type-writing mt-4 text-text-2">
          Two modes, nine colours, five variants. Each frame is made of the real parts and wears its own look;
          press one to see it large.
        </p>
      </header>
      <Figures looks={looks} />
      <div className="border-y border-line py-4">
        <LookFilters filter={filter} onChange={onFilter} />
      </div>
      {groups.map(({ title, looks: row }) => (
        <section key={title} aria-label={title} className="pt-9">
          <h2 className="type-insight mb-4">{title}</h2>
          <ul className="-mx-[22px] grid snap-x auto-cols-[270px] grid-flow-col gap-4 overflow-x-auto px-[22px] pb-2 md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-[repeat(auto-fill,minmax(236px,1fr))] md:gap-y-9 md:overflow-visible md:px-0">
            {row.map((look) => (
              <li key={keyOf(look)} className="grid min-w-0 snap-start scroll-ml-[22px]">
                <LookFrame
                  look={look}
                  corners={corners}
                  isNamedByColour={variant !== 'all'}
                  onOpen={() => setLarge(look)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {large && <LookLarge look={large} looks={looks} corners={corners} onGo={setLarge} onClose={close} />}
    </div>
  )
}

function Figures({ looks }: { looks: readonly Look[] }) {
  const summary = useSummary(looks)
  const isWhole = summary !== null && summary.passing === summary.pairs
  return (
    <div className="py-8 md:py-10">
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-6 md:flex md:flex-wrap md:gap-x-14">
        <Figure
          words={looks.length === allLooks.length ? 'looks, all of them' : `looks of ${allLooks.length}`}
        >
          {String(looks.length)}
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
      <dd className="font-serif text-[30px] leading-[1.2] tracking-[-0.014em] md:text-[36px]">
        {children ?? '…'}
      </dd>
    </div>
  )
}
