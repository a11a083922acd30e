import { ChevronDown } from 'lucide-react'
import { helpLines, internationalHelp } from '#domain/safety/help-lines.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { FieldFrame, inputLook } from '#web/ui/field-frame.tsx'
import { chooseCare } from './care.calls.ts'
import { sayCareFailed } from './say-care-failed.ts'
import { useHelp } from './use-help.ts'

const countries = [...helpLines, internationalHelp]

/** Whose help lines are shown. */
export function CountryChoice({ onChosen }: { onChosen?: () => void }) {
  const vault = useVaultCalls()
  const { help, isGuessed } = useHelp()
  const choose = (country: string) => {
    vault.run(chooseCare, { country }).catch(sayCareFailed)
    onChosen?.()
  }
  return (
    <FieldFrame label="Country" note={isGuessed ? 'Guessed from the clock of this device.' : undefined}>
      {(hooks) => (
        <>
          <select
            {...hooks}
            value={help.code}
            onChange={(event) => choose(event.target.value)}
            className={`${inputLook} appearance-none pr-11`}
          >
            {countries.map(({ code, country }) => (
              <option key={code} value={code}>
                {code === internationalHelp.code ? 'Another country' : country}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className="pointer-events-none absolute right-4 top-1/2 -translate-y-1/2 text-muted"
          />
        </>
      )}
    </FieldFrame>
  )
}
