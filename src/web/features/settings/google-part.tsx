import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { googleLinkPath } from '#contract/google-paths.ts'
import type { User } from '#domain/account/user.ts'
import { googleNoticeWords, type NoticeWords } from '#web/lib/google-notices.ts'
import { useGoogleStatus } from '#web/lib/google-status.ts'
import { call } from '#web/lib/request.ts'
import { keepAllWriting } from '#web/lib/unsaved.ts'
import { userQuery } from '#web/lib/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Done, Note, Part, Trouble } from './part.tsx'
import { useDo } from './use-worker.ts'

/** What is to be said about the way to Google that just ended; it leaves the address as soon as it was read. */
function useNotice(): { words: NoticeWords | null; forget: () => void } {
  const { notice } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [said, setSaid] = useState(notice)
  if (notice && notice !== said) setSaid(notice)
  useEffect(() => {
    if (notice) void navigate({ to: '/settings', search: { section: 'profile' }, replace: true })
  }, [notice, navigate])
  return { words: googleNoticeWords(said), forget: () => setSaid(undefined) }
}

async function linkGoogle(): Promise<void> {
  await keepAllWriting()
  location.assign(googleLinkPath)
}

/** Whether Google signs this person in, and the way to change that. */
export function GooglePart({ user }: { user: User }) {
  const { words, forget } = useNotice()
  const [isUnlinked, setUnlinked] = useState(false)
  const isConfigured = useGoogleStatus()
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
        <NotLinked isConfigured={isConfigured} />
      )}
      <Done>{isUnlinked && !isGoogleLinked && 'Google is unlinked. Your password signs you in.'}</Done>
      {words && (
        <p role="status" className="type-secondary mt-3.5 text-pretty text-text-2">
          <span className="font-[550] text-text">{words.title}.</span> {words.text}
        </p>
      )}
    </Part>
  )
}

function NotLinked({ isConfigured }: { isConfigured: boolean | null }) {
  const [isLeaving, setLeaving] = useState(false)
  if (isConfigured === false)
    return <Note>Google sign-in is not set up on this server, so there is nothing to link.</Note>
  return (
    <>
      <Note>
        Linked, Google signs you in without a password. It learns that you use Inkwell and nothing that you
        write: your password goes on opening your pages.
      </Note>
      <Button
        variant="outline"
        size="small"
        className="mt-3.5"
        disabled={isConfigured === null}
        isPending={isLeaving}
        onClick={() => {
          setLeaving(true)
          linkGoogle().catch(() => setLeaving(false))
        }}
      >
        {isConfigured === null && !navigator.onLine ? 'No connection now' : 'Link Google'}
      </Button>
    </>
  )
}

function Linked({ user, onUnlinked }: { user: User; onUnlinked: () => void }) {
  const client = useQueryClient()
  const unlink = useDo(
    async (_: null) => call((await import('#contract/google.ts')).unlinkGoogle, {}),
    () => {
      onUnlinked()
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  )
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
      <Button
        variant="outline"
        size="small"
        className="mt-3.5"
        isPending={unlink.isPending}
        onClick={() => unlink.mutate(null)}
      >
        Unlink Google
      </Button>
      <Trouble error={unlink.error} />
    </>
  )
}
