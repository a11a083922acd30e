import { type KeyboardEvent, useId, useState } from 'react'
import type { PlayerView } from '#web/audio/player/player.ts'
import { AmbientTab } from './ambient-tab.tsx'
import { MusicTab } from './music-tab.tsx'

const tabs = ['Ambient', 'Music'] as const
type Tab = (typeof tabs)[number]

/** Two tabs: what is computed here, and what the server composed. */
export function SoundPicker({ id, view }: { id: string; view: PlayerView }) {
  // Until somebody chooses, the tab is that of what is chosen.
  const [chosen, setTab] = useState<Tab | null>(null)
  const tab = chosen ?? (view.soundType === 'music' ? 'Music' : 'Ambient')
  const panel = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const other = event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-selected=false]')
    other?.focus()
    other?.click()
  }
  return (
    <div id={id} className="mp-picker">
      <div role="tablist" aria-label="Kind of sound" className="mp-tabs">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${panel}-${name}`}
            aria-selected={tab === name}
            aria-controls={panel}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`} className="mp-panel">
        {tab === 'Ambient' ? <AmbientTab view={view} /> : <MusicTab view={view} />}
      </div>
    </div>
  )
}
