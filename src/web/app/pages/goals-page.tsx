import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { GoalsScreen, goalViews } from '#web/features/goals/goals-screen.tsx'
import { Together } from '#web/ui/together.tsx'

const route = getRouteApi('/app/goals')

/** Which goal stands open, and how the others are shown, stands in the address. */
export function GoalsPage() {
  const { goal, view, look } = route.useSearch()
  const navigate = useNavigate()
  return (
    <Together>
      <GoalsScreen
        goalId={goal}
        view={goalViews.find((one) => one === view) ?? 'board'}
        isLooking={look === 'nine'}
        onView={(next) => void navigate({ to: '/goals', search: { view: next } })}
        onGoal={(uid, isLooking) =>
          void navigate({
            to: '/goals',
            search: uid ? { goal: uid, ...(isLooking && { look: 'nine' }) } : { view },
          })
        }
        onWeek={() => void navigate({ to: '/habits', search: { view: 'review' } })}
        onOpenHabit={(uid) => void navigate({ to: '/habits', search: { habit: uid } })}
        onOpenEntry={(uid) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })}
      />
    </Together>
  )
}
