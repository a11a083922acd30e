import { Pause, Play } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useState } from 'react'
import {
  type AmbientSettings,
  ambientDurations,
  durationWords,
  overlaySounds,
} from '#domain/mindfulness/mindfulness-settings.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { DurationPills } from '../duration-pills.tsx'
import type { AmbientPanelProps } from '../panel-props.ts'
import type { AmbientController, AmbientView } from './ambient-controller.ts'
import { BreatheWithMe } from './breathe-with-me.tsx'
import { SoundWells } from './sound-wells.tsx'
import { useAmbient } from './use-ambient.ts'

const tabs = [
  { value: 'sounds', label: 'Sound Selection' },
  { value: 'picture', label: 'Visualization' },
] as const

/** Ambient sounds: which one, how loud, for how long, and something to look at. */
export function AmbientPanel(props: AmbientPanelProps) {
  const { settings, onSettings } = props
  const { controller, view } = useAmbient(props)
  const [tab, setTab] = useState('sounds')
  // It was opened to be heard: it begins by itself.
  useEffect(() => controller.play(), [controller])
  return (
    <Tabs.Root
      value={tab}
      onValueChange={setTab}
      className="mx-auto flex w-full max-w-295 flex-1 flex-col px-5 pb-6 pt-5 md:px-6 md:pb-10 md:pt-[clamp(16px,4.5dvh,44px)]"
    >
      <NowPlaying settings={settings} view={view} />
      <Tabs.List aria-label="Ambient" className="mx-auto mt-3 flex gap-8 md:mt-[clamp(12px,3.5dvh,36px)]">
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className="min-h-11 border-b-(length:--tab-rule) border-transparent text-item text-muted hover:text-text data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-text"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="sounds" tabIndex={-1} className="mt-5 outline-none md:mt-8">
        <SoundWells settings={settings} onSettings={onSettings} />
      </Tabs.Content>
      <Tabs.Content value="picture" tabIndex={-1} className="grid flex-1 outline-none">
        <BreatheWithMe />
      </Tabs.Content>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-line pt-6 md:mt-auto md:pt-7">
        <DurationPills
          legend="For how long"
          value={settings.duration}
          choices={ambientDurations}
          onChange={(duration) => onSettings({ duration })}
        />
        <div className="flex items-center gap-5 max-md:mx-auto">
          <p className="type-secondary max-w-[14em] text-right text-muted max-md:hidden">
            Drag the level in the well. The last two seconds fade.
          </p>
          <PlayButton controller={controller} view={view} />
        </div>
      </div>
    </Tabs.Root>
  )
}

function NowPlaying({ settings, view }: { settings: AmbientSettings; view: AmbientView }) {
  const { soundType, duration } = settings
  const name = overlaySounds.find(({ id }) => id === soundType)?.name
  const { isPlaying, minutesLeft } = view
  const left = minutesLeft !== null && minutesLeft !== duration ? `, ${minutesLeft} left` : ''
  return (
    <p className="figures text-center text-item text-muted">
      <span role="status">
        {isPlaying ? 'Currently playing' : 'Paused:'} <b className="font-strong text-text">{name}</b>
      </span>
      {`, ${durationWords(duration)}${left}`}
    </p>
  )
}

function PlayButton({
  controller,
  view: { isPlaying },
}: {
  controller: AmbientController
  view: AmbientView
}) {
  const label = isPlaying ? 'Pause' : 'Play'
  return (
    <Tooltip words={label}>
      <button
        type="button"
        aria-label={label}
        onClick={() => (isPlaying ? controller.pause() : controller.play())}
        className="inline-flex size-16 items-center justify-center rounded-full bg-text text-surface-0 transition-transform duration-(--quick) ease-ui active:scale-96"
      >
        {isPlaying ? (
          <Pause size={24} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        ) : (
          <Play size={24} fill="currentColor" strokeWidth={0} aria-hidden="true" className="ml-1" />
        )}
      </button>
    </Tooltip>
  )
}
