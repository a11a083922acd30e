import type { MindfulnessState } from '#domain/mindfulness/mindfulness-state.ts'
import {
  mindfulnessStorageKey,
  parseMindfulness,
  serialiseMindfulness,
} from '#domain/mindfulness/mindfulness-storage.ts'
import { readText } from '#web/lib/local-storage.ts'
import { type Watched, watchedValue } from '#web/lib/watched.ts'

/** The mindfulness state of this tab. Settings and sums are those of this browser; a session belongs to its tab. */
export const mindfulness: Watched<MindfulnessState> = watchedValue(
  parseMindfulness(readText(mindfulnessStorageKey)),
)

/** True while the storage would not take what this tab has. */
let isBehind = false

/** What other tabs kept meanwhile, with the session of this one. */
function withKept(state: MindfulnessState): MindfulnessState {
  if (isBehind) return state
  const { activeType, isActive } = state
  const kept = parseMindfulness(readText(mindfulnessStorageKey) ?? serialiseMindfulness(state))
  return { ...kept, activeType: isActive ? activeType : kept.activeType, isActive }
}

function isKept(state: MindfulnessState): boolean {
  try {
    localStorage.setItem(mindfulnessStorageKey, serialiseMindfulness(state))
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Changes the state and keeps it in local storage. False: it could not be kept, and holds until this tab is closed. */
export function changeMindfulness(change: (state: MindfulnessState) => MindfulnessState): boolean {
  const next = change(withKept(mindfulness.read()))
  mindfulness.write(next)
  isBehind = !isKept(next)
  return !isBehind
}

/** Changes the state only if it can be kept. */
export function keepMindfulness(change: (state: MindfulnessState) => MindfulnessState): boolean {
  const next = change(withKept(mindfulness.read()))
  if (!isKept(next)) return false
  mindfulness.write(next)
  return true
}
