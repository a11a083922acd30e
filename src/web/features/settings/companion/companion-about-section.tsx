import { useKeptText } from '#web/lib/vault/use-kept-text.ts'
import { FieldFrame, inputClass } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Done, Note, Part, Trouble } from '../settings-block.tsx'
import type { CompanionSectionProps } from './companion-settings-data.ts'

/** What a person says about themselves: sealed, and given only to a model that they chose. */
export function AboutSection({
  settings,
  change,
  hasReceiver,
}: CompanionSectionProps & {
  /** The server can ask a model elsewhere. */
  hasReceiver: boolean
}) {
  const aim = useKeptText(settings.otherGoal, (otherGoal) => change.about({ otherGoal }))
  const self = useKeptText(settings.selfDescription, (selfDescription) => change.about({ selfDescription }))
  return (
    <Part title="In your own words">
      <Note>Sealed, so the server cannot read them.</Note>
      <div className="mt-4 grid gap-5">
        <TextField
          label="What are you here for?"
          note="Shown above a talk before you begin it, and on pages that are still empty. Any model you choose reads it, too."
          maxLength={1000}
          {...aim.field}
        />
        <FieldFrame
          label="What should it know about you?"
          note={
            hasReceiver
              ? 'Any model you choose reads this with a message. The sheet before words go elsewhere lets you leave it out.'
              : 'Any model you choose reads this with a message. Without one, nothing does.'
          }
        >
          {(hooks) => (
            <textarea
              {...hooks}
              {...self.field}
              rows={4}
              autoComplete="off"
              maxLength={4000}
              className={`${inputClass} block h-auto! min-h-28 resize-none py-3 font-serif text-quote! leading-body! [field-sizing:content]`}
            />
          )}
        </FieldFrame>
      </div>
      <Done>{aim.isKept || self.isKept ? 'Sealed.' : ''}</Done>
      <Trouble error={aim.error ?? self.error} />
    </Part>
  )
}
