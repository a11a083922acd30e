import { lazy, Suspense } from 'react'
import { useTheme } from '#web/lib/look/theme-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ModeChoice } from './appearance-mode.tsx'
import { SettingsFrame } from './settings-frame.tsx'

// The colours of all looks are computed: that part is fetched beside the page.
const AppearanceChoices = lazy(() =>
  import('./appearance-choices.tsx').then(({ AppearanceChoices }) => ({ default: AppearanceChoices })),
)

/** How it looks: mode, colour, variant, corners, text size, motion, and what that does to contrast. */
export function AppearanceSection() {
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
