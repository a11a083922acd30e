import { History, Settings, X } from 'lucide-react'
import { Suspense, useEffect, useId, useRef } from 'react'
import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import {
  isOverlayShown,
  type MindfulnessState,
  overlayTitle,
  sessionLabel,
  withHeld,
} from '#domain/mindfulness/mindfulness-state.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { openPractice } from '#web/lib/overlays/app-overlays.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useBackCloses } from '#web/ui/use-back-closes.ts'

import { ActivityPanel, ActivityTabList, ActivityTabs } from './activity-tabs.tsx'
import { changeMindfulness, mindfulness } from './mindfulness-store.ts'
import type { PanelProps } from './panel-props.ts'
import { stepBack } from './step-back.ts'
import { type SessionEnds, useSession } from './use-session.ts'
import './mindfulness.css'
import { useSettingsView } from './use-settings-view.ts'

// Each is fetched when it is first looked at; the overlay and what is chosen in it come at once.
const BreathingPanel = lateComponent(
  async () => (await import('./breathing/breathing-panel.tsx')).BreathingPanel,
)
const MeditationPanel = lateComponent(
  async () => (await import('./meditation/meditation-panel.tsx')).MeditationPanel,
)
const AmbientPanel = lateComponent(async () => (await import('./ambient/ambient-panel.tsx')).AmbientPanel)
const SettingsView = lateComponent(async () => (await import('./settings/settings-view.tsx')).SettingsView)

/** Breathing, meditation and ambient sounds over whatever page one is on, for as long as a session is active. */
export function MindfulnessOverlay({ type, ...ends }: { type: ActivityType } & SessionEnds) {
  const state = useWatched(mindfulness)
  const session = useSession(type, ends)
  const settings = useSettingsView()
  const titleId = useId()
  const isCovered = settings.view.name === 'settings'
  const settingsButton = useRef<HTMLButtonElement>(null)
  const wasCovered = useRef(false)
  useEffect(() => {
    if (wasCovered.current && !isCovered) settingsButton.current?.focus()
    wasCovered.current = isCovered
  }, [isCovered])
  const isLocked = useVaultState().status === 'locked'
  const back = () => stepBack({ isCovered, leaveSettings: settings.leave, close: session.close })
  useBackCloses(back)
  useHeldElsewhere(state)
  if (!isOverlayShown(state)) return null
  const active = state.activeType ?? type

  const common: Omit<PanelProps<never>, 'settings' | 'onSettings'> = {
    isCovered,
    onSession: session.onSession,
    onComplete: session.complete,
    onJournal: session.journal,
  }
  const panelOf = {
    breathing: () => (
      <BreathingPanel {...common} settings={state.breathing} onSettings={changing('breathing')} />
    ),
    meditation: () => (
      <MeditationPanel {...common} settings={state.meditation} onSettings={changing('meditation')} />
    ),
    ambient: () => <AmbientPanel {...common} settings={state.ambient} onSettings={changing('ambient')} />,
  }
  return (
    <NativeDialog shape="full" labelledBy={titleId} onClose={back}>
      <ActivityTabs value={active} onChange={session.switchTo} className="flex h-full flex-col">
        <header
          inert={isCovered}
          className="grid shrink-0 grid-cols-[1fr_auto] items-center gap-x-4 px-5 pt-3 md:grid-cols-[1fr_auto_1fr] md:px-10 md:pt-5"
        >
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-5">
            <h2 id={titleId} className="font-serif text-write leading-title weight-title md:text-title-s">
              {overlayTitle(state)}
            </h2>
            <button
              type="button"
              title="Your practice"
              disabled={isLocked}
              onClick={openPractice}
              className="hit-44 type-interface figures inline-flex items-center gap-2 rounded-inner text-muted hover:text-text"
            >
              {sessionLabel(state)}
              <History size={15} strokeWidth={1.6} aria-label="Your practice" />
            </button>
          </div>
          <ActivityTabList label="Activities" className="max-md:order-last max-md:col-span-2 max-md:mt-3" />
          <div className="-mr-3 flex items-center justify-end gap-1 md:gap-3">
            <button
              ref={settingsButton}
              type="button"
              onClick={settings.open}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-control px-3 text-ui font-strong text-text-2 hover:bg-surface-2 hover:text-text"
            >
              <Settings size={18} strokeWidth={1.6} aria-hidden="true" />
              Settings
            </button>
            <IconButton
              label="Close"
              icon={<X size={22} strokeWidth={1.6} />}
              side="left"
              onClick={session.close}
            />
          </div>
        </header>
        <ActivityPanel
          key={`${active} ${session.round}`}
          type={active}
          isInert={isCovered}
          className="flex min-h-0 flex-1 flex-col overflow-y-auto"
        >
          <Suspense fallback={null}>{panelOf[active]()}</Suspense>
        </ActivityPanel>
      </ActivityTabs>
      <Suspense fallback={null}>
        {settings.view.name === 'settings' && (
          <SettingsView
            view={settings.view}
            onTab={settings.chooseTab}
            onDraft={settings.change}
            onSave={settings.save}
            onLeave={settings.leave}
          />
        )}
      </Suspense>
    </NativeDialog>
  )
}

/** Keeps what is changed beside an exercise of that kind. */
function changing<Type extends ActivityType>(type: Type) {
  return (changes: object): void =>
    void changeMindfulness((state) => ({ ...state, [type]: { ...state[type], ...changes } }))
}

/** A device that is new to somebody counts on from what they held on others. */
function useHeldElsewhere(state: MindfulnessState): void {
  const [held] = useView('mindfulness.held').rows
  const isBehind = held !== undefined && held.sessions > state.sessionCount
  useEffect(() => {
    if (held && isBehind) changeMindfulness((now) => withHeld(now, held))
  }, [held, isBehind])
}
