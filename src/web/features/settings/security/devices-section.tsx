import { KeyRound, Laptop, Smartphone } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { expectedTrouble, noConnection, signedOut } from '#browser/failure-sentences.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { ListSkeleton, Note, Part, Trouble, wordButton } from '../settings-block.tsx'
import { ConfirmOwnerModal } from './confirm-owner-modal.tsx'
import type { DeviceRow } from './device-rows.ts'
import { endOthersWords } from './end-others.tsx'
import { useDevices, useEndSessions } from './use-devices.ts'

const shownAtFirst = 6
const icons = { computer: Laptop, phone: Smartphone, key: KeyRound } as const

interface RowProps {
  row: DeviceRow
  onTake: (row: DeviceRow, button: HTMLElement) => void
}

function Row({ row, onTake }: RowProps) {
  const Icon = icons[row.icon]
  return (
    <li className="flex items-center gap-4 py-2.5">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-ui font-strong">{row.title}</span>
        <span className="type-label block text-pretty text-muted">{row.line}</span>
      </span>
      {row.isCurrent ? (
        <span className="inline-flex items-center gap-2 text-small text-success">
          <Mark size={14} />
          this one
        </span>
      ) : (
        <button
          type="button"
          aria-label={row.takes === 'session' ? `End ${row.title}` : 'Remove this key'}
          className={wordButton}
          onClick={(event) => onTake(row, event.currentTarget)}
        >
          {row.takes === 'session' ? 'End' : 'Remove'}
        </button>
      )}
    </li>
  )
}

/** A session or a key that one left, or all sessions but this one, or all of them. */
type Ending = DeviceRow | 'others' | 'everywhere'

const wordsOf = (ending: Ending) => {
  if (ending === 'others') return endOthersWords
  if (ending === 'everywhere')
    return {
      title: 'Sign out everywhere?',
      why: 'Every browser is signed out and loses its key, this one last. What they have not sent yet stays sealed on them.',
      action: 'Sign out everywhere',
    }
  if (ending.takes === 'key')
    return {
      title: 'Remove this key?',
      why: 'The browser that left it stays locked until somebody types what opens your pages.',
      action: 'Remove key',
    }
  return {
    title: 'End this session?',
    why: `${ending.title} is signed out within a second and loses its key. What it has not sent yet stays sealed on it.`,
    action: 'End session',
  }
}

/** Every browser that is signed in and every key that one left, with a way to take each of them away. */
export function DevicesSection({
  username,
  moment,
  onLogout,
}: {
  username: string
  moment: Moment
  /** Ends this session, too. */
  onLogout: () => void
}) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const [isLong, setLong] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const backTo = useRef<HTMLElement | null>(null)
  // The row is gone, and its button with it.
  const gone = () => {
    backTo.current = heading.current
    setEnding(null)
  }
  const devices = useDevices(moment)
  const { end, endOthers, takeKey } = useEndSessions()
  const { rows } = devices
  const others = rows?.filter(({ isCurrent, takes }) => !isCurrent && takes === 'session').length ?? 0

  const asking = (what: Ending) => (event: MouseEvent<HTMLElement>) => {
    backTo.current = event.currentTarget
    setEnding(what)
  }
  function take(row: DeviceRow, button: HTMLElement) {
    backTo.current = button
    setEnding(row)
  }
  async function endBy(password: string) {
    if (ending === null) return
    if (typeof ending === 'string') await endOthers(password)
    else if (ending.takes === 'key') await takeKey(ending.id, password)
    else await end(ending.id, password)
    gone()
    if (ending === 'everywhere') onLogout()
  }

  return (
    <Part
      title="Devices and sessions"
      headingRef={heading}
      aside={
        others > 1 && (
          <button type="button" className={wordButton} onClick={asking('others')}>
            End all others
          </button>
        )
      }
    >
      {!rows && !devices.error && !devices.isSignedOut && <ListSkeleton rows={2} />}
      {rows && (
        <ul className="mt-2">
          {rows.slice(0, isLong ? rows.length : shownAtFirst).map((row) => (
            <Row key={row.id} row={row} onTake={take} />
          ))}
        </ul>
      )}
      {rows && !isLong && rows.length > shownAtFirst && (
        <button type="button" className={wordButton} onClick={() => setLong(true)}>
          Show all {rows.length}
        </button>
      )}
      {rows?.length === 1 && <Note>Nobody else is signed in, and no other device has a key.</Note>}
      {others > 0 && (
        <Button variant="outline" size="small" className="mt-3" onClick={asking('everywhere')}>
          Sign out everywhere
        </Button>
      )}
      {devices.isSignedOut && <Note>{signedOut}</Note>}
      {devices.error && (
        <>
          {expectedTrouble(devices.error) === noConnection ? (
            <Note>The list lies at the server, and there is no connection to it now.</Note>
          ) : (
            <Trouble error={devices.error} />
          )}
          <Button variant="outline" size="small" className="mt-3" onClick={devices.ask}>
            Ask again
          </Button>
        </>
      )}
      {ending && (
        <ConfirmOwnerModal
          {...wordsOf(ending)}
          {...{ username }}
          isDangerous
          onConfirm={endBy}
          onClose={() => setEnding(null)}
          returnFocus={backTo}
        />
      )}
    </Part>
  )
}
