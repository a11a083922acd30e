import { courtesyAbroad } from './foreign-words.ts'

/** Thanks, a good night and a greeting, in small letters and many registers. */

/** What stands before a courtesy and is none. */
const opens =
  /^(?:(?:ok(?:ay)?|k|right|reight|well|fine|good(?=[,.!])|yes|yeah|yep|aye|hm+|oh|och|aw+|ah|alright|all right|no|so|and|great|lovely|brilliant|nice(?! one)|perfect|that's it|wow|huh|cool|grand|there|anyway|æ)\b[,.!:;…–—-]*\s+)+/
const much =
  '(?:very |so |really |most |much |deeply |truly |awfully |too |quite |rather |ever so |just |exactly |a bit |actually )*'
const end =
  '(?=\\W*$|[,.!;:–—-]| (?:for|a (?:lot|bit|little|ton|million|bunch)|to you|love|darling|pet|mate|pal|sir|hon|honey|dear|friend|again|then|tonight|today|anyway|all|always|so|very|ever|really|me|actually|more|and|that|this|it|you)\\b)'

const thanks = new RegExp(
  [
    `^(?:many |much |big |a thousand |my )?(?:thanks?|thank(?:s| ?you| ye| u)|thanx|thx|tks|tysm|tyvm|ty|cheers|ta|merci|gracias|danke|chur|nice one|medaase|daalu|nandri|fanks|i thank (?:you|ye))\\b(?! (?:to (?!you)|god|goodness|heavens?|christ|fuck|the lord|for nothing))${end}|^(?:cheers|ta)(?: \\w+){0,2}\\W*$|^(?!no\\b)(?:[\\w']+,? ){1,9}?(?<!\\b(?:say|said|says|saying|and|a|my|his|her|their|with|to|without) )thank(?:s| you)(?: (?:a lot|so much|again|love|mate|very much))?\\W*$`,
    `^(?:i'm |i am |i feel )?${much}(?:obliged|grateful|indebted|beholden|thankful|appreciated|glad (?:i (?:have|found|asked)|of))(?:(?: (?:to|for))? (?:you|that|this|it)\\b|(?=\\W*$|[,.!]))|\\bin your debt\\b|^(?:i )?${much}appreciate (?:it|ya|that|this|you|your)\\b|^bless you(?:r|rs)?\\b|^(?:i )?owe you(?: one)?\\b`,
    `^(?:(?:that|this|it|you|ur)(?:'s|'re|'ve| is| are| was| has| have| been| did| does| done| made me| really)* ${much}(?:an? |such |real |great |big )*(?:(?:of (?:\\w+ )?)?help(?:ed|s|ful)?(?: me)?|kind|useful|patient|sweet|comfort|what i needed|the (?:best|trick|job)|me good|hit the spot|star|gem|legend|lifesaver|treasure|marvel|brick|darling|love|pal|good (?:listener|egg|one|sort|at this)|\\w+ listener|eased|lightened|cheered|calmed|settled|feel better|smile|laugh)${end}|(?:(?:that|this|it)(?:'s| is| was) )?${much}(?:kind|good|sweet|decent|nice|lovely|thoughtful|fair) of you\\b|(?:that|this|it)(?:'s| is| was) ${much}(?:\\w+ (?:put|said)|\\w+ to (?:hear|read|know))\\b)`,
    `^(?:just |exactly )?what i needed\\b|^(?:i )?needed that\\b|^good (?:bot|machine|robot|talk|chat)\\W*$`,
  ].join('|'),
)
const polite = `^(?:(?:thanks?|thank you|thx|ta|cheers),? (?:and )?)?`
const night = new RegExp(
  `${polite}(?:good ?night(?!'s)|night(?:y)?(?:[ -]night)?(?=\\W*$|[ ,]+(?:all|then|now|mate|love|you|x|sleep))|sleep (?:well|tight)|gn|nn|(?:i'm |i am )?(?:going |heading |coming )?(?:off )?to (?:bed|sleep)(?: now)?\\W*$|time for bed|(?:i'm |i am )?(?:away|up|off) to (?:my )?bed|turning in|lights out|nighty night|that(?:'s| is) me (?:done |off |away |finished )?(?:for (?:the night|tonight)|(?:away |off )?to bed)|that(?:'ll| will) do (?:me )?(?:for )?(?:(?:the|one|this) night|tonight)|i(?:'m| am) done for tonight)\\b`,
)
const tools =
  '(?:laptop|computer|phone|book|lid|journal|screen|tablet|diary|notebook|app|machine|curtain|shop)'
/** Leave taken at any hour. */
const farewell = new RegExp(
  [
    `${polite}(?:bye(?:[ -]bye)?(?: for now)?|goodbye|good-bye|cheerio|cheery ?bye|(?:i'll )?(?:see|be seeing) (?:you|ya|ye)(?: (?:around|tomorrow|later|soon|then|next \\w+|in the morning|on \\w+day)){0,2}(?=\\W*$|[,.!])|cya|ta-?ra(?= |\\W*$)|toodle\\w*|farewell|so long\\W*$|signing off|logging off|must (?:dash|run|fly)|(?:i'm |im |i am )off(?: now| then)?\\W*$|(?:have to|gotta|got to) (?:run|dash|fly)|(?:i'll |let's )?leave it (?:there|at that)|(?:till|until|talk|speak|catch|write) (?:to )?(?:you )?(?:again )?(?:tomorrow|later|soon|the morrow|next time|then|we meet)|laters|ttyl|gtg|g2g|brb|over and out|peace out|ciao(?: ciao)?\\W*$|take care(?: now| of yourself| then| you)?\\W*$|mind yourself|safe home|all the best|that(?:'s| is) me(?: away| for| off| done| gone)\\b|that(?:'ll| will) do (?:me )?(?:for )?(?:today|now)|that(?:'s| is) (?:all|it|enough) (?:from me )?(?:for )?(?:now|today|tonight)|i(?:'m| am) done for (?:today|now)|(?:i've |i have )?got(?:ta| to) go|i(?:'d| had)? (?:better|must|should) (?:go|be off|be going|get going|run)(?: now)?\\W*$|i(?:'ll| will) (?:love you and leave you|be off|be back|come back) ?(?:now|then|later|tomorrow|soon|another day)?\\W*$)(?![\\p{L}])`,
    `${polite}i(?:'ll| will|'m| am|'m going to|'m gonna| must| shall)? ?(?:now )?(?:clos(?:e|ing)|shut(?:ting)?|switch(?:ing)?|turn(?:ing)?|put(?:ting)?|fold(?:ing)?)(?: off| down| away| up)? (?:the|my|this|up) ${tools}(?: (?:off|down|away|now|for (?:now|today|tonight)|again))*(?:\\W*$|[.,;!] )`,
    `${polite}(?:i(?:'ll| will| shall| must| now)? (?:leave you(?: to it)?|let you (?:go|be|get on)|take (?:my|your) leave|(?:pen|sign|log) off)|(?:now )?let me (?:now |just )?(?:leave you|not (?:keep|hold) you|(?:go|run)(?: and (?:sleep|rest|eat|cook|close|shut|lock|feed|lie|bathe) ?(?:\\w+ ?){0,3})?)|(?:and )?we(?:'ll| will| go| shall| can)? (?:talk|speak|yarn|reason|chat)(?: again)?(?: tomorrow| later| soon| again| another \\w+| next time| in the morning)|(?:shall we|let us|let's) (?:stop|end) (?:here|there)(?: for \\w+)?|see you when i see you|later|(?:i|me|mi|man) (?:gone|gaan|dey go|a go|deh go)(?: home| sleep)?|likkle more|inna di morrow|haste ye back|lang may yer lum reek|bless up|stay (?:blessed|well|safe)|go (?:safely|safe)|greet your people|good luck)(?: (?:now|then|so|again|here|today|for (?:now|today|tonight)))*\\W*$`,
    "^(?:i(?:'m| am) (?:off|away)(?: (?:up|out|home|upstairs))*|(?:may )?god bless(?: you| ye| yous)?|walk good|mind how you go|go well|keep well)(?: (?:now|then|all|so|love|dear|my dear|mate|for (?:now|today|tonight)))*\\W*$",
  ].join('|'),
  'u',
)
const named =
  '(?: (?:mate|bro|bruv|brother|fam|pal|love|dude|man|lads?|bud|buddy|g|there|now|horse|boss|duck|me duck|hen|chuck|flower|pet|petal|hun|sir|madam|ma.am|sweetie|sweetheart|honey|hon|sugar|sugarpie|sunshine|guys|all|me again|it.?s me|i.?m back|my friend|friend|my dear|dear|you|again|cuz|big man|stranger|to you|o|na|ha|oh|then|everyone|computer|robot|bot|machine))*'
const greeting = new RegExp(
  `^(?:(?:yo|hey|hi|hello|oi|ey|ah|well|aye),? )*(?:hi+|hello+|hey+|hiya|heya|hullo|howdy|yo+|g'?day|greetings|(?:a )?(?:very )?(?:good |top o'?f? the )?(?:mornin[g']?|evening|afternoon|day)|(?:s+u+p+|wh?add?up|wah? ?gwa+n|wag(?:wan|1)|wagwarn|what ?gwan|wh?at(?:'?s| is)? (?:good|up|new|crackin\\w*|poppin\\w*|shakin\\w*|the craic|cookin\\w*|happenin\\w*)|what(?:'s|s)? the story|any craic|how (?:you )?doin|how(?:i|')?ya|howzit|how bist|how do|how do you do|(?:happy|merry) (?:new year|christmas|easter|eid|diwali|birthday)|(?:ay|eh|ey|aye)+ up|ayup|oi oi|wotcha|wotcher|'?allo|'?ello|heyo|ahoy|hai|henlo|hii+|kia ora|well met))${named}(?: (?:mum|journal|diary))?\\W*$`,
)
/** How the other one is, in any dialect: the words of such a question and no others. */
export const askedHowItIs =
  /^(?!.*\bdo (?:you|u) do it)(?:and )?how(?:'?s|\b)(?:[ ,]+(?:is|are|r|be|dey|far|goes|do|we|you|u|ya|ye|yuh|your?|una|it|things?|life|tricks|everything|all|body|side|family|form|day|night|week|doing|doin|keeping|keepin|going|goin|hanging|hangin|cutting|cuttin|she cuttin\w*|today|tonight|with|treating|fine|this|evening|morning|end|now|been|self|yourself|yourselves|the|o|na|mate|bro|pal|my (?:friend|dear|love)|dear|love|then|was your|over there|in there)(?![\w']))+\W*$/

