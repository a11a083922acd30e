import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { listMonth } from './care-words.ts'
import { CountryChoice } from './country-choice.tsx'
import { EmergencyNumber } from './emergency-number.tsx'
import { HelpRows } from './help-rows.tsx'
import { useHelp } from './use-help.ts'

/** Whose numbers are shown, and the numbers. */
export function HelpLinesSection() {
  const { help } = useHelp()
  return (
    <>
      <div className="mt-4">
        <CountryChoice />
      </div>
      <p className="mt-5 flex items-baseline justify-between gap-4">
        <span className="text-ui font-strong">Emergency</span>
        <EmergencyNumber
          help={help}
          className="hit-44 text-link figures font-serif text-title-s leading-none"
        />
      </p>
      <ul className="mt-4 border-t border-line">
        <HelpRows lines={help.lines} />
      </ul>
      <p className="type-label mt-3 text-pretty text-muted">
        Written in {listMonth()} from public sources; nobody has called these numbers to check. Please try
        them on a calm day, and put the ones you trust into your plan.
      </p>
    </>
  )
}

/** When a card comes, and how much of it. */
export function CareShowingSection() {
  const vault = useVaultCalls()
  const isLess = useView('care.settings').rows[0]?.showing === 'less'
  return (
    <>
      <p className="type-secondary mt-1 text-pretty text-muted">
        When words in a talk or on a finished page may mean danger, a card with these numbers, your people and
        your plan stands beside them. This device decides that by rules and is often wrong, both ways: no card
        never means that all is well. Nothing is sent and nobody is told.
      </p>
      <Toggle
        className="mt-2"
        label="Show less of it"
        note="a short card, only beside the gravest words"
        isOn={isLess}
        onChange={(isOn) =>
          void chooseOf(vault, 'care_choices', {
            showing: isOn ? 'less' : 'usual',
          }).catch(sayFailed)
        }
      />
    </>
  )
}
