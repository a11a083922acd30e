import { either } from '#domain/safety/either.ts'

/* Questions about the world, which no page answers; sentences in small letters. */

/** What stands before a question and asks nothing itself. */
const preface =
  /^(?:(?:so|and|but|ok|okay|well|um|hey|hi|hello|oh|btw|right|now|please|also|go on|then|quick (?:one|question)|(?:random|stupid|silly|dumb|daft|honest|serious|quick) question|question|(?:just |i was |was )?(?:wonder(?:ing)?|curious)|i wonder|out of (?:interest|curiosity)|do (?:you|u|ya) (?:happen to )?know|d'(?:you|ya) know|(?:any|no) (?:idea|clue)|any(?:one|body) know|(?:can|could|would) (?:you|u) tell me|tell me|you don't know|settle (?:a bet|an argument|this)|remind me|hey siri|alexa|google)\b[,.:;!?–—-]*\s+)+/
const bare = (text: string): string => text.replace(preface, '')

const aux = "(?:is|are|does|do|can|should|must|will|would|'s|s)"
const kinds =
  either(`babies, toddlers, cats, dogs, birds, bees, wasps, ants, spiders, insects, cows, horses, fish, whales, sheep, goats, hens, chickens, pigeons, crows, snakes,
    foxes, hedgehogs, plants, trees, leaves, roses, tomatoes, onions, eggs, humans, planes, ships, stars, planets, magnets, vitamins, vaccines, banks,
    the (?:sky|sea|moon|sun|stars|tides|grass|leaves)`)
const measured =
  either(`differences? between, (?:boiling|melting|freezing) point, capital(?: city)?(?: of)?, population of, distance, exchange rate, weather, forecast, full form of,
    temperature (?:in|of|outside), time (?:is it )?in, time difference, notice period, minimum wage, pension age, retirement age, vat, speed limit, (?:phone|dial\\w*) (?:number|code) (?:of|for),
    post ?code (?:of|for), (?:opening|closing) (?:hours|times?), plural of, past tense of, opposite of, (?:\\w+ )?words? for, (?:english|french|spanish|german) for, meaning of, definition of, formula for, square root,
    recipe, currency (?:of|in), date of, shelf life, life ?span, scientific name, latin (?:name )?for, (?:height|length|age|size|depth|cost|price|value|going rate) (?:of|for), average \\w+, odds, news, law on,
    rules? (?:for|on), (?:\\w+est|most \\w+) (?:river|mountain|country|city|lake|animal|building|planet|desert|island|ocean|word|bird|tree|number|train|road|bridge),
    (?:usual|normal|typical|legal|standard|official|going|minimum|maximum|right|best|current) (?:notice|prices?|rate|wage|salary|pay|age|fee|rent|size|amount|speed|limit|time|way|tip|deposit|deadline|temperature|ratio|score|champions?)`)
const tongues =
  either(`english, french, spanish, german, italian, portuguese, polish, czech, welsh, irish, gaelic, japanese, chinese, mandarin, korean, turkish, latin, greek, russian, dutch, hindi, arabic, swahili, tagalog,
    urdu, swedish, norwegian, danish, finnish, hebrew, maori, tamil`)
const units =
  either(`euros?, eur, usd, gbp, dollars?, pounds?, lbs?, rupees?, naira, yen, pesos?, miles?, km, kms, kilomet(?:re|er)s?, met(?:re|er)s?, kilos?, kg, stone, inches, inch, feet, ft, yards?, cm, mm, celsius, fahrenheit, c, f,
    lit(?:re|er)s?, ml, pints?, gallons?, cups?, grams?, g, ounces?, oz, acres?, hectares?, knots, mph, kph, hours, minutes, seconds`)
const carried =
  either(`plane, flight, aeroplane, airplane, train, bus, ferry, customs, security, border, luggage, hand luggage, post, mail, us, u\\.s\\.a?, usa, uk, eu,
    america, canada, australia, india, england, ireland, europe, country`)
