import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { classNames } from '#web/ui/class-names.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { Radios } from '../appearance/appearance-radios.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useDo } from '../use-worker.ts'
import {
  type AnswererValue,
  type AnswererWords,
  browserUnavailable,
  browserWords,
  chosenAnswerer,
  cloudWords,
  deviceModelWords,
  deviceWords,
  localWords,
  noProviders,
} from './companion-answerer-words.ts'
import { BrowserModelSection } from './companion-browser-model.tsx'
import { RadioIcon } from './companion-icons.tsx'
import { LocalModelSection } from './companion-local-model.tsx'
import type {
  CompanionSectionProps,
  CompanionSettingsData,
  DeviceModelShown,
  DeviceModelsShown,
  RelatedEntryModels,
} from './companion-settings-data.ts'

const DeviceModelSection = lateComponent(
  async () => (await import('./companion-device-model.tsx')).DeviceModelSection,
)

/** The models that can run in this browser; null until that is known. */
function useDeviceModels(models: RelatedEntryModels['models']): DeviceModelsShown | null {
  const [shown, setShown] = useState<DeviceModelsShown | null>(null)
  useEffect(() => {
    const life = new AbortController()
    models.watch(setShown, life.signal).catch((error: unknown) => {
      if (!life.signal.aborted) logError(error)
    })
    return () => life.abort()
  }, [models])
  return shown
}

/** Who answers, and what each of them means for what was written. */
export function AnswererSection({
  settings,
  providers,
  near,
  change,
}: CompanionSectionProps & Pick<CompanionSettingsData, 'providers' | 'near'>) {
  const { isOnline } = useSyncStatus()
  const isAdmin = useAuth().user?.isAdmin === true
  const { data: browser = 'missing', refetch } = useQuery({
    queryKey: ['companion.browser-model'],
    queryFn: near.browserState,
    staleTime: 0,
    networkMode: 'always',
  })
  const here = useDeviceModels(near.models)
  const save = useDo(change.answerer)
  const [draft, setDraft] = useState<AnswererValue | null>(null)
  const known = providers ?? []
  const value = draft ?? chosenAnswerer(settings, known)

  const keep = (choice: Parameters<typeof change.answerer>[0]): void =>
    save.mutate(choice, { onSettled: () => setDraft(null) })
  const { deviceModel, sha256 } = settings
  const itself = { answers: 'model', deviceModel, sha256 } as const
  const isIt = (one: DeviceModelShown): boolean => one.sha256 === sha256 && one.state === 'here'
  const choose = (wanted: AnswererValue): void => {
    setDraft(wanted)
    if (wanted === 'device') keep({ answers: 'device' })
    else if (wanted === 'model' && here?.models.some(isIt)) keep(itself)
    else if (wanted === 'browser' && browser === 'available') keep({ answers: 'browser' })
    else if (wanted === 'local' && settings.model)
      keep({ answers: 'local', address: settings.address, model: settings.model })
    else if (wanted.startsWith('cloud:')) keep({ answers: 'cloud', provider: wanted.slice('cloud:'.length) })
  }
  const isBrowserOffered =
    settings.answers === 'browser' || (browser !== 'missing' && browser !== 'unavailable')
  const isModelOffered = settings.answers === 'model' || (here !== null && here.models.length > 0)
  const values: AnswererValue[] = [
    'device',
    ...(isModelOffered ? (['model'] as const) : []),
    ...(isBrowserOffered ? (['browser'] as const) : []),
    ...known.map(({ id }): AnswererValue => `cloud:${id}`),
    'local',
  ]
  const wordsOf = (one: AnswererValue): AnswererWords => {
    if (one === 'device') return deviceWords
    if (one === 'model') return deviceModelWords(deviceModel)
    if (one === 'browser') return browserWords(browser)
    const cloud = known.find(({ id }) => one === `cloud:${id}`)
    return cloud
      ? cloudWords(cloud, settings.answers === 'cloud' && one === value, settings.consent)
      : localWords(settings.model)
  }

  return (
    <Part title="Who answers?">
      <Radios
        name="Who answers"
        values={values}
        chosen={value}
        isDisabled={false}
        onChange={choose}
        className="mt-3"
        tileClass={tileClass}
        tile={(one, isChosen) => <Tile words={wordsOf(one)} isChosen={isChosen} />}
      />
      {value === 'model' && here && (
        <Suspense>
          <DeviceModelSection
            settings={settings}
            shown={here}
            models={near.models}
            onChoose={({ name, sha256 }) => keep({ answers: 'model', deviceModel: name, sha256 })}
            onGone={() => keep({ answers: 'device' })}
          />
        </Suspense>
      )}
      {value === 'browser' && browser !== 'available' && (
        <BrowserModelSection
          state={browser}
          download={near.download}
          onThere={() => {
            void refetch()
            keep({ answers: 'browser' })
          }}
        />
      )}
      {value === 'local' && (
        <LocalModelSection
          settings={settings}
          find={near.find}
          onChoose={(address, model) => keep({ answers: 'local', address, model })}
        />
      )}
      <div className="mt-4 grid gap-2">
        <Note>Words that may mean danger are always answered on this device.</Note>
        {browser === 'unavailable' && <Note>{browserUnavailable}</Note>}
        {providers?.length === 0 && isOnline && <Note>{noProviders(isAdmin)}</Note>}
      </div>
      <Trouble error={save.error} />
    </Part>
  )
}

const tileClass = (isChosen: boolean): string =>
  classNames(
    'rounded-none! grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-0.5 border-t border-line py-3 last:border-b',
    isChosen ? 'text-text' : 'text-text-2 hover:text-text',
  )

function Tile({ words, isChosen }: { words: AnswererWords; isChosen: boolean }) {
  return (
    <>
      <RadioIcon isChosen={isChosen} />
      <span className="text-ui leading-body [overflow-wrap:anywhere]">{words.name}</span>
      <span
        className={classNames(
          'col-start-2 text-label leading-ui [overflow-wrap:anywhere]',
          isChosen ? 'text-text-2' : 'text-muted',
        )}
      >
        {words.note}
      </span>
    </>
  )
}
