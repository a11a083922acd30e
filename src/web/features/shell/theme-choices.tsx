import { Moon, Sun, SunMoon } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import { Menu, MenuChoice, MenuChoices } from '#web/ui/menu.tsx'

const look = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Light, Dark, System; the same choice as in the settings. */
export function ThemeChoices({
  side,
  isOpenAtFirst,
  trigger,
}: {
  side: 'top' | 'right' | 'bottom'
  isOpenAtFirst: boolean
  trigger: ReactElement
}) {
  const { settings, change } = useTheme()
  return (
    <Menu label="Theme" width="w-51" side={side} align="end" {...{ trigger, isOpenAtFirst }}>
      <MenuChoices value={settings.theme} onChange={(theme) => change({ theme })}>
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