const shut = either(
  `shops?, banks?, post office, library, pharmacy, chemist(?:'s)?, supermarket, museum, gym, pub, tip, dump, recycling centre, bakery, market, pool, surgery, sun, moon, match, game, film, news, tide, last (?:bus|train|ferry|tram)`,
)
const feast =
  either(`easter, ramadan, eid, diwali, passover, lent, thanksgiving, hanukkah, pancake day, mother's day, father's day, chinese new year, bank holiday, full moon,
    eclipse, equinox, solstice, clocks?, elections?, world cup, olympics, (?:first|second) world war, (?:world war|ww) ?\\w+, black friday`)
const contest =
  either(`match, game, cup, league, final, semi-?finals?, derby, championship, title, play-?offs?, super bowl, world series, grand prix, f1, grand national, olympics?, medal, election, vote, eurovision, oscars?,
    nobel, ballon d'or, wimbledon, open, tour de france, ashes, test, war, six nations, afcon, euros, ipl, nba, nfl, grand slam`)
const nobody = '(?! (?:it|that|this|he|she|they|i|we|you|my|our|his|her|their)\\b)'
const handled =
  either(`get, cook, make, spell, pronounce, clean, remove, reset, apply, cancel, descale, boil, bake, roast, fry, grill, steam, poach, freeze, thaw, defrost, convert, calculate, work out, register, renew, claim, unblock, knit, crochet, prune, plant, sow,
    sew, install, fix, mend, repair, wire, bleed, change, tie, wash, dye, sharpen, grout, paint, sand, varnish, oil, connect, download, delete, update, restart, build, grow, store, keep, peel, carve, cure, glue, dry, iron, fold, hem, jump-?start, file,
    say, type, take a screenshot, find out, hang, lay, mix, season, ferment, pickle, proof, prove, set up, unlock, train a, charge, tune, replace, measure, divide`)
const ofPersons =
  '(?! (?:it work|him|her|them|me|us|over|through|up|people|friends?|peace|sense|sorry|no|goodbye|so much|going|by|on|out of bed|better|time|myself|yourself)\\b)'

