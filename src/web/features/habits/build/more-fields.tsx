import { DayField } from '#web/lib/fields/day-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import type { BuilderFields } from './use-builder.ts'

/** When it starts, and what else can be said of it. */
export function MoreFields({ form, set, faults }: BuilderFields) {
  return (
    <section aria-label="More">
      <h2 className="type-secondary mb-3 font-strong text-text-2">More</h2>
      <div className="grid gap-3">
        <DayField
          label="Starts on"
          value={form.startDate}
          onChange={(startDate) => set({ startDate })}
          error={faults.startDate}
        />
        <TextField
          label="Anything else worth noting"
          aside="(Optional)"
          dir="auto"
          error={faults.about}
          value={form.about}
          onChange={({ target }) => set({ about: target.value })}
        />
      </div>
      <Toggle
        label="Show the streak"
        isOn={form.showsStreak}
        onChange={(showsStreak) => set({ showsStreak })}
        className="mt-2"
      />
      <Toggle
        label="Public"
        note="only a mark: nobody else can read it"
        isOn={form.isPublic}
        onChange={(isPublic) => set({ isPublic })}
      />
    </section>
  )
}
