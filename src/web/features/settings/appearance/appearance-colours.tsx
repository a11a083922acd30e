import { useMemo } from 'react'
import { type ColorTheme, colorThemes } from '#domain/theme/theme.ts'
import { type Appearance, paletteCss } from '#domain/theme/theme-tokens.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Mark } from '#web/ui/drop-mark.tsx'
import { Radios } from './appearance-radios.tsx'
import { colourWords } from './appearance-words.ts'

/** The nine colours, each as the mark in its ink. */
export function ColourChoice({
  appearance: { mode, variant, colorTheme },
  isDisabled,
  onChange,
}: {
  appearance: Appearance
  isDisabled: boolean
  onChange: (colour: ColorTheme) => void
}) {
  const inks = useMemo(
    () => new Map(colorThemes.map((name) => [name, paletteCss({ mode, variant, colorTheme: name }).ink])),
    [mode, variant],
  )
  return (
    <Radios
      name="Colour"
      values={colorThemes}
      chosen={colorTheme}
      onChange={onChange}
      {...{ isDisabled }}
      className="-mx-2 grid grid-cols-5 gap-y-4 md:flex md:justify-between"
      tile={(value, isChosen) => (
        <span className="grid min-w-14 justify-items-center gap-2 py-1">
          <span
            className={classNames(
              'grid size-12 place-items-center rounded-full border-2',
              isChosen ? 'border-ink bg-wash' : 'border-transparent group-hover:border-line',
            )}
            style={{ color: inks.get(value) }}
          >
            <Mark size={28} />
          </span>
          <span
            className={classNames(
              'type-label',
              isChosen ? 'font-semibold text-text' : 'text-text-2 group-hover:text-text',
            )}
          >
            {colourWords[value]}
          </span>
        </span>
      )}
    />
  )
}
