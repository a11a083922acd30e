import { useKeptText } from '#web/lib/use-kept-text.ts'
import { FieldFrame, inputLook } from '#web/ui/field-frame.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CompanionPartProps } from './companion-matters.ts'
import { Done, Note, Part, Trouble } from './part.tsx'

/** What a person says about themselves: sealed, and given to no model without consent. */
export function AboutPart({
  settings,
  change,
  hasReceiver,
}: CompanionPartProps & {
  /** The server can ask a model elsewhere. */
  hasReceiver: boolean
}) {
  const aim = useKeptText(settings.otherGoal, (otherGoal) => change.about({ otherGoal }))
  const self = useKeptText(settings.selfDescription, (selfDescription) => change.about({ selfDescription }))
  return (
    <Part title="In your own words">
      <Note>Sealed; the server never gets to keep them.</Note>
      <div className="mt-4 grid gap-5">
        <TextField
          label="What are you here for?"
          note="It stands above a talk that has not begun."
          autoComplete="off"
          maxLength={1000}
          {...aim.field}
        />
        <FieldFrame
          label="What should it know about you?"
          note={
            hasReceiver
              ? 'Offered to a model elsewhere with a message; you can leave it out.'
              : 'For a model elsewhere, and this server has none: nothing reads it for now.'
          }
        >
          {(hooks) => (
            <textarea
              {...hooks}
              {...self.field}
              rows={4}
              autoComplete="off"
              maxLength={4000}
              className={`${inputLook} block h-auto! min-h-[112px] resize-none py-3 font-serif text-[17px]! leading-[1.5]! [field-sizing:content]`}
            />
          )}
        </FieldFrame>
      </div>
      <Done>{aim.isKept || self.isKept ? 'Sealed.' : ''}</Done>
      <Trouble error={aim.error ?? self.error} />
    </Part>
  )
}
