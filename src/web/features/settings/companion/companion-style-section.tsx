import { communicationStyles, optionLabel } from '#domain/account/onboarding-choices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Radios } from '../appearance/appearance-radios.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import { RadioIcon } from './companion-icons.tsx'
import type { CompanionSectionProps } from './companion-settings-data.ts'
import { sampleLine, styleSamples } from './companion-words.ts'

/** The four styles, each with a sentence of its own about one line. */
export function StyleSection({ settings, change }: CompanionSectionProps) {
  const { value, choose, error } = useChoice(settings.style, change.style)
  return (
    <Part title="How does it speak?">
      <Note>
        You write: <span className="font-serif text-item text-text-2">{sampleLine}.</span>
      </Note>
      <Radios
        name="Communication style"
        values={communicationStyles}
        chosen={value}
        isDisabled={false}
        onChange={choose}
        className="mt-3"
        tileClass={(isChosen) =>
          classNames(
            'rounded-none! grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-t border-line py-3.5 last:border-b lg:grid-cols-[auto_190px_minmax(0,1fr)]',
            isChosen ? 'text-text' : 'text-text-2 hover:text-text',
          )
        }
        tile={(style, isChosen) => (
          <>
            <RadioIcon isChosen={isChosen} />
            <span className="font-serif text-read leading-list">{optionLabel(style)}</span>
            <span
              className={classNames(
                'text-small leading-loose max-lg:col-start-2',
                isChosen ? 'text-text' : 'text-muted',
              )}
            >
              {styleSamples[style]}
            </span>
          </>
        )}
      />
      <Trouble error={error} />
    </Part>
  )
}
