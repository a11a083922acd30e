import { isStopword, words } from '../../text/text.ts'
import type { HabitArea } from '../habit-choices.ts'

const areas: readonly (readonly [HabitArea, RegExp])[] = [
  ['sleep', /\b(?:sleep|bed|bedtime|nap|wake|get up|night's rest)/i],
  [
    'fitness',
    /\b(?:run|running|jog|swim|gym|walk|cycl|bike|exercis|stretch|yoga|pilates|train(?:ing)?\b|climb|hik(?:e|ing)|danc(?:e|ing)|stairs|outside|outdoors|row(?:ing)?\b|work(?:ing)? out|sport)/i,
  ],
  [
    'nutrition',
    /\b(?:eat|cook|bak(?:e|ing)|drink|water|vegetable|fruit|sugar|breakfast|lunch|dinner|supper|coffee|meal|takeaway)/i,
  ],
  [
    'mindfulness',
    /\b(?:breath|meditat|mindful|quiet|sit still|pray|journal|diary|grateful|good things|window|river)/i,
  ],
  ['learning', /\b(?:read|learn|study|studying|practi[cs]e|practi[cs]ing|language|course|lesson)/i],
  [
    'relationships',
    /\b(?:call|ring|phone (?:mum|mom|dad|my)|visit|friend|mother|father|sister|brother|grand\w+|mum|mom|dad|kids|family|together|write to)/i,
  ],
  [
    'creative',
    /\b(?:paint|draw(?!er)|sing|play the|piano|guitar|violin|write|writing|photograph|sew|knit|compose)/i,
  ],
  ['finance', /\b(?:save|saving|spend|budget|money|invoice)/i],
  ['productivity', /\b(?:plan|tidy|email|desk|work|list|finish|clean)/i],
  ['selfcare', /\b(?:rest|bath|pause|break|alone|slow|floss|screen|phone|scroll)/i],
  ['health', /\b(?:doctor|pills|medicine|vitamin|teeth|back|weigh|smok|alcohol)/i],
]

/** 'After dinner' says when, and nothing of food. */
const mealAsTime =
  /\b(?:after|before|at|during) (?:breakfast|lunch|lunchtime|dinner|supper|bed)\b|\blunch breaks?\b/gi

export function areaOf(behavior: string): HabitArea {
  const deed = behavior.replace(mealAsTime, (time) => (/^lunch/i.test(time) ? 'pause' : ''))
  return areas.find(([, pattern]) => pattern.test(deed))?.[0] ?? 'other'
}

/** Words that say when, how often or that it is begun, and not what. */
const notTheDeed = new Set(
  `the and with for from into out start begin keep try doing going get take some little bit again more often oftener every each daily weekly nightly regularly always habit
once twice times earlier less mornings evenings weekends morning evening night nights day days week weeks month weekday weekdays weeknights now own back really just finally
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays one two three four five ten fifteen twenty thirty
minutes minute hour hours least can will`
    .split(/\s+/)
    .filter(Boolean),
)

const event =
  /(?:(?:right |straight |just )?(?:after (?!all\b|(?:midnight|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d))|before (?!all\b|(?:midnight|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d))|when(?:ever)? |while )[\p{L}’'-]+(?: [\p{L}’'-]+){0,6}|at (?:lunch|lunchtime|work|breakfast|dinner|bedtime|supper)|(?:first thing )?in the (?:mornings?|evenings?|afternoons?)|first thing)/iu
const eventLast = new RegExp(` (${event.source})$`, 'iu')
const eventFirst = new RegExp(`(?:^|[,;:–—] ?)(${event.source}),? $`, 'iu')
const howOften = / (?:more often|more regularly|again|daily|(?:every|each) \p{L}+)$/iu
const leaves = /^(?:stop|quit|give up|cut|avoid|not|no)\b/i

/** What sets a deed off, where the sentence says so: 'walk after lunch' is 'walk', set off by 'after lunch'. */
export function withTrigger(deed: string, before: string): { behavior: string; trigger: string } {
  if (leaves.test(deed)) return { behavior: deed, trigger: '' }
  const last = eventLast.exec(deed)
  const behavior = last ? deed.slice(0, last.index).trim() : deed
  if (last?.[1] && behavior.length > 2) return { behavior, trigger: last[1].replace(howOften, '') }
  const first = eventFirst.exec(before.slice(-60))?.[1] ?? ''
  return { behavior: deed, trigger: first.charAt(0).toLowerCase() + first.slice(1) }
}

/** Deeds of one key are the same in other words: 'start swimming again' and 'swim more often'. Empty only where there are no words. */
export function deedKey(behavior: string): string {
  const all = words(withTrigger(behavior, '').behavior)
  const told = all.filter(({ folded }) => !notTheDeed.has(folded) && !isStopword(folded))
  return [...new Set((told.length > 0 ? told : all).map(({ stem }) => stem))].sort().join(' ')
}

/** Why it would do good, in the sentence's own words; empty where it does not say. */
export const benefitsIn = (rest: string): string =>
  (/,? (?:because|so that) ([^.!?;]{4,200})/i.exec(rest)?.[1] ?? '').trim()
