import { useState } from 'react'
import type { ActivityType, MindfulnessSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import { mindfulnessFaults } from '#domain/mindfulness/mindfulness-toasts.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { ActivityPanel, ActivityTabList, ActivityTabs } from '../activity-tabs.tsx'
import { MeditationSettingsSection } from '../meditation/meditation-settings-section.tsx'
import { keepMindfulness, mindfulness } from '../mindfulness-store.ts'
import { AmbientSettingsSection } from './ambient-settings-section.tsx'
import { BreathingSettingsSection } from './breathing-settings-section.tsx'
import { volumeOf } from './settings-view.tsx'
import { usePreview } from './use-preview.ts'

/** Keeps a change at once; where it cannot be kept nothing changes. */
const keeping =
  <Type extends ActivityType>(type: Type) =>
  (changes: Partial<MindfulnessSettings[Type]>): void => {
    const isKept = keepMindfulness((state) => ({ ...state, [type]: { ...state[type], ...changes } }))
    if (!isKept) toast(mindfulnessFaults.settings)
  }

/** What sessions begin with, for all three activities: the same settings as the overlay's. */
export function MindfulnessDefaults() {
  const state = useWatched(mindfulness)
  const [tab, setTab] = useState<ActivityType>('breathing')
  const preview = usePreview(volumeOf(state, tab))
  return (
    <ActivityTabs value={tab} onChange={setTab} className="mt-5">
      <ActivityTabList label="Defaults of" className="w-fit max-sm:w-full" />
      <ActivityPanel type={tab} className="card card-px-6 card-py-5 mt-5 max-w-140 max-sm:card-out-2.5">
        {tab === 'breathing' && (
          <BreathingSettingsSection
            draft={state.breathing}
            onChange={keeping('breathing')}
            preview={preview}
          />
        )}
        {tab === 'meditation' && (
          <MeditationSettingsSection
            draft={state.meditation}
            onChange={keeping('meditation')}
            preview={preview}
          />
        )}
        {tab === 'ambient' && (
          <AmbientSettingsSection draft={state.ambient} onChange={keeping('ambient')} preview={preview} />
        )}
      </ActivityPanel>
    </ActivityTabs>
  )
}
