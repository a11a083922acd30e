import { inWords } from '../text/number-words.ts'
import type { GuidedMethodId } from './guided-method.ts'

/** A method that may help, and why it is offered: a sentence that quotes the person's own words. */
export interface GuidedCue {
  readonly method: GuidedMethodId
  /** The words that are the reason, as they were written last. */
  readonly words: string
  readonly count: number
  readonly reason: string
}

interface CueRule {
  readonly method: GuidedMethodId
  readonly pattern: RegExp
  /** How often it has to stand there. */
  readonly least: number
  /** What the method does with it; goes on after a semicolon. */
  readonly does: string
}

const cannot = `(?:cannot|can['’]t|could not|couldn['’]t)`
const doNot = `(?:do not|don['’]t)`
const theirs = String.raw`(?:him|her|them|my \p{L}+|\p{Lu}\p{Ll}+)`

/** In this order: what hurts now comes before what is ahead, that before what is good. */
const rules: readonly CueRule[] = [
  {
    method: 'thought-record',
    pattern: /\bI should(?:n['’]t| not)? have\b(?!\s+(?:a|an|the|some|to|more|time|enough)\b)/giu,
    least: 3,
    does: 'a thought record takes it apart',
  },
  {
    method: 'thought-record',
    pattern: /\b(?:it is|it['’]s|it was|this is|that was) (?:all |always )?my fault\b/giu,
    least: 2,
    does: 'a thought record holds it against what speaks for and against it',
  },
  {
    method: 'unsent-letter',
    pattern: new RegExp(
      String.raw`\bI (?:never got to (?:tell|say)|wish I (?:could|had) (?:tell|told|say|said)(?: to)? ${theirs})\b`,
      'gu',
    ),
    least: 1,
    does: 'an unsent letter is a place to say it',
  },
  {
    method: 'hard-conversation',
    pattern: new RegExp(
      String.raw`\bI ${doNot} know how to (?:tell|say (?:it|this|that) to|talk to) ${theirs}`,
      'gu',
    ),
    least: 1,
    does: 'a few questions can get you ready for it',
  },
  {
    method: 'worry-time',
    pattern: /(?:^|[.!?…,;:] |\n|\b(?:and|but) )what if\b/giu,
    least: 3,
    does: 'worry time gives each of them a place',
  },
  {
    method: 'worry-time',
    pattern: new RegExp(
      String.raw`\bI (?:still )?(?:${cannot} stop (?:worrying|thinking)|keep worrying)\b`,
      'giu',
    ),
    least: 2,
    does: 'worry time gives it a place and an end',
  },
  {
    method: 'decision',
    pattern: new RegExp(
      String.raw`\bI (?:${cannot} decide|${doNot} know (?:whether|if) (?:to|I should))\b|\bI(?: am|['’]m) torn between\b`,
      'giu',
    ),
    least: 1,
    does: 'a decision can be laid out side by side',
  },
  {
    method: 'woop',
    pattern:
      /\bI (?:keep (?:putting (?:it|this|that) off|meaning to)|(?:have|['’]ve) been meaning to|never get (?:round|around) to)\b/giu,
    least: 2,
    does: 'wish and obstacle makes a plan for it',
  },
  {
    method: 'values',
    pattern: new RegExp(
      String.raw`\bI (?:(?:no longer|${doNot}) know what (?:I (?:really )?want|matters)(?: to me)?(?: any ?more)?)(?= *(?:[.!?…\n]|$))`,
      'giu',
    ),
    least: 1,
    does: 'a few questions about values may sort it',
  },
  {
    method: 'three-good-things',
    pattern: /\bI(?: am|['’]m) (?:so |really |very )?(?:grateful|thankful) (?:for|to|that)\b/giu,
    least: 2,
    does: 'three good things keeps such moments',
  },
]

/** Somebody else's words are no cue. */
const foreign = /[“"][^”"\n]*[”"]|^[ \t]*>.*$/gmu
/** Said of somebody else, supposed, or taken back. */
const isReported =
  /\b(?:said|says|told me|thinks?|thought|claims?|wrote|as if|not that|nobody says|I never said)(?: that)?\s*$/iu
const longestText = 20_000

/** The cues of some texts of the person's own, in the order in which methods are offered; each method once. */
export function guidedCuesIn(texts: readonly string[]): GuidedCue[] {
  const own = texts.map((text) => text.slice(0, longestText).replace(foreign, ' '))
  const found = new Map<GuidedMethodId, GuidedCue>()
  for (const { method, pattern, least, does } of rules) {
    if (found.has(method)) continue
    const hits = own.flatMap((text) => hitsIn(text, pattern))
    const words = hits.at(-1)
    if (words === undefined || hits.length < least) continue
    const often = hits.length > 1 ? ` ${times(hits.length)}` : ''
    const reason = `You wrote “${words}”${often}; ${does}.`
    found.set(method, { method, words, count: hits.length, reason })
  }
  return [...found.values()]
}

const times = (count: number): string => (count === 2 ? 'twice' : `${inWords(count)} times`)

function hitsIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: hit, index }) => {
    const words = hit.replace(/^[^\p{L}]+|^(?:and|but) /iu, '').trim()
    const at = index + hit.indexOf(words)
    return isReported.test(text.slice(Math.max(0, at - 40), at)) ? [] : [words]
  })
}
