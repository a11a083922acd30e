import { either } from '#domain/safety/either.ts'

/* Questions about the world, which no page answers; sentences in small letters. */

const preface =
  "^(?:(?:so|and|but|ok|okay|well|um|hey|hi|hello|oh|btw|right|now|please|also|quick (?:one|question)|(?:random|stupid|silly|dumb|honest|serious) question|question|(?:just |i was |was )?wonder(?:ing)?|i wonder|out of (?:interest|curiosity)|do you (?:happen to )?know|d'you know|any (?:idea|clue)|any(?:one|body) know|(?:can|could) you tell me|tell me|you don't know|settle a bet|remind me)[,.:;!?–—-]*\\s+)*"
const aux = '(?:is|are|does|do|can|should|must|will|would)'
const kinds =
  either(`babies, toddlers, cats, dogs, birds, bees, wasps, ants, spiders, insects, cows, horses, fish, whales, sheep, goats, hens, chickens, pigeons, crows, snakes,
    foxes, hedgehogs, plants, trees, leaves, roses, tomatoes, onions, eggs, humans, planes, ships, stars, planets, magnets, vitamins, vaccines, banks,
    the (?:sky|sea|moon|sun|stars|tides|grass|leaves)`)
const measured =
  either(`difference between, boiling point, melting point, freezing point, capital(?: city)? of, population of, distance, exchange rate, weather, forecast,
    temperature (?:in|of), time (?:is it )?in, time difference, notice period, minimum wage, pension age, retirement age, vat, speed limit,
    phone number (?:of|for), opening (?:hours|times), plural of, past tense of, opposite of, (?:english )?word for, english for, meaning of,
    definition of, formula for, square root, recipe for, currency (?:of|in), date of (?:easter|christmas|passover|ramadan|diwali|eid), shelf life,
    life ?span, scientific name, latin (?:name )?for, height of, length of, average \\w+, odds, score in, news, law on, rules? (?:for|on),
    (?:usual|normal|typical|legal|standard|official|going|minimum|maximum) (?:notice|price|rate|wage|salary|pay|age|fee|rent|size|amount|dose|speed|limit|time|way|tip|deposit|deadline)`)
const tongues =
  either(`english, french, spanish, german, italian, portuguese, polish, czech, welsh, irish, japanese, chinese, latin, greek, russian, dutch, hindi, arabic, euros?,
    dollars?, pounds?, rupees?, yen, miles?, km, kilomet(?:re|er)s?, kilos?, stone, inches, feet, cm, celsius, fahrenheit, lit(?:re|er)s?, grams?, ounces?`)
const carried =
  either(`plane, flight, aeroplane, airplane, train, bus, ferry, customs, security, border, luggage, hand luggage, post, mail, us, u\\.s\\.a?, usa, uk, eu,
    america, canada, australia, india, england, ireland, europe, country`)
const shut = either(
  `shops?, bank, banks, post office, library, pharmacy, chemist(?:'s)?, supermarket, museum, gym, pub, sun, moon, match, game, train, bus, ferry, tide`,
)
const feast =
  either(`easter, ramadan, eid, diwali, passover, lent, thanksgiving, hanukkah, pancake day, mother's day, father's day, chinese new year, bank holiday, full moon,
    eclipse, equinox, solstice, clocks?, elections?, world cup, olympics, (?:first|second) world war`)
const nobody = '(?! (?:it|that|this|he|she|they|i|we|you|my|our|his|her|their)\\b)'

