import { useNavigate, useSearch } from '@tanstack/react-router'
import { filterFrom, searchOf } from '#web/features/theme-test/appearance-list.ts'
import { ThemeTestScreen } from '#web/features/theme-test/theme-test-screen.tsx'

export function ThemeTestPage() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <ThemeTestScreen
      filter={filterFrom(search)}
      onFilter={(filter) =>
        void navigate({ to: '/theme-test', search: searchOf(filter), replace: true, resetScroll: false })
      }
    />
  )
}
