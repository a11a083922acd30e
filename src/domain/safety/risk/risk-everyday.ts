// What takes the fright out of words of danger and of despair, each by itself, before anything is weighed.

import { dangerWords, despairPhrases, despairWords } from './risk-danger-words.ts'
import { has } from './risk-surroundings.ts'

const medicines = new Set(
  'pill pills tablet tablets meds medication ibuprofen paracetamol insulin codeine'.split(' '),
)
const questioned = /^ ?(?:which|what|when|who) /
const wasPrescribed = / (?:was i|i was|i have been|have i been) (?:given|prescribed|put) /
const tookOnce =
  / (?:did i|was i) (?:take|taking|start|stop|get|given|on)(?: \S+){0,4} (?:in (?:the )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|last (?:year|month|spring|summer|autumn|winter)) /

const takesDaily =
  /^ ?how (?:many |much )?(?:\S+ ){0,3}(?:do|did|was|am|were) i (?:take|taking|to take|on|get|given) (?:\S+ ){0,2}?(?:(?:a|per|each|every|in the|at) (?:day|night|morning|evening|week|month)|daily|nightly|with (?:breakfast|lunch|dinner|food)) ?[.?]? ?$/

/** "How many pills do I take a day?": the whole sentence asks what is taken as a rule. */
export const asksOfDose = (plain: string): boolean =>
  takesDaily.test(plain) && !plain.split(' ').some((word) => dangerWords.has(word) && !medicines.has(word))

/** "Which tablets was I given in the spring?": what a journal may know, and no other word of danger. */
export const asksOfMedicine = (plain: string): boolean =>
  questioned.test(plain) &&
  (wasPrescribed.test(plain) || tookOnce.test(plain)) &&
  !plain.split(' ').some((word) => dangerWords.has(word) && !medicines.has(word)) &&
  !despairs(plain)

/** Said without a thought of heaven: "that's me for tonight, God bless". */
const exclaimed =
  /(?<= )(?:god bless(?: (?:you|ye|them|him|her|us))?|god willing|thank (?:god|heavens?)|good lord|that is me (?:done |off |away )?for (?:tonight|the night|today|now))(?= )/g

/** A word of despair, or several that say the same. */
export const despairs = (plain: string): boolean => {
  const meant = plain.replace(exclaimed, '')
  return has(meant, despairWords) || despairPhrases.test(meant)
}

const food =
  'toast|bread|porridge|oats|rice|onions?|garlic|cakes?|pies?|pizza|dinner|tea|supper|lunch|breakfast|pans?|pots?|milk|sauce|soup|stew|eggs?|bacon|sausages?|potatoes|vegetables|veg|carrots|sugar|jam|roux|biscuits|cookies|pancakes?|chapatis?|rotis?|tortillas?'
/** Words of danger with what makes them a thing of every day: a roof as its builder speaks of it, the tablet that a child watches, a plan that is asked for. */
const things: readonly (readonly [word: string, beside: RegExp])[] = [
  [
    'plan',
    / (?:give|make|write|draw|draft|do|build|need|want) (?:me |us )?(?:up )?(?:a |the )?(?:(?!last )\w+ )?plan (?:for|to|how|of|so) .{0,60}\b(?:lunch|lunches|meals?|dinners?|cook\w*|food|shopping|budget|money|bucks|pounds?|dollars|euros|learn\w*|study\w*|revis\w*|exams?|train\w*|run|running|clean\w*|tidy\w*|pack\w*|mov(?:e|ing)|garden\w*|practis\w*|practic\w*|read\w*|words?|work|week|weekend|trip|holiday|visit\w*|party|wedding) /,
  ],
  ...['burnt', 'burned', 'burn', 'burning', 'cut', 'cutting', 'slice', 'sliced', 'slicing'].map(
    (word) =>
      [
        word,
        new RegExp(` ${word} (?:(?:the|some|a|an|my|our|his|her|their) )?(?:\\w+ )?(?:${food}) `),
      ] as const,
  ),
  [
    'roof',
    /(?<= )(?:sheets?|tiles?|slates?|thatch|felt|gutters?|rafters?|timber|builders?|roofers?|leak(?:s|ed|ing|y)?|repairs?|quote[ds]?|costs?|cement|extension|solar|insulation)(?= )/,
  ],
  [
    'tablet',
    /(?<= )(?:sofa|couch|screen|cartoons?|charger|app|apps|games?|film|movie|homework|wifi|battery|youtube|netflix)(?= )/,
  ],
]

/** Such a thing, and no other word of danger. */
export const isOfThing = (plain: string): boolean =>
  things.some(
    ([thing, beside]) =>
      plain.includes(` ${thing} `) &&
      beside.test(plain) &&
      !plain.split(' ').some((word) => dangerWords.has(word) && word !== thing),
  )
