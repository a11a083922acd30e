import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { v7 } from 'uuid'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

import { TalkHeading } from './talk/talk-heading.tsx'
import { TalksList } from './talks-list.tsx'

export interface TalksScreenProps {
  /** Of a talk; null: only the list. */
  chosen: string | null
  onSelect: (id: string | null) => void
  onEntries: () => void
  /** Draws a talk. */
  talk: (props: { talkUid: string | undefined; heading: ReactNode }) => ReactNode
}

/** Talks that belong to no page: all of them, and the one that is open; one at a time on a phone. */
export function TalksScreen({ chosen, onSelect, onEntries, talk }: TalksScreenProps) {
  const { rows } = useView('companion.talks', { search: '' })
  const row = rows.find(({ id }) => id === chosen) ?? null
  const onNew = useCallback(() => onSelect(v7()), [onSelect])
  return (
    <div className="flex h-full min-h-0 flex-1 overflow-hidden">
      <div
        data-around
        className={classNames(
          'w-full shrink-0 md:w-73 md:border-r md:border-line',
          chosen !== null && 'max-md:hidden',
        )}
      >
        <TalksList {...{ chosen, onSelect, onNew, onEntries }} />
      </div>
      <div className={classNames('min-w-0 flex-1', chosen === null && 'max-md:hidden')}>
        {chosen === null ? (
          <div className="flex h-full flex-col items-center justify-center gap-4 px-8 text-center">
            <MessagesSquare size={28} strokeWidth={1.4} aria-hidden="true" className="text-muted" />
            <p className="max-w-[36ch] text-text-2">
              A talk of its own belongs to no page. It is sealed like everything you write, and what you say
              in it can be remembered later.
            </p>
            <Button onClick={onNew}>New talk</Button>
          </div>
        ) : (
          talk({
            talkUid: chosen === 'earlier' ? undefined : chosen,
            heading: <TalkHeading key={chosen} row={row} onBack={() => onSelect(null)} onSelect={onSelect} />,
          })
        )}
      </div>
    </div>
  )
}
