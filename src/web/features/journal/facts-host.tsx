import { lazy, Suspense, useEffect, useMemo } from 'react'
import { closeFactsView, useFactsView } from './facts-views.ts'

const TrashSheet = lazy(() => import('./trash-sheet.tsx').then(({ TrashSheet }) => ({ default: TrashSheet })))
const VersionsScreen = lazy(() =>
  import('./versions-screen.tsx').then(({ VersionsScreen }) => ({ default: VersionsScreen })),
)
const DateModal = lazy(() => import('./date-modal.tsx').then(({ DateModal }) => ({ default: DateModal })))
const PrintModal = lazy(() => import('./print-modal.tsx').then(({ PrintModal }) => ({ default: PrintModal })))

/** What lies over the journal: trash, versions, date, print. Each is fetched when it is asked for. */
export function FactsHost({ onSelect }: { onSelect: (uid: string | null) => void }) {
  const shown = useFactsView()
  const from = shown?.from ?? null
  const returnFocus = useMemo(() => ({ current: from }), [from])
  useEffect(() => closeFactsView, [])
  if (!shown) return null
  const { view } = shown
  const around = { returnFocus, onClose: closeFactsView }
  return (
    <Suspense fallback={null}>
      {view.name === 'trash' && <TrashSheet {...around} onSelect={onSelect} />}
      {view.name === 'versions' && <VersionsScreen {...around} uid={view.uid} />}
      {view.name === 'date' && <DateModal {...around} uid={view.uid} begunAt={view.begunAt} />}
      {view.name === 'print' && <PrintModal {...around} uid={view.uid} />}
    </Suspense>
  )
}
