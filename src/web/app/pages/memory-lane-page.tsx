import { useNavigate, useSearch } from '@tanstack/react-router'
import { beginPage } from '#web/features/journal/page/fresh-pages.ts'
import type { MemoryPlace } from '#web/features/memory-lane/memory-place.ts'
import { MemoryScreen } from '#web/features/memory-lane/memory-screen.tsx'
import { placeOf, searchOf } from '#web/features/memory-lane/place-address.ts'
import { Together } from '#web/ui/together.tsx'
import type { TalkPlace } from '#worker/memory/memory.calls.ts'

export function MemoryLanePage() {
  const navigate = useNavigate()
  const search = useSearch({ from: '/app/memory-lane' })
  const go = (place: MemoryPlace, isHere = false) =>
    void navigate({
      to: '/memory-lane',
      search: searchOf(place),
      replace: isHere,
      resetScroll: !isHere,
    })
  const openEntry = (uid: string) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })
  const openPage = (uid: string, talk?: TalkPlace): void => {
    if (!talk) openEntry(uid)
    else if (talk.isBesidePage && talk.uid) openEntry(talk.uid)
    else void navigate({ to: '/journal-pages-demo', search: { talk: talk.uid ?? 'all' } })
  }
  return (
    <Together>
      <MemoryScreen
        of={null}
        place={placeOf(search)}
        onGo={go}
        onOpenPage={openPage}
        onWrite={() => openEntry(beginPage().uid)}
      />
    </Together>
  )
}
