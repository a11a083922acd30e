import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { googleNoticeWords, type NoticeWords } from '#web/lib/account/google-notices.ts'
import { useGoogleStatus } from '#web/lib/account/google-status.ts'
import { userQuery } from '#web/lib/account/use-user.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useWaitsFor } from '#web/ui/together.tsx'
import { linkGoogle, unlinkGoogle } from '#worker/settings/profile.calls.ts'
import { Done, Note, Part } from '../../settings-block.tsx'
import { ConfirmOwnerModal } from '../confirm-owner-modal.tsx'
import { EndOthersOffer } from '../end-others.tsx'

/** What is to be said about the way to Google that just ended; it leaves the address as soon as it was read. */
function useNotice(): { words: NoticeWords | null; isLinked: boolean; forget: () => void } {
  const { notice } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [said, setSaid] = useState(notice)
  if (notice && notice !== said) setSaid(notice)
  useEffect(() => {
    if (notice) void navigate({ to: '/settings', search: { section: 'profile' }, replace: true })
  }, [notice, navigate])
  return {
    words: googleNoticeWords(said),
    isLinked: said === 'google-linked',
    forget: () => setSaid(undefined),
  }
}

const doubt = 'Whoever opens a way into your account must be you.'
const asked = {
  link: {
    title: 'Link Google',
    what: `${doubt} After this you choose the Google account; from then on it signs you in as well.`,
  },
  unlink: {
    title: 'Unlink Google',
    what: 'Google signs you in no more. Your password does, as before.',
  },
} as const

async function toGoogle(vault: VaultCalls, password: string): Promise<void> {
  const address = await vault.run(linkGoogle, { password })
  await keepAllWriting()
  location.assign(address)
}

/** A button that asks for the password before it does what it says. */
function Proven({
  act,
  user,
  isOff = false,
  onProof,
}: {
  act: keyof typeof asked
  user: User
  isOff?: boolean
  onProof: (password: string) => Promise<void>
}) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { title, what } = asked[act]
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        size="small"
        className="mt-3.5"
        disabled={isOff}
        onClick={() => setAsking(true)}
      >
        {isOff && !navigator.onLine ? 'No connection now' : title}
      </Button>
      {isAsking && (
        <ConfirmOwnerModal
          title={title}
          why={what}
          action={title}
          onConfirm={onProof}
          username={user.username}
          returnFocus={opener}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Whether Google signs this person in, and the way to change that. */
export function GoogleSection({ user }: { user: User }) {
  const { words, isLinked, forget } = useNotice()
  const [isUnlinked, setUnlinked] = useState(false)
  const { isConfigured } = useGoogleStatus()
  const { isGoogleLinked } = user
  return (
    <Part
      title="Google"
      aside={<span className="type-label text-text-2">{isGoogleLinked ? 'Linked' : 'Not linked'}</span>}
    >
      {isGoogleLinked ? (
        <Linked
          user={user}
          onUnlinked={() => {
            forget()
            setUnlinked(true)
          }}
        />
      ) : (
        <NotLinked user={user} isConfigured={isConfigured} />
      )}
      <Done>{isUnlinked && !isGoogleLinked && 'Google is unlinked. Your password signs you in.'}</Done>
      {words && (
        <p role="status" className="type-secondary mt-3.5 text-pretty text-text-2">
          <span className="font-strong text-text">{words.title}.</span> {words.text}
        </p>
      )}
      {(isGoogleLinked ? isLinked : isUnlinked) && <EndOthersOffer username={user.username} />}
    </Part>
  )
}

function NotLinked({ user, isConfigured }: { user: User; isConfigured: boolean | null }) {
  const vault = useVaultCalls()
  useWaitsFor(isConfigured !== null)
  if (isConfigured === false)
    return <Note>Google sign-in is not set up on this server, so there is nothing to link.</Note>
  return (
    <>
      <Note>
        Linked, Google signs you in without a password. It learns that you use Inkwell and nothing that you
        write: your password goes on opening your pages.
      </Note>
      <Proven
        act="link"
        user={user}
        isOff={isConfigured === null}
        onProof={(password) => toGoogle(vault, password)}
      />
    </>
  )
}

function Linked({ user, onUnlinked }: { user: User; onUnlinked: () => void }) {
  const vault = useVaultCalls()
  const client = useQueryClient()
  const unlink = async (password: string) => {
    await vault.run(unlinkGoogle, { password })
    onUnlinked()
    void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }
  if (!user.hasPassword)
    return (
      <Note>
        Google is the only way into your account, so it cannot be unlinked.{' '}
        <Link to="/settings" search={{ section: 'vault' }} className="text-link text-text-2">
          Set a password
        </Link>{' '}
        first.
      </Note>
    )
  return (
    <>
      <Note>Google signs you in, or your password does. Only the password opens your pages.</Note>
      <Proven act="unlink" user={user} onProof={unlink} />
    </>
  )
}
