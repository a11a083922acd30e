import { z } from 'zod'
import { knownDeeds } from '../../habits/from-days/known-deeds.ts'
import { habitAreas } from '../../habits/habit-choices.ts'
import { nameFrom } from '../../habits/habit-sentence.ts'
import { capital } from '../../text/number-words.ts'
import type { DeedLook } from './look-at-deeds.ts'

/** A day on which it was done, with the sentence that tells of it, if one does. */
const receipt = z.object({ day: z.iso.date(), entryUid: z.string().nullable(), quote: z.string().max(300) })
export type DoneReceipt = z.infer<typeof receipt>

/** What days show of something that is done and is no habit, as it may be offered as one. */
export const doneSuggestion = z.object({
  deed: z.string(),
  name: z.string(),
  /** What it may come after; empty where nothing is known of that. */
  trigger: z.string().max(300),
  behavior: z.string(),
  area: z.enum(habitAreas),
  /** What went with it, with the numbers. */
  benefits: z.string().max(500),
  /** Newest first. */
  receipts: z.array(receipt).max(20),
  /** On how many days it was done. */
  days: z.int().min(1),
})
export type DoneSuggestion = z.infer<typeof doneSuggestion>

const mostReceipts = 20
const mostTold = 2
/** On so many days the same has to come before it to be called what sets it off. */
const leastTriggers = 3

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`

/** What the words of a suggestion need beside what was compared. */
export interface ToldOfDeed {
  /** By day, 1 where it was done; null: nothing says so. */
  readonly valuesOf: (key: string) => readonly (number | null)[]
  /** A habit by its key; undefined: the key is a deed's. */
  readonly habitName: (key: string) => string | undefined
  /** Newest first, one a day. */
  readonly receipts: readonly DoneReceipt[]
  /** What sentences say that it came after. */
  readonly triggers: readonly string[]
}

const thingOf = (key: string, { habitName }: ToldOfDeed): string => {
  const habit = habitName(key)
  return habit === undefined ? (knownDeeds[key]?.thing ?? key) : `“${habit}”`
}

/** On how many of the days with (1) or without (0) one thing the other was done. */
function sharesOf(deed: readonly (number | null)[], other: readonly (number | null)[], is: 0 | 1): string {
  const there = deed.filter((value, at) => value !== null && other[at] === is)
  return `${there.filter((value) => value === 1).length} of ${there.length}`
}

/** What was compared, in numbers: it says what went with what, and not why. */
function sentenceOf(look: DeedLook, told: ToldOfDeed): string {
  const { about, link, deed } = look
  const thing = thingOf(deed, told)
  if (about.is === 'with') {
    const other = thingOf(about.other, told)
    const [own, others] = [told.valuesOf(deed), told.valuesOf(about.other)]
    const interval = `95 % interval of the difference ${percent(link?.low ?? 0)} to ${percent(link?.high ?? 0)}`
    return `${capital(thing)} went with ${other}: on ${sharesOf(own, others, 1)} days with it, on ${sharesOf(own, others, 0)} without (${interval}).`
  }
  const difference = link?.difference ?? 0
  const way = difference > 0 ? 'higher' : 'lower'
  const days = about.lag === 1 ? `On the days after ${thing}` : `On days with ${thing}`
  return `${days}, ${about.scale} was ${Math.abs(difference).toFixed(1)} ${way}: ${look.with} days with it, ${look.without} without, 95 % interval ${signed(link?.low ?? 0)} to ${signed(link?.high ?? 0)}.`
}

/** What most often came before, of what sentences say. */
function usualTrigger(triggers: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const trigger of triggers)
    if (trigger !== '') counts.set(trigger.toLowerCase(), (counts.get(trigger.toLowerCase()) ?? 0) + 1)
  const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return first && first[1] >= leastTriggers ? first[0] : ''
}

function triggerOf(looks: readonly DeedLook[], told: ToldOfDeed): string {
  for (const { about } of looks) if (about.is === 'with') return `after ${thingOf(about.other, told)}`
  return usualTrigger(told.triggers)
}

/** A suggestion out of what speaks for one deed; null: it is none that is known. */
export function doneSuggestionOf(looks: readonly DeedLook[], told: ToldOfDeed): DoneSuggestion | null {
  const [first] = looks
  const known = first && knownDeeds[first.deed]
  const days = first ? told.valuesOf(first.deed).filter((value) => value === 1).length : 0
  if (!first || !known || days === 0) return null
  const { behavior, area } = known
  const benefits = looks
    .slice(0, mostTold)
    .map((look) => sentenceOf(look, told))
    .join(' ')
  return {
    ...{ deed: first.deed, name: nameFrom(behavior), behavior, area, days },
    trigger: triggerOf(looks, told).slice(0, 300),
    benefits: benefits.slice(0, 500),
    receipts: told.receipts.slice(0, mostReceipts),
  }
}
