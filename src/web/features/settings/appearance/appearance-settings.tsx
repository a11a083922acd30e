import { Suspense } from 'react'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { ModeChoice } from './appearance-mode.tsx'

// The colours of all looks are computed: that part is fetched beside the page.
const AppearanceChoices = lateComponent(
  async () => (await import('./appearance-choices.tsx')).AppearanceChoices,
)

/** How it looks: mode, colour, variant, corners, text size, motion, and what that does to contrast. */
export function AppearanceSettings() {
  const { settings, isLoading, change } = useTheme()
  return (
    <SettingsFrame
      current="appearance"
      action={
        <ModeChoice mode={settings.theme} isDisabled={isLoading} onChange={(theme) => change({ theme })} />
      }
    >
      <Suspense fallback={<Waiting />}>
        <AppearanceChoices />
      </Suspense>
    </SettingsFrame>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-7 py-7">
      <span className="sr-only">Loading the choices</span>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
