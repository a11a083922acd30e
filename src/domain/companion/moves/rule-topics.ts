import { wordKey } from '#domain/search/word-keys.ts'

export interface Topic {
  readonly keys: ReadonlySet<string>
  /** The same in more than one word, or in figures. */
  readonly phrase: RegExp | null
  /** It is told apart by a word: most of what is plain is about work, telephones and hours, and little about betting. */
  readonly isSharp: boolean
}

const topic = (words: string, phrase: RegExp | null = null, isSharp = false): Topic => ({
  keys: new Set(words.split(' ').map(wordKey)),
  ...{ phrase, isSharp },
})
const sharp = (words: string, phrase: RegExp | null = null): Topic => topic(words, phrase, true)

const length = String.raw`(?! (?:\p{L}+ )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?! (?:\p{L}+ )?(?:kilos?|pounds?|euros?|minutes?|mins?|weeks?|months?|years?|days?|hours?|hrs?|people)\b)`
const ofDay = '(?:one|two|three|four|five|six|noon|[1-6])'
const ofNight = '(?:seven|eight|nine|ten|eleven|twelve|midnight|dark|bedtime|[7-9]|1[0-2]|2[0-3])'
const at = '(?:after|past|half|at|about|gone|till|til|until|around|before|by|nearly|almost|from)'
export const night = topic(
  'night midnight dark late evening bedtime tonight insomnia dusk',
  new RegExp(
    String.raw`\b(?:1[7-9]|2[0-3]|0?[0-5])[:.]\d\d\b|\b1[0-2][:.]\d\d\b|\b${at} (?:half )?(?:past )?${ofNight}\b${length}|\b(?:[1-4]|[7-9]|1[0-2]) ?(?:am|pm)\b|\b(?:one|two|three|four) this morning\b|\b(?:nearly|gone|almost) (?:half )?(?:past )?(?:one|two|three|four)\b|\bhome at (?:half )?(?:past )?(?:one|two|three|four)\b`,
    'iu',
  ),
)
/** Any hour that is told. */
export const hours = topic(
  'night midnight dark late evening bedtime tonight dusk sunset dawn afternoon morning early dinner supper lunch breakfast',
  new RegExp(
    String.raw`\b\d{1,2}[:.]\d\d\b|\b${at} (?:half )?(?:past )?(?:${ofDay}|${ofNight})\b${length}|\bo['’]?clock\b|\b(?:[1-9]|1[0-2]) ?(?:am|pm)\b`,
    'iu',
  ),
)
const bed = topic('bed bedroom pillow duvet mattress asleep bedside')
const wheel = sharp(
  'drive driving car road highway motorway wheel motorbike scooter licence driver',
  /\bgrabbed the keys\b|\b(?:at|on|through) (?:the|a) (?:lights|red)\b|\b(?:took|take|in) (?:the|my) (?:van|truck)\b/i,
)
export const drunk = sharp(
  'drink beer wine whisky vodka pub pint glass bar sober alcohol bottle gin rum cider cocktail tipsy prosecco champagne lager ale shots tequila hangover',
)
const phone = topic(
  'phone text message call ring dm reply replied texted screen whatsapp texting scroll chat',
)
const kin = topic('family relative relatives cousin brother sister uncle aunt nephew niece')
export const lifting = sharp(
  'kilo kilos kg stone lift carry hoist haul beam sack rack crate heavy load pallet piano furniture',
)
/** They join nothing by themselves. */
export const circumstances: ReadonlySet<Topic> = new Set([night, bed, kin, phone])
/** When a rule holds: a message has to tell of it, too. */
export const conditions: readonly { readonly of: Topic; readonly rule: RegExp }[] = [
  {
    of: night,
    rule: new RegExp(
      String.raw`\b(?:after|past|from|by|till|until|at) (?:the )?(?:half )?(?:past )?(?:${ofNight}|nights?|evening|2\d)\b${length}|\bmidnight\b`,
      'iu',
    ),
  },
  {
    of: hours,
    rule: new RegExp(
      String.raw`\b(?:after|past|from|by|till|until|before) (?:half )?(?:past )?(?:${ofDay}|${ofNight})\b${length}`,
      'iu',
    ),
  },
  { of: bed, rule: /\bin (?:the |my )?bed(?:room)?\b/i },
  { of: wheel, rule: /\b(?:while|when) (?:i am |i'm |i’m )?(?:driving|at the wheel)\b|\bat the wheel\b/i },
  {
    of: drunk,
    rule: /\b(?:when|while|after) (?:i am |i'm |i’m |i have )?(?:drunk|drinking|been drinking)\b/i,
  },
]

/** What rules are about, in the words of a rule and of a message that may break it. */
const topics: readonly Topic[] = [
  night,
  bed,
  wheel,
  drunk,
  lifting,
  topic(
    'money pay paid account purse deposit cash bank invest insurance credit naira peso fiver tenner quid savings wage paycheck tuition fee',
    /[£$€₹₦]\s?\d|\b\d{3,} (?:pounds|euros|dollars|quid|pesos|naira)\b|\b\d+k\b|\bon (?:credit|tick)\b/i,
  ),
  sharp(
    'loan lend borrow debt owe wired lending credit instalment',
    /\b(?:give|giv\w+|pay|pays|comes|have) (?:it|them|me|that) back\b|\bit (?:comes|will come) back\b|\bthe lend of\b|\bon tick\b|\b(?:payments|zero down|returns? it)\b|\b(?:will|can|he'll|she'll) pay (?:\p{L}+ )?(?:when|at|on|after|next|later|by)\b|\b(?:needs?|needing|wants?|asking for) (?:\p{L}+ ){0,2}(?:[£$€₦₹R]?\d{2,}|hundred|thousand|grand|fifty)\b/iu,
  ),
  sharp(
    'invest trade profit shares crypto',
    /\b(?:will|it'll) double\b|\bdouble (?:my|your|our|the) money\b/i,
  ),
  phone,
  sharp(
    'scroll screen video feed mobile tiktok youtube netflix xbox',
    /(?:^|[:,] |\b(?:the|my|no|on) )(?:tele)?phone\b/iu,
  ),
  sharp('form paperwork application tax', /\bfill(?:ed|ing)? (?:it|them|this) in\b|\bpapers came\b/i),
  sharp(
    'bin dump chuck skip declutter',
    /\b(?:go|goes|went|going|chuck\w*|throw\w*|threw) (?:\p{L}+ ){0,2}(?:out|away)\b|\bget(?:ting)? rid of\b/iu,
  ),
  sharp(
    'quarrel annoyed sulk grudge apologise sorry',
    /\b(?:fall(?:en|ing)?|fell) out with\b|\b(?:hear|get) (?:nowt|nothing|no word) from me\b|\bnot (?:going to )?(?:talk|speak|ring|call)(?:ing)? (?:to )?(?:him|her|them)\b|\b(?:he|she|they) can (?:ring|phone|call|come to|text|write)\b|\bwait(?:ed|ing)? for (?:him|her|them) to\b/iu,
  ),
  sharp(
    'unsaid hiding swallow',
    /\b(?:said|say(?:ing)?) (?:nothing|it|that) (?:in the|on the|to (?:him|her|them)|the same)\b|\b(?:smiled? and|and) (?:said|say) nothing\b|\bkept (?:quiet|my mouth shut)\b|\b(?:sat|sitting) there\b|\bthe same (?:hour|day|evening)\b|\b(?:said|say|saying) (?:"|'|“)?(?:nothing, )?(?:it's|it’s) fine\b|\bno more (?:hiding|secrets)\b|\bthe (?:not )?telling\b|\b(?:not|n't) (?:said a word|tell)\b|\bdoes(?:n't| not) need to know\b/iu,
  ),
  topic('mail email inbox message'),
  sharp('sugar sweet sweets chocolate doughnut donut biscuit cake dessert cookie pastry candy crisps'),
  sharp(
    'takeaway takeout delivery doordash deliveroo ubereats pizza food delivered burger kebab chippy',
    /\bpad thai\b/i,
  ),
  sharp('bacon butty butties sausage fry fried salt salty chips pie crisps cheese butter lard cholesterol'),
  topic(
    'walk run gym exercise jog stretch physio',
    /\bnot been (?:out|further)\b|\b(?:not|n['’]?t) (?:left|moved from|got off) the (?:house|flat|sofa|couch|chair)\b/i,
  ),
  sharp('sign signed signature contract', /\bput my name\b|\bmy name to\b/i),
  topic(
    'agree accept volunteer commit order commission',
    /\b(?:say|said|saying) yes\b|\btake (?:all of it|it all|it on|them on|on)\b|\bsign(?:ed)? (?:up|on)\b/i,
  ),
  topic('client customer work overtime shift meeting job boss order deadline office rota overtime staffed'),
  sharp(
    'shout yell roar explode scream snap temper shouted annoyed impatient patient hurry slow bark',
    /\bbit .{2,20} head off\b|\blos[et] (?:it|my (?:temper|rag|patience))\b|\braised my voice\b|\bfor (?:god|christ|fuck|goodness|heaven|pity)['’]?s sake\b|\bhurry up\b/i,
  ),
  sharp(
    'decision decide resign quit sell',
    /\bmade up my mind\b|\b(?:change|know|make up|speak) my (?:own )?mind\b|\bmy own mind\b|\bthat is that\b|\bthat['’]s that\b|\bbe done with it\b|\bhand(?:ing|ed)? in my notice\b/i,
  ),
  topic('cry tear weep sob floods'),
  sharp('coffee espresso caffeine latte cappuccino'),
  sharp('ladder steps climb roof gutter'),
  sharp('weigh scales weight calorie diet', /\bgot on the scales\b/i),
  sharp('smoke cigarette fag vape tobacco'),
  sharp('bet gamble casino lottery slots bookies odds horse flutter racing punt stake'),
  topic('machine drill tool shed rip sander mower workshop', /\b(?:the|table|chain|band) ?saw\b/i),
  topic('sleep nap asleep tired insomnia'),
  topic('price offer number quote discount lower'),
  topic('church mass chapel'),
  topic('read story book bedtime tablet'),
  topic('post job role position'),
  topic('exam board revision review test study degree resit certificate course lesson'),
  sharp(
    'swipe marry marriage alliance groom bride horoscope biodata proposal engaged match suitor',
    /\b(?:blind|first|second) dates?\b|\bdating\b|\btinder\b|\bset me up\b/i,
  ),
  topic('advice advise fix solve suggest list'),
  kin,
  topic('party guest feast celebrate host invite'),
]

export const isAbout = (one: Topic, text: string, keys: ReadonlySet<string>): boolean =>
  one.phrase?.test(text) || [...one.keys].some((key) => keys.has(key))

export const topicsOf = (text: string, keys: ReadonlySet<string>): Topic[] =>
  topics.filter((one) => isAbout(one, text, keys))
