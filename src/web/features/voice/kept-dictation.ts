import {
  type DictationSettings,
  defaultDictation,
  dictationKey,
  type KeptDictation,
  readDictation,
} from '#domain/voice/dictation-choices.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { findRecognizer } from './recognizer.ts'

/** What this browser keeps: the settings, its flag, and whether it was said where a voice goes. */
interface Kept extends KeptDictation {
  readonly isTold: boolean
}

/** The settings of this browser, whether it can listen, and whether its person was told what that means. What cannot be read is as at the start. */
export function loadDictation(): Kept {
  const isSupported = findRecognizer() !== null
  try {
    const text = localStorage.getItem(dictationKey)
    return { ...readDictation(text), isSupported, isTold: text?.includes('"isTold":true') ?? false }
  } catch {
    return { ...defaultDictation, isSupported, isTold: false }
  }
}

const kept = watchedValue<Kept>(loadDictation())

export const keptDictation = (): Kept => kept.read()

/** Shown at once; a browser that cannot keep it says so in its log, and the page goes on. */
export function changeDictation(change: Partial<DictationSettings & Pick<Kept, 'isTold'>>): void {
  kept.write({ ...kept.read(), ...change })
  try {
    localStorage.setItem(dictationKey, JSON.stringify(kept.read()))
  } catch (error) {
    console.error(error)
  }
}

export const useKeptDictation = (): Kept => useWatched(kept)
