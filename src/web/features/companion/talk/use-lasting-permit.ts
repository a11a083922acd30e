import { useCallback, useRef } from 'react'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { Permit } from '#worker/companion/companion.calls.ts'
import type { ConsentAnswer } from '../consent-sheet.tsx'

/** A permit that holds for one talk, for one receiver, and without what was left out, until the talk is left. */
export function useLastingPermit({ entryUid, talkUid }: TalkOf) {
  const lasting = useRef<{ readonly talk: string; readonly permit: Permit } | null>(null)
  const talk = `${entryUid} ${talkUid}`
  return {
    permitted: useCallback(
      (): Permit | null => (lasting.current?.talk === talk ? lasting.current.permit : null),
      [talk],
    ),
    /** What an answer on the sheet permits, by whom it was asked for; from now on, where it was given for the talk. */
    permitOf(given: ConsentAnswer, receiver: string | undefined): Permit {
      if (given.to === 'device') return given
      const permit: Permit = { to: given.to, leftOut: given.leftOut, ...(receiver && { receiver }) }
      if (given.lasts === 'talk') lasting.current = { talk, permit }
      return permit
    },
  }
}
