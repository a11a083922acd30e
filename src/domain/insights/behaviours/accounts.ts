import { asQuoted } from '../../journal/quoted.ts'
import { sentences, telling } from '../../text/text.ts'

/** A sentence that tells what its writer does, and what came before it or of it. */
export interface BehaviourAccount {
  /** The person's words for what came before; null: the sentence names nothing. */
  readonly trigger: string | null
  readonly behaviour: string
  /** The person's words for what came of it; null: nothing is said. */
  readonly outcome: string | null
  /** The sentence, as it is quoted. */
  readonly sentence: string
}

const cue = 'when|whenever|after|every time|each time|as soon as|because|since|once'
const mayTell = new RegExp(`\\b(?:${cue}|and|so|which)\\b`, 'i')
/** After the ward was loud I walked home ... */
const triggerFirst = new RegExp(
  `^(?:and |but |so |then )?(?:${cue}) (?<trigger>[^,;:.]{3,60}?),? I (?<rest>.+)$`,
  'i',
)
/** I walked home because the ward was loud ... */
const triggerLast = new RegExp(
  `^(?:and |but |so |then )?(?:today |tonight |again )?I (?<behaviour>[^,;:]{3,60}?),? (?:${cue}) (?<rest>.+)$`,
  'i',
)
/** I walked home and slept well. */
const plain = /^(?:and |but |so |then )?(?:today |tonight |again )?I (?<rest>[^,;:]{3,60}(?:,| and| so).+)$/i
const outcomeStart =
  /,? (?:and then|and afterwards|and|so|which|then)(?: (?:I|it|that|this))? (?=(?:felt|feel|slept|sleep|helped|helps|calmed|calms|eased|made|makes|was|were|woke|got|did not|didn['’]t|could|could not|couldn['’]t|lay|stayed) )/i
/** A state, a plan or something denied is nothing that is done. */
const noDeed =
  /^(?:am|was|were|have been|had been|feel|felt|think|thought|know|knew|wish|want|wanted|hope|should|would|could|will|must|might|may|need|needed|never|do not|don['’]t|did not|didn['’]t|can['’]t|cannot|seem|seemed|remember|saw|heard|['’])\b/i
const openQuotes = /["“”]/

function cutOutcome(words: string): { readonly head: string; readonly outcome: string | null } {
  const at = words.search(outcomeStart)
  if (at < 0) return { head: words, outcome: null }
  const outcome = words
    .slice(at)
    .replace(/^,? (?:and then|and afterwards|and|so|which|then) /i, '')
    .replace(/^(?:I|it|that|this) /, '')
  return { head: words.slice(0, at), outcome: trimmed(outcome) }
}

const trimmed = (words: string): string =>
  words
    .trim()
    .replace(/(?<![.!?…,;:\s])[.!?…,;:\s]+$/, '')
    .split(/[;:.!?]/)[0]
    ?.slice(0, 80)
    .trim() ?? ''

function accountOf(text: string): Omit<BehaviourAccount, 'sentence'> | null {
  if (openQuotes.test(text) || text.trim().endsWith('?')) return null
  const first = triggerFirst.exec(text)?.groups
  if (first?.rest) {
    const { head, outcome } = cutOutcome(first.rest)
    return {
      trigger: trimmed(first.trigger ?? ''),
      behaviour: trimmed(head.split(/,| but /)[0] ?? ''),
      outcome,
    }
  }
  const last = triggerLast.exec(text)?.groups
  if (last?.rest) {
    const before = cutOutcome(last.behaviour ?? '')
    const after = cutOutcome(last.rest)
    return {
      trigger: trimmed(after.head.split(/,| but /)[0] ?? ''),
      behaviour: trimmed(before.head),
      outcome: after.outcome ?? before.outcome,
    }
  }
  const told = plain.exec(text)?.groups
  if (!told?.rest) return null
  const { head, outcome } = cutOutcome(told.rest)
  return outcome === null ? null : { trigger: null, behaviour: trimmed(head), outcome }
}

/** The sentences of a page that tell what its writer did together with what came before it or of it, in order. What is asked, denied, planned or quoted is none. */
export function accountsIn(written: string): BehaviourAccount[] {
  if (!/\bI\b/.test(written) || !mayTell.test(written)) return []
  return sentences(written).flatMap(({ text }) => {
    if (!/\bI\b/.test(text) || !mayTell.test(text)) return []
    const found = accountOf(text.trim())
    if (!found || noDeed.test(found.behaviour) || headOf(found.behaviour) === null) return []
    return [{ ...found, sentence: asQuoted(text) }]
  })
}

/** Words that stand in place of what is done. */
const empty = new Set(
  'go goe went take took get got make made have had do did come came start began keep try again just back still out home today tonight time day thing littl bit then alway'.split(
    ' ',
  ),
)

/** The stem by which the same thing is known in other words: 'walk' of 'went for a long walk'; null: there is none. */
export function headOf(phrase: string): string | null {
  const stems = telling(phrase).map(({ folded, stem }) =>
    empty.has(folded) || empty.has(stem) ? null : stem,
  )
  return stems.find((stem) => stem !== null) ?? null
}

/** The stems of all telling words of a text, each once, in their first order. */
export const stemsIn = (written: string): readonly string[] => [
  ...new Set(telling(written).map(({ stem }) => stem)),
]
