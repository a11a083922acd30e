import { Suspense, useRef, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Note, Part } from '../settings-block.tsx'

const DeleteAccountSheet = lateComponent(
  async () => (await import('./delete-account-sheet.tsx')).DeleteAccountSheet,
  'asked for',
)

/** The way out, with everything. */
export function DeleteAccountSection({
  username,
  onExport,
  onDeleted,
}: {
  username: string
  /** Goes to the export above. */
  onExport: () => void
  onDeleted: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Part title="Delete account">
      <Note>
        Removes your account and everything that belongs to it, here and at the server. Nobody can bring it
        back.
      </Note>
      <Button ref={opener} variant="danger" size="small" className="mt-3.5" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteAccountSheet
            username={username}
            returnFocus={opener}
            onClose={() => setOpen(false)}
            onExport={() => {
              setOpen(false)
              onExport()
            }}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </Part>
  )
}
