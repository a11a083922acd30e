import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Done, Note } from '../settings-block.tsx'
import { ConfirmOwnerModal } from './confirm-owner-modal.tsx'
import { countWord } from './device-rows.ts'
import { useEndSessions, useSessions } from './use-devices.ts'

export const endOthersWords = {
  title: 'End all others?',
  why: 'Every browser but this one is signed out within a second and loses its key. What they have not sent yet stays sealed on them.',
  action: 'End all others',
} as const

/** Signs every other browser out, by a press and a proof. Nothing where no other is signed in. */
export function EndOthersButton({ username, words }: { username: string; words: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isDone, setDone] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const others = (useSessions().data?.length ?? 1) - 1
  const { endOthers } = useEndSessions()
  if (isDone) return <Done>Every other browser is signed out.</Done>
  if (others < 1) return null
  return (
    <>
      <Button ref={opener} variant="outline" size="small" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <ConfirmOwnerModal
          {...endOthersWords}
          {...{ username }}
          isDangerous
          returnFocus={opener}
          onClose={() => setAsking(false)}
          onConfirm={async (password) => {
            await endOthers(password)
            setAsking(false)
            setDone(true)
          }}
        />
      )}
    </>
  )
}

/** After what lets somebody in has changed: whoever came in before is still in, and this ends that. */
export function EndOthersOffer({ username }: { username: string }) {
  const others = (useSessions().data?.length ?? 1) - 1
  return (
    <div className="mt-2 grid justify-items-start gap-2.5">
      {others > 0 && (
        <Note>
          {others === 1
            ? 'One other browser is still signed in.'
            : `${countWord(others)} other browsers are still signed in.`}
        </Note>
      )}
      <EndOthersButton username={username} words={others === 1 ? 'Sign it out' : 'Sign them out'} />
    </div>
  )
}