/** As God wills, and what only rounds it off. */
const blessing =
  /,? (?:and )?(?:please god|god willing|god spare\w*(?: \w+)?|insha'?a?llah|by god's grace|so|the now)\W*$/

/** Thanks and leave-takings that say something else besides are left to that. */
const mostWords = 14
const mostClauses = 18
const mostNight = 9
const mostGreeting = 4

/** In this order the stronger of two. */
const patterns = [
  ['night', night],
  ['farewell', farewell],
  ['thanks', thanks],
  ['greeting', greeting],
] as const
export type Courtesy = (typeof patterns)[number][0]

const inOne = (clause: string, most: number): Courtesy | null => {
  const bare = clause.replace(opens, '').replace(blessing, '')
  const isNot = /\bnot\W*$/.test(clause)
  return (
    patterns.find(
      ([kind, pattern]) => (kind !== 'greeting' || most <= mostGreeting) && !isNot && pattern.test(bare),
    )?.[0] ?? courtesyAbroad(bare)
  )
}
/** What says nothing by itself. */
const fillers = new Set(
  'ok okay k right reight well aye yes yeah no so oh ah love my dear darling mate legend pal friend boss then now anyway x xx xxx ha haha na lol please again all or and for listening tonight today night po wai imma kumusta sir madam sweetie sweetheart honey hon sugar worries everyone computer machine whatever this is it that if you do sleep ever'.split(
    ' ',
  ),
)
const isFiller = (clause: string): boolean =>
  /^(?:that(?:'?s| is) me(?: then| so| now| away| off)*|(?:i )?hope (?:you(?:'re| are)?|all is|it) (?:\w+ )?(?:well|good|ok|fine))$/.test(
    clause.trim(),
  ) || clause.split(/[^\p{L}]+/u).every((word) => word === '' || fillers.has(word))
