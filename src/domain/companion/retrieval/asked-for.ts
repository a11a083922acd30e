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
const aName =
  '\\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\\b)\\p{Lu}\\p{Ll}+'
const name = `(?<=[\\p{L}\\p{N},;:’'"(] ?)(?<![.!?] )${aName}`
const wholeName = new RegExp(`(?<=[\\p{L}\\p{N},;:] )${aName}(?: ${aName})*`, 'gu')

/** The names in a question, each whole: "Redemption Song". */
export const namesIn = (question: string): readonly string[] => question.match(wholeName) ?? []

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

/** It asks for a name or a place, which a sentence is seen to hold; a number could be any. */
export const asksForName = (question: string): boolean =>
  all.some(({ kind, asks }) => (kind === 'person' || kind === 'place') && asks.test(question))

/** It asks for a number, a name or a place. */
export const asksForFact = (question: string): boolean => answerTests(question).length > 0
