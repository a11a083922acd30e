import { helpLines, internationalHelp } from '#domain/safety/help/help-lines.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useHelp } from './use-help.ts'

const countries = [...helpLines, internationalHelp]

/** Whose help lines are shown. */
export function CountryChoice({ onChosen }: { onChosen?: () => void }) {
  const vault = useVaultCalls()
  const { help, isGuessed } = useHelp()
  const onChoose = (country: string) => {
    chooseOf(vault, 'care_choices', { country }).catch(sayFailed)
    onChosen?.()
  }
  return (
    <FieldFrame label="Country" note={isGuessed ? 'Guessed from the clock of this device.' : undefined}>
      {(hooks) => (
        <Select {...hooks} value={help.code} onChange={(event) => onChoose(event.target.value)}>
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
