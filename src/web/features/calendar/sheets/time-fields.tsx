import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EventForm } from '#domain/calendar/event-form-rules.ts'
import { wallInstant } from '#domain/time/wall-instant.ts'
import { zoneName } from '#domain/time/zones.ts'
import { ClockField } from '#web/lib/fields/clock-field.tsx'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { FormClock, FormDay } from '#web/lib/fields/form-fields.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'

type Form = UseFormReturn<EventForm>

/** Says of a reminder that comes once that its time has passed. One that stands as it was needs no word of it. */
function pastWords({ watch, formState }: Form, isNew: boolean): string | undefined {
  const { startDay, startClock, zone, pattern } = watch()
  const { startDay: isOtherDay, startClock: isOtherClock } = formState.dirtyFields
  if (pattern !== 'none' || !(isNew || isOtherDay || isOtherClock)) return undefined
  // What is no time yet is no number.
  if (!(wallInstant(startDay, startClock, zone) < Date.now())) return undefined
  return isNew ? 'This time has passed: it will not ring.' : 'This time has passed.'
}

const timeNames = ['startDay', 'startClock', 'endDay', 'endClock'] as const

/** Day and clock of the beginning and the end. */
export function TimeFields({ form, isReminder, isNew }: { form: Form; isReminder: boolean; isNew: boolean }) {
  const { control, watch, setValue, getValues, trigger, formState } = form
  const { errors } = formState
  const isAllDay = !isReminder && watch('isAllDay')
  const lengthOf = ({ startDay, startClock, endDay, endClock }: EventForm) =>
    wallInstant(endDay, endClock, 'UTC') - wallInstant(startDay, startClock, 'UTC')
  /** How long it takes (ms), as it was last said: a beginning that is still being typed says nothing. */
  const length = useRef(lengthOf(getValues()))
  /** The end goes along with the beginning, unless it lies before it. */
  const keepLength = (name: 'startDay' | 'startClock', value: string) => {
    const before = lengthOf(getValues())
    if (Number.isFinite(before)) length.current = before
    setValue(name, value, { shouldDirty: true })
    const { startDay, startClock } = getValues()
    const next = wallInstant(startDay, startClock, 'UTC') + length.current
    if (length.current >= 0 && Number.isFinite(next)) {
      const iso = new Date(next).toISOString()
      setValue('endDay', iso.slice(0, 10))
      setValue('endClock', iso.slice(11, 16))
    }
    // What was wrong and is no more says so no more.
    if (formState.isSubmitted) void trigger([...timeNames])
  }
  return (
    <>
      {!isReminder && (
        <Toggle
          label="All day"
          isOn={isAllDay}
          onChange={(isOn) => setValue('isAllDay', isOn, { shouldDirty: true })}
        />
      )}
      <div className="grid grid-cols-[1fr_7rem] gap-4">
        <DayField
          label={isReminder ? 'Day' : 'Begins'}
          error={errors.startDay?.message}
          note={isReminder ? pastWords(form, isNew) : undefined}
          value={watch('startDay')}
          onChange={(day) => keepLength('startDay', day)}
        />
        {!isAllDay && (
          <ClockField
            label="Time"
            error={errors.startClock?.message}
            value={watch('startClock')}
            onChange={(clock) => keepLength('startClock', clock)}
          />
        )}
      </div>
      {!isReminder && (
        <div className="grid grid-cols-[1fr_7rem] gap-4">
          <FormDay label="Ends" control={control} name="endDay" />
          {!isAllDay && <FormClock label="Time" control={control} name="endClock" />}
        </div>
      )}
      {isAllDay && errors.endClock && (
        <p role="alert" className="-mt-3 text-label text-danger">
          {errors.endClock.message}
        </p>
      )}
    </>
  )
}

/** Whose clock it keeps. */
export function ZoneField({ form, here }: { form: Form; here: string }) {
  const zone = form.watch('zone')
  const zones = [...new Set([here, zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <FieldFrame
      label="By the clock of"
      error={form.formState.errors.zone?.message}
      note={zone === here ? undefined : `You see it by the clock of ${zoneName(here).city}.`}
    >
      {(hooks) => (
        <Select {...hooks} {...form.register('zone')}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
