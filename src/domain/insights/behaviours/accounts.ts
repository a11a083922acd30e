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
/** A state, a plan, a rule or something denied or almost done is nothing that is done. */
const noDeed =
  /^(?:(?:(?:also|even|still|really|just|simply|always|often|sometimes) )*(?:am|was|were|have been|had been|feel|felt|think|thought|know|knew|wish|want|wanted|hope|hoped|plan|planned|meant|used to|tried to|try to|had to|have to|should|would|could|will|shall|must|might|may|can|ought|need|needed|never|hardly|barely|almost|nearly|no longer|do not|did not|cannot|\p{L}+n['’]t|seem|seemed|remember|saw|heard)|['’])(?![\p{L}'’])/iu
const denying =
  /(?<!\p{L})(?:not|never|no|nobody|none|nothing|hardly|barely|without|cannot|\p{L}+n['’]t)(?!\p{L})/iu
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
    if (!found || noDeed.test(found.behaviour) || isDenied(found.behaviour)) return []
    if (headOf(found.behaviour) === null) return []
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

/** What words before or after a doing say, for holding it against others. */
export interface Said {
  /** The stems of its telling words, each once, in the order of the alphabet. */
  readonly stems: readonly string[]
  readonly isDenied: boolean
}

const isDenied = (words: string): boolean => denying.test(words)

/** What words say; null: they tell nothing. */
export function saidIn(phrase: string): Said | null {
  const stems = telling(phrase).flatMap(({ folded, stem }) =>
    empty.has(folded) || empty.has(stem) ? [] : [stem],
  )
  return stems.length === 0 ? null : { stems: [...new Set(stems)].sort(), isDenied: isDenied(phrase) }
}

/** Whether words say all of what others say: 'the ward was very loud' says 'the ward was loud', 'the ward was not loud' and 'the ward was quiet' do not. */
export const says = (words: Said, others: Said): boolean =>
  words.isDenied === others.isDenied && others.stems.every((stem) => words.stems.includes(stem))
