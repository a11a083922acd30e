import { type CommunicationStyle, communicationStyles } from '#domain/account/onboarding-choices.ts'
import { ordinal } from '#domain/text/ordinal.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { dayNumber, weekday } from '#domain/time/entry-date.ts'
import { askedPlan } from '../plans/asked-plan.ts'
import { isGrave } from './grave.ts'
import { type Wish, wishIn } from './wish.ts'

interface StepKind {
  /** What a wish of this kind begins with, or has in it. */
  readonly pattern: RegExp
  /** The step, after "you could". */
  readonly step: string
  /** Of this kind there is a step for what is wished, and none for what has to be. */
  readonly isWished?: true
}
const start =
  '^(?:(?:just|finally|at least|properly|really|actually|go and|go|start to|begin to|try to|maybe|then) ){0,3}'
const begins = (words: string, step: string, more: Omit<StepKind, 'pattern' | 'step'> = {}): StepKind => ({
  pattern: new RegExp(`${start}(?:${words})\\b`, 'iu'),
  step,
  ...more,
})

const minutes = /\b(\d{1,2}) ?(?:min|mins|minutes)\b/iu
const pain =
  /\b(?:hurts?|pains?|painful|injur\p{L}*|sprain\p{L}*|swollen|sore|torn|limp\p{L}*|dizzy|fever|short of breath)\b/iu
const sport =
  /\b(?:run|running|train|training|jog\p{L}*|gym|lift|marathon|half|\d+ ?k|ten k|five k|race|swim\p{L}*|cycl\p{L}*|bike|hike|climb\p{L}*|exercise|workouts?|football|tennis|dance|rehab)\b/iu

const forAndAgainst = 'write one line for it and one against it, before asking anybody'
const forEach = 'write one line for each side, before asking anybody'

/** In this order: the first that fits. `{minutes}`: as many as were named, else ten. */
const kinds: readonly StepKind[] = [
  begins(
    'sleep|get (?:some |more |enough |back to |a good |\\d+ hours )?(?:of )?sleep|go to (?:bed|sleep)|get up (?:at|early|earlier|before)|wake up|be in bed|nap',
    'settle one thing, the time you go to bed, and leave the rest as it is',
    { isWished: true },
  ),
  begins(
    'rest|take (?:a|one|some|the|more) (?:\\w+ )?(?:day|days|time|break|breaks|week|evening|nap|holiday)|slow down|have (?:a|one) (?:day|evening|weekend)',
    'pick a first time for it and block it out in your calendar',
    { isWished: true },
  ),
  begins(
    'stop|quit|cut (?:down|back|out)|avoid|spend less|scroll less|watch less|work less|worry less|be less|not \\p{L}+|get off',
    'make a mark each time it happens, with a word for what came just before',
  ),
  begins(
    'leave|quit my|resign|divorce|split|break up|move (?:to|out|back|in|away|house|abroad)|sell|marry|retire|emigrate|adopt|accept|turn down|refuse|take (?:the|all|it|on)|sign|change (?:jobs?|careers?|schools?)|drop out|hand in my notice|have (?:a|another) (?:baby|child|kid|one)|go back to (?:work|school|university|uni|college)|give (?:it|the) up|buy (?:a|the) (?:house|flat|car)|buy the',
    forAndAgainst,
    { isWished: true },
  ),
  begins(
    '(?:speak|talk|present|perform|sing|play|read|recite|preach|stand up|dance|act) (?:\\p{L}+ )?(?:at|in (?:front|public|church|the|our)|on stage|for the|without|aloud|out loud)|give (?:a|the|my) (?:talk|speech|toast|presentation|eulogy|reading)|make (?:a|the|my) (?:speech|toast)',
    'run through it once, alone, from beginning to end',
  ),
  begins(
    'tell|talk (?:to|with|about|it)|speak (?:to|with|up)|ask|explain|confess|admit|apologi[sz]e|say (?:sorry|no|yes|it|something|goodbye|thank)|make (?:up|peace) with|have it out|have a (?:word|talk|chat|conversation)|confront|thank|come out to|raise|bring (?:it |this )?up|stand up to|set (?:a |some )?(?:boundar|limits?)|negotiate|complain|introduce',
    'write down the first sentence you would say, and leave it at that',
  ),
  begins(
    '(?:send|give|buy|get|make|cook|find|knit|bring|do) (?:(?:him|her|them|mum|mom|dad|my \\p{L}+|the \\p{L}+) )?(?:something|a (?:present|gift|surprise)|presents|gifts)',
    'write down three things it might be, the simplest first',
  ),
  begins(
    'text|message|e-?mail|write (?:to|back|him|her|them|my \\p{L}+|a (?:letter|card|note|message)|an e-?mail)|reply|answer|contact|get (?:back )?(?:in touch|to)|reach out|send|invite|get hold of',
    'draft the first two lines and leave the rest for later',
  ),
  begins(
    'tidy|clear|declutter|sort|organi[sz]e|unpack|go through',
    'do {minutes} minutes of it, starting with whatever is nearest',
  ),
  begins(
    'learn (?!to\\b)|play (?:the|my|an?)|practi[sc]e|study|studying|revise|revising|meditate|stretch|draw|read|reading|(?:\\p{L}+ )?(?:practice|revision|homework)',
    'do {minutes} minutes of it and stop there',
  ),
]
const frames: Readonly<Record<CommunicationStyle, string>> = {
  warm_supportive: '{wish}: {day} you could {do}.',
  direct_concise: '{wish}. {Day}: {do}.',
  professional_analytical: '{wish}. A first step to test {day}: {do}.',
  casual_friendly: '{wish}: how about this {day}? {Do}.',
}

