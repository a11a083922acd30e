import { type FormEvent, type RefObject, useState } from 'react'
import { entryMoment, type MomentChoice } from '#domain/journal/entry-moment.ts'
import { addDays, dayOf } from '#domain/time/day.ts'
import { dateAndTime, timeOnWall } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { zoneName } from '#domain/time/zones.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { ClockField } from '#web/lib/fields/clock-field.tsx'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'

import { useFacts } from '../facts/use-facts.ts'

/** What the button says while it cannot be pressed. */
const wanted = { day: 'Choose another day', time: 'Choose a time', zone: 'Choose a zone' } as const

interface DateModalProps {
  uid: string
  begunAt: string
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks when a page is from. */
export function DateModal(props: DateModalProps) {
  const { rows, isReady } = useView('page.whole', { uid: props.uid })
  const rule = useMyDay()
  if (!isReady) return null
  const row = rows[0]
  const zone = row?.zone ?? rule.zone
  return <DateForm {...props} rule={{ ...rule, zone }} createdAt={row?.createdAt ?? props.begunAt} />
}

function DateForm({
  uid,
  begunAt,
  createdAt,
  rule,
  onClose,
  returnFocus,
}: DateModalProps & { rule: MyDayRule; createdAt: string }) {
  const change = useFacts(uid, begunAt)
  const [now] = useState(() => Date.now())
  const [choice, setChoice] = useState<MomentChoice>(() => ({
    day: dayOf(Date.parse(createdAt), rule),
    time: timeOnWall(Date.parse(createdAt), rule.zone),
    zone: rule.zone,
  }))
  const [isPending, setIsPending] = useState(false)
  const moment = entryMoment(choice, rule.startHour, now)
  const faultIn = (field: keyof MomentChoice) =>
    moment.ok || moment.field !== field ? undefined : moment.sentence
  const set = (part: Partial<MomentChoice>) => setChoice((before) => ({ ...before, ...part }))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!moment.ok) return
    setIsPending(true)
    await keepAllWriting()
    const isDone = await change({ createdAt: moment.createdAt, zone: moment.zone })
    if (isDone) onClose()
    else setIsPending(false)
  }

  return (
    <Modal title="When is it from" onClose={onClose} returnFocus={returnFocus}>
      <form onSubmit={(event) => void save(event)} className="grid gap-4" noValidate>
        <div className="grid grid-cols-[1fr_7rem] gap-4">
          <DayField
            label="Day"
            value={choice.day}
            max={addDays(dayOf(now, rule), 1)}
            error={faultIn('day')}
            onChange={(day) => set({ day })}
          />
          <ClockField
            label="Time"
            value={choice.time}
            error={faultIn('time')}
            onChange={(time) => set({ time })}
          />
        </div>
        <ZoneField zone={choice.zone} error={faultIn('zone')} onChange={(zone) => set({ zone })} />
        <p aria-live="polite" className="type-secondary figures min-h-5 text-muted">
          {moment.ok && dateAndTime(Date.parse(moment.createdAt), { ...rule, zone: moment.zone })}
        </p>
        <Button type="submit" size="large" disabled={!moment.ok} isPending={isPending}>
          {moment.ok ? 'Move it there' : wanted[moment.field]}
        </Button>
      </form>
    </Modal>
  )
}

interface ZoneFieldProps {
  zone: string
  error: string | undefined
  onChange: (zone: string) => void
}

/** The list is the platform's own: on a phone it is the one that people know. */
function ZoneField({ zone, error, onChange }: ZoneFieldProps) {
  const [zones] = useState(() => [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])])
  return (
    <FieldFrame label="Zone" error={error}>
      {(hooks) => (
        <Select {...hooks} value={zone} onChange={(event) => onChange(event.target.value)}>
          {zones
            .map((name) => ({ name, ...zoneName(name) }))
            .sort((a, b) => a.city.localeCompare(b.city))
            .map(({ name, city, region }) => (
              <option key={name} value={name}>
                {region ? `${city}, ${region}` : city}
              </option>
            ))}
        </Select>
      )}
    </FieldFrame>
  )
}
