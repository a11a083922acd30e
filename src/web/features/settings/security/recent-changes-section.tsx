import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { expectedTrouble, noConnection } from '#browser/failure-sentences.ts'
import type { SecurityEvent } from '#contract/security-events.ts'
import { eventLine, eventWords, isByAdmin, recentChanges } from '#web/lib/account/security-words.ts'
import { useSecurityEvents, useUntoldEvents } from '#web/lib/account/use-security-events.ts'
import { agoWords, type Moment } from '#web/lib/time-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsShown } from '#web/ui/together.tsx'
import { ListSkeleton, Note, Part, Trouble, wordButton } from '../settings-block.tsx'
import { NotYou, type ResetLink } from './not-you.tsx'

const shownAtFirst = 5

interface ListProps {
  username: string
  resetLink: ResetLink
}

function Row({
  event,
  moment,
  isNew,
  ...rest
}: ListProps & { event: SecurityEvent; moment: Moment; isNew: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const title = eventWords(event.kind)
  const ask = isByAdmin(event.kind) ? 'What now?' : 'Not you?'
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ui font-strong text-pretty">{title}</p>
          <p className="type-label text-pretty text-muted">
            {isNew && <span className="text-ink">New · </span>}
            {eventLine(event, moment)}
          </p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${ask} ${title}`}
          className={wordButton}
          onClick={() => setOpen(!isOpen)}
        >
          {ask}
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="animate-appear pt-2.5">
        {isOpen && <NotYou event={event} {...rest} />}
      </div>
    </li>
  )
}

/** Calls back once the element is in the window. */
function useSeen(element: RefObject<HTMLElement | null>, isThere: boolean, onSeen: () => void): void {
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!isThere || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isThere])
}

/** Where the address names the list, it comes into the window and gets the focus. */
function useCalledHere(heading: RefObject<HTMLElement | null>, isThere: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  const isShown = useIsShown()
  useEffect(() => {
    if (hash !== recentChanges || !isThere || !isShown) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [hash, isThere, isShown, heading])
}

/** What happened to the keys and ways in of an account, and what to do about what somebody else did. */
export function RecentChangesSection({
  moment,
  isSettled,
  ...rest
}: ListProps & {
  moment: Moment
  /** What stands above it on a small screen is as high as it will be. */
  isSettled: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useSecurityEvents()
  const { untold, onTold } = useUntoldEvents()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [isLong, setLong] = useState(false)
  const events = data?.events
  useSeen(heading, untold.length > 0, () => {
    setFresh((before) => new Set([...before, ...untold.map(({ id }) => id)]))
    onTold()
  })
  useCalledHere(heading, isSettled && (events !== undefined || error !== null))
  return (
    <Part title="Recent changes" headingRef={heading}>
      {!events && !error && <ListSkeleton rows={3} />}
      {events && data.keptSince !== null && (
        <Note>There is no connection now. This is the list as of {agoWords(data.keptSince, moment)}.</Note>
      )}
      {events?.length === 0 && (
        <Note>No changes to your keys, or to the ways into your account, in the last 90 days.</Note>
      )}
      {events && events.length > 0 && (
        <ul className="mt-1.5">
          {events.slice(0, isLong ? events.length : shownAtFirst).map((event) => (
            <Row key={event.id} isNew={fresh.has(event.id)} {...{ event, moment }} {...rest} />
          ))}
        </ul>
      )}
      {events && !isLong && events.length > shownAtFirst && (
        <button type="button" className={wordButton} onClick={() => setLong(true)}>
          Show all {events.length}
        </button>
      )}
      {error && (
        <>
          {expectedTrouble(error) === noConnection ? (
            <Note>The list lies at the server, and there is no connection to it now.</Note>
          ) : (
            <Trouble error={error} />
          )}
          <Button variant="outline" size="small" className="mt-3" onClick={() => void refetch()}>
            Ask again
          </Button>
        </>
      )}
    </Part>
  )
}
