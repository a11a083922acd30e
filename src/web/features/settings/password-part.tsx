import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Done, Note, Part } from './part.tsx'

const ChangePasswordSheet = lazy(() =>
  import('./change-password-sheet.tsx').then(({ ChangePasswordSheet }) => ({ default: ChangePasswordSheet })),
)

/** One password for account and journal, and the way to another one. */
export function PasswordPart({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Part title="Password">
      <Note>One password signs you in and opens your pages. It is changed for both at once.</Note>
      <Button ref={opener} variant="outline" size="small" className="mt-3.5" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <Done>{isDone && 'Your password is changed. Devices that were signed in still are.'}</Done>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangePasswordSheet
            username={username}
            returnFocus={opener}
            onClose={() => setOpen(false)}
            onDone={() => {
              setDone(true)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Part>
  )
}
