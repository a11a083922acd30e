import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { userQuery } from '#web/lib/account/use-user.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Done, Note, Part } from '../settings-block.tsx'
import type { PasswordChange } from './change-password-sheet.tsx'
import { EndOthersOffer } from './end-others.tsx'
import { useFreshDevices } from './use-devices.ts'

const ChangePasswordSheet = lateComponent(
  async () => (await import('./change-password-sheet.tsx')).ChangePasswordSheet,
  'asked for',
)

const words = {
  password: {
    title: 'Password',
    note: 'One password signs you in and opens your pages. It is changed for both at once.',
  },
  passphrase: {
    title: 'Vault passphrase',
    note: 'Google signs you in, the passphrase opens your pages. Neither can do what the other does.',
  },
} as const
const done: Record<PasswordChange | 'alone', string> = {
  password: 'Your password is changed. Your other devices are told.',
  passphrase: 'Your passphrase is changed. Your other devices are told.',
  alone: 'It is changed, and every other device is signed out.',
  set: 'Your password is set. It signs you in and opens your pages; the passphrase opens nothing now.',
}

/** What a person types to open their pages, and the way to another one; for who comes by Google also the way to a password. */
export function PasswordSection({ username }: { username: string }) {
  const client = useQueryClient()
  const secret = useTypedSecret()
  const refresh = useFreshDevices()
  const [change, setChange] = useState<PasswordChange | null>(null)
  const [isDone, setDone] = useState<keyof typeof done | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { title, note } = words[secret]
  const begin = (next: PasswordChange) => {
    setDone(null)
    setChange(next)
  }
  const finish = (made: PasswordChange, endedOthers: boolean) => {
    setDone(endedOthers ? 'alone' : made)
    if (endedOthers) refresh()
    setChange(null)
    if (made === 'set') void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }
  return (
    <Part title={title}>
      <Note>{note}</Note>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <Button ref={opener} variant="outline" size="small" onClick={() => begin(secret)}>
          Change {secret}
        </Button>
        {secret === 'passphrase' && (
          <Button variant="quiet" size="small" onClick={() => begin('set')}>
            Set a password
          </Button>
        )}
      </div>
      <Done>{isDone && done[isDone]}</Done>
      {isDone && isDone !== 'alone' && <EndOthersOffer username={username} />}
      {change && (
        <Suspense fallback={null}>
          <ChangePasswordSheet
            change={change}
            username={username}
            returnFocus={opener}
            onClose={() => setChange(null)}
            onDone={(endedOthers) => finish(change, endedOthers)}
          />
        </Suspense>
      )}
    </Part>
  )
}
