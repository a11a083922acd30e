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
const polite = `${opens}(?:(?:thanks?|thank you|thx|ta|cheers),? (?:and )?)?`
const night = new RegExp(
  `${polite}(?:good ?night|night(?:y)?(?:[ -]night)?(?=\\W*$|[ ,]+(?:all|then|now|mate|love|you|x|sleep))|sleep (?:well|tight)|gn|nn|(?:i'm |i am )?(?:going |heading )?(?:off )?to (?:bed|sleep)(?: now)?\\W*$|time for bed|(?:i'm |i am )?(?:away|up|off) to (?:my )?bed|turning in|lights out|nighty night|that(?:'s| is) me (?:done |off |away |finished )?(?:for (?:the night|tonight)|(?:away |off )?to bed)|that(?:'ll| will) do (?:me )?(?:for )?(?:the night|tonight)|i(?:'m| am) done for tonight)\\b`,
)
const tools =
  '(?:laptop|computer|phone|book|lid|journal|screen|tablet|diary|notebook|app|machine|curtain|shop)'
/** Leave taken at any hour. */
const farewell = new RegExp(
  [
    `${polite}(?:bye(?:[ -]bye)?(?: for now)?|goodbye|good-bye|cheerio|cheery ?bye|(?:i'll )?(?:see|be seeing) (?:you|ya|ye)(?: (?:around|tomorrow|later|soon|then|next \\w+|in the morning|on \\w+day))?(?=\\W*$|[,.!])|cya|ta-?ra(?= |\\W*$)|toodle\\w*|farewell|so long\\W*$|signing off|logging off|must (?:dash|run|fly)|(?:i'm |im |i am )off(?: now| then)?\\W*$|(?:have to|gotta|got to) (?:run|dash|fly)|(?:i'll |let's )?leave it (?:there|at that)|(?:till|until|talk|speak|catch|write) (?:to )?(?:you )?(?:again )?(?:tomorrow|later|soon|the morrow|next time|then|we meet)|laters|ttyl|gtg|g2g|brb|over and out|peace out|ciao(?: ciao)?\\W*$|take care(?: now| of yourself| then| you)?\\W*$|mind yourself|safe home|all the best|that(?:'s| is) me(?: away| for| off| done| gone)\\b|that(?:'ll| will) do (?:me )?(?:for )?(?:today|now)|that(?:'s| is) (?:all|it|enough) (?:from me )?(?:for )?(?:now|today|tonight)|i(?:'m| am) done for (?:today|now)|(?:i've |i have )?got(?:ta| to) go|i(?:'d| had)? (?:better|must|should) (?:go|be off|be going|get going|run)(?: now)?\\W*$|i(?:'ll| will) (?:love you and leave you|be off|be back|come back) ?(?:now|then|later|tomorrow|soon|another day)?\\W*$)(?![\\p{L}])`,
    `${polite}i(?:'ll| will|'m| am|'m going to|'m gonna| must| shall)? ?(?:now )?(?:clos(?:e|ing)|shut(?:ting)?|switch(?:ing)?|turn(?:ing)?|put(?:ting)?|fold(?:ing)?)(?: off| down| away| up)? (?:the|my|this|up) ${tools}(?: (?:off|down|away|now|for (?:now|today|tonight)|again))*(?:\\W*$|[.,;!] )`,
    "^(?:(?:i (?:close|stop|leave it|go|have to (?:go|stop)|must (?:go|stop))|that(?:'s| is) (?:it|all|me|enough)|enough|so much|work|dinner|supper|lunch|the kettle)\\b(?: (?:now|here|for (?:now|today|tonight)|calls?|is ready))*[.!,;] )(?:(?:bye(?: for now)?|goodbye|cheerio|until (?:tomorrow|later|next (?:time|week))|till (?:tomorrow|later|next (?:time|week))|see (?:you|ya)(?: (?:tomorrow|later|soon))?|talk soon|ttyl|farewell|so long)(?: then| now| so)?)\\W*$",
  ].join('|'),
  'u',
)
const greeting =
  /^(?:(?:hi+|hello+|hey+|hiya|hullo|howdy|yo|g'?day|greetings|good (?:morning|evening|afternoon|day))\b|(?:evening|morning|afternoon)(?: all)?(?=\W*$|[.,!]))(?!.*\?)/
/** A greeting in the form of a question, which wants no answer. */
const hail =
  /^(?:(?:yo|hey|hi|hello|oi|ey|ah|well|aye),? )*(?:s+u+p+|wh?add?up|wag(?:wan|1)|wagwarn|what ?gwan|wh?at(?:'?s| is) (?:good|crackin\w*|poppin\w*|shakin\w*|the craic|cookin\w*)|what(?:'s|s)? the story|any craic|how(?:'?s)? (?:ya|ye) (?:doin\w*|keepin\w*|now)|how (?:you )?doin|how'?s (?:she cuttin\w*|it hangin\w*|tricks)|how(?:i|')?ya|howzit|how bist|how do|(?:ay|eh|ey|aye)+ up|ayup|oi oi|wotcha|wotcher|'?allo|'?ello|heya|hiya|heyo|ahoy|hai|henlo)(?: (?:mate|bro|bruv|brother|fam|pal|love|dude|man|lads?|bud|buddy|g|there|now|horse|boss|duck|me duck|hen|all|my friend|friend|you|again|cuz|big man|stranger))*\W*$/

/** Thanks and leave-takings that say something else besides are left to that. */
const mostWords = 14
const mostNight = 9
const mostGreeting = 4

/** Which courtesy a message of so many words is; null for none. */
export function courtesyIn(text: string, count: number): 'thanks' | 'night' | 'farewell' | 'greeting' | null {
  if (count <= mostGreeting && hail.test(text)) return 'greeting'
  if (text.endsWith('?') || /\bnot\W*$/.test(text)) return null
  if (count <= mostNight && night.test(text)) return 'night'
  if (count <= mostNight && farewell.test(text)) return 'farewell'
  if (count <= mostWords && thanks.test(text)) return 'thanks'
  return count <= mostGreeting && greeting.test(text) ? 'greeting' : null
}