/** Chores of the hour, which are no plan. */
const chore =
  /^(?:make|cook|bake|do(?! (?:the|my) )|walk|speak|go(?! through)|get up|start (?:work|at|early)|stop (?:now|here|writing|typing)|say|read this|play|finish (?:this|here|up|work|at))\b/iu

/** A longer message tells of many things besides. */
const longest = 320

/**
 * A first step towards what the person wishes, for tomorrow, or for today where the thing itself is near; null where nothing sensible can be
 * said. The wish is quoted as it was written and stands by itself. `isPlan`: a plan is asked for, whatever the words.
 */
export function nextStep(message: string, style: string, today: Day, isPlan = false): string | null {
  if (isGrave(message)) return null
  const found = wishIn(message)
  const asked = found?.isOpen ? null : askedPlan(message, today, isPlan && !found)
  if (asked) return asked
  if (!found || message.length > longest || (pain.test(message) && sport.test(found.wish))) return null
  const kind = kindOf(found)
  const openStep = / or /.test(found.wish) ? forEach : forAndAgainst
  const step = found.isOpen ? openStep : (kind?.step ?? null)
  if (step === null || (found.isDuty && (!kind || kind.isWished || chore.test(found.wish)))) return null
  const frame = frames[communicationStyles.find((known) => known === style) ?? 'warm_supportive']
  const named = Number(minutes.exec(message)?.[1] ?? 0)
  const done = step.replace('{minutes}', named > 0 && named <= mostMinutes ? String(named) : 'ten')
  const day = isNear(message, today) ? 'today' : 'tomorrow'
  const fillings: Readonly<Record<string, string>> = {
    wish: /["“”]/.test(found.wish) ? `‘${found.wish}’` : `“${found.wish}”`,
    day,
    Day: capital(day),
    do: done,
    Do: capital(done),
  }
  return frame.replace(/\{(\w+)\}/g, (_, key: string) => fillings[key] ?? '')
}

const kindOf = ({ wish }: Wish): StepKind | undefined => kinds.find(({ pattern }) => pattern.test(wish))

const mostMinutes = 20
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const nearWords = /\b(?:today|tonight|tomorrow|tmrw?|tmr|the morrow|this (?:morning|afternoon|evening))\b/iu
const recurring = new Set(['every', 'each', 'next', 'last'])

/** Whether a message speaks of today or of tomorrow, as what is meant to be done may be over by the day after. */
function isNear(message: string, today: Day): boolean {
  if (nearWords.test(message)) return true
  const next = addDays(today, 1)
  const day = weekday(next, 'long').toLowerCase()
  const said = message.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return (
    said.some((word, at) => word === day && !recurring.has(said[at - 1] ?? '')) ||
    said.includes(ordinal(dayNumber(next)))
  )
}
