import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Radios } from '../appearance/appearance-radios.tsx'
import { Note, Trouble } from '../settings-block.tsx'
import { useDo } from '../use-worker.ts'
import { RadioIcon } from './companion-icons.tsx'
import type { CompanionChosen, LocalModelsFound, RelatedEntryModels } from './companion-settings-data.ts'

/** Where a model on this machine listens, whether it does, and which one of its models answers. */
export function LocalModelSection({
  settings,
  find,
  onChoose,
}: {
  settings: Pick<CompanionChosen, 'address' | 'model' | 'answers'>
  find: RelatedEntryModels['find']
  onChoose: (address: string, model: string) => void
}) {
  const [address, setAddress] = useState(settings.address || 'http://localhost:11434/v1')
  const test = useDo(find)
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    test.mutate(address)
  }
  return (
    <form onSubmit={ask} className="mt-4 grid gap-3" noValidate>
      <TextField
        label="Address"
        note="Of a program that speaks as OpenAI does, on this machine."
        error={test.data?.ok === false ? test.data.error : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          test.reset()
        }}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" variant="outline" size="small" className="w-fit" isPending={test.isPending}>
        Test connection
      </Button>
      {test.data?.ok && <Models found={test.data} settings={settings} onChoose={onChoose} />}
      <Trouble error={test.error} />
    </form>
  )
}

function Models({
  found,
  settings,
  onChoose,
}: {
  found: Extract<LocalModelsFound, { ok: true }>
  settings: Pick<CompanionChosen, 'address' | 'model' | 'answers'>
  onChoose: (address: string, model: string) => void
}) {
  const [pressed, setPressed] = useState<string | null>(null)
  const isHere = settings.answers === 'local' && settings.address === found.address
  const isGone = isHere && !found.models.includes(settings.model)
  return (
    <div role="status">
      <Note>
        {isGone
          ? `It answers, and no longer has ${settings.model}. Choose another one:`
          : 'It answers. Which of its models?'}
      </Note>
      <Radios
        name="Model on this machine"
        values={found.models}
        chosen={pressed ?? (isHere ? settings.model : '')}
        isDisabled={false}
        onChange={(model) => {
          setPressed(model)
          onChoose(found.address, model)
        }}
        className="mt-1.5 grid"
        tileClass={() => 'flex min-h-11 items-center gap-3'}
        tile={(model, isChosen) => (
          <>
            <RadioIcon isChosen={isChosen} />
            <span className="min-w-0 text-ui [overflow-wrap:anywhere]">{model}</span>
          </>
        )}
      />
    </div>
  )
}
