import { type CueType, cueName } from '#domain/habits/habit-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { BuilderFields } from './use-builder.ts'

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

const asked: Readonly<Record<CueType, string>> = {
  preceding_event: 'Which event?',
  time: 'At what time?',
  location: 'Where?',
  visual: 'What do you see?',
  emotional_state: 'Which feeling?',
  social: 'Who is there, or who asks?',
  notification: 'Which reminder?',
}

/** What sets it off: one of seven kinds of cue, with its words. */
export function CueFields({ form, set, faults }: BuilderFields) {
  const { cueType, cueText, trigger } = form
  return (
    <section aria-label="What sets it off">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-3">
        <h2 className="type-secondary font-strong text-text-2">What sets it off</h2>
        {cueType !== '' && (
          <Button
            variant="quiet"
            size="small"
            className="-my-2 -mr-3"
            onClick={() => set({ cueType: '', cueText: '' })}
          >
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
              type="radio"
              name="cue-type"
              checked={cueType === cue}
              onChange={() => set({ cueType: cue })}
              className="size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5.5px] checked:border-ink"
            />
            <span className="shrink-0">{cueName(cue)}</span>
            {cueType === cue && trigger && (
              <span dir="auto" className="type-label truncate text-muted">
                {cueText || trigger}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      {cueType !== '' && (
        <div className="mt-3">
          <TextField
            label={asked[cueType]}
            aside="(Optional)"
            dir="auto"
            placeholder={trigger}
            note="Leave it empty to use the start of your sentence."
            error={faults.cueText}
            value={cueText}
            onChange={({ target }) => set({ cueText: target.value })}
          />
        </div>
      )}
    </section>
  )
}
