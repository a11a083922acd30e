import { type AiInterest, aiInterests, optionLabel } from '#domain/account/onboarding-choices.ts'
import { CheckRow } from '../check-row.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import type { CompanionSectionProps } from './companion-settings-data.ts'
import { interestNotes } from './companion-words.ts'

/** What of a message it takes up first, where there is a choice. */
export function InterestsSection({ settings, change }: CompanionSectionProps) {
  const keep = (interests: readonly AiInterest[]) => change.manner({ interests: [...interests] })
  const { value: interests, choose, error } = useChoice<readonly AiInterest[]>(settings.interests, keep)
  return (
    <Part title="What does it take up first?">
      <Note>Where a message gives it the choice. A larger model is told the same.</Note>
      <fieldset className="mt-3">
        <legend className="sr-only">Interests</legend>
        {aiInterests.map((interest) => (
          <CheckRow
            key={interest}
            label={optionLabel(interest)}
            hint={interestNotes[interest]}
            isChecked={interests.includes(interest)}
            onChange={(isChecked) =>
              choose(aiInterests.filter((one) => (one === interest ? isChecked : interests.includes(one))))
            }
          />
        ))}
      </fieldset>
      <Trouble error={error} />
    </Part>
  )
}
