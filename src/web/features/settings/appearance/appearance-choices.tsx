import type { ReactNode } from 'react'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import { ColourChoice } from './appearance-colours.tsx'
import { ContrastFigures } from './appearance-contrast.tsx'
import { CornerChoice } from './appearance-corners.tsx'
import { MotionChoice } from './appearance-motion.tsx'
import { TextSizeChoice } from './appearance-text-size.tsx'
import { VariantChoice } from './appearance-variants.tsx'

/** Everything of the look but the mode. */
export function AppearanceChoices() {
  const { settings, mode, isLoading, change } = useTheme()
  const { colorTheme, themeVariant: variant, borderRadius } = settings
  const appearance: Appearance = { mode, colorTheme, variant }
  const isDisabled = isLoading
  return (
    <div aria-busy={isLoading} className="pb-4">
      <Piece>
        <ColourChoice {...{ appearance, isDisabled }} onChange={(next) => change({ colorTheme: next })} />
      </Piece>
      <Piece>
        <VariantChoice
          {...{ appearance, borderRadius, isDisabled }}
          onChange={(next) => change({ themeVariant: next })}
        />
      </Piece>
      <Piece>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 xl:gap-x-20">
          <CornerChoice
            radius={borderRadius}
            {...{ isDisabled }}
            onChange={(next) => change({ borderRadius: next })}
          />
          <div>
            <TextSizeChoice />
            <MotionChoice />
          </div>
        </div>
      </Piece>
      <ContrastFigures appearance={appearance} />
    </div>
  )
}

function Piece({ children }: { children: ReactNode }) {
  return <div className="border-b border-line py-7 lg:py-6">{children}</div>
}
