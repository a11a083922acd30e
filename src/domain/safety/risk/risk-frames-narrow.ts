import type { Mention } from './risk-mentions.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** After these a mention may be narrowed to one thing: "no way out of this contract". */
const joints =
  setOf(`of in with to for on at from until till about around during into without than over under as like by if when while
  because since unless after before where somewhere till near outside inside through off`)
/** What is passed over to reach the thing itself. */
const small = setOf(
  `the a an this that these those my our his her their your its any some all every another one more such same`,
)
/** Things as wide as a life: with one of these nothing is narrowed. */
const wide =
  setOf(`life living live world earth planet everything anything it this that me myself i existence existing people here everyone
  anyone nobody body head mind pain future tonight tomorrow today now soon myself them us you we they he she kids children family way
  night day morning days years months weeks good feel be being me christmas birthday monday tuesday wednesday thursday friday
  saturday sunday weekend death dead die dying hurt god heaven peace sleep where something nothing not no long again alive
  despair darkness hell misery loneliness silence feeling anymore ages least all wake waking breathing`)
const clauseGoesOn = setOf('and but because so that which who is was will has i it they we he she')
const doing = /^[a-z]{2,}ing$/
const notDoing = setOf(
  'nothing something anything everything living being existing breathing going morning feeling hurting dying waking trying fighting evening',
)

/** "do not want to live in London" */
const places = setOf('in with near at by around outside like on')
const lives = setOf('live living exist')
/** "rather die than live like this" is no jest. */
const worthDying = setOf('live wake be feel carry keep exist face continue stay endure another this')
/** "cut myself off", "shot myself in the foot", "drowning myself in tea" */
const particle =
  /^(?:out|off|up|about|some(?! other| way| how)|a big|in the foot|in (?!the|my|a|bed|front|public|water|peace|silence|private|secret|hospital|prison|this|our|here|there|one|two|three|\d|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|19|20)\w+)(?= |$)/
/** Signs whose words are said of many small things as well. */
const narrowable = setOf(
  'gone asleep welcome burden spent farewell hopeless wish thought kill harm attempt plan means',
)

type Tail = readonly string[]

/** "cut myself a slice", "hit my head on the shelf": no harm that was meant. */
function isMishap(said: string, [first = '', ...rest]: Tail): boolean {
  if (/pinch(?:ed|ing)? myself$/.test(said)) return !/^(?:until|till|hard|so|again|raw|bruise)/.test(first)
  if (/hit (?:my head|myself)$/.test(said))
    return (
      /^(?:on|with)$/.test(first) && !/wall|floor|desk|door|headboard|fist|hand|until/.test(rest.join(' '))
    )
  return /cut myself$/.test(said) && /^(?:an?|some|two|three)$/.test(first)
}

/** "a rope for the swing", "a rope and two pulleys for the barn" */
const isTool = (lastSaid: string, tail: Tail): boolean =>
  /^(?:rope|gun|hose|noose|rifle|shotgun|pistol)$/.test(lastSaid) &&
  (tail[0] === 'for' ||
    (!/gun|rifle|pistol/.test(lastSaid) &&
      /^(?:and|with)$/.test(tail[0] ?? '') &&
      / for (?:the|my|our|a|his|her) /.test(` ${tail.slice(0, 7).join(' ')} `)))

/** "a spare blade for the plane", never "a blade for when it gets bad" */
const isBladeOfTool = (lastSaid: string, [first, second = '', third = '']: Tail): boolean =>
  /^(?:blade|blades|razor|razors|knife)$/.test(lastSaid) &&
  first === 'for' &&
  /^(?:the|our|his|her|their)$/.test(second) &&
  !/^(?:nights?|days?|bad|urges?|pain|next|time)$/.test(third)

/** "end it with Mark", "ending things with my publisher": what ends is between two people. */
const endedWithSomebody =
  /^(?:\S+ ){0,4}?end(?:ing|ed)? (?:it|things|everything) with (?!(?:a|an|the|pills|tablets|this|that|it|my (?:own|belt|blade|razor|pills|tablets|gun|scarf|car)|one|all|everything|life|dignity)(?= ))/

/** "killed myself carrying the shopping", "cut myself off", "kill myself if I had to do it again". */
function isOfWork(tail: Tail): boolean {
  const [first = '', second] = tail
  const after = tail.join(' ')
  if (particle.test(after) || /^if i (?:had|have|ever|hear|see) /.test(after)) return true
  return doing.test(first) && !notDoing.has(first) && second !== 'on'
}

/** "done with dating apps": a joint, and after it something smaller than a life. */
function isOfOneThing(lastSaid: string, tail: Tail): boolean {
  const first = tail[0] ?? ''
  const from = joints.has(lastSaid) ? 0 : 1
  if (from === 1 && doing.test(first) && !notDoing.has(first)) return true
  if (from === 1 && !joints.has(first)) return false
  let at = from
  while (small.has(tail[at] ?? '') && at < from + 3) at++
  const thing = tail[at] ?? ''
  // "No way out of this and there never was": "this" alone, and what is meant is everything.
  if (at > from && clauseGoesOn.has(thing)) return false
  if (thing === '' || /^[^\p{L}\p{N}]/u.test(thing)) return false
  return !wide.has(thing) && !wide.has(tail[at + 1] ?? '')
}

function isNarrowWish(said: string, lastSaid: string, tail: Tail): boolean {
  const [first = '', second = '', third = ''] = tail
  if (/rather (?:die|be dead)$/.test(said))
    return first === 'than' && !worthDying.has(second) && !/^go (?:on|through)$/.test(`${second} ${third}`)
  return places.has(first) && lives.has(lastSaid) && isOfOneThing(lastSaid, tail)
}

/**
 * True when what follows a mention makes it one of a single small thing: "done with dating apps", "killed myself carrying
 * the shopping", "do not want to live in London".
 */
export function isNarrowed(plain: string, { sign, from, to }: Mention): boolean {
  if (!narrowable.has(sign)) return false
  const said = plain.slice(from, to).trim()
  const lastSaid = said.slice(said.lastIndexOf(' ') + 1)
  const tail = plain.slice(to).trim().split(' ')
  if (sign === 'plan' || sign === 'means') return isTool(lastSaid, tail)
  if (sign === 'harm') return isMishap(said, tail) || isOfWork(tail) || isBladeOfTool(lastSaid, tail)
  if (sign === 'attempt') return tail[0] === 'at' || isOfWork(tail)
  if (sign === 'kill' || sign === 'thought')
    return endedWithSomebody.test(plain.slice(from)) || (sign === 'kill' && isOfWork(tail))
  if (sign === 'wish') return isNarrowWish(said, lastSaid, tail)
  return isOfOneThing(lastSaid, tail)
}
