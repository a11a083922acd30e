import type { MindfulnessState } from '#domain/mindfulness/mindfulness-state.ts'
import {
  mindfulnessStorageKey,
  parseMindfulness,
  serialiseMindfulness,
  sharedMindfulnessKey,
} from '#domain/mindfulness/mindfulness-storage.ts'
import { forgetText, keepText, readText } from '#web/lib/device/local-storage.ts'
import { practiceOwner } from '#web/lib/practice-owner.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'

/** What was kept for everybody of this browser is the first one's who is here since. */
function readKept(owner: number): string | null {
  const own = readText(mindfulnessStorageKey(owner))
  const shared = readText(sharedMindfulnessKey)
  if (shared === null) return own
  if (own === null) keepText(mindfulnessStorageKey(owner), shared)
  forgetText(sharedMindfulnessKey)
  return own ?? shared
}

/** Null: nobody has been here yet. */
let owner = practiceOwner.read()
const keptNow = (): MindfulnessState => parseMindfulness(owner === null ? null : readKept(owner))

/** The mindfulness state of this tab. Settings and sums are those of an account in this browser; a session belongs to its tab. */
export const mindfulness: Watched<MindfulnessState> = watchedValue(keptNow())

/** True while the storage would not take what this tab has. */
let isBehind = false

// Whoever left keeps what they have until somebody else is here: their session ends after them.
practiceOwner.subscribe(() => {
  if (practiceOwner.read() === owner) return
  owner = practiceOwner.read()
  isBehind = false
  mindfulness.write(keptNow())
})

/** What other tabs kept meanwhile, with the session of this one. */
function withKept(state: MindfulnessState): MindfulnessState {
  if (isBehind || owner === null) return state
  const { activeType, isActive } = state
  const kept = parseMindfulness(readText(mindfulnessStorageKey(owner)) ?? serialiseMindfulness(state))
  return { ...kept, activeType: isActive ? activeType : kept.activeType, isActive }
}

function isKept(state: MindfulnessState): boolean {
  if (owner === null) return false
  try {
    localStorage.setItem(mindfulnessStorageKey(owner), serialiseMindfulness(state))
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
