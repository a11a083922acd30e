import { othersWords, selfWords } from './risk-frames-vocabulary.ts'
import type { Mention } from './risk-mentions.ts'

/** The plain words before a place, back to the nearest break of its clause. */
export function clauseBefore(plain: string, at: number, breaks: RegExp): string {
  const before = plain.slice(0, at)
  let start = 0
  for (const match of before.matchAll(breaks)) start = match.index + match[0].length
  return before.slice(start)
}

const denialBreaks =
  / (?:[.,:()"*-]|but|because|although|though|except|until|and i|or anything|or something|then|when|while|if|since)(?= )/g
const negators =
  /(?<= |^)(?:not|never|no|without|neither|nor|cannot|hardly|nothing|zero|none|nobody|nowhere)(?= )/g
/** What stands between a denial and a mention takes the denial to itself: "I have told nobody that", "cannot stop". */
const deniesOther =
  /(?<= |^)(?:tell|told|telling|say|said|saying|admit|admitted|mention|mentioned|know|knows|knew|understand|stop|stopped|stopping|help|resist|shake|joke|joking|kidding|dramatic|exaggerating|lying|matter|only|just|care|remember|realise|realised|sleep|eat|need|asked|ask|see|why|how|shared|share|written|explain|wonder|bothered|believe|sure|alone|again|laugh|expect|expected|surprised|proud|dramatic)(?= )/
const laterDenial =
  /^(?:[^ .]+ ){0,4}[.,?] (?:never|no|nope|not once|not ever|not at all|nah|absolutely not|of course not|god no|hell no)(?= [.,]| $)|^(?:[^ .]+ )?(?:is|are|was|were|has|have|does|do|did|would|will|had)? ?(?:not|never) (?:been )?(?:even )?(?:an? option|a thing|a thought|something i|come|crossed|on my|in my|cross|enter|entered|going to happen|happening|the answer|me|what i)(?= )|^(?:i am not|i am no)(?= )|^(?:not at all|zero|none)(?= )/
/** "never wanted to die as much as now", "if I do not hurt myself tonight" deny nothing. */
const noDenialAfter =
  /^(?:as much|more(?= [.,]| $)|more than|this much|this badly|like this|as badly|so much)(?= )/
/** "I said I am not suicidal but I am": the denial is taken back. */
const takenBack = /^(?:, )?but i (?:am|do|did|want|have|will|was|still|lied|would)(?= )/
const liedNext = /^ (?:i|but i|that is|that was|it is|it was|which was) (?:lied|a lie|not true|lying)(?= )/
/** "not a day goes by", "cannot not": two denials. */
const everyDay =
  /(?<= )(?:not|no|never) (?:(?:a|one|single|an) )*(?:day|night|hour|minute|moment|morning|week)(?= )|(?<= )cannot not(?= )/
/** "never felt this suicidal" */
const soMuch = /(?:^|\s)(?:this|such|as|more)(?=\s|$)/
/** A new statement without a mark before it: "it is not stress i want to die". */
const newStatement =
  /(?<!(?:^| )(?:that|think|believe|like|because|saying|mean|feel|say|as|thought|if|have|had|has|do|did|would|am|was|should|will|could)) i (?!ever)/

/** True when the mention is denied: "I do not want to die", "No plans, no intent", "would I hurt myself? Never." */
export function isDenied(plain: string, mention: Mention, next = ''): boolean {
  const inside = plain.slice(mention.from, mention.to)
  const after = plain.slice(mention.to).trimStart()
  if (!/^(?:not|never|no|nobody|nothing|cannot) /.test(inside) && laterDenial.test(after)) return true
  if (/^stop /.test(inside) || takenBack.test(after) || liedNext.test(next)) return false
  const before = clauseBefore(plain, mention.from, denialBreaks)
  const last = [...before.matchAll(negators)].at(-1)
  if (
    !last ||
    noDenialAfter.test(after) ||
    / if i $/.test(plain.slice(0, mention.from - before.length + last.index))
  )
    return false
  const between = before.slice(last.index + last[0].length)
  if (everyDay.test(plain.slice(0, mention.from)) || soMuch.test(between)) return false
  if (newStatement.test(`${between}${inside.startsWith('i ') ? inside : ''}`)) return false
  // "not even sad, I do not want to live": what is denied already is not denied once more from afar.
  if (
    /^(?:not|never) /.test(inside) &&
    between.trim() !== '' &&
    !/ (?:that|mean|true|like|think|say|as) /.test(` ${between} `)
  )
    return false
  return !deniesOther.test(between) && between.trim().split(' ').length <= 6
}

const subjectBreaks = / (?:[.:()"*]|but|because|although|though|except|while)(?= )/g

/** Who a mention speaks of: by the nearest word before it that names somebody. */
export function spokenOf(plain: string, mention: Mention): 'self' | 'other' | 'nobody' {
  const inside = plain.slice(mention.from, mention.to).trim().split(' ')
  if (inside.some((word) => selfWords.has(word))) return 'self'
  const before = clauseBefore(plain, mention.from, subjectBreaks).trim().split(' ')
  for (let at = before.length - 1; at >= Math.max(0, before.length - 12); at--) {
    const word = before[at] ?? ''
    if (word === 'my' || word === 'mine') {
      if (at >= before.length - 2 && !othersWords.has(before[at + 1] ?? '')) return 'self'
      continue
    }
    if (selfWords.has(word)) return 'self'
    if (othersWords.has(word)) return 'other'
  }
  return 'nobody'
}

/** True when a place stands between quotation marks. */
export function isQuoted(plain: string, at: number): boolean {
  let marks = 0
  for (let from = plain.indexOf(' " ', 0); from >= 0 && from < at; from = plain.indexOf(' " ', from + 1))
    marks++
  return marks % 2 === 1
}
