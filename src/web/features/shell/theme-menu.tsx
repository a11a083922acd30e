import { Moon, Sun, SunMoon } from 'lucide-react'
import { lazy } from 'react'
import { useTheme } from '#web/lib/look/theme-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LateMenu } from '#web/ui/late-menu.tsx'

const ThemeChoices = lazy(() =>
  import('./theme-choices.tsx').then(({ ThemeChoices }) => ({ default: ThemeChoices })),
)
const signs = { light: Sun, dark: Moon, system: SunMoon }

/** The button of the theme menu; the menu itself is fetched right after the page. */
export function ThemeMenu({ side = 'bottom' }: { side?: 'top' | 'right' | 'bottom' }) {
  const Icon = signs[useTheme().settings.theme]
  const button = (
    <IconButton label="Theme" side={side} icon={<Icon size={20} strokeWidth={1.6} aria-hidden="true" />} />
  )
  return (
    <LateMenu trigger={button}>
      {(isOpenAtFirst) => <ThemeChoices side={side} trigger={button} isOpenAtFirst={isOpenAtFirst} />}
    </LateMenu>
  )
}
