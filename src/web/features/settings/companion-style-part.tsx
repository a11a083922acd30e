import { communicationStyles, optionLabel } from '#domain/account/onboarding-choices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Radios } from './appearance-radios.tsx'
import type { CompanionPartProps } from './companion-matters.ts'
import { RadioSign } from './companion-signs.tsx'
import { sampleLine, styleSamples } from './companion-words.ts'
import { Note, Part, Trouble } from './part.tsx'
import { useChoice } from './use-choice.ts'

/** The four styles, each with a sentence of its own about one line. */
export function StylePart({ settings, change }: CompanionPartProps) {
  const { value, choose, error } = useChoice(settings.style, change.style)
  return (
    <Part title="How does it speak?">
      <Note>
        You write: <span className="font-serif text-[16px] text-text-2">{sampleLine}.</span>
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
            <RadioSign isChosen={isChosen} />
            <span className="font-serif text-[18px] leading-[1.3]">{optionLabel(style)}</span>
            <span
              className={classNames(
                'text-[14.5px] leading-[1.6] max-lg:col-start-2',
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
