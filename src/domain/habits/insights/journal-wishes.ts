import { withoutDrafts } from '../../journal/drafted.ts'
import { asQuoted } from '../../journal/quoted.ts'
import { sentences, words } from '../../text/text.ts'
import type { HabitArea } from '../habit-choices.ts'
import { nameFrom } from '../habit-sentence.ts'

/** Something that a sentence says its writer wishes or plans to do. */
export interface Wish {
  /** The sentence, as it is quoted. */
  readonly quote: string
  /** What it is: 'walk along the river again'. */
  readonly behavior: string
  readonly name: string
  readonly area: HabitArea
  /** Wishes of one key are the same wish in other words. */
  readonly key: string
  /** It says itself that it is meant more than once. */
  readonly isRepeated: boolean
}

const opener =
  /\bI(?: really| also| just| do| still)? ?(?:want to|wish to|need to|ought to|plan to|hope to|mean to|intend to|should|will try to|would like to|would love to|['’]d like to|['’]d love to|am going to|['’]m going to|['’]ll try to) /gi
/** What is over, or is a state, or is denied, is nothing to do. */
const noDeed =
  /^(?:not|never|have|have been|be|been|know|see|die|say|believe|think|feel|understand|admit|apologi[sz]e|mention|add|ask|tell|sleep forever|disappear|get rid|kill|hurt|stop (?:living|existing|being))\b/i
const more =
  /\b(?:again|more|often|oftener|every|each|daily|weekly|nightly|regularly|always|a habit|keep|once a|twice a|earlier|less|mornings|evenings|weekends|from now on)\b/i
const clauseEnd =
  /,|;|:| - | – |—|\(| because | but | so that | so I | although | though | if | when I | and then | which | since I |["“”]/
const lead = /^(?:try(?:ing)? to|start to|begin to|really|just|finally|maybe|perhaps|actually|probably) /i

const areas: readonly (readonly [HabitArea, RegExp])[] = [
  ['sleep', /\b(?:sleep|bed|nap|wake|night's rest)/i],
  [
    'fitness',
    /\b(?:run|running|swim|swimming|gym|walk|walking|cycl|bike|exercise|stretch|yoga|train|climb|hike)/i,
  ],
  ['nutrition', /\b(?:eat|cook|drink|water|vegetable|fruit|sugar|breakfast|lunch|supper|coffee|meal)/i],
  ['mindfulness', /\b(?:breath|meditat|quiet|sit still|notice|pray|journal|window|river)/i],
  ['learning', /\b(?:read|learn|study|practi[cs]e|language|course|lesson)/i],
  [
    'relationships',
    /\b(?:call|ring|phone (?:mum|mom|dad|my)|visit|friend|mother|father|sister|brother|family|together|write to)/i,
  ],
  ['creative', /\b(?:paint|draw|sing|play the|piano|guitar|write|photograph|sew|knit|compose)/i],
  ['finance', /\b(?:save|spend|budget|money|invoice)/i],
  ['productivity', /\b(?:plan|tidy|email|desk|work|list|finish|clean)/i],
  ['selfcare', /\b(?:rest|bath|pause|break|alone|slow)/i],
  ['health', /\b(?:doctor|pills|medicine|teeth|back|weigh|smok)/i],
]

const areaOf = (behavior: string): HabitArea =>
  areas.find(([, pattern]) => pattern.test(behavior))?.[0] ?? 'other'

const openQuotes = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1

function deedIn(sentence: string): string | null {
  for (const found of sentence.matchAll(opener)) {
    const before = sentence.slice(0, found.index)
    if (openQuotes(before) || /\b(?:if|whether|that|why|thinks?|thought)\s*$/i.test(before)) continue
    let deed = sentence.slice(found.index + found[0].length)
    const end = deed.search(clauseEnd)
    if (end >= 0) deed = deed.slice(0, end)
    deed = deed
      .replace(/(?<![.!?…\s])[.!?…\s]+$/, '')
      .replace(lead, '')
      .trim()
    const count = deed.split(/\s+/).length
    if (count >= 2 && count <= 12 && !noDeed.test(deed)) return deed
  }
  return null
}

/** The lines that somebody wrote themselves: what the companion drafted is blank, and what is quoted is left out. */
const ownLines = (content: string): string =>
  withoutDrafts(content)
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')

/** The wishes and plans of a page, in its own words alone. What is denied, said by somebody else or over is none. */
export function wishesIn(content: string): Wish[] {
  const own = ownLines(content)
  if (!/\bI\b/.test(own)) return []
  return sentences(own).flatMap(({ text }) => {
    const behavior = deedIn(text)
    if (behavior === null) return []
    const stems = words(behavior).flatMap(({ folded, stem }) =>
      more.test(folded) || folded.length < 3 || glue.has(folded) ? [] : [stem],
    )
    if (stems.length === 0) return []
    const key = [...new Set(stems)].sort().join(' ')
    const quote = asQuoted(text)
    return [
      {
        quote,
        behavior,
        name: nameFrom(behavior),
        area: areaOf(behavior),
        key,
        isRepeated: more.test(behavior),
      },
    ]
  })
}

const glue = new Set(
  'the and with for from into out start begin keep try doing going get take some little bit'.split(' '),
)
