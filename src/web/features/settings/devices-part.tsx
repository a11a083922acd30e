import { KeyRound, Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { ConfirmModal } from './confirm-modal.tsx'
import type { DeviceRow } from './device-rows.ts'
import { ListSkeleton, Note, Part, Trouble, wordButton } from './part.tsx'
import type { Moment } from './time-words.ts'
import { expectedTrouble, noConnection, signedOut } from './trouble-words.ts'
import { useDevices } from './use-devices.ts'

const shownAtFirst = 6
const signs = { desk: Laptop, hand: Smartphone, key: KeyRound } as const

interface RowProps {
  row: DeviceRow
  onTake: (row: DeviceRow, button: HTMLElement) => void
}

function Row({ row, onTake }: RowProps) {
  const Sign = signs[row.sign]
  return (
    <li className="flex items-center gap-4 py-2.5">
      <Sign size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-[15px] font-[550]">{row.title}</span>
        <span className="type-label block text-pretty text-muted">{row.line}</span>
      </span>
      {row.isCurrent ? (
        <span className="inline-flex items-center gap-2 text-[14px] text-success">
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

type Asked = DeviceRow | 'others'

function questionOf(asked: Asked) {
  if (asked === 'others')
    return {
      title: 'End all others?',
      consequence:
        'Every browser but this one is signed out within a second and loses its key. What they have not sent yet stays sealed on them.',
      action: 'End all others',
    }
  if (asked.takes === 'key')
    return {
      title: 'Remove this key?',
      consequence: 'The browser that left it stays locked until somebody types what opens your pages.',
      action: 'Remove key',
    }
  return {
    title: 'End this session?',
    consequence: `${asked.title} is signed out within a second and loses its key. What it has not sent yet stays sealed on it.`,
    action: 'End session',
  }
}

/** Every browser that is signed in and every key that one left, with a way to take each of them away. */
export function DevicesPart({ moment }: { moment: Moment }) {
  const [asking, setAsking] = useState<Asked | null>(null)
  const [isLong, setLong] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const backTo = useRef<HTMLElement | null>(null)
  const devices = useDevices(moment, () => {
    // The row is gone, and its button with it.
    backTo.current = heading.current
    setAsking(null)
  })
  const { rows, end, endOthers, remove } = devices
  const others = rows?.filter(({ isCurrent, takes }) => !isCurrent && takes === 'session').length ?? 0
  const doing = asking === 'others' ? endOthers : asking?.takes === 'key' ? remove : end

  function ask(what: Asked, button: HTMLElement) {
    backTo.current = button
    for (const one of [end, endOthers, remove]) one.reset()
    setAsking(what)
  }
  function confirm() {
    if (asking === 'others') endOthers.mutate(null)
    else if (asking) (asking.takes === 'key' ? remove : end).mutate(asking.id)
  }

  return (
    <Part
      title="Devices and sessions"
      headingRef={heading}
      aside={
        others > 1 && (
          <button
            type="button"
            className={wordButton}
            onClick={(event) => ask('others', event.currentTarget)}
          >
            End all others
          </button>
        )
      }
    >
      {!rows && !devices.error && !devices.isSignedOut && <ListSkeleton rows={2} />}
      {rows && (
        <ul className="mt-2">
          {rows.slice(0, isLong ? rows.length : shownAtFirst).map((row) => (
            <Row key={row.id} row={row} onTake={ask} />
          ))}
        </ul>
      )}
      {rows && !isLong && rows.length > shownAtFirst && (
        <button type="button" className={wordButton} onClick={() => setLong(true)}>
          Show all {rows.length}
        </button>
      )}
      {rows?.length === 1 && <Note>Nobody else is signed in, and no other device has a key.</Note>}
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
      {asking && (
        <ConfirmModal
          {...questionOf(asking)}
          isPending={doing.isPending}
          error={doing.error}
          onConfirm={confirm}
          onClose={() => setAsking(null)}
          returnFocus={backTo}
        />
      )}
    </Part>
  )
}
