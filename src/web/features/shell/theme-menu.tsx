import { Moon, Sun, SunMoon } from 'lucide-react'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'

const ThemeChoices = lateComponent(
  async () => (await import('./theme-choices.tsx')).ThemeChoices,
  'asked for',
)
const signs = { light: Sun, dark: Moon, system: SunMoon }

/** The button of the theme menu; the menu itself is fetched right after the page. */
export function ThemeMenu({ side = 'bottom' }: { side?: 'top' | 'right' | 'bottom' }) {
  const Icon = signs[useTheme().settings.theme]
  const button = (
    <IconButton label="Theme" side={side} icon={<Icon size={20} strokeWidth={1.6} aria-hidden="true" />} />
  )
  return (
    <LazyMenu trigger={button}>
      {(isOpenAtFirst) => <ThemeChoices side={side} trigger={button} isOpenAtFirst={isOpenAtFirst} />}
    </LazyMenu>
  )
}
