import type { FactState } from '../reading/page-memory.ts'

/** What a question is about, by its words. */
export interface AskedAbout {
  /** The slots of facts that could answer it. */
  readonly slots: readonly string[]
  /** States that fit how it asks. */
  readonly states: readonly FactState[]
  /** It asks how things are now. */
  readonly isNow: boolean
  readonly isLast: boolean
  /** It asks of somebody at large: what they do, how they are, what happened. */
  readonly isOpen: boolean
  /** It asks what came before or after something, and what that is. */
  readonly bound: 'before' | 'after' | null
  readonly boundWords: string
}

/** Words that ask about a slot. */
const cues: readonly (readonly [slots: string, words: RegExp])[] = [
  ['home', / (?:liv(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|home|house|flat|apartment|address|based|settled?) /],
  [
    'work trade',
    / (?:works?|worked|working|job|jobs|employ\w*|career|company|hired|retired?|quit|resign\w*|sacked|for a living|profession|occupation|do you do|promot\w*|fired|redundant) /,
  ],
  [
    'study passed',
    / (?:stud(?:y|ies|ied|ying)|school|uni|university|college|degree|course|graduat\w*|exams?|test|qualif\w*) /,
  ],
  [
    'partner',
    / (?:marr(?:y|ies|ied)|wedding|engaged|boyfriend|girlfriend|husband|wife|partner|together|dating|seeing|divorc\w*|split|break up|broke up|separat\w*) /,
  ],
  ['life', / (?:die|dies|died|dead|death|passed away|pass away|alive|funeral|born|birth) /],
  ['child', / (?:baby|bab(?:y|ies)|child|children|pregnan\w*|expecting|kids?|have a (?:son|daughter)) /],
  ['age', / (?:old|age|aged|birthday|turn|turned) /],
  [
    'illness injury care',
    / (?:ill|illness|sick|disease|diagnos\w*|condition|health|hospital|wrong with|recover\w*|remission|operation|surgery|hurt|injur\w*|broke|broken|break|fracture\w*|fell) /,
  ],
  ['has', / (?:own|owns|owned|have|has|got|get|buy|bought|pet|pets|car|adopt\w*) /],
  ['member', / (?:join|joined|member|club|choir|band|team) /],
  [
    'does begun skill plays',
    / (?:start|started|begin|began|take up|took up|taken up|learn|learned|learnt|hobby|hobbies|play|plays) /,
  ],
  ['does given-up', / (?:stop|stopped|give up|gave up|given up|quit) /],
  ['speaks', / (?:speak|speaks|language|languages) /],
  ['cannot', / (?:allerg\w*|cannot eat|can t eat) /],
]

const happens = / (?:when|what happened|since when|how long) /
const ends =
  / (?:stop|stopped|end|ended|leave|left|quit|give up|gave up|retire|retired|die|died|split|divorced?) /

/** What stands before 'before' or 'after', which of them it is, and what stands behind it. */
function cutAtBound(words: string): readonly [asked: string, bound: AskedAbout['bound'], boundWords: string] {
  for (const bound of ['before', 'after'] as const) {
    const at = words.indexOf(` ${bound} `)
    const rest = at < 0 ? '' : words.slice(at + bound.length + 2).trim()
    if (rest !== '') return [words.slice(0, at + 1), bound, rest]
  }
  return [words, null, '']
}

/** Takes apart what is asked; `words`: folded, with a space at each end and between them. */
export function askedAbout(words: string): AskedAbout {
  const [asked, bound, boundWords] = cutAtBound(words)
  const isPast = / (?:did|was|were|had|used to) /.test(asked)
  const asksWhen = happens.test(asked)
  return {
    slots: cues.flatMap(([slots, pattern]) => (pattern.test(asked) ? slots.split(' ') : [])),
    states: ends.test(asked) ? ['ends'] : asksWhen ? ['begins', 'ends', 'once'] : ['is', 'begins'],
    isNow:
      / (?:now|still|currently|today|these days|nowadays|at the moment) /.test(asked) ||
      (!isPast && !asksWhen && / (?:is|are|am|does|do|has|have) /.test(asked)),
    isLast: / (?:last|latest|most recent(?:ly)?) /.test(asked),
    isOpen: / (?:what happened to|how is|how are|tell me about|who is|what do i know (?:of|about)) /.test(
      asked,
    ),
    bound,
    boundWords,
  }
}
