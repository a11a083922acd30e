import type { Go, HabitsPlace } from './habits-place.ts'
import { Segments } from './segments.tsx'

const views = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Week' },
  { value: 'all', label: 'All' },
] as const

/** Which of the lists is shown. */
export function ViewChoice({ view, onGo }: { view: HabitsPlace['view']; onGo: Go }) {
  return (
    <Segments
      legend="View"
      choices={views}
      value={view ?? 'today'}
      onChange={(next) => onGo({ view: next === 'today' ? undefined : next })}
    />
  )
}
