import { Moon, Sun, SunMoon } from 'lucide-react'
import type { ReactElement } from 'react'
import { chooseThemeMode, useThemeMode } from '#web/lib/theme-mode.ts'
import { Menu, MenuChoice, MenuChoices } from '#web/ui/menu.tsx'

const look = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Light, Dark, System; kept on this device. */
export function ThemeChoices({
  side,
  isOpenAtFirst,
  trigger,
}: {
  side: 'top' | 'right' | 'bottom'
  isOpenAtFirst: boolean
  trigger: ReactElement
}) {
  const mode = useThemeMode()
  return (
    <Menu label="Theme" width="w-[204px]" side={side} align="end" {...{ trigger, isOpenAtFirst }}>
      <MenuChoices value={mode} onChange={chooseThemeMode}>
        <MenuChoice value="light" icon={<Sun {...look} />}>
          Light
        </MenuChoice>
        <MenuChoice value="dark" icon={<Moon {...look} />}>
          Dark
        </MenuChoice>
        <MenuChoice value="system" icon={<SunMoon {...look} />}>
          System
        </MenuChoice>
      </MenuChoices>
    </Menu>
  )
}
