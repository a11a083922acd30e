/** What a question asks for, by the words that it asks with. */
export type AskedFor = 'time' | 'person' | 'place' | 'number' | 'money' | 'words'

interface Asking {
  readonly kind: AskedFor
  readonly asks: RegExp
  /** What in a text could be the answer. */
  readonly sign: RegExp
}

const number =
  '(?:\\d[\\d.,:]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|once|twice)'
/** A name is a word written large where no sentence begins, and no day or month. */
const name =
  '(?<=[\\p{L}\\p{N},;:’\'"(] ?)(?<![.!?] )\\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\\b)\\p{Lu}\\p{Ll}+'

const all: readonly Asking[] = [
  {
    kind: 'time',
    asks: /\b(?:when|how long|since when|what (?:day|date|year|month|time)|how old|until when|which (?:day|year|month))\b/i,
    sign: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|yesterday|tonight|today|tomorrow|ago|last (?:week|month|year|night|summer|winter|autumn|spring)|next (?:week|month|year|summer|winter|autumn|spring)|(?:in|since|until|from) (?:19|20)\d\d|weeks?|months?|years?|days?|christmas|easter|birthday)\b/i,
  },
  {
    kind: 'number',
    asks: /\b(?:how (?:many|much|big|far|old|tall|often|long|high|heavy|cold|hot|warm|deep|wide|fast|thick|late|early|loud)|what (?:price|sum|number|size)|(?:my|the|his|her|our|what|which) (?:price|score|time|grade|mark|result|weight|dose|number)|number what|weigh|cost|pa(?:y|id))\b/i,
    sign: new RegExp(`\\b${number}`, 'i'),
  },
  {
    kind: 'money',
    asks: /\b(?:how much|what)\b(?=.{0,80}\b(?:pay(?:ing)?|paid|costs?|charg\w+|fees?|price|fare|rent|bill|owed?|spen[dt]|wages?|salary|set (?:me|us) back|lend|lent|borrow(?:ed)?|tickets?|deposit|savings?|(?:give|gave) (?:for|him|her|them)|gives? (?:me|us)|g[eo]t for)\b)/i,
    sign: /\p{Sc}|\b(?:euros?|dollars?|pounds?|quid|bucks?|cents?|pence|naira|rupees?|pesos?|rand|francs?|lakhs?|grand|hundred|thousand|fifty|twenty|forty|thirty)\b|\d ?(?:k|kr|p)\b|\b\d{1,3}[,.]\d{3}\b|\b(?!(?:19|20)\d\d\b)\d{3,5}\b/iu,
  },
  {
    kind: 'words',
    asks: /\b(?:wh?[ao]t|whit|wha|how)\b(?!.{0,12}\bi (?:say|said|write|wrote|written|tell|told))(?=.{0,80}\b(?:say|said|says|tell|told|reply|replied|answer(?:ed)?|shout(?:ed)?|write on|wrote|put (?:it|on)|(?:her|his|their) words)\b)/i,
    sign: /["“”‘]|(?<![\p{L}\p{N}])'(?=\p{L})|\b(?:said|says|say|told|tells|goes|asked|asks|answered|repl(?:ied|ies)|shouted|whispered|called|wrote|writes|reckons?|offered|put it)\b/iu,
  },
  {
    kind: 'person',
    asks: /\b(?:who|whom|whose|name|called)\b/i,
    sign: new RegExp(`${name}|\\b(?:called|named|name['’]?s|name is)\\b`, 'u'),
  },
  {
    kind: 'place',
    asks: /\b(?:where|(?:which|what) (?:town|city|country|place|street))\b/i,
    sign: /\b(?:in|at|to|from|near|outside|behind|under|by|on) (?:the )?\p{Lu}\p{Ll}+|\b(?:in|at|under|behind|outside|beside) (?:the|my|our|a) \p{Ll}+/u,
  },
]

/** A text of so many characters without a large letter was written without them. */
const shortest = 60

