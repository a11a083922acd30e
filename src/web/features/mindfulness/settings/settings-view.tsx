import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ActivityType, MindfulnessSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import type { OverlayView } from '#domain/mindfulness/mindfulness-state.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ActivityPanel, ActivityTabList, ActivityTabs } from '../activity-tabs.tsx'
import { MeditationSettingsSection } from '../meditation/meditation-settings-section.tsx'
import { AmbientSettingsSection } from './ambient-settings-section.tsx'
import { BreathingSettingsSection } from './breathing-settings-section.tsx'
import { usePreview } from './use-preview.ts'

export interface SettingsViewProps {
  view: Extract<OverlayView, { name: 'settings' }>
  onTab: (tab: ActivityType) => void
  onDraft: <Tab extends ActivityType>(tab: Tab, changes: Partial<MindfulnessSettings[Tab]>) => void
  onSave: () => void
  onLeave: () => void
}

/** Drafts of all three activities beside the exercise, which is held meanwhile. */
export function SettingsView({ view, onTab, onDraft, onSave, onLeave }: SettingsViewProps) {
  const { tab, drafts } = view
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const preview = usePreview(volumeOf(drafts, tab))
  useEffect(() => title.current?.focus(), [])
  const note = tab === 'breathing' ? 'A new pattern starts afresh.' : null
  return (
    <>
      <div
        aria-hidden="true"
        onPointerDown={onLeave}
        className="absolute inset-0 animate-appear bg-(--scrim)"
      />
      <section
        aria-labelledby={id}
        className="sheet absolute inset-y-0 right-0 flex w-[min(520px,100vw)] animate-sheet-right flex-col bg-surface-1"
      >
        <ActivityTabs value={tab} onChange={onTab} className="flex min-h-0 flex-1 flex-col">
          <div className="flex items-start justify-between gap-4 px-6 pt-5 md:px-11 md:pt-7.5">
            <h3 ref={title} id={id} tabIndex={-1} className="type-insight outline-none md:text-title-m">
              Settings
            </h3>
            <IconButton
              label="Back"
              side="left"
              icon={<X size={20} strokeWidth={1.6} />}
              onClick={onLeave}
              className="-mr-3 -mt-2"
            />
          </div>
          <div className="px-6 pt-4 md:px-11">
            <ActivityTabList label="Settings of" className="grid grid-cols-3" />
          </div>
          <ActivityPanel type={tab} className="min-h-0 flex-1 overflow-y-auto px-6 py-6 md:px-11">
            {tab === 'breathing' && (
              <BreathingSettingsSection
                draft={drafts.breathing}
                onChange={(changes) => onDraft('breathing', changes)}
                preview={preview}
              />
            )}
            {tab === 'meditation' && (
              <MeditationSettingsSection
                draft={drafts.meditation}
                onChange={(changes) => onDraft('meditation', changes)}
                preview={preview}
              />
            )}
            {tab === 'ambient' && (
              <AmbientSettingsSection
                draft={drafts.ambient}
                onChange={(changes) => onDraft('ambient', changes)}
                preview={preview}
              />
            )}
          </ActivityPanel>
        </ActivityTabs>
        <div className="flex items-center justify-end gap-3 border-t border-line px-6 py-4 md:px-11">
          {note && <p className="type-secondary mr-auto text-muted max-sm:hidden">{note}</p>}
          <Button variant="quiet" onClick={onLeave}>
            Cancel
          </Button>
          <Button onClick={onSave}>Save</Button>
        </div>
      </section>
    </>
  )
}

/** Previews sound at the volume of the tab that is looked at. */
export function volumeOf({ breathing, meditation, ambient }: MindfulnessSettings, tab: ActivityType): number {
  return { breathing: breathing.soundVolume, meditation: meditation.soundVolume, ambient: ambient.volume }[
    tab
  ]
}
