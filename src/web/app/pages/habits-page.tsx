import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { HabitsPlace } from '#web/features/habits/habits-place.ts'
import { HabitsScreen } from '#web/features/habits/habits-screen.tsx'
import { Together } from '#web/ui/together.tsx'

export function HabitsPage() {
  const place = useSearch({ from: '/app/habits' })
  const navigate = useNavigate()
  const { view, habit, build } = place
  const go = useCallback(
    (to: HabitsPlace) => {
      // From day to day of one list the page stays where it is.
      const resetScroll = to.view !== view || to.habit !== habit || to.build !== build
      void navigate({ to: '/habits', search: to, resetScroll })
    },
    [navigate, view, habit, build],
  )
  const openPage = useCallback(
    (entry: string) => void navigate({ to: '/journal-pages-demo', search: { entry } }),
    [navigate],
  )
  const openGoal = useCallback(
    (goal: string) => void navigate({ to: '/goals', search: { goal } }),
    [navigate],
  )
  return (
    <Together>
      <HabitsScreen place={place} onGo={go} onOpenPage={openPage} onOpenGoal={openGoal} />
    </Together>
  )
}
