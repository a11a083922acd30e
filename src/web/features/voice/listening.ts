import { dictated } from '#domain/voice/spoken-marks.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { Dictation } from './dictation.ts'
import { keptDictation } from './kept-dictation.ts'
import { findRecognizer } from './recognizer.ts'
import { typeInto } from './type-into.ts'

export type Field = HTMLTextAreaElement

export interface Listening {
  /** Where the words go, or went last. */
  readonly field: Field | null
  readonly isOn: boolean
  /** Words that may still change. */
  readonly interim: string
  /** Why it stopped, when nobody asked for it. */
  readonly trouble: string | null
  /** Further guesses at the last words. */
  readonly others: readonly string[]
}

const rest: Listening = { field: null, isOn: false, interim: '', trouble: null, others: [] }
const listening = watchedValue<Listening>(rest)
/** There is one microphone. */
let current: Dictation | null = null

export const useListening = (): Listening => useWatched(listening)

const change = (next: Partial<Listening>): void => listening.write({ ...listening.read(), ...next })

/** Listens, and types what is heard into a field, until it is stopped, the page is hidden or the field goes. */
export function listenInto(field: Field): void {
  const Maker = findRecognizer()
  if (!Maker) return
  stopListening(null)
  const settings = keptDictation()
  const { language, autoInsertPunctuation: hasMarks } = settings
  listening.write({ ...rest, field, isOn: true })
  document.addEventListener('visibilitychange', onHidden)
  current = new Dictation({
    Maker,
    settings,
    onWords: (words, others) => {
      typeInto(field, dictated(words, field.value.slice(0, field.selectionEnd), { language, hasMarks }))
      change({ others })
    },
    onInterim: (interim) => change({ interim }),
    onOver: (trouble) => {
      current = null
      document.removeEventListener('visibilitychange', onHidden)
      change({ isOn: false, interim: '', trouble })
    },
    now: () => performance.now(),
  })
}

/** What is being said still arrives. */
export const finishListening = (): void => current?.stop()

/** For a field that goes away (null: whichever it is): what was heard is typed now. */
export function stopListening(field: Field | null): void {
  if (field !== null && listening.read().field !== field) return
  current?.leave()
  listening.write(rest)
}

export const forgetTrouble = (): void => change({ trouble: null })

function onHidden(): void {
  if (document.hidden) finishListening()
}
