import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import type { CalendarSubscription } from '#domain/calendar/sharing/sharing-records.ts'
import { dateAndTime } from '#domain/time/entry-date.ts'
import { type EntityRow, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { followCalendar, refreshCalendar } from '#worker/calendar/sharing/sharing.calls.ts'
import { CalendarLook } from './calendar-look.tsx'

/** Calendars of other servers that are followed: what they are, how they stand, and one more. */
export function FollowedSection() {
  const vault = useVaultCalls()
  const all = useEntities('calendar_subscription').rows
  const followed = all.filter(({ googleId }) => googleId === null)
  const [isAdding, setIsAdding] = useState(false)
  const follow = useMutation({
    networkMode: 'always',
    mutationFn: (what: { name: string; address: string }) => vault.run(followCalendar, what),
    onSuccess: () => setIsAdding(false),
  })
  return (
    <div className="mt-3 grid gap-3">
      {followed.length > 0 && (
        <ul className="grid gap-3">
          {followed.map((one) => (
            <Followed key={one.id} {...one} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <FollowForm
          isPending={follow.isPending}
          trouble={follow.error ? saidBy(follow.error) : null}
          onFollow={follow.mutate}
          onLeave={() => setIsAdding(false)}
        />
      ) : (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => {
            follow.reset()
            setIsAdding(true)
          }}
        >
          Follow a calendar
        </Button>
      )}
    </div>
  )
}

function Followed(one: EntityRow<CalendarSubscription>) {
  const { id, name, address, fetchedAt, trouble, unread } = one
  const vault = useVaultCalls()
  const rule = useMyDay()
  const { remove } = useEntityActions('calendar_subscription')
  const refresh = useMutation({
    networkMode: 'always',
    mutationFn: () => vault.run(refreshCalendar, { uid: id }),
  })
  const faults = [trouble, refresh.error && saidBy(refresh.error)].filter((fault) => fault !== null)
  return (
    <li className="grid gap-1 border-b border-line pb-3">
      <CalendarLook {...one} />
      <p className="type-label mt-1 text-muted [overflow-wrap:anywhere]">{address}</p>
      <p className="type-label text-text-2">
        {fetchedAt === null ? 'Not fetched yet' : `Fetched ${dateAndTime(Date.parse(fetchedAt), rule)}`}
      </p>
      {unread > 0 && (
        <p className="type-label text-text-2">
          {unread === 1
            ? 'One of its events could not be read.'
            : `${unread} of its events could not be read.`}
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} className="text-label leading-ui text-danger">
          {fault}
        </p>
      ))}
      <div className="mt-1 flex flex-wrap gap-2.5">
        <Button variant="outline" size="small" isPending={refresh.isPending} onClick={() => refresh.mutate()}>
          Fetch now
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void remove(id, `${name} is not followed any more`)}
        >
          Stop following
        </Button>
      </div>
    </li>
  )
}

interface FollowFormProps {
  isPending: boolean
  trouble: string | null
  onFollow: (what: { name: string; address: string }) => void
  onLeave: () => void
}

function FollowForm({ isPending, trouble, onFollow, onLeave }: FollowFormProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFollow({ name: name.trim() || 'Calendar', address: address.trim() })
  }
  return (
    <form aria-labelledby={id} noValidate onSubmit={submit} className="grid gap-4">
      <p id={id} className="type-secondary text-text-2">
        The server fetches it for you and keeps nothing of it. It sees the address and the answer at that
        moment; its events are sealed here like your own.
      </p>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label="Address"
        type="url"
        placeholder="https://"
        error={trouble ?? undefined}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" isPending={isPending} disabled={address.trim() === ''}>
          Follow
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
