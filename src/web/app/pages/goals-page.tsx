import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { anyGoal, type GoalFilter } from '#domain/goals/engine/goal-filter.ts'
import { visualizationTypes } from '#domain/goals/goal-choices.ts'
import { goalViews } from '#web/features/goals/all-goals.tsx'
import { filterOf, hashOf, type OwnWords } from '#web/features/goals/filter/filter-address.ts'
import { GoalsScreen } from '#web/features/goals/goals-screen.tsx'
import { Together } from '#web/ui/together.tsx'

const route = getRouteApi('/app/goals')

/** Which goal stands open, and how the others are shown, stands in the address; what is looked for behind its #. The person's own words stand in no address. */
export function GoalsPage() {
  const { goal, view, look, make } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const [own, setOwn] = useState<OwnWords>(anyGoal)
  const filter = useMemo(() => filterOf(hash, own), [hash, own])
  const navigate = useNavigate()
  const onFilter = useCallback(
    (next: GoalFilter) => {
      setOwn(next)
      void navigate({
        to: '/goals',
        search: { view },
        hash: hashOf(next),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    },
    [navigate, view],
  )
  return (
    <Together>
      <GoalsScreen
        goalId={goal}
        view={goalViews.find((one) => one === view) ?? 'board'}
        filter={filter}
        look={look === 'nine' ? 'nine' : (visualizationTypes.find((type) => type === look) ?? null)}
        isMaking={make === 'goal'}
        onMade={() => void navigate({ to: '/goals', search: { view }, hash, replace: true })}
        onView={(next) => void navigate({ to: '/goals', search: { view: next }, hash })}
        onFilter={onFilter}
        onGoal={(uid, lookAt) =>
          void navigate({
            to: '/goals',
            search: uid ? { goal: uid, view, ...(lookAt && { look: lookAt }) } : { view },
            hash,
          })
        }
        onWeek={() => void navigate({ to: '/habits', search: { view: 'review' } })}
        onOpenHabit={(uid) => void navigate({ to: '/habits', search: { habit: uid } })}
        onOpenEntry={(uid) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })}
      />
    </Together>
  )
}
