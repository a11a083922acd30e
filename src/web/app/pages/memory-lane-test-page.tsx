import { useNavigate, useSearch } from '@tanstack/react-router'
import type { MemoryPlace } from '#web/features/memory-lane/memory-place.ts'
import { MemoryScreen } from '#web/features/memory-lane/memory-screen.tsx'
import { placeOf, searchOf } from '#web/features/memory-lane/place-address.ts'
import { SampleHead, type SampleSize } from '#web/features/memory-lane/sample-head.tsx'
import { Together } from '#web/ui/together.tsx'

export function MemoryLaneTestPage() {
  const navigate = useNavigate()
  const search = useSearch({ from: '/app/memory-lane-test' })
  const { size } = search
  const go = (place: MemoryPlace, isHere = false, pages: SampleSize = size) =>
    void navigate({
      to: '/memory-lane-test',
      search: { ...searchOf(place), size: pages },
      replace: isHere,
      resetScroll: !isHere,
    })
  const place = placeOf(search)
  return (
    <Together key={size}>
      <MemoryScreen
        of={size}
        place={place}
        onGo={(to, isHere) => go(to, isHere)}
        onOpenPage={() => undefined}
        onWrite={() => undefined}
        head={<SampleHead size={size} onSize={(pages) => go({ ...place, month: null }, false, pages)} />}
      />
    </Together>
  )
}
