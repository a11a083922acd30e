import { baseOf } from './base-form.ts'

/** The place where a sentence begins to say what its writer wishes, plans or regrets. */
export interface WishOpening {
  /** Where its words begin, and where what is wished begins. */
  readonly start: number
  readonly end: number
  /** What is wished and all that follows it, its verb in its base form. */
  readonly rest: string
  /** regret: of something that was not done; will: a plan only where it says that it is for more than once. */
  readonly kind: 'wish' | 'regret' | 'will'
}

const adverbs =
  '(?: (?:really|also|just|do|still|honestly|definitely|so|very much|always|at least|probably|simply|truly|only|badly|now))*'
const adverbsAfter = '(?: (?:really|just|always|only|also|definitely|at least|finally|all))*'
const wanting =
  "(?:want (?:us |myself )?to|wish to|need to|ought to|plan to|hope to|mean to|intend to|should|must|had better|will try to|[’']ll try to|would (?:like|love|prefer) (?:us |myself )?to|[’']d (?:like|love|prefer)(?: us| myself)? to|[’']d better|(?:am|are|[’']m|[’']re) (?:going|trying|determined|planning|hoping|resolved) to|(?:have|[’']ve) (?:decided|resolved|promised myself|been meaning|been wanting) to|keep meaning to|promised myself to)"
const headless =
  "(?:must|(?:really )?(?:need|ought|want|have) to|would (?:like|love) to|(?:going|planning|hoping|trying|determined) to|should(?! (?:I|we|you|he|she|they)\\b)|time to|note to self: ?(?:to )?|(?:my |the |our |new )*(?:goal|plan|aim|intention|resolution)[^.:!?]{0,40}?(?:: ?(?:to )?| is to )|resolved: ?(?:to )?|it(?: would|[’']d) (?:be (?:so |really )?(?:good|nice|lovely|great|better|wonderful|wise)(?: for (?:me|us))?|do (?:me|us) good|help(?: me)?) to)"

const patterns: readonly (readonly [RegExp, WishOpening['kind'], 'base' | 'formed'])[] = [
  [new RegExp(`\\bI${adverbs} ?${wanting}${adverbsAfter} `, 'gi'), 'wish', 'base'],
  [
    new RegExp(
      `^(?:(?:and|so|but|maybe|perhaps|really|definitely|okay|ok),? )*${headless}${adverbsAfter} ?`,
      'gi',
    ),
    'wish',
    'base',
  ],
  [new RegExp(`\\bwe${adverbs} ?${wanting}${adverbsAfter} `, 'gi'), 'will', 'base'],
  [
    /\b(?:I(?: will|['’]ll)|I promised myself(?: that)? I(?: would|['’]d|['’]ll)|we(?: will|['’]ll|['’]d)) /gi,
    'will',
    'base',
  ],
  [/\b(?:I (?:really )?wish|if only) (?:I|we) could /gi, 'wish', 'base'],
  [
    /\b(?:I (?:really )?wish|if only) (?:I|we) (?!could|had |hadn|was|were|knew|would|didn)/gi,
    'wish',
    'formed',
  ],
  [/\b(?:I|we) (?:really )?(?:should|could|ought to)(?:['’]ve| have) (?:really )?/gi, 'regret', 'formed'],
  [/\b(?:I (?:really )?wish|if only) (?:I|we)(?:['’]d| had) /gi, 'regret', 'formed'],
  [
    /\bI (?:really )?(?:regret|feel (?:bad|guilty|rotten|awful) (?:about|for)) (?:not|never) /gi,
    'regret',
    'formed',
  ],
  [
    /\bI (?:really |do |so )*miss (?=\w+ing\b(?<!(?:even|morn|noth|someth|anyth|everyth|k|th)ing))/gi,
    'wish',
    'formed',
  ],
  [/\bI[^,.;]{0,24} (?:be|become|get|getting) better (?:about|at) (?=\w+ing\b)/gi, 'wish', 'formed'],
  [
    /\bI (?:had )?(?:meant|wanted|intended) to (?=[^.;]{3,80}?\b(?:(?:and|but) (?:I )?(?:did ?n[o’']t|did not|never did|have ?n[o’']t)\b))/gi,
    'regret',
    'base',
  ],
  [
    /\bI (?:never|hardly(?: ever)?|do not|don['’]t) (?=[^.;]{3,60}? (?:any ?more|these days)\b[^.]{0,20}\b(?:miss|regret|sad|pity|shame)\b)/gi,
    'wish',
    'base',
  ],
  [
    /\bI (?:have not|haven['’]t|never) (?=[^.;]{3,60}?\b(?:in|for) (?:weeks|months|ages|days)\b[^.]{0,30}\b(?:miss|regret|guilty|rotten|ashamed|bad|pity|shame)\b)/gi,
    'regret',
    'formed',
  ],
]

/** Verbs whose past is their base. */
const unchanged = /^(?:read|put|cut|set|let|hit|run|come|quit|shut)$/i
const firstWord = /^(?:(?:try(?:ing)?|tried) )?(?:(?:more|finally|actually|really|properly) )?([\p{L}]+)/u

/** The words with their first verb in its base form: 'gone for a walk' is 'go for a walk'. Null where no such verb begins them. */
function withBase(words: string): string | null {
  const found = firstWord.exec(words)
  const verb = found?.[1] ?? ''
  const base = baseOf(verb)
  if (base === verb.toLowerCase() && !unchanged.test(verb)) return null
  return words.replace(firstWord, (all: string) => all.slice(0, all.length - verb.length) + base)
}

/** Where a sentence wishes, plans or regrets, in the order of its words. */
export function wishOpenings(sentence: string): WishOpening[] {
  return patterns
    .flatMap(([pattern, kind, form]) =>
      [...sentence.matchAll(pattern)].flatMap(({ index, 0: words }): WishOpening[] => {
        const end = index + words.length
        const said = sentence.slice(end, end + 400)
        const rest = form === 'formed' ? withBase(said) : said
        return rest === null ? [] : [{ start: index, end, rest, kind }]
      }),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end)
}