/** Who says this with a farewell tells something. */
const told = /\b(?:i|i'm|i've|me|they|them|he|she|him|her|sorry|tried|over|tell|done|can't|never)\b/
const mostBeside = 5

/** Somebody says that they have to leave, and nothing else of themselves. */
const leaves =
  /^(?:(?:ok|right|well|sorry|anyway|thanks|so)[,.]? )*(?:i(?:'ve| have|'d)? )?(?:gotta|got to|have to|must|better|gonna|going to) (?:go|run|dash|be off|sleep)(?: now)?(?=[,.;!]|$| (?:now|mum|had|i'm|it's)\b)/

const weighs =
  /\b(?:i|i'm|i've|i'll|sorry|tried|over|done|can't|cannot|never|nobody|no ?one|any ?more|miss|forever|life|without|it all|you)\b/

const comesToGreet =
  /\b(?:i |i['’]?m )?(?:just |only )?(?:want(?:ed)?|came|come|here|popp\w+ (?:in|by)|thought i(?:['’]?d| would)) (?:to )?(?:say|wish|bid) (?:\w+ ){0,2}?(?:a )?(?:hi|hello|hey|good (?:morning|evening|afternoon|day))(?: to (?:some|any)(?:body|one))?\W*$/

/** Which courtesy a message of so many words is, whole or clause by clause; null for none. */
export function courtesyIn(text: string, count: number): Courtesy | null {
  if (count > mostClauses || /\bbut\b/.test(text)) return null
  if (comesToGreet.test(text) && count <= mostWords && !told.test(text.replace(comesToGreet, '')))
    return 'greeting'
  const isAsked = text.endsWith('?')
  if (leaves.test(text) && count <= mostWords && !weighs.test(text.replace(leaves, ''))) return 'farewell'
  const whole = isAsked || count > mostNight ? null : inOne(text, count)
  const clauses = text.split(ends).filter((one) => one.trim() !== '')
  const kinds = clauses.map((one) => inOne(one.trim(), one.trim().split(' ').length))
  const beside = clauses.filter((one, at) => !kinds[at] && !isFiller(one))
  const isTold = beside.some((one) => told.test(one))
  const isLittle =
    !isTold && beside.join(' ').split(' ').length <= mostBeside && !(isAsked && beside.length > 0)
  const found = isLittle ? patterns.find(([kind]) => kinds.includes(kind))?.[0] : undefined
  const said = found === 'greeting' && beside.length > 0 ? undefined : found
  return (
    said ??
    (isTold && whole !== 'thanks' ? null : whole) ??
    (count <= mostWords && !isAsked && thanks.test(text.replace(opens, '')) && !/\bnot\W*$/.test(text)
      ? 'thanks'
      : null)
  )
}
const ends = /[.!?,;:…](?:\s|$)|\s[–—-]\s/

/** True for a message that begins with a greeting and then tells something. */
export function opensWithGreeting(text: string): boolean {
  const [first = ''] = text.split(ends)
  return greeting.test(first) || courtesyAbroad(first) === 'greeting'
}
