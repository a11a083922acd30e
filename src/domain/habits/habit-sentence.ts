import { capital, inWords } from '../text/number-words.ts'
import type { Habit } from './habit.ts'

/** A piece of a habit's sentence; `part`: the person's own words. */
export interface SentencePiece {
  readonly words: string
  readonly part?: 'trigger' | 'behavior' | 'reinforcement'
}

type Said = Pick<Habit, 'trigger' | 'behavior' | 'reinforcement' | 'kind'>

/** Who writes 'when the lamp is lit' or 'at 20:30' has said how it begins. */
const ownBeginning =
  /^(?:after|when|whenever|while|before|at|in|on|once|if|as|every|each|during|by|with|following|upon)\s/i

/** Whether a cue needs no 'After' before it. */
export const startsByItself = (trigger: string): boolean => ownBeginning.test(trigger.trimStart())

const withoutStop = (words: string): string => words.trim().replace(/[.,;]$/, '')
const withoutI = (behavior: string): string => behavior.replace(/^I (?:will|won['’]t|will not)\s/i, '')

/**
 * A habit as the sentence that it is: 'After supper, I will play ten minutes, then leave the lid open.' What is not said is left out; one that is to be left
 * reads 'I will not'.
 */
export function habitSentence({ trigger, behavior, reinforcement, kind }: Said): SentencePiece[] {
  const cue = withoutStop(trigger)
  const deed = withoutI(withoutStop(behavior))
  const reward = withoutStop(reinforcement)
  const will = kind === 'break' ? 'I will not ' : 'I will '
  return [
    ...(cue === ''
      ? []
      : startsByItself(cue)
        ? [{ words: capital(cue), part: 'trigger' as const }, { words: ', ' }]
        : [{ words: 'After ' }, { words: cue, part: 'trigger' as const }, { words: ', ' }]),
    { words: will },
    { words: deed, part: 'behavior' },
    ...(reward === '' ? [] : [{ words: ', then ' }, { words: reward, part: 'reinforcement' as const }]),
    { words: '.' },
  ]
}

/** When a habit is done, in words of its own: 'After supper', 'When the lamp is lit'; nothing where nobody has said. */
export function cueWords(trigger: string): string {
  const cue = withoutStop(trigger)
  return cue === '' ? '' : startsByItself(cue) ? capital(cue) : `After ${cue}`
}

/** The same as one text. */
export const sentenceText = (said: Said): string =>
  habitSentence(said)
    .map(({ words }) => words)
    .join('')

/** A name made of what somebody will do: 'play ten minutes' becomes 'Play ten minutes'. At most 200 units, of whole letters. */
export const nameFrom = (behavior: string): string =>
  capital(withoutI(withoutStop(behavior)))
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '')

/** How much of the sentence is written: 'Two of three parts written'. */
export function partsWords({ trigger, behavior, reinforcement }: Omit<Said, 'kind'>): string {
  const written = [trigger, behavior, reinforcement].filter((part) => part.trim() !== '').length
  if (written === 0) return 'Nothing written yet'
  return written === 3 ? 'All three parts written' : `${capital(inWords(written))} of three parts written`
}
