import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { eventTypes } from '#domain/calendar/event-choices.ts'
import { sentenceOfForm } from '#domain/calendar/event-form.ts'
import type { EventForm } from '#domain/calendar/event-form-rules.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { FormDay } from '#web/lib/fields/form-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { FieldFrame, inputClass } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ColorField } from './color-field.tsx'
import { Choices, PatternField } from './pattern-field.tsx'
import { RemindField } from './remind-field.tsx'
import { TimeFields, ZoneField } from './time-fields.tsx'

const rules = lazyRules<EventForm>(() =>
  import('#domain/calendar/event-form-rules.ts').then(({ eventForm }) => eventForm),
)

export type MarkWhat = 'event' | 'reminder'

export interface EditedMark {
  readonly form: EventForm
  readonly what: MarkWhat
  /** Null: a new one, which may still become the other. */
  readonly uid: string | null
}

interface MarkSheetProps {
  start: EditedMark
  /** The zone in which the person is. */
  here: string
  /** False: it could not be kept, which was said. */
  onKeep: (form: EventForm, what: MarkWhat) => Promise<boolean>
  onDelete: (() => void) | null
  /** What its button says where it is not what the sheet is about. */
  deletes?: string | undefined
  /** The page that a reminder leads to. */
  onPage: (() => void) | null
  onClose: () => void
}

const typeNames = { journal: 'Journal', reflection: 'Reflection', coaching: 'Coaching' } as const
const whatNames = { event: 'Event', reminder: 'Reminder' } as const
const beginningOf = (form: EventForm): EventForm => ({
  ...form,
  isAllDay: false,
  endDay: form.startDay,
  endClock: form.startClock,
})

/** An event or a reminder, new or not. */
export function MarkSheet({ start, here, onKeep, onDelete, deletes, onPage, onClose }: MarkSheetProps) {
  const [what, setWhat] = useState(start.what)
  const form = useForm<EventForm>({
    // Of a reminder no end is on the screen.
    resolver: (values, ...rest) =>
      rules.resolver(what === 'reminder' ? beginningOf(values) : values, ...rest),
    defaultValues: start.form,
  })
  const { register, handleSubmit, watch, setValue, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(rules.load, [])
  const isReminder = what === 'reminder'
  const keep = handleSubmit(async (values) => {
    const isKept = await onKeep(values, what)
    if (isKept) onClose()
  })
  return (
    <Sheet
      title={start.uid === null ? (isReminder ? 'A new reminder' : 'A new event') : whatNames[what]}
      onClose={onClose}
      foot={
        <>
          {onDelete && (
            <Button variant="danger" className="mr-auto" onClick={onDelete}>
              <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
              {deletes ?? 'Delete'}
            </Button>
          )}
          <Button variant="quiet" className={onDelete ? '' : 'ml-auto'} onClick={onClose}>
            Cancel
          </Button>
          <Button isPending={isSubmitting} onClick={() => void keep()}>
            {isReminder ? 'Keep reminder' : 'Keep event'}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={keep} className="grid gap-5">
        <TextField
          label="Title"
          className="font-serif text-write!"
          error={errors.title?.message}
          {...register('title')}
        />
        {start.uid === null && (
          <Choices
            name="What is it?"
            values={['event', 'reminder'] as const}
            value={what}
            wordsOf={(one) => whatNames[one]}
            onChange={setWhat}
          />
        )}
        <TimeFields {...{ form, isReminder }} isNew={start.uid === null} />
        <PatternField
          value={watch('pattern')}
          onChange={(pattern) => {
            setValue('pattern', pattern, { shouldDirty: true })
            setValue('rule', '')
          }}
        />
        <Again {...{ form }} />
        {!isReminder && <EventFields form={form} />}
        <FieldFrame label="Notes" aside="(Optional)" error={errors.description?.message}>
          {(hooks) => (
            <textarea
              {...hooks}
              {...register('description')}
              // Else the browser keeps the words for a form that comes back, readable in its profile.
              autoComplete="off"
              rows={3}
              className={`${inputClass} block h-auto! min-h-22 resize-none py-3 font-serif text-quote! leading-body! [field-sizing:content]`}
            />
          )}
        </FieldFrame>
        <ZoneField {...{ form, here }} />
        {onPage && (
          <Button variant="outline" onClick={onPage} className="justify-self-start">
            Open the page
          </Button>
        )}
        <p className="slip rounded-card px-4 py-3.5 text-label text-text-2">
          <span className="block font-strong text-text">What the server learns</span>
          Nothing of this: title, time and notes are sealed like your pages. If you let reminders reach a
          device while Inkwell is closed, it learns when something rings there, and not what.
        </p>
      </form>
    </Sheet>
  )
}

type Form = ReturnType<typeof useForm<EventForm>>

/** How often in a sentence, and until when. */
function Again({ form: { watch, control } }: { form: Form }) {
  const values = watch()
  if (values.pattern === 'none') return null
  return (
    <div className="-mt-2.5 grid gap-4">
      <p aria-live="polite" className="type-secondary text-text-2">
        {sentenceOfForm(values)}
      </p>
      <FormDay label="Until" aside="(Optional)" control={control} name="until" />
    </div>
  )
}

function EventFields({ form: { watch, setValue, register, formState } }: { form: Form }) {
  return (
    <>
      <Choices
        name="For"
        values={eventTypes}
        value={watch('eventType')}
        wordsOf={(one) => typeNames[one]}
        onChange={(type) => setValue('eventType', type, { shouldDirty: true })}
      />
      <ColorField
        value={watch('color')}
        onChange={(color) => setValue('color', color, { shouldDirty: true })}
      />
      <TextField
        label="Place"
        aside="(Optional)"
        error={formState.errors.place?.message}
        {...register('place')}
      />
      <RemindField
        value={watch('remind')}
        error={formState.errors.remind?.message}
        onChange={(minutes) =>
          setValue('remind', minutes, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
    </>
  )
}