/** What no "my" or "did I" may stand in. */
const general = new RegExp(
  [
    `${preface}how (?:many|much) (?!pages|times|entries)(?:\\w+ ){1,4}(?:from (?:\\w+ ){1,4}to|between \\w+|in an?|there in|(?:does|do|should|can) (?:an?|people|you|the average|it cost to))\\b`,
    `${preface}how (?:much|many) (?:does|do|is|are|should) (?:an? (?!bit|lot)|it cost to\\b|people\\b)`,
    `${preface}how far (?:away )?(?:is|are)? ?(?:it )?(?:from )?(?!my|our|his|her|along|did|do|i\\b|we\\b|the\\b)\\w+ (?:\\w+ ){0,3}(?:to|from|by)\\b`,
    `${preface}how (?:long|old|tall|high|deep|big|hot|cold|fast|heavy|far|wide) ${aux} (?:an?|it take to|it take for an?|most|people|mount|lake|${kinds}|the (?:earth|ocean|universe|queen|king|world|eiffel tower))\\b`,
    `${preface}how ${aux} (?:you|one|people|they) (?:\\w+ )?(?:get|cook|make|spell|pronounce|clean|remove|reset|apply|cancel|descale|boil|bake|freeze|convert|calculate|register|renew|claim|unblock|knit|prune|plant|sew|install)${nobody}(?! (?:him|them|me|us|over|through|up|people|friends|peace|sense)\\b)`,
    `${preface}(?:what|which)(?:'s| is| are|s|) (?:the |a |an )?(?:usual |normal |average |typical |legal |exact |right |correct |current |actual )?${measured}`,
    `${preface}(?:the )?(?:difference between|time difference|exchange rate|boiling point|population of|capital of|definition of|meaning of|recipe for|weather (?:in|for))\\b`,
    `${preface}what (?:does|do)${nobody} (?:["“'‘]?[\\w-]+["”'’]? ){1,5}mean\\b(?! to me)`,
    `${preface}what(?:'s| is)${nobody} ["“'‘]?[\\w' -]{2,25}["”'’]? in ${tongues}\\b`,
    `${preface}(?:who (?:invented|wrote|painted|discovered|composed|directed|founded|built)${nobody}|who(?:'s| is| was) (?:the )?(?:current |first |new )?(?:president|prime minister|pm|king|queen|pope|chancellor|ceo)|who won (?:the )?(?:\\w+ ){0,3}(?:cup|league|elections?|war|oscar|nobel|championship|title|super bowl|euros|eurovision|grand national)|who(?:'s| is) playing (?:tonight|today|tomorrow))\\b`,
    `${preface}(?:when|what (?:day|date)) ${aux.replace('is', 'is|was|were|did')} (?:the )?(?:next )?(?:${feast}|${shut} (?:open|close|shut))\\b`,
    `${preface}what time ${aux} (?:the )?(?:\\w+ )?${shut} (?:\\w+ )?(?:open|close|shut|start|kick off|leave|arrive|set|rise|go)`,
    `${preface}(?:why ${aux}|${aux}) ${kinds}\\b|${preface}(?:will|is) it (?:going to )?(?:rain|snow|freeze|be (?:sunny|windy|dry))\\b|${preface}what(?:'s| is) on (?:tv|telly|the telly|netflix)\\b`,
    `${preface}what(?:'s| is) \\d[\\d,. ]*(?:[+*x×/÷%-]|times|plus|minus|divided by|percent of|% of) ?\\d`,
    `${preface}where (?:${aux} (?:i|you|we|one|people) (?:buy|rent|hire|watch|download|recycle|order)${nobody}|(?:is|are) the (?:nearest|closest|capital))\\b`,
    `${preface}(?:what (?:language|currency|religion|time zone) ${aux}|which (?:country|planet|king|element|continent) |in (?:what|which) (?:year|country) (?:did|was|is)${nobody})`,
    `${preface}(?:(?:can|could) you (?:recommend|suggest) (?:an?|any|some)|(?:what(?:'s| is)|any) (?:a )?good (?:books?|films?|movies?|restaurants?|recipes?|names? for))\\b`,
    `${preface}(?:what year (?:did|was|is)|which is (?:further|bigger|older|taller|longer|heavier|colder)|how old do you have to be|how many people (?:live|die|are there)|how does an? (?:\\w+ ){0,3}work|what temp(?:erature)? (?:do|should)|what did the (?:romans|greeks|vikings|victorians|egyptians)|who (?:sang|sings|plays|played) ["“']?\\w+ (?:in|on)?|what(?:'s|s| is) the (?:best|quickest|cheapest) way to (?:get (?:\\w+ ){1,4}out|clean|cook|remove|travel|learn)|what(?:'s|s| is) a good name for|how (?:do|would) (?:you|i|we) say ["“']?\\w+(?: \\w+){0,3} in ${tongues})\\b`,
    `${preface}(?:can|may|must|could) an? (?!man\\b|woman\\b|person\\b|mother\\b|father\\b|marriage\\b|heart\\b|friend)\\w+ (?:\\w+ )?\\w+|${preface}(?:does|do) (?:salt|sugar|vinegar|coffee|tea|honey|garlic|lavender|water|beer|wine|bleach|soap|milk|bread|rice|wool|cotton|wood|iron|lead|gold|ice|snow|rain|lightning|thunder) (?:really |actually |ever )?(?:kill|help|work|freeze|go off|rust|shrink|conduct|cause|keep|float|burn|spoil|attract)\\b`,
    `${preface}what(?:'s|s| is) an? (?!friend|man|woman|mother|father|life|home|person|good|bad|girl|boy|mess|day|shame|pity|joke|relief|waste)[\\w-]+(?: [\\w-]+)?\\?*$|${preface}is (?:\\w+ ){1,3}(?:open|closed|shut) (?:today|tomorrow|on|at|yet|now)\\b`,
    `${preface}is there (?:any |some |an? |much |actual |real |solid |scientific |good )*(?:evidence|proof|research|stud(?:y|ies)|such a thing as|cure for|law (?:on|about|against)|train|bus|flight|ferry)\\b`,
    `${preface}is it (?:actually |really )?(?:true that${nobody} (?!i'm|you're)|legal|illegal|against the law|lawful|compulsory|mandatory|tax.deductible)`,
  ].join('|'),
)
/** Asked of what is always so, with nothing in it that is somebody's own. */
const ofAlways = new RegExp(
  [
    `${preface}(?:what|which|who|where|when|how(?: (?:long|many|much|far|old|often|big|hot|fast|deep|high))?)(?:'s| is| are| do| does| can| goes| to)(?=\\s)`,
    `${preface}(?:how long to|who was the (?:first|last|oldest|youngest)|why ${aux} \\w+s)\\b`,
    `${preface}(?:is|does) (?:an?|any|tomorrow|today|\\d+)\\b|${preface}(?:are|do|can) \\w+s\\b`,
  ].join('|'),
)
const definite =
  /\bthe (?!first\b|last\b|current\b|average\b|normal\b|best\b|\w+est\b|most\b|world\b|sun\b|moon\b|earth\b)/
