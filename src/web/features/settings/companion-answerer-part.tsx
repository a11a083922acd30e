import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSyncStatus } from '#web/lib/use-vault.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Radios } from './appearance-radios.tsx'
import {
  type AnswererValue,
  type AnswererWords,
  browserUnavailable,
  browserWords,
  chosenAnswerer,
  cloudWords,
  deviceWords,
  localWords,
  noProviders,
} from './companion-answerer-words.ts'
import { BrowserModelPiece } from './companion-browser-model.tsx'
import { LocalModelPiece } from './companion-local-model.tsx'
import type { CompanionMatters, CompanionPartProps } from './companion-matters.ts'
import { RadioSign } from './companion-signs.tsx'
import { Note, Part, Trouble } from './part.tsx'
import { useDo } from './use-worker.ts'

/** Who answers, and what each of them means for what was written. */
export function AnswererPart({
  settings,
  providers,
  near,
  change,
}: CompanionPartProps & Pick<CompanionMatters, 'providers' | 'near'>) {
  const { isOnline } = useSyncStatus()
  const { data: browser = 'missing', refetch } = useQuery({
    queryKey: ['companion.browser-model'],
    queryFn: near.browserState,
    staleTime: 0,
    networkMode: 'always',
  })
  const save = useDo(change.answerer)
  const [draft, setDraft] = useState<AnswererValue | null>(null)
  const known = providers ?? []
  const value = draft ?? chosenAnswerer(settings, known)

  const keep = (choice: Parameters<typeof change.answerer>[0]): void =>
    save.mutate(choice, { onSettled: () => setDraft(null) })
  const choose = (wanted: AnswererValue): void => {
    setDraft(wanted)
    if (wanted === 'device') keep({ answers: 'device' })
    else if (wanted === 'browser' && browser === 'available') keep({ answers: 'browser' })
    else if (wanted === 'local' && settings.model)
      keep({ answers: 'local', address: settings.address, model: settings.model })
    else if (wanted.startsWith('cloud:')) keep({ answers: 'cloud', provider: wanted.slice('cloud:'.length) })
  }
  const isBrowserOffered =
    settings.answers === 'browser' || (browser !== 'missing' && browser !== 'unavailable')
  const values: AnswererValue[] = [
    'device',
    ...(isBrowserOffered ? (['browser'] as const) : []),
    ...known.map(({ id }): AnswererValue => `cloud:${id}`),
    'local',
  ]
  const wordsOf = (one: AnswererValue): AnswererWords => {
    if (one === 'device') return deviceWords
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
      {value === 'browser' && browser !== 'available' && (
        <BrowserModelPiece
          state={browser}
          download={near.download}
          onThere={() => {
            void refetch()
            keep({ answers: 'browser' })
          }}
        />
      )}
      {value === 'local' && (
        <LocalModelPiece
          settings={settings}
          find={near.find}
          onChoose={(address, model) => keep({ answers: 'local', address, model })}
        />
      )}
      <div className="mt-4 grid gap-2">
        <Note>Words that may mean danger are always answered on this device.</Note>
        {browser === 'unavailable' && <Note>{browserUnavailable}</Note>}
        {providers?.length === 0 && isOnline && <Note>{noProviders}</Note>}
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
      <RadioSign isChosen={isChosen} />
      <span className="text-[15.5px] leading-[1.5] [overflow-wrap:anywhere]">{words.name}</span>
      <span
        className={classNames(
          'col-start-2 text-[13.5px] leading-[1.45] [overflow-wrap:anywhere]',
          isChosen ? 'text-text-2' : 'text-muted',
        )}
      >
        {words.note}
      </span>
    </>
  )
}
