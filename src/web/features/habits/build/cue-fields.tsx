import { type CueType, cueName } from '#domain/habits/habit-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { CueDetails, type CueDetailsProps } from './cue-details.tsx'
import { blankCue, cueOf } from './cue-form.ts'

/** In the order in which they help most people: an event that happens anyway first. */
const offered: readonly CueType[] = [
  'preceding_event',
  'time',
  'location',
  'visual',
  'emotional_state',
  'social',
  'notification',
]

/** What sets it off: one of seven kinds of cue, with what its kind asks for. */
export function CueFields(fields: CueDetailsProps) {
  const { form, set } = fields
  const { cueType } = form
  const words = cueOf(form).text
  return (
    <section aria-label="What sets it off">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-3">
        <h2 className="type-secondary font-strong text-text-2">What sets it off</h2>
        {cueType !== '' && (
          <Button variant="quiet" size="small" className="-my-2 -mr-3" onClick={() => set(blankCue)}>
            Clear
          </Button>
        )}
      </div>
      <fieldset>
        <legend className="sr-only">Kind of cue</legend>
        {offered.map((cue) => (
          <label
            key={cue}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-inner text-ui text-text-2 hover:text-text has-checked:text-text"
          >
            <input
              autoComplete="off"
              type="radio"
              name="cue-type"
              checked={cueType === cue}
              onChange={() => set({ cueType: cue })}
              className="size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5.5px] checked:border-ink"
            />
            <span className="shrink-0">{cueName(cue)}</span>
            {cueType === cue && words && (
              <span dir="auto" className="type-label truncate text-muted">
                {words}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {cueType !== '' && (
        <div className="mt-3 grid gap-3">
          <CueDetails {...fields} />
        </div>
      )}
    </section>
  )
}