const ofTheHeart =
  /\b(?:life|god|heaven|hell|love|marriage|grief|hurts?|feel\w*|hard|lonely|happy|sad|tired|alone|home|go on|forgive\w*|real|sorry|hope|fair|over|ok|okay|left|next|new|up|happening|going|look like|coming|staying|leaving)\b/
const mostGeneral = 14

/** What one may do by somebody else's rules: asked of oneself as well. */
const permitted = new RegExp(
  [
    `${preface}(?:can|may|could|am|are|is) (?:i|we|you|one|he|she)(?: allowed to| even| legally)* (?:carry|take|bring|pack|fly with|import|post|mail|ship|send)\\b.{1,60}\\b(?:on|onto|in|into|through|across|to|by) (?:the |an? |my |hand )?${carried}\\b`,
    `${preface}when (?:should|do|can) (?:i|you|we) (?:prune|plant|sow|harvest|repot|lift)\\b|${preface}can (?:i|you|we) (?:put an? \\w+ in|freeze|microwave|reheat|recycle|compost|dry-clean)\\b`,
    `${preface}how many (?:days|weeks|sleeps) (?:till|until|to) (?:christmas|new year|${feast})\\b`,
    `${preface}(?:what are (?:my|our|your) rights|how much tax)\\b|${preface}(?:is it|are (?:they|landlords|employers|shops|banks)) (?:normal|legal|allowed|usual|common) (?:for|to) (?:an? )?(?:landlord|employer|shop|bank|airline|school|boss|insurer|garage|builder)\\w*\\b`,
    `${preface}(?:do|does|will|would) (?:i|we|you|one|he|she|they|an? \\w+) need (?:(?:an?|any) )?(?:planning permission|visa|permit|licen[cs]e|passport|ticket|reservation)\\b`,
    `${preface}(?:am|are|is) (?:i|we|you|one|he|she) (?:legally |by law )?(?:entitled to|required to|obliged to|allowed to (?:park|film|record|fly|work|sell|burn|build|claim|vote|import|camp|fish))\\b`,
    `${preface}how (?:do|can|should|would) i (?:\\w+ )?(?:reset|renew|descale|unblock|convert|prune|claim|defrost|get (?:wax|wine|ink|oil|grease|coffee|blood|stains?|mould|paint|gum)\\b.{1,30}\\bout)\\b`,
  ].join('|'),
)
const own =
  /\b(?:my|our|mine)\b|\b(?:did|have|had|was|were) (?:i|we)\b|\bi(?:'ve)? (?:wrote|written|said|had|was|did|went|felt|told|bought)\b/

/** True for the whole of a short message that asks of what is always so. */
export function asksOfTheWorld(message: string): boolean {
  const text = message.toLowerCase()
  const count = text.split(' ').length
  return (
    count >= fewest &&
    count <= mostGeneral &&
    ofAlways.test(text) &&
    !/[.!](?:\s|$)/.test(text) &&
    !isOfSomebody(message) &&
    !definite.test(text) &&
    !ofTheHeart.test(text)
  )
}

/** Which of two things is more so, and who won what: with nothing in it that is somebody's own. */
const thingsOr = "(?:(?!(?:to|not|being|how|if|when)\\b|\\w+ing\\b)[\\w'-]+ ){1,3}?"
const compared = new RegExp(
  [
    `${preface}(?:which|what|who)(?: (?:one|of (?:the two|these|them)))?(?:'s| is| are| was| were| has| have| gives?| burns?| lasts?| keeps?| runs?| weighs?| costs?) (?:the |an? )?(?:[\\w-]+ )?(?!better to|worse\\b)(?:\\w+er|(?:more|less|the most)(?: \\w+)?|better|longest|\\w+est)(?: \\w+){0,3}[,:–—-]+ ${thingsOr}or (?!(?:not|to)\\b|\\w+ing\\b)`,
    `${preface}(?:is|are|was|were) (?:(?!(?:it|this|that|there|one)\\b)[\\w'-]+ ){1,3}(?!better|worse|other|rather|never|ever)(?:\\w+er|more \\w+|less \\w+) than [\\w' -]{2,30}\\?`,
    `${preface}(?:did|have|has) (?:(?:the|ever) )?[\\w.' -]{2,25} (?:win|won|lose|lost|beat|score|play|host|reach) (?:in )?(?:the |an? )?(?:\\w+ ){0,3}(?:cup|league|final|championship|title|olympics|oscar|nobel|eurovision|grand national|election|war|medal)\\b`,
    `${preface}who (?:won|lost|scored|hosted|managed|captained|came second|got the (?:oscar|nobel))\\b.{0,40}\\bin (?:the )?(?:19|20)?\\d\\ds?\\b`,
  ].join('|'),
)

/** True for a sentence that asks about the world, whoever asks. */
export const isWorldly = (sentence: string): boolean =>
  permitted.test(sentence) ||
  (general.test(sentence) && !own.test(sentence)) ||
  (compared.test(sentence) && !ofSomebody(sentence) && !ofTheHeart.test(sentence))

const prefaced = new RegExp(preface)
const somebody =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|us|our|you|your|he|she|they|him|her|his|hers|them|their|it|this|that|mum|mom|mam|mama|mother|dad|father|tata|nan|nana|gran|grandma|grandad|brother|sister|son|daughter|wife|husband|kids?|children|baby|boss|everyone|everybody|nobody|anyone|someone|people)\b/
const aboutLife =
  /\b(?:point|bother|cares?|use|wrong|sense|matters?|worth|what if|what (?:kind|sort|type) of)\b/
