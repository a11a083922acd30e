import { useState } from 'react'
import type { ActivityType, MindfulnessSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import {
  leaveSettings,
  type OverlayView,
  openSettings,
  saveSettings,
} from '#domain/mindfulness/mindfulness-state.ts'
import { mindfulnessFaults, settingsSavedToast } from '#domain/mindfulness/mindfulness-toasts.ts'
import { toast } from '#web/lib/toasts.ts'
import { keepMindfulness, mindfulness } from './mindfulness-store.ts'

/** The overlay's view: main, or settings with drafts. */
export function useSettingsView() {
  const [view, setView] = useState<OverlayView>(leaveSettings)
  return {
    view,
    open: () => setView(openSettings(mindfulness.read())),
    leave: () => setView(leaveSettings),
    chooseTab: (tab: ActivityType) => setView(view.name === 'settings' ? { ...view, tab } : view),
    change: <Tab extends ActivityType>(tab: Tab, changes: Partial<MindfulnessSettings[Tab]>) => {
      if (view.name !== 'settings') return
      setView({ ...view, drafts: { ...view.drafts, [tab]: { ...view.drafts[tab], ...changes } } })
    },
    /** Keeps the draft of the tab that is looked at. Where it cannot be kept the drafts stay as they are. */
    save: () => {
      const isKept = keepMindfulness((state) => saveSettings(state, view).state)
      toast(isKept ? settingsSavedToast : mindfulnessFaults.settings)
      if (isKept) setView(leaveSettings)
    },
  }
}
