import { Check, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { contrastOf, themePairs } from '#domain/theme/theme-pairs.ts'
import { type Appearance, paletteOf } from '#domain/theme/theme-tokens.ts'
import { contrastSentence, ratioWords, toldContrasts } from './appearance-words.ts'

/** What the chosen look does to readability, computed here and now. */
export function ContrastFigures({ appearance: { mode, colorTheme, variant } }: { appearance: Appearance }) {
  const { told, faint } = useMemo(() => {
    const palette = paletteOf({ mode, colorTheme, variant })
    return {
      told: toldContrasts.map((pair) => ({
        words: pair.words,
        ratio: ratioWords(contrastOf(palette, pair)),
      })),
      faint: themePairs.filter((pair) => contrastOf(palette, pair) < pair.least).length,
    }
  }, [mode, colorTheme, variant])
  const Sign = faint === 0 ? Check : TriangleAlert
  return (
    <section aria-labelledby="contrast" className="flex flex-wrap items-end gap-x-12 gap-y-6 pt-7">
      <h2 id="contrast" className="sr-only">
        Contrast
      </h2>
      <dl className="grid grid-cols-2 gap-x-12 gap-y-5 md:flex">
        {told.map(({ words, ratio }) => (
          <div key={words} className="flex flex-col-reverse">
            <dt className="type-label text-muted">{words}</dt>
            <dd className="figures font-serif text-title-m leading-item font-light">{ratio}</dd>
          </div>
        ))}
      </dl>
      <p className="type-label flex items-center gap-2 text-text-2 xl:ml-auto">
        <Sign
          size={16}
          strokeWidth={1.8}
          aria-hidden="true"
          className={faint === 0 ? 'text-success' : 'text-warning'}
        />
        {contrastSentence(themePairs.length, faint)}
      </p>
    </section>
  )
}
