import { Moon, Sun, SunMoon } from 'lucide-react'
import type { ThemeMode } from '#domain/theme/theme.ts'
import { Radios } from './appearance-radios.tsx'
import { modeWords } from './appearance-words.ts'

const modes = ['light', 'dark', 'system'] as const
const signs = { light: Sun, dark: Moon, system: SunMoon }

/** Light, dark, or as the system is. */
export function ModeChoice({
  mode,
  isDisabled,
  onChange,
}: {
  mode: ThemeMode
  isDisabled: boolean
  onChange: (mode: ThemeMode) => void
}) {
  return (
    <Radios
      name="Mode"
      values={modes}
      chosen={mode}
      onChange={onChange}
      {...{ isDisabled }}
      className="trough flex gap-1 p-1"
      tileClass={(isChosen) =>
        `flex min-h-9 items-center gap-2 rounded-control px-3.5 text-small ${
          isChosen ? 'segment-chosen font-strong' : 'text-text-2 hover:text-text'
        }`
      }
      tile={(value) => {
        const Sign = signs[value]
        return (
          <>
            <Sign size={16} strokeWidth={1.6} aria-hidden="true" />
            {modeWords[value]}
          </>
        )
      }}
    />
  )
}