/** What could answer a question, for each thing that it asks for; none where its words ask for nothing of these. */
export const signsOf = (question: string): readonly RegExp[] =>
  all.flatMap(({ asks, sign }) => (asks.test(question) ? [sign] : []))

/** The same without the time, since each page has its day; words of the question itself are no answer. */
export function answerTests(question: string): readonly ((text: string) => boolean)[] {
  const own = new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return all.flatMap(({ kind, asks, sign }) =>
    kind !== 'time' && asks.test(question)
      ? [
          (text: string) =>
            sign.test(
              kind === 'words'
                ? text
                : text.replace(/[\p{L}\p{N}]+/gu, (word) => (own.has(word.toLowerCase()) ? 'x' : word)),
            ) ||
            // In a hurry names are written small.
            (kind === 'person' && text.length > shortest && !/\p{Lu}/u.test(text)),
        ]
      : [],
  )
}

const onlyAsks =
  /\b(?:names?|called|number|price|size|score|result|date|day|month|year|what time|my time|the time|times|level|kind|sort|word|again|lol|haha|eh|abeg|duw|sha|sef|yaar|finally|exactly|actually|in the end|end(?:ed|ing)? up|put down|anywhere)\b/gi
/** What is said before or after what is asked: "for my calculation:", ", the insurance wants it". */
const aside =
  /^[^:?]{3,60}: +|, (?:i'?m|i (?:keep|need|want|have|thought|forget|forgot)|so i|because|to tell|the \p{L}+ (?:wants?|needs?|asks?))\b.{0,120}$/giu

/** Without the words that only say what kind of answer is wanted. */
export const withoutAsking = (about: string): string =>
  (about.replace(aside, ' ').trim() || about).replace(onlyAsks, ' ')

const orders = {
  second:
    /\b(?:second|third|next|other) (?:attempt|time|go|one|try|reading|round|test|visit)\b|\bre-?(?:take|sit|took|sat)\b/i,
  first:
    /\bfirst (?:time|attempt|go|one|try|reading|round|test|visit|of all)\b|\b(?:at first|originally|to (?:begin|start) with|start(?:ed)? (?:at|on|off|out)|in the beginning|earliest)\b/i,
  last: /\b(?:last|latest|newest|most recent) (?:time|attempt|go|one|try|reading|round|test|visit)\b|\b(?:latest|newest|most recent(?:ly)?|last (?:i|we)|now(?:adays)?|currently|at the moment|these days|by now)\b/i,
} as const

/** Which of several in time a question asks for; null for any. */
export const orderAsked = (question: string): keyof typeof orders | null =>
  (['second', 'first', 'last'] as const).find((order) => orders[order].test(question)) ?? null

const outcome = {
  back: /\b(?:(?:c[ao]me|coming|got|get|walk\w*|made it) (?:back|home|in)|return\w*|turn\w* up|show\w* up|found (?:him|her|it|them))\b/i,
  missing:
    /\b(?:(?<!\bgot )lost|missing|gone|vanish\w*|ran (?:away|off)|disappear\w*|no sign|nowt|(?:did ?n['’]?t|did not|never|not) c[ao]me (?:back|home)|(?:looked|searched) (?:everywhere|for (?:her|him|it|them))|nowhere to be (?:found|seen))\b/i,
  lostWay: /\blost\b/i,
  named:
    /\b(?:letter(?:ed|ing)|christen\w*|bapti[sz]\w*|nam(?:e|ed|ing) (?:it|her|him|them|after|the|my|our|\p{Lu}\p{Ll}+)|call(?:ed|ing)? (?:it|her|him|them)|(?:the|its|her|his) name (?:is|was|will be)|what to (?:call|name))\b/u,
  unnamed: /$^/,
  fitted:
    /\b(?:fitted|install(?:ed|s|ing)|(?:went|gone|going) in|put (?:it|them) (?:in|up)\b(?! the| a)|(?:it|they)(?:['’]s| is|['’]re| are|['’]s finally) in\b(?=[.!,;])|up and running|mounted|connected|hooked (?:it )?up)/i,
  priced: /\b(?:pric(?:e|ed|es|ing)|quot(?:e|ed|es|ation)|brochure|catalogue|estimate|measured up)\b/i,
  passed: /\b(?:pass(?:ed|es)?|cleared|licen[cs]e|qualif\w+|got in|accepted|offer(?:ed)?)\b/i,
  failed: /\b(?:fail(?:ed|s)?|flunk\w*|reject\w*|turned (?:me|us) down|arrear)\b/i,
  won: /\b(?:w[io]n(?:ning|s)?|beat (?!me\b|us\b)\p{L}+|first prize)\b/iu,
  lost: /\b(?:lost|lose|defeat\w*|beaten|knocked out)\b/i,
  done: /\b(?:finish\w*|complet\w*|done with|paid off)\b/i,
  begun: /\b(?:unfinished|not (?:yet )?(?:finished|done)|half(?:way)?|still to)\b/i,
  well: /\b(?:recover\w*|got better|healed|mended|all clear)\b/i,
  worse: /\b(?:got worse|ill|sick|broke|relapse\w*)\b/i,
} as const

/** What a question asks for, how the text says it that answers it, and how one that says the opposite. */
const outcomes: readonly (readonly [asked: RegExp, own: RegExp, opposite: RegExp])[] = [
  [outcome.back, outcome.back, outcome.missing],
  [
    /\b(?:(?:go|goes|went|gone|going) missing|vanish\w*|ran (?:away|off)|disappear\w*)\b/i,
    outcome.missing,
    outcome.back,
  ],
  [/\bg[eo]t lost\b/i, outcome.lostWay, outcome.back],
  // A name that was given, and what was built in.
  [
    /\bname\b.{0,20}\b(?:i|we|they|he|she|me)\b.{0,12}\b(?:put|ga?ve|give|chose|choose|pick\w*|paint\w*)\b|\b(?:did|do|i|we|me|they) (?:did |i |we |me |they |finally |end(?:ed)? up ){0,3}(?:name|naming|christen|call(?:ing)?) (?:the|my|our|that|it|her|him)\b/i,
    outcome.named,
    outcome.unnamed,
  ],
  [
    /\b(?:when|who|(?:what|which) (?:day|date|month)|since when)\b.{0,40}\b(?:fit(?:ted)?|install(?:ed)?|put (?:in|up) (?:the|an?|my|our|that|those)|put (?:the|an?|my|our|that|those) [\w ]{2,25} in|(?:go|went) in)\b/i,
    outcome.fitted,
    outcome.priced,
  ],
  [outcome.passed, outcome.passed, outcome.failed],
  [outcome.failed, outcome.failed, outcome.passed],
  [outcome.won, outcome.won, outcome.lost],
  [outcome.done, outcome.done, outcome.begun],
  [outcome.well, outcome.well, outcome.worse],
]

/** How what is asked for came out: 1 in a text that says so, -1 in one that says the opposite, 0 elsewhere and where no outcome is asked for. */
export function outcomeIn(question: string, text: string): number {
  const [, own, opposite] = outcomes.find(([asked]) => asked.test(question)) ?? []
  return own?.test(text) ? 1 : opposite?.test(text) ? -1 : 0
}

/** It asks for a name that was given, something built in, lost or the like, which a sentence is seen to tell. */
export const asksForOutcome = (question: string): boolean => outcomes.some(([asked]) => asked.test(question))

/** It asks for a name or a place, which a sentence is seen to hold; a number could be any. */
export const asksForName = (question: string): boolean =>
  all.some(({ kind, asks }) => (kind === 'person' || kind === 'place') && asks.test(question))

/** It asks for a number, a name or a place. */
export const asksForFact = (question: string): boolean => answerTests(question).length > 0
