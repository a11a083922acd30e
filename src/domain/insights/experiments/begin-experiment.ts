import type { Day } from '../../time/day.ts'
import type { NamedMove } from '../analysis.ts'
import type { Experiment } from './experiment.ts'

/** What a person says of an experiment; the record adds its instants. */
export type BegunExperiment = Pick<
  Experiment,
  | 'question'
  | 'doing'
  | 'instead'
  | 'measure'
  | 'lag'
  | 'enough'
  | 'firstDay'
  | 'days'
  | 'seed'
  | 'isBlind'
  | 'claim'
>

const measureWords = {
  mood: { higher: 'lift my mood', lower: 'lower my mood' },
  energy: { higher: 'give me energy', lower: 'take my energy' },
  stress: { higher: 'make me more tense', lower: 'make me less tense' },
} as const

/** Whether a link can be tried out: something that can be done, or left, on a day. No coin says to leave a habit, which may be medicine. */
export const canBeTried = ({ kind, link }: NamedMove): boolean =>
  link !== null && (kind === 'activity' || kind === 'practice' || kind === 'person' || kind === 'goal')

/** The experiment that asks whether a link is a cause: four weeks from a day on, half a point at least. `seed`: a whole number of chance. */
export function experimentFrom(move: NamedMove, firstDay: Day, seed: number): BegunExperiment {
  const { name, kind, measure, lag, claim, link } = move
  const small = kind === 'person' ? `time with ${name}` : name.charAt(0).toLowerCase() + name.slice(1)
  const way = (link?.difference ?? 0) < 0 ? 'lower' : 'higher'
  return {
    question: `${kind === 'activity' ? `Do days with “${small}”` : `Does ${small}`} ${measureWords[measure][way]}${lag === 1 ? ' the day after' : ''}?`,
    ...{ doing: small, instead: '', measure, lag, claim, firstDay, seed, days: 28, isBlind: true },
    enough: Math.max(0.5, Math.min(3, Math.round(Math.abs(link?.difference ?? 1) * 2) / 2)),
  }
}
