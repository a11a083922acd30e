import type { ReactNode } from 'react'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { GuidedGone } from './guided-gone.tsx'
import { GuidedList } from './guided-list.tsx'
import { GuidedSteps } from './guided-steps.tsx'

interface GuidedScreenProps {
  uid: string | undefined
  /** Draws the card beside grave words of a conversation. */
  care: (uid: string) => ReactNode
}

/** Guided conversations: the one that is open, or those that can be begun and gone on with. */
export function GuidedScreen({ uid, care }: GuidedScreenProps) {
  const { rows, isReady } = useEntities('guided_conversation')
  if (!isReady)
    return (
      <div className="px-5.5 pt-14 lg:px-12">
        <Skeleton className="mx-auto h-96 w-full max-w-205" />
      </div>
    )
  if (uid === undefined) return <GuidedList talks={rows} />
  const talk = rows.find(({ id }) => id === uid)
  return talk ? <GuidedSteps key={talk.id} talk={talk} care={care(talk.id)} /> : <GuidedGone />
}
