import { Button } from '#web/ui/button.tsx'
import { Done, Note, Trouble } from '../settings-block.tsx'
import { useDo } from '../use-worker.ts'
import type {
  CompanionChosen,
  DeviceModelShown,
  DeviceModelsShown,
  RelatedEntryModels,
} from './companion-settings-data.ts'
import { aboutModel, cannotRun, memoryWords, stateWords, whatItNeeds } from './device-model-words.ts'

type Models = RelatedEntryModels['models']

interface DeviceModelProps {
  settings: Pick<CompanionChosen, 'answers' | 'sha256'>
  shown: DeviceModelsShown
  models: Models
  onChoose: (model: DeviceModelShown) => void
  /** The model that answered is removed. */
  onGone: () => void
}

/** The models that can run in this browser: what each takes, how far it is here, and which one answers. */
export function DeviceModelSection({ settings, shown, models, onChoose, onGone }: DeviceModelProps) {
  if (!shown.canRun) return <Note>{cannotRun}</Note>
  return (
    <div className="mt-3 grid gap-3">
      <Note>{whatItNeeds}</Note>
      <ul aria-label="Models for this device" className="grid">
        {shown.models.map((model) => (
          <li key={model.sha256} className="border-t border-line py-3 last:border-b">
            <ModelRow
              isChosen={settings.answers === 'model' && settings.sha256 === model.sha256}
              {...{ model, shown, models, onChoose, onGone }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ModelRow({
  model,
  shown,
  models,
  isChosen,
  onChoose,
  onGone,
}: Omit<DeviceModelProps, 'settings'> & { model: DeviceModelShown; isChosen: boolean }) {
  const { name, state, have, bytes, trouble } = model
  const act = useDo((what: (sha256: string) => Promise<void>) => what(model.sha256))
  const button = (words: string, press: () => void) => (
    <Button variant="outline" size="small" aria-label={`${words} ${name}`} onClick={press}>
      {words}
    </Button>
  )
  const remove = (): void =>
    act.mutate(models.remove, {
      onSuccess: () => {
        if (isChosen) onGone()
      },
    })
  return (
    <>
      <p className="text-ui leading-body [overflow-wrap:anywhere]">{name}</p>
      <p className="text-label leading-ui text-muted [overflow-wrap:anywhere]">{aboutModel(model)}</p>
      {state !== 'here' && <MemoryNote words={memoryWords(shown, model)} />}
      {(state === 'arriving' || state === 'checking') && (
        <progress
          aria-label={`Download of ${name}`}
          value={have}
          max={bytes}
          className="mt-3 block h-1.5 w-full accent-(--primary)"
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {state === 'absent' && button('Download', () => act.mutate(models.fetch))}
        {state === 'arriving' && button('Pause', () => act.mutate(models.pause))}
        {state === 'paused' && button('Resume', () => act.mutate(models.fetch))}
        {state === 'here' && !isChosen && button('Use', () => onChoose(model))}
        {state === 'here' && isChosen && <span className="text-label text-text-2">It answers.</span>}
        {(state === 'here' || state === 'paused') && button('Remove', remove)}
      </div>
      <Done>{trouble ?? stateWords(model)}</Done>
      <Trouble error={act.error} />
    </>
  )
}

const MemoryNote = ({ words }: { words: string }) => words !== '' && <Note>{words}</Note>
