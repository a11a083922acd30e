import {
  type ActivityType,
  defaultMindfulnessSettings,
  type MindfulnessSettings,
} from './mindfulness-settings.ts'
import {
  ambientCompleteToast,
  meditationClosedToast,
  sessionEndedToast,
  settingsSavedToast,
  type ToastWords,
} from './mindfulness-toasts.ts'

/** The mindfulness state of the specification (section 3). */
export interface MindfulnessState extends MindfulnessSettings {
  /** Null before the first activity. */
  readonly activeType: ActivityType | null
  readonly isActive: boolean
  readonly sessionCount: number
  readonly totalMinutes: number
  /** ISO instant of the last start or end; null before the first. */
  readonly lastActivity: string | null
}

export const emptyMindfulness: MindfulnessState = {
  activeType: null,
  isActive: false,
  sessionCount: 0,
  totalMinutes: 0,
  lastActivity: null,
  ...defaultMindfulnessSettings,
}

/** A state and what is to be said about the way there. */
export interface Told {
  readonly state: MindfulnessState
  readonly toast: ToastWords | null
}

export function startActivity(state: MindfulnessState, type: ActivityType, now: string): MindfulnessState {
  return { ...state, activeType: type, isActive: true, lastActivity: now }
}

/**
 * Ends the session that runs: one more, and the minutes really spent, rounded; an ambient session that goes on until it is stopped adds
 * none. What was opened and never begun is no session. Where none runs nothing changes.
 */
export function stopActivity(state: MindfulnessState, spentMs: number, now: string): MindfulnessState {
  if (!state.isActive) return state
  if (spentMs <= 0) return { ...state, isActive: false }
  const counts = state.activeType !== 'ambient' || state.ambient.duration !== null
  const minutes = counts ? Math.round(Math.max(0, spentMs) / 60_000) : 0
  return {
    ...state,
    isActive: false,
    sessionCount: state.sessionCount + 1,
    totalMinutes: state.totalMinutes + minutes,
    lastActivity: now,
  }
}

/** The sums of every device of a person, where this one knows of fewer: what was kept of their sessions says how many there were. */
export function withHeld(
  state: MindfulnessState,
  held: { readonly sessions: number; readonly minutes: number },
): MindfulnessState {
  return {
    ...state,
    sessionCount: Math.max(state.sessionCount, held.sessions),
    totalMinutes: Math.max(state.totalMinutes, held.minutes),
  }
}

/** Closing the overlay ends the session and says so with both sums. */
export function closeOverlay(state: MindfulnessState, spentMs: number, now: string): Told {
  const ended = stopActivity(state, spentMs, now)
  const toast =
    state.isActive && spentMs > 0 ? sessionEndedToast(ended.sessionCount, ended.totalMinutes) : null
  return { state: ended, toast }
}

/** What the overlay says when a session came to its end and closes it. A breathing exercise has said so before, and so has the offer to journal. */
function completeToast({ activeType, meditation }: MindfulnessState): ToastWords | null {
  if (activeType === 'meditation') return meditation.journalIntegration ? null : meditationClosedToast
  return activeType === 'ambient' ? ambientCompleteToast : null
}

/** A session came to its own end, and the overlay closes. */
export function completeActivity(state: MindfulnessState, spentMs: number, now: string): Told {
  const toast = state.isActive ? completeToast(state) : null
  return { state: stopActivity(state, spentMs, now), toast }
}

/** Journal this experience, or Go to Journal: the overlay closes, and the way leads on. */
export function leaveForJournal(
  state: MindfulnessState,
  spentMs: number,
  now: string,
): Told & { readonly path: '/journal' } {
  return { ...completeActivity(state, spentMs, now), toast: null, path: '/journal' }
}

/** The overlay's view: main, or settings with drafts of all three groups. */
export type OverlayView =
  | { readonly name: 'main' }
  | { readonly name: 'settings'; readonly tab: ActivityType; readonly drafts: MindfulnessSettings }

export function openSettings({ activeType, breathing, meditation, ambient }: MindfulnessState): OverlayView {
  return { name: 'settings', tab: activeType ?? 'breathing', drafts: { breathing, meditation, ambient } }
}

/** Keeps the draft of the tab that is looked at, and of no other, and goes back to the main view. */
export function saveSettings(
  state: MindfulnessState,
  view: OverlayView,
): Told & { readonly view: OverlayView } {
  if (view.name === 'main') return { state, view, toast: null }
  const { tab, drafts } = view
  return { state: { ...state, [tab]: drafts[tab] }, view: { name: 'main' }, toast: settingsSavedToast }
}

/** Cancel and back: the drafts are gone. */
export const leaveSettings: OverlayView = { name: 'main' }

/** The overlay is there only while a session runs. */
export function isOverlayShown({ isActive }: MindfulnessState): boolean {
  return isActive
}

const titles: Readonly<Record<ActivityType, string>> = {
  breathing: 'Breathing Exercise',
  meditation: 'Meditation Timer',
  ambient: 'Ambient Sounds',
}

export function overlayTitle({ activeType }: Pick<MindfulnessState, 'activeType'>): string {
  return activeType === null ? 'Mindfulness Practice' : titles[activeType]
}

/** 'Session 4' while the fourth runs. */
export function sessionLabel({ sessionCount }: Pick<MindfulnessState, 'sessionCount'>): string {
  return `Session ${sessionCount + 1}`
}