const asksPresent = new RegExp(
  `${preface}(?:what|which|who|where|when|how(?: \\w+)?)(?:'s| is| are| does| do| can| has)\\b`,
)
const namesSomebody = /[\p{Ll},] (?!I\b)(?<!\b(?:in|to|from|of|between|at|for) )\p{Lu}\p{Ll}/u
const fewest = 4

/** Whoever asks whether they remember it well: ", or am I dreaming?". */
const doubts =
  /,? (?:or )?(?:am|was) i (?:just )?(?:dreaming|wrong|mistaken|imagining|making|mixing|misremembering|losing|right)\b/
const ofSomebody = (text: string): boolean =>
  somebody.test(
    text
      .replace(prefaced, '')
      .replace(/, (?:was|is) (?:it|that)\b/, '')
      .replace(doubts, ''),
  )

const isOfSomebody = (message: string): boolean =>
  ofSomebody(message.toLowerCase()) || aboutLife.test(message) || namesSomebody.test(message)

/** True for a question that may be one, or one to the pages: by its form alone, of what is now, nobody in it, and no name. */
export function mayBeWorldly(message: string): boolean {
  const text = message.toLowerCase()
  return (
    text.endsWith('?') &&
    text.split(' ').length >= fewest &&
    asksPresent.test(text) &&
    !isOfSomebody(message) &&
    !/\b(?:did|was|were|had)\b/.test(text)
  )
}

/** Who knows, where that goes without saying. */
const sources: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plane|aeroplane|airplane|flight|luggage)\b/, 'The airline'],
  [/\b(?:kays|kms?|kilomet\w+|miles|how far|distance|nearest|closest)\b/, 'A map'],
  [/\b(?:weather|forecast|rain|snow)\b/, 'A forecast'],
  [
    /\bhours? (?:is the |of )?difference\b|\btime (?:difference|in)\b|\bdifference in hours\b/,
    'A world clock',
  ],
  [
    /\bmeans?\b|\bmeaning of\b|\bdefinition\b|\bspell\b|\bpronounce\b|\bplural\b|\bword for\b|\bdifference between ["“'‘]/,
    'A dictionary',
  ],
  [/\b(?:train|bus|ferry)\b/, 'The timetable'],
  [/\bnotice period\b/, 'The contract'],
  [/\bvisa\b/, 'The embassy'],
  [/\b(?:recipe|cook|bake)\b/, 'A cookery book'],
  [/\bexchange rate\b/, 'A bank'],
]

/** One sentence about who knows it; empty where that is not plain. `text` in small letters. */
export function whoKnows(text: string): string {
  const source = sources.find(([asked]) => asked.test(text))?.[1]
  return source ? `${source} would tell you.` : ''
}
