import { overlayPart } from '#web/lib/overlays/lazy-part.ts'
import { OverlayHost } from '#web/lib/overlays/overlay-host.tsx'
import {
  dateOverlay,
  printOverlay,
  revisitOverlay,
  trashOverlay,
  versionsOverlay,
} from './journal-overlays.ts'

const trash = overlayPart(trashOverlay, 'The trash', () => import('./trash/trash-sheet.tsx'))
const versions = overlayPart(versionsOverlay, 'The versions', () => import('./versions/versions-screen.tsx'))
const date = overlayPart(dateOverlay, 'The date', () => import('./page/date-modal.tsx'))
const print = overlayPart(printOverlay, 'Printing', () => import('./print/print-modal.tsx'))
const revisit = overlayPart(revisitOverlay, 'The reminder', () => import('./revisit/revisit-modal.tsx'))

/** What lies over the journal: trash, versions, date, print, a reminder of the page. Each is fetched when it is asked for. */
export function JournalOverlays({ onSelect }: { onSelect: (uid: string | null) => void }) {
  return (
    <>
      <OverlayHost overlay={trashOverlay} part={trash} underLock="never">
        {({ TrashSheet }, { returnFocus }) => (
          <TrashSheet onClose={trashOverlay.close} {...{ returnFocus, onSelect }} />
        )}
      </OverlayHost>
      <OverlayHost overlay={versionsOverlay} part={versions} underLock="never">
        {({ VersionsScreen }, { request, returnFocus }) => (
          <VersionsScreen uid={request.uid} onClose={versionsOverlay.close} {...{ returnFocus }} />
        )}
      </OverlayHost>
      <OverlayHost overlay={dateOverlay} part={date} underLock="never">
        {({ DateModal }, { request, returnFocus }) => (
          <DateModal {...request} onClose={dateOverlay.close} {...{ returnFocus }} />
        )}
      </OverlayHost>
      <OverlayHost overlay={printOverlay} part={print} underLock="never">
        {({ PrintModal }, { request, returnFocus }) => (
          <PrintModal uid={request.uid} onClose={printOverlay.close} {...{ returnFocus }} />
        )}
      </OverlayHost>
      <OverlayHost overlay={revisitOverlay} part={revisit} underLock="never">
        {({ RevisitModal }, { request, returnFocus }) => (
          <RevisitModal uid={request.uid} onClose={revisitOverlay.close} {...{ returnFocus }} />
        )}
      </OverlayHost>
    </>
  )
}
