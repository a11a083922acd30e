import type { ReactNode } from 'react'
import type { Look } from '#domain/theme/theme-tokens.ts'
import { useTheme } from '#web/lib/look/theme-context.tsx'
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
  const look: Look = { mode, colorTheme, variant }
  const isDisabled = isLoading
  return (
    <div aria-busy={isLoading} className="pb-4">
      <Piece>
        <ColourChoice {...{ look, isDisabled }} onChange={(next) => change({ colorTheme: next })} />
      </Piece>
      <Piece>
        <VariantChoice
          {...{ look, borderRadius, isDisabled }}
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
      <ContrastFigures look={look} />
    </div>
  )
}

function Piece({ children }: { children: ReactNode }) {
  return <div className="border-b border-line py-7 lg:py-6">{children}</div>
}
