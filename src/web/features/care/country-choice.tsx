import { helpLines, internationalHelp } from '#domain/safety/help/help-lines.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { chooseCare } from '#worker/care/care.calls.ts'
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
        <Select {...hooks} value={help.code} onChange={(event) => choose(event.target.value)}>
          {countries.map(({ code, country }) => (
            <option key={code} value={code}>
              {code === internationalHelp.code ? 'Another country' : country}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