/** What no "my" or "did I" may stand in. */
const general = new RegExp(
  [
    `^how (?:many|much) (?!pages|times|entries)(?:\\w+ ){1,4}(?:from (?:\\w+ ){1,4}to|between \\w+|in an?|there in|(?:does|do|should|can) (?:an?|people|you|the average|it cost to))\\b|^how (?:many|much) (?!pages|times|entries)\\w+ (?:has|have|are (?:there )?in|go into|make|in) (?!the\\b)\\w`,
    `^how (?:much|many) ${aux} (?:an? (?!bit|lot)|it (?:usually )?cost (?:to|for)\\b|people\\b)|^how (?:much|many) (?:is|are|do|does|'s) (?:\\w+ ){1,4}(?:cost|costs|go for|going for|sell for|worth|these days|nowadays|(?:per|an?|each|the) (?:kilo|lit(?:re|er)|pound|bag|gallon|pint|dozen|night|month))\\b`,
    `^how far (?:away )?(?:is|are)? ?(?:it )?(?:from )?(?!my|our|his|her|along|did|do|i\\b|we\\b|the\\b)\\w+ (?:\\w+ ){0,3}(?:to|from|by)\\b`,
    `^how (?:long|old|tall|high|deep|big|hot|cold|fast|heavy|far|wide|often|thick)(?: ${aux}|'s) (?:an?|it take to|it take for an?|most|people|mount|lake|${kinds}|you (?:have to )?(?:${handled}|leave|let|rest|soak)|the (?:earth|ocean|universe|queen|king|world|eiffel tower))\\b|^how long (?:does|do|will|should|for|must)${nobody} (?:\\w+ ){1,4}(?:to |need (?:to )?|take(?:s)?(?: to)?|last|keep|stay)(?!.*\\b(?:hurt|feel|love|grie)\\w*)`,
    `^how (?:${aux} (?:you|one|people|they|ya|u)|to|does one) (?:\\w+ )?${handled}\\b${nobody}${ofPersons}`,
    `^(?:what|which)(?:'s| is| are| s|s|) (?:the |a |an )?(?:usual |normal |average |typical |legal |exact |right |correct |current |actual )?${measured}`,
    `^(?:the )?(?:difference between|time difference|exchange rate|boiling point|population of|capital of|definition of|meaning of|recipes? for|weather (?:in|for|tomorrow|today)|(?:opening|closing) times?|price of|news (?:from|on|about))\\b`,
    `^what (?:does|do)${nobody} (?:["“'‘]?[\\w-]+["”'’]? ){1,5}(?:mean\\b(?! to me)|stand for|cost\\b)`,
    `^what(?:'s| is)${nobody} ["“'‘]?[\\w' -]{2,25}["”'’]? in (?:${tongues}|${units})\\b|^(?:translate|convert)\\b.{1,60}\\b(?:in|to|into) \\w+|\\bsay (?:["“'‘]?[\\w' ]{2,30}["”'’]?) in ${tongues}\\b|^(?:google|look up how|search the (?:web|internet))\\b`,
    `\\bhow many ${units} (?:in|to|is|are|make|per)\\b|^\\d[\\d.,]* ?${units} (?:in|to|into|as) ${units}\\b|^(?:what(?:'s| is)|how (?:much|many) (?:is|are)) \\d[\\d.,]* ?(?:degrees |deg )?${units} (?:in|to)\\b|^if it's .{1,30}\\bwhat time\\b|\\bwhat time is it in\\b`,
    `^(?:who (?:invented|wrote|painted|discovered|composed|directed|founded|built)${nobody}|who(?:'s| is| was) (?:the )?(?:current |first |new |last )?(?:president|prime minister|pm|king|queen|pope|chancellor|ceo|mayor of|manager of|captain of))\\b`,
    `^(?:who|which (?:team|side|country|year|horse)|did|has|have|when did|what year did|how did)\\b.{0,45}\\b(?:won|wins?|winning|lost|lose|beat|beaten|scor\\w+|get on|hosts?|hosted|played?|playing|reach\\w*|through|end|second|first win)\\b.{0,30}\\b${contest}\\b|^(?:who|how|what).{0,30}\\b${contest}\\b.{0,20}\\b(?:score|result|end|finish|go|on (?:tonight|today))\\b|^what(?:'s| is| was) the (?:score|result)\\b(?!.*\\bi\\b)|^who(?:'s| is| are)(?: \\w+){0,3} playing (?:tonight|today|tomorrow|at|in|against)\\b|^did the \\w+s (?:win|lose|score)\\b|^who scored (?:for|against)\\b|^(?:who|which \\w+) won (?:the )?(?:\\w+ ){0,3}${contest}\\b`,
    `^(?:when|what (?:day|date))(?: (?:is|was|were|did|do|does|are)|'s) (?:the )?(?:next )?(?:${feast}|${shut} (?:open|close|shut|start))\\b`,
    `^(?:what time|when)(?: (?:does|do|is|are|will))${nobody} (?:[\\w']+ ){1,3}(?:opens?|closes?|shuts?|opened|closed)\\b|^(?:what time|when)(?: ${aux}|'s) (?:the |an? )?(?:\\w+ )?${shut}(?: \\w+)?(?: (?:open|close|shut|start|kick off|leave|arrive|set|rise|go|on|over)|\\W*$)`,
    `^(?:why ${aux}|${aux}) ${kinds}\\b|^what(?:'s| is) on (?:tv|telly|the telly|netflix)\\b`,
    `\\b(?:is|will|gonna|going to) (?:it (?:going to |gonna |likely to |supposed to |to )?|there be )?(?:rain|snow|freeze|be (?:sunny|windy|dry|cold|hot|warm|icy|frost\\w*|stormy|nice out))\\b.{0,40}\\?|^(?:will|is) it (?:going to |gonna )?(?:rain|snow|freeze|be (?:sunny|windy|dry))\\b|^(?:do i|will i) need (?:an? )?(?:umbrella|coat|brolly|sun ?cream)\\b|^what'?s the (?:weather|temperature|forecast)\\b|^how (?:hot|cold|warm) (?:is it|will it be|is it going to be|does it get)\\b`,
    `^what(?:'s| is) \\d[\\d,. ]*(?:[+*x×/÷%-]|times|plus|minus|divided by|percent of|% of|squared) ?\\d?|^\\d[\\d,. ]*(?:[+*x×/÷%]|times|plus|minus|divided by|percent of|% of) ?\\d|^how much is \\d[\\d,.]* ?(?:percent|%|times|x|plus|minus|divided)`,
    `^where(?: ${aux} (?:i|you|we|one|people) (?:buy|rent|hire|watch|download|recycle|order|get hold of)${nobody}|(?:'s| is| are) the (?:nearest|closest|capital))\\b`,
    '^(?:what (?:language|currency|religion|time zone|colou?r) (?:is|are|do|does)|which (?:country|planet|king|element|continent) |in (?:what|which) (?:year|country) (?:did|was|is)\\b(?! (?:it|that|i|we)\\b))',
    "^(?:(?:can|could) you (?:recommend|suggest) (?:an?|any|some)|(?:what(?:'s| is)|any) (?:a )?good (?:books?|films?|movies?|restaurants?|recipes?|names? for|places? to (?:eat|stay)))\\b|^(?:what(?:'s| is| was) in the news|any news (?:from|on|about) (?!him|her|them|my|the)|what(?:'s| is) (?:happening|going on) in (?!my|our|the house|there|here)\\w|who got (?:elected|in at the election))",
    `^(?:what year (?:did|was|is)|which is (?:further|bigger|older|taller|longer|heavier|colder)|how old do you have to be|how many people (?:live|die|are there)|how does an? (?:\\w+ ){0,3}work|what temp(?:erature)? (?:do|should|for|is)|what did the (?:romans|greeks|vikings|victorians|egyptians)|who (?:sang|sings|plays|played) ["“']?\\w+ (?:in|on)?|what(?:'s|s| is) the (?:best|quickest|cheapest|right) way to (?:get (?:\\w+ ){1,4}out|${handled}|travel|learn)|what(?:'s|s| is) a good name for)\\b`,
    '^(?:can|may|must|could) an? (?!man\\b|woman\\b|person\\b|mother\\b|father\\b|marriage\\b|heart\\b|friend)\\w+ (?:\\w+ )?\\w+|^(?:does|do) (?:salt|sugar|vinegar|coffee|tea|honey|garlic|lavender|water|beer|wine|bleach|soap|milk|bread|rice|wool|cotton|wood|iron|lead|gold|ice|snow|rain|lightning|thunder|epoxy|paint|glue|cement) (?:really |actually |ever )?(?:kill|help|work|freeze|go off|rust|shrink|conduct|cause|keep|float|burn|spoil|attract|stick|dry|set)\\b',
    "^what(?:'s|s| is) an? (?!friend|man|woman|mother|father|life|home|person|good|bad|girl|boy|mess|day|shame|pity|joke|relief|waste)[\\w-]+(?: [\\w-]+)?\\?*$|^is (?:\\w+ ){1,3}(?:open|closed|shut) (?:today|tomorrow|on|at|yet|now)\\b",
    '^is there (?:any |some |an? |much |actual |real |solid |scientific |good )*(?:evidence|proof|research|stud(?:y|ies)|such a thing as|cure for|law (?:on|about|against)|train|bus|flight|ferry)\\b',
    "^is it (?:actually |really )?(?:true that(?! (?:it|he|she|they|i|we|you|my)\\b)(?! i'm| you're)|legal|illegal|against the law|lawful|compulsory|mandatory|tax.deductible)",
  ].join('|'),
)
/** Asked of what is always so, with nothing in it that is somebody's own. */
const ofAlways = new RegExp(
  [
    "^(?:what|which|who|where|when|how(?: (?:long|many|much|far|old|often|big|hot|fast|deep|high))?)(?:'s| is| are| do| does| can| goes| to)(?=\\s)",
    `^(?:how long to|who was the (?:first|last|oldest|youngest)|why ${aux} \\w+s)\\b`,
    '^(?:is|does) (?:an?|any|tomorrow|today|\\d+)\\b|^(?:are|do|can) \\w+s\\b',
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
    `^(?:can|may|could|am|are|is) (?:i|we|you|one|he|she)(?: allowed to| even| legally)* (?:carry|take|bring|pack|fly with|import|post|mail|ship|send)\\b.{1,60}\\b(?:on|onto|in|into|through|across|to|by) (?:the |an? |my |hand )?${carried}\\b`,
    `^when (?:should|do|can) (?:i|you|we) (?:prune|plant|sow|harvest|repot|lift)\\b|^can (?:i|you|we) (?:put an? \\w+ in|freeze|microwave|reheat|recycle|compost|dry-clean)\\b`,
    `^how many (?:days|weeks|sleeps) (?:till|until|to) (?:christmas|new year|${feast})\\b`,
    `^(?:what are (?:my|our|your) rights|how much tax)\\b|^(?:is it|are (?:they|landlords|employers|shops|banks)) (?:normal|legal|allowed|usual|common) (?:for|to) (?:an? )?(?:landlord|employer|shop|bank|airline|school|boss|insurer|garage|builder)\\w*\\b`,
    `^(?:do|does|will|would) (?:i|we|you|one|he|she|they|an? \\w+) need (?:(?:an?|any) )?(?:planning permission|visa|permit|licen[cs]e|passport|ticket|reservation)\\b`,
    `^(?:am|are|is) (?:i|we|you|one|he|she) (?:legally |by law )?(?:entitled to|required to|obliged to|allowed to (?:park|film|record|fly|work|sell|burn|build|claim|vote|import|camp|fish))\\b`,
    `^how (?:do|can|should|would) (?:i|we) (?:\\w+ )?${handled}\\b(?! (?:it|that|this|i|we)\\b(?! (?:off|out))| (?:my|our) (?!car|phone|laptop|password|oven|washing|passport|licence|license|tax|wifi|router|printer|boiler|bike|hair|tv))${ofPersons}`,
  ].join('|'),
)
const own =
  /\b(?:my|our|mine|me|us|he|she|him|his|her)\b|\b(?:i|we)(?:'d|'m)? (?:found|got|saw|met|put|kept|made|bought|heard|read|lost|won|sold|found)\b|\b(?:did|have|had|was|were) (?:i|we)\b|\bi(?:'ve)? (?:wrote|written|said|had|was|did|went|felt|told|bought)\b/

/** True for the whole of a short message that asks of what is always so. */
export function asksOfTheWorld(message: string): boolean {
  const text = bare(message.toLowerCase())
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
    `^(?:which|what|who)(?: (?:one|of (?:the two|these|them)))?(?:'s| is| are| was| were| has| have| gives?| burns?| lasts?| keeps?| runs?| weighs?| costs?) (?:the |an? )?(?:[\\w-]+ )?(?!better to|worse\\b)(?:\\w+er|(?:more|less|the most)(?: \\w+)?|better|longest|\\w+est)(?: \\w+){0,3}[,:–—-]+ ${thingsOr}or (?!(?:not|to)\\b|\\w+ing\\b)`,
    `^(?:is|are|was|were) (?:(?!(?:it|this|that|there|one)\\b)[\\w'-]+ ){1,3}(?!better|worse|other|rather|never|ever)(?:\\w+er|more \\w+|less \\w+) than [\\w' -]{2,30}\\?`,
    `^(?:did|have|has) (?:(?:the|ever) )?[\\w.' -]{2,25} (?:win|won|lose|lost|beat|score|play|host|reach) (?:in )?(?:the |an? )?(?:\\w+ ){0,3}(?:cup|league|final|championship|title|olympics|oscar|nobel|eurovision|grand national|election|war|medal)\\b`,
    `^who (?:won|lost|scored|hosted|managed|captained|came second|got the (?:oscar|nobel))\\b.{0,40}\\bin (?:the )?(?:19|20)?\\d\\ds?\\b`,
  ].join('|'),
)

