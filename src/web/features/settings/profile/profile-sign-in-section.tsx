import { Suspense, useRef, useState } from 'react'
import type { SignInField } from '#domain/account/profile-forms.ts'
import type { User } from '#domain/account/user.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Done, Part, wordButton } from '../settings-block.tsx'

const SignInSheet = lateComponent(
  async () => (await import('./profile-sign-in-sheet.tsx')).SignInSheet,
  'asked for',
)

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const saved: Record<SignInField, string> = {
  username: 'Your username is changed. Sign in with it from now on.',
  email: 'Your email address is changed.',
}

/** What a person signs in with; each change asks for the password. */
export function SignInSection({ user }: { user: User }) {
  const [changing, setChanging] = useState<SignInField | null>(null)
  const [done, setDone] = useState<SignInField | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const open = (field: SignInField) => (button: HTMLElement) => {
    opener.current = button
    setDone(null)
    setChanging(field)
  }
  return (
    <Part title="How you sign in">
      <dl className="mt-2.5">
        <Row term="Username" value={user.username} onChange={open('username')} />
        <Row term="Email" value={user.email ?? 'None'} onChange={open('email')} />
        <Row term="Here since" value={date.format(new Date(user.createdAt))} />
      </dl>
      <Done>{done && saved[done]}</Done>
      {changing && (
        <Suspense fallback={null}>
          <SignInSheet
            user={user}
            field={changing}
            returnFocus={opener}
            onClose={() => setChanging(null)}
            onDone={() => {
              setDone(changing)
              setChanging(null)
            }}
          />
        </Suspense>
      )}
    </Part>
  )
}

function Row({
  term,
  value,
  onChange,
}: {
  term: string
  value: string
  onChange?: (button: HTMLElement) => void
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 last:border-b-0">
      <dt className="text-label leading-ui text-muted">{term}</dt>
      <dd className="col-start-1 text-ui [overflow-wrap:anywhere]">{value}</dd>
      {onChange && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <button
            type="button"
            aria-label={`Change ${term.toLowerCase()}`}
            className={wordButton}
            onClick={(event) => onChange(event.currentTarget)}
          >
            Change
          </button>
        </dd>
      )}
    </div>
  )
}
