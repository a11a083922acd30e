import { cueTypeFrom } from '../../habits/cue-type-from.ts'
import type { CueType, HabitArea } from '../../habits/habit-choices.ts'
import { nameFrom } from '../../habits/habit-sentence.ts'
import type { GoalCategory } from '../goal-choices.ts'
import type { Woop } from '../records/goal.ts'
import { planFrom } from './wish-steps.ts'

/** The plan of a wish as a habit: the obstacle sets it off. */
export interface WishHabit {
  readonly name: string
  /** 'if I am too tired'; empty where neither plan nor obstacle says when. */
  readonly trigger: string
  readonly behavior: string
  /** What its trigger is, as far as its words tell. */
  readonly cueType: CueType
}

const longest = { trigger: 300, behavior: 500 } as const

/** Where a plan goes on to what will be done: ', then I will ', ', I’ll '. */
const turn = /, ?(?:then )?I(?: will|['’]ll) /i
const opening = /^(?:then )?I(?: will|['’]ll) /i
const condition = /^(?:if|when|whenever) /i

/** 'I go to bed' after a condition: what will be done, without the person. */
const person = /^(?:then )?(?:I (?!am |was ))?/i

const withoutEnd = (words: string): string =>
  words
    .trim()
    .replace(/[.!?…,;]{1,3}$/, '')
    .trim()
const startsLow = (words: string): string =>
  /^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

/** The two halves of a plan; `when` null: it says only what will be done. */
function halvesOf(plan: string): { when: string | null; deed: string } {
  // With a space at its end, so that a plan that was only begun is cut in the same place.
  const text = `${plan.replace(/\s+/g, ' ').trim()} `
  const cut = turn.exec(text)
  if (cut) return { when: text.slice(0, cut.index), deed: text.slice(cut.index + cut[0].length) }
  const begun = opening.exec(text)
  if (begun) return { when: null, deed: text.slice(begun[0].length) }
  const comma = condition.test(text) ? text.indexOf(', ') : -1
  return comma < 0 ? { when: null, deed: text } : { when: text.slice(0, comma), deed: text.slice(comma + 2) }
}

/** A plan such as 'If I am too tired, then I will play one piece' as a habit; null where it does not say what will be done. */
export function habitFromWish({ obstacle, plan }: Pick<Woop, 'obstacle' | 'plan'>): WishHabit | null {
  const { when, deed } = halvesOf(plan)
  const behavior = startsLow(withoutEnd(`${deed} `.replace(person, ''))).slice(0, longest.behavior)
  if (behavior === '') return null
  const said = when ?? halvesOf(planFrom(obstacle)).when ?? ''
  const trigger = startsLow(withoutEnd(said)).slice(0, longest.trigger)
  return { name: nameFrom(behavior), trigger, behavior, cueType: cueTypeFrom(trigger) }
}

const areas: Readonly<Record<GoalCategory, HabitArea>> = {
  physical: 'fitness',
  mental: 'mindfulness',
  emotional: 'selfcare',
  professional: 'productivity',
  financial: 'finance',
  social: 'relationships',
  spiritual: 'mindfulness',
}

/** The area that a habit begins in when it serves a goal of this category. */
export const areaFor = (category: GoalCategory): HabitArea => areas[category]