/** True for a sentence that asks about the world, whoever asks. */
export function isWorldly(sentence: string): boolean {
  const asked = bare(sentence)
  return (
    permitted.test(asked) ||
    (general.test(asked) && !own.test(asked.replace(doubts, ''))) ||
    (compared.test(asked) && !ofSomebody(asked) && !ofTheHeart.test(asked))
  )
}

const somebody =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|us|our|you|your|he|she|they|him|her|his|hers|them|their|it|this|that|mum|mom|mam|mama|mother|dad|father|tata|nan|nana|gran|grandma|grandad|brother|sister|son|daughter|wife|husband|kids?|children|baby|boss|everyone|everybody|nobody|anyone|someone|people)\b/
const aboutLife =
  /\b(?:point|bother|cares?|use|wrong|sense|matters?|worth|what if|what (?:kind|sort|type) of)\b/
const asksPresent = /^(?:what|which|who|where|when|how(?: \w+)?)(?:'s| is| are| does| do| can| has)\b/
const namesSomebody = /[\p{Ll},] (?!I\b)(?<!\b(?:in|to|from|of|between|at|for) )\p{Lu}\p{Ll}/u
const fewest = 4

/** Whoever asks whether they remember it well: ", or am I dreaming?". */
const doubts =
  /,? (?:or )?(?:am|was) i (?:just )?(?:dreaming|wrong|mistaken|imagining|making|mixing|misremembering|losing|right)\b/
const ofSomebody = (text: string): boolean =>
  somebody.test(
    bare(text)
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
    asksPresent.test(bare(text)) &&
    !isOfSomebody(message) &&
    !/\b(?:did|was|were|had)\b/.test(text)
  )
}

