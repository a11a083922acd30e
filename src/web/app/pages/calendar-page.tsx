import { useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarScreen } from '#web/features/calendar/calendar-screen.tsx'
import { beginPage } from '#web/features/journal/page/fresh-pages.ts'
import { Together } from '#web/ui/together.tsx'

export const CalendarPage = () => (
  <Together>
    <Calendar />
  </Together>
)

function Calendar() {
  const navigate = useNavigate()
  const { view, day } = useSearch({ from: '/app/calendar' })
  const openPage = (entry: string) => void navigate({ to: '/journal-pages-demo', search: { entry } })
  return (
    <CalendarScreen
      view={view ?? 'month'}
      day={day ?? null}
      onGo={(nextView, nextDay) =>
        void navigate({
          to: '/calendar',
          search: { view: nextView, day: nextDay },
          replace: nextView === (view ?? 'month'),
          resetScroll: false,
        })
      }
      onOpenPage={openPage}
      onOpenHabit={(habit) => void navigate({ to: '/habits', search: { habit } })}
      onOpenGoal={(goal) => void navigate({ to: '/goals', search: { goal } })}
      onWrite={(atMs) => openPage(beginPage(undefined, atMs).uid)}
    />
  )
}
