/** Thanks, a good night and a greeting, in small letters and many registers. */

const opens =
  "^(?:(?:ok(?:ay)?|right|well|fine|good|yes|yeah|yep|hm+|oh|aw+|ah|alright|all right|no|so|and|great|lovely|brilliant|nice|perfect|that's it|wow|huh|cool|grand|there|æ)[,.!:;…–—-]*\\s+)*"
const much =
  '(?:very |so |really |most |much |deeply |truly |awfully |too |quite |rather |ever so |just |exactly |a bit |actually )*'
const end =
  '(?=\\W*$|[,.!;:–—-]| (?:for|a (?:lot|bit|little|ton|million|bunch)|to you|love|darling|pet|mate|dear|friend|again|then|tonight|today|anyway|all|always|so|very|ever|really|me|actually|more|and|that|this|it|you)\\b)'

const thanks = new RegExp(
  [
    `${opens}(?:many |much |big |a thousand |my )?(?:thanks?|thank(?:s| ?you| ye| u)|thanx|thx|tks|tysm|tyvm|ty|cheers|ta|merci|gracias|danke)\\b(?! (?:to (?!you)|god|goodness|heavens?|christ|fuck|the lord|for nothing))${end}`,
    `${opens}(?:i'm |i am |i feel )?(?:much|very|deeply|greatly|most|ever so|so) (?:obliged|grateful|indebted|thankful|appreciated)\\b`,
    `\\bi(?:'m| am) (?:${much})?(?:obliged|grateful|indebted|beholden|thankful) (?:to|for) (?:you|that|this|it)\\b|\\bin your debt\\b`,
    `${opens}(?:i )?(?:${much})?appreciate (?:it|that|this|you|your)\\b|${opens}(?:god )?bless you(?:r|rs)?\\b|${opens}(?:i )?owe you(?: one)?\\b`,
    `${opens}(?:that|this|it|you)(?:'s| has|'ve| have| really| actually| did| did really)* (?:help(?:ed|s)?(?: me)?|(?:did|does|done) (?:me good|the (?:trick|job)|help)|hit the spot)${end}`,
    `${opens}(?:that|this|it)(?:'s| is| was) ${much}(?:kind|kindly|helpful|useful|nicely|well|good|sweet|decent|nice|lovely|thoughtful|beautifully|fair)(?: (?:of you|put|said|to (?:hear|read|know)))\\b`,
    `${opens}(?:that|this|it)(?:'s| is| was) ${much}(?:helpful|useful|kind|what i needed)${end}|${opens}(?:just |exactly )?what i needed\\b|${opens}(?:i )?needed that\\b`,
    `${opens}(?:you(?:'re| are)|ur) ${much}(?:(?:the best|a (?:star|gem|legend|lifesaver|treasure|good (?:listener|egg|one|sort)|darling|love|pal|marvel))|kind|sweet|helpful|good at this)${end}|${opens}good (?:bot|machine|robot)\\b|${opens}nice one\\W*$`,
    `${opens}(?:cheers|ta)(?: \\w+){0,2}\\W*$|${opens}you(?:'ve| have) been (?:an? |very |so |such |real |great |most |big |good )*(?:help|kind|good|patient|comfort|helpful|lovely|brick)\\b`,
    `${opens}you(?:'ve| have) (?:eased|lightened|helped|cheered|calmed|settled)\\b|${opens}(?:that|this|it) made me (?:feel better|smile|laugh)\\b|${opens}good (?:talk|chat)\\W*$|${opens}i(?:'m| am) (?:truly |so |very )?grateful(?=\\W*$|[,.!])|${opens}i(?:'m| am) obliged(?=\\W*$|[,.!])|${opens}(?:you're|you are) an? (?:\\w+ )?listener\\b|${opens}(?:grateful to you|i thank (?:you|ye)|(?:very |most |so |too )?kind of you|fanks|appreciate (?:it|ya))\\b|^(?!no\\b)(?:[\\w']+,? ){1,9}?(?<!\\b(?:say|said|says|saying|and|a|my|his|her|their|with|to|without) )thank(?:s| you)(?: (?:a lot|so much|again|love|mate|very much))?\\W*$`,
    `${opens}(?:i'm )?glad (?:i (?:have|found|asked)|of) (?:you|this|it)\\b`,
  ].join('|'),
)
const night = new RegExp(
  `${opens}(?:(?:thanks?|thank you|thx|ta|cheers),? (?:and )?)?(?:good ?night|night(?:y)?(?:[ -]night)?(?=\\W*$|[ ,]+(?:all|then|now|mate|love|you|x|sleep))|sleep (?:well|tight)|gn|nn|bye(?:[ -]bye)?|goodbye|cheerio|see (?:you|ya)(?: (?:tomorrow|later|soon))?(?=\\W*$|[,.!])|ta-?ra(?= |\\W*$)|toodle\\w*|farewell|so long\\W*$|(?:i'm |i am )?(?:going |heading )?(?:off )?to (?:bed|sleep)(?: now)?\\W*$|time for bed|(?:i'm |i am )?(?:away|up|off) to (?:my )?bed|turning in|lights out|signing off|must dash|(?:i'm |im |i am )off\\W*$|gotta run|(?:i'll |let's )?leave it (?:there|at that)|(?:till|until|talk|speak) (?:you )?(?:tomorrow|later|the morrow|next time)|nighty night|that's me away|that's me (?:for|off|done)|that(?:'ll| will) do (?:me )?(?:for )?(?:the night|tonight|today|now)|i(?:'m| am) done for (?:today|tonight)|got(?:ta| to) go)\\b`,
)
const greeting =
  /^(?:(?:hi+|hello+|hey+|hiya|hullo|howdy|yo|g'?day|greetings|good (?:morning|evening|afternoon|day))\b|(?:evening|morning|afternoon)(?: all)?(?=\W*$|[.,!]))(?!.*\?)/

/** Thanks and leave-takings that say something else besides are left to that. */
const mostWords = 14
const mostNight = 9
const mostGreeting = 4

/** Which courtesy a message of so many words is; null for none. */
export function courtesyIn(text: string, count: number): 'thanks' | 'night' | 'greeting' | null {
  if (text.endsWith('?') || /\bnot\W*$/.test(text)) return null
  if (count <= mostNight && night.test(text)) return 'night'
  if (count <= mostWords && thanks.test(text)) return 'thanks'
  return count <= mostGreeting && greeting.test(text) ? 'greeting' : null
}