/** Who knows, where that goes without saying; the first that fits. */
const sources: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plane|aeroplane|airplane|flight|luggage)\b/, 'The airline'],
  [/\b(?:weather|forecast|rain|snow|umbrella|how (?:hot|cold|warm) is it)\b/, 'A forecast'],
  [
    new RegExp(
      `\\b(?:won|win|beat|lost|score|scored|playing|end)\\b.*\\b${contest}\\b|\\b${contest}\\b.*\\b(?:end|score)|\\bscored?\\b`,
    ),
    'The sports pages',
  ],
  [
    /\bhours? (?:is the |of )?difference\b|\btime (?:difference|(?:is it )?in)\b|\bdifference in hours\b/,
    'A world clock',
  ],
  [/\d ?(?:%|percent|[+*x×/÷]|times|plus|minus|divided)|\bsquare root\b/, 'A calculator'],
  [
    new RegExp(
      `\\bhow many ${units} (?:in|to|is|are)\\b|\\d ?${units} (?:in|to|into|as)\\b|\\bin ${units}\\W*$`,
    ),
    'A calculator',
  ],
  [/\b(?:kays|kms?|kilomet\w+|miles|how far|distance|nearest|closest|drive from)\b/, 'A map'],
  [
    new RegExp(
      `\\bmeans?\\b|\\bmeaning of\\b|\\bdefinition\\b|\\bspell\\b|\\bpronounce\\b|\\bplural\\b|\\bword for\\b|\\bstand for\\b|\\btranslate\\b|\\b(?:in ${tongues}|(?:french|spanish|german) for)\\b|\\bdifference between ["“'‘]`,
    ),
    'A dictionary',
  ],
  [/\b(?:train|bus|ferry|tram)\b/, 'The timetable'],
  [/\bnotice period\b/, 'The contract'],
  [/\bvisa\b/, 'The embassy'],
  [/\b(?:recipes?|cook|bake|boil|roast|custard|fry|poach|simmer)\b/, 'A cookery book'],
  [/\bexchange rate\b/, 'A bank'],
  [/\b(?:epoxy|glue|paint|varnish|cement|concrete|grout|plaster|dye|bleach|detergent)\b/, 'The label'],
  [/\bnews\b|\bhappening in\b|\bgot elected\b/, 'A newspaper'],
  [/\b(?:opens?|close[sd]?|shuts?|opening|closing)\b/, 'Whoever is behind the counter'],
  [/\b(?:capital|river|mountain|country|island|ocean|desert|higher)\b/, 'An atlas'],
  [/\b(?:cost|price|how much (?:is|are|does|do))\b/, 'A shop'],
]

/** One sentence about who knows it; empty where that is not plain. `text` in small letters. */
export function whoKnows(text: string): string {
  const source = sources.find(([asked]) => asked.test(text))?.[1]
  return source ? `${source} would tell you.` : ''
}
