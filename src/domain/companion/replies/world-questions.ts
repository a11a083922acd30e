import { either } from '#domain/safety/either.ts'

/* Questions about the world, which no page answers; sentences in small letters. */

/** What stands before a question and asks nothing itself. */
const preface =
  /^(?:(?:so|and|but|ok|okay|well|um|hey|hi|hello|oh|btw|right|now|please|pray|kindly|abeg|also|go on|then|quick (?:one|question)|(?:random|stupid|silly|dumb|daft|honest|serious|quick) question|question|(?:just |i was |was )?(?:wonder(?:ing)?|curious)|i wonder|out of (?:interest|curiosity)|do (?:you|u|ya) (?:happen to )?know|d'(?:you|ya) know|(?:any|no) (?:idea|clue)|any(?:one|body) know|(?:can|could|would) (?:you|u) (?:tell|give) me|(?:tell|give) me|you don't know|settle (?:a bet|an argument|this)|remind me|hey siri|alexa|google)\b[,.:;!?–—-]*\s+)+/
const bare = (text: string): string => text.replace(preface, '')

const aux = "(?:is|are|does|do|can|should|must|will|would|'s|s)"
const measured =
  either(`differences? between, (?:boiling|melting|freezing) point, capital(?: city)? of, population of, distance (?:from|to|between), exchange rate, full form of, time difference, notice period, minimum wage,
    (?:pension|retirement) age, vat, speed limit, (?:phone|dial\\w*) (?:number|code) (?:of|for), post ?code (?:of|for), plural of, past tense of, opposite of, words? for, meaning of, definition of,
    formula for, square root, recipes? (?:for|with|using), currency (?:of|in), shelf life, life ?span, scientific name, latin (?:name )?for, average \\w+, odds, law on, rules? (?:for|on), (?:in the|any|latest|today's) news,
    (?:height|length|age|size|depth|cost|price|value|going rate) of, (?:\\w+est|most \\w+) (?:river|mountain|country|city|lake|animal|building|planet|desert|island|ocean|word|bird|tree|number|train|road|bridge),
    (?:usual|normal|typical|legal|standard|official|going|minimum|maximum|current) (?:notice|prices?|rate|wage|salary|pay|age|fee|rent|size|amount|speed|limit|time|tip|deposit|deadline|temperature|ratio|score|champions?),
    (?:best|quickest|cheapest|right) way to (?:get .{1,30} out|clean|cook|remove|travel|learn|\\w+ an?), a good (?:books?|films?|movies?|restaurants?|recipes?|names? for|places? to), evidence, such a thing as, cure for`)
const tongues = '\\w+(?:ish|ese|ian|elsh|ench|erman|atin|reek|utch|indi|abic|zech|rdu|amil|aelic|aori|agalog)'
const units =
  either(`euros?, dollars?, pounds?, lbs?, rupees?, naira, yen, pesos?, miles?, kms?, kilomet(?:re|er)s?, met(?:re|er)s?, kilos?, kg, stone, inch(?:es)?, feet, ft, yards?, cm, mm, celsius, fahrenheit, lit(?:re|er)s?,
    ml, pints?, gallons?, cups?, grams?, g, ounces?, oz, acres?, hectares?, knots, mph, kph, hours, minutes, seconds`)
const carried =
  either(`plane, flight, aeroplane, airplane, train, bus, ferry, customs, security, border, luggage, hand luggage, post, mail, us, u\\.s\\.a?, usa, uk, eu,
    america, canada, australia, india, england, ireland, europe, country`)
const feast =
  either(`easter, ramadan, eid, diwali, passover, lent, thanksgiving, hanukkah, pancake day, (?:mother|father)'s day, chinese new year, bank holiday, full moon, black friday,
    eclipse, equinox, solstice, clocks?, elections?, world cup, olympics, (?:first|second) world war, (?:world war|ww) ?\\w+`)
const contest =
  either(`match, game, cup, league, final, semi-?finals?, derby, championship, title, play-?offs?, super bowl, world series, grand prix, f1, grand national, olympics?, medal, election, eurovision, oscars?,
    nobel, wimbledon, hurling, football, rugby, cricket, tennis, golf, boxing, tour de france, ashes, test, war, six nations, afcon, euros, ipl, nba, nfl`)
const handled =
  either(`get, cook, make, spell, pronounce, clean, remove, reset, apply, cancel, descale, boil, bake, roast, fry, grill, freeze, defrost, convert, calculate, register, renew, claim, unblock, knit, prune, plant, sow, sew, install,
    fix, mend, repair, wire, bleed, change, tie, wash, dye, sharpen, paint, sand, connect, download, delete, restart, build, grow, store, peel, carve, cure, glue, dry, iron, hem, say, hang, pickle, set up, unlock, charge, tune, replace, measure`)
const nobody = '(?! (?:it|that|this|he|she|they|i|we|you|my|our|his|her|their)\\b)'
const ofPersons =
  '(?!.*\\b(?:him|her|them|us|ready)\\b)(?! (?:it work|things|an? (?:friend\\w*|heart|marriage|relationship)|him|her|them|me|us|over|through|up|people|friends?|peace|sense|sorry|no|goodbye|so much|going|by|on|out of bed|better|time|myself|yourself)\\b)'

/** What no "my" or "did I" may stand in. */
const general = new RegExp(
  [
    `^(?!.*\\b(?:was|were|did|had|paid)\\b)(?:(?:what|which|who|is|are|any|when|how (?:much|far))\\b[^.!]{0,40}?\\b|the |an? (?=recipe|\\w+ recipe))?${measured}\\b`,
    `^(?!.*\\b(?:were|did|had|paid)\\b)(?:(?:is|isn't|was|wasn't) (?:it|that)|that's|it's) [^.!?]{0,70}?(?:${measured}|\\bthe (?:capital|\\w+est (?:animal|planet|country|city|river)))\\b|^(?:is|was|wasn't|isn't) it .{2,50} (?:who|that) (?:invented|painted|discovered|composed|founded)${nobody}|^(?:is|are) [\\w' ]{2,20} or [\\w' ]{2,20} (?:the )?(?:\\w+er|more \\w+) (?:city|country|river|mountain|island|planet|animal)\\b`,
    `^how (?:many|much) (?!pages|times|entries|did\\b|was\\b|were\\b|had\\b)(?:\\w+ ){1,4}(?:from (?:\\w+ ){1,4}to|between \\w+|in an?|there in|does|do|should|can|has|have|live|cost|go for|going for|worth|these days|per|an? (?:kilo|lit(?:re|er)|pound|bag|night|month)|are in)\\b`,
    `^how (?:much|many|long|old|tall|high|deep|big|hot|cold|fast|heavy|far|wide|often|thick)(?: ${aux}|'s) (?:an? (?!bit|lot)|it (?:usually )?(?:cost|take)\\b|people\\b|(?:you|one) (?!think|want|feel|love|miss|know|see|need|say|write)\\w+|the (?:earth|ocean|universe|queen|king|world))|^how far (?:away )?(?:is|are)? ?(?:it )?(?:from )?(?!my|our|his|her|along|did|do|i\\b|we\\b|the\\b)\\w+ (?:\\w+ ){0,3}(?:to|from|by)\\b`,
    `^how (?:(?:do|does|can|should|would) (?:you|one|people|they|ya|u)|to) (?:\\w+ )?${handled}\\b${nobody}${ofPersons}|^(?:what|how much) (?:does|do|would|will|should) (?:it cost to|i tip)\\b|^why do we (?:have|say|call|use|eat)\\b`,
    `^(?:translate|convert|what temp\\w* (?:do|should|for|is))\\b|^(?:what(?:'s| is) (?:the )?|how do i say .{2,30} in )${tongues}(?: for)?\\b|\\b(?:\\d[\\d.,]* ?|the )${units} (?:in|to|into|as) ${units}\\b|\\bwhat time is it in\\b|^(?:what(?:'?s| is) |how much is )?\\d[\\d,. ]*(?:[+*x×/÷%-] ?\\d|% of|(?:times|plus|minus|divided by|percent of) \\d)`,
    `^who (?:(?:was|is) it (?:that |who )?|actually |even )?(?:invented|wrote|painted|discovered|composed|directed|founded|built|sang|sings|got elected)${nobody}|^who(?:'s| is| was) (?:the )?(?:current |first |new |last )?(?:president|prime minister|pm|king|queen|pope|chancellor|ceo|mayor of|manager of|captain of)\\b`,
    `^(?:who|which|did|has|have|when did|how did|what)\\b.{0,45}\\b(?:w[oi]ns?|winning|topped|los[te]\\w*|beat\\w*|scor\\w+|get on|host\\w*|play\\w*|reach\\w*|end|result)\\b.{0,30}\\b${contest}\\b|^(?:who|how|what)\\b.{0,30}\\b${contest}\\b.{0,20}\\b(?:score|result|end|finish)\\b|^what(?:'s| is) the score\\b|^who(?:'s| is| are)(?: \\w+){0,3} playing\\b|^(?:did the \\w+s|who) (?:win|lose|scored?)\\b`,
    `^(?:when|what (?:day|date))(?: (?:is|was|were|did|do|does|are)|'s) (?:the )?(?:next )?(?:${feast}|(?:last|first|next) (?:bus|train|ferry|tram))\\b|^(?:what time|when) (?:does|do|is|are|will) (?:[\\w']+ ){1,3}(?:opens?|closes?|shuts?|closing|start|kick off|leave|arrive|set|rise)\\b|^is (?:\\w+ ){1,3}(?:open|closed|shut)\\b`,
    `^(?:why ${aux}|${aux}) the (?:sky|sea|moon|sun|stars|tides|grass|leaves)\\b|^what(?:'s| is) on (?:tv|telly|the telly|netflix)\\b|^what(?:'s| is) (?:happening|going on) in (?!my|our|the house|there|here)\\w|^any news (?:from|on|about) (?!him|her|them|my|the)\\w`,
    `\\b(?:is|will|gonna|going to) (?:it )?(?:going to |gonna |likely to )?(?:rain(?:ing)?|snow(?:ing)?|freeze|be (?:sunny|windy|dry|icy|stormy|nice out))\\b.{0,30}(?:\\?|$)|^(?:do|will) i need (?:an? )?(?:umbrella|coat|brolly)\\b|^(?:what'?s |what is )?(?:the )?(?:weather|temperature|forecast)\\b|^how (?:hot|cold|warm) (?:is it|will it|does it get)\\b`,
    `^where(?: ${aux} (?:i|you|we|one|people) (?:buy|rent|hire|watch|download|recycle|order)${nobody}|(?:'s| is| are) the (?:nearest|closest|capital))\\b|^(?:can|could) you (?:recommend|suggest) (?:an?|any|some)\\b|^google\\b`,
    '^(?:which (?:country|planet|king|element|continent) |(?:in (?:what|which)|what) (?:year|country) (?:did|was|is)\\b(?! (?:it|that|i|we|on)\\b)|how old do you have to be|what did the (?:romans|greeks|vikings|victorians|egyptians))',
    "^(?:can|may|must|could) an? (?!man\\b|woman\\b|person\\b|mother\\b|father\\b|marriage\\b|heart\\b|friend)\\w+ (?:\\w+ )?\\w+|^what(?:'s|s| is) an? (?!friend|man|woman|mother|father|life|home|person|good|bad|girl|boy|mess|day|shame|pity|joke|relief|waste)[\\w-]+(?: [\\w-]+)?\\?*$|^is there (?:an? |any )?(?:train|bus|flight|ferry)\\b|^is it (?:actually |really )?(?:true|so|the case) that(?! (?:it|he|she|they|i|we|you|my)\\b)(?! i'm| you're)",
  ].join('|'),
)

/** Asked of what is always so, with nothing in it that is somebody's own. */
const ofAlways = new RegExp(
  [
    "^(?:what|which|who|where|when|why|(?:which|what) \\w+|how(?: (?:long|many|much|far|old|often|big|hot|fast|deep|high|tall|heavy|wide|thick))?)(?: \\w+){0,2}?(?:'s| is| are| do| does| can| has| have| goes| to| will| costs?| takes?| makes?)(?=\\s)",
    '^(?:how long to|who was the (?:first|last|oldest|youngest)|can|does|is (?:an?|any|tomorrow|today|\\d+)|(?:are|do) \\w+s)\\b',
  ].join('|'),
)
const definite =
  /\bthe (?!first\b|last\b|current\b|average\b|normal\b|best\b|\w+est\b|most\b|world\b|sun\b|moon\b|earth\b)/
const ofTheHeart =
  /\b(?:person|change|heal|friend\w*|meant|life|god|heaven|hell|love|marriage|grief|hurts?|feel\w*|hard|lonely|happy|sad|tired|alone|home|go on|forgive\w*|real|sorry|hope|fair|over|ok|okay|left|next|new|up|happening|going|look like|coming|staying|leaving)\b/
const mostGeneral = 14

/** What one may do by somebody else's rules: asked of oneself as well. */
const permitted = new RegExp(
  [
    `^(?:can|may|could|am|are|is) (?:i|we|you|one|he|she)(?: allowed to| even| legally)* (?:carry|take|bring|pack|fly with|import|post|mail|ship|send)\\b.{1,60}\\b(?:on|onto|in|into|through|across|to|by) (?:the |an? |my |hand )?${carried}\\b`,
    `^when (?:should|do|can) (?:i|you|we) (?:prune|plant|sow|harvest|repot|lift)\\b|^can (?:i|you|we) (?:put an? \\w+ in|freeze|microwave|reheat|recycle|compost|dry-clean)\\b`,
    `^how many (?:days|weeks|sleeps) (?:till|until|to) (?:christmas|new year|${feast})\\b`,
    '^(?:what are (?:my|our|your) rights|how much tax)\\b',
    `^(?:do|does|will|would) (?:i|we|you|one|he|she|they|an? \\w+) need (?:(?:an?|any) )?(?:planning permission|visa|permit|licen[cs]e|passport|ticket|reservation)\\b`,
    '^(?:am|are|is) (?:i|we|you|one|he|she|it|they|\\w+s) (?:\\w+ ){0,2}?(?:(?:il)?legal|lawful|against the law|compulsory|mandatory|tax.deductible|(?:entitled|required|obliged) to|(?:allowed|normal|usual) (?:for (?:an? )?(?:landlord|employer|shop|bank|airline|school|insurer|builder)\\w*|to (?:park|film|record|fly|work|sell|burn|build|claim|vote|import|camp|fish)))\\b',
    `^how (?:long|hot|often|much|many \\w+) (?:do|should|can|must) (?:i|we|you) (?:\\w+ )?${handled}\\b|^how (?:do|can|should|would) (?:i|we) (?:\\w+ )?${handled}\\b(?! (?:it|that|this|i|we)\\b(?! (?:off|out))| (?:my|our) (?!car|phone|laptop|password|oven|washing|passport|licence|license|tax|wifi|router|printer|boiler|bike|hair|tv))${ofPersons}`,
  ].join('|'),
)
const own =
  /\b(?!today|tonight|yesterday|women|men|world|what|who|it|that|there)\w+'s (?:\w+ )?(?:match|game|final|race|league|test|team)\b|\b(?:my|our|mine|me|us|he|she|him|his|her)\b|\b(?:i|we)(?:'d|'m)? (?:found|got|saw|met|put|kept|made|bought|heard|read|lost|won|sold|found)\b|\b(?:did|have|had|was|were) (?:i|we)\b|\bi(?:'ve)? (?:wrote|written|said|had|was|did|went|felt|told|bought)\b/

/** True for a sentence that asks of what is always so. */
function isOfAlways(sentence: string): boolean {
  const text = bare(sentence.toLowerCase())
  const count = text.split(' ').length
  return (
    count >= fewest &&
    count <= mostGeneral &&
    ofAlways.test(text) &&
    !/[.!](?:\s|$)/.test(text) &&
    !isOfSomebody(sentence) &&
    !definite.test(text) &&
    !ofTheHeart.test(text)
  )
}

/** Which of two things is more so, and who won what: with nothing in it that is somebody's own. */
const thingsOr = "(?:(?!(?:to|not|being|how|if|when)\\b|\\w+ing\\b)[\\w'-]+ ){1,3}?"
const compared = new RegExp(
  [
    `^(?:which|what|who)(?: (?:one|of (?:the two|these|them)))?(?:'s| is| are| was| were| has| have| gives?| burns?| lasts?| keeps?| runs?| weighs?| costs?) (?:the |an? )?(?:[\\w-]+ )?(?!better to|worse\\b)(?:\\w+er|(?:more|less|the most)(?: \\w+)?|better|longest|\\w+est)(?: \\w+){0,3}[,:–—-]+ ${thingsOr}or (?!(?:not|to)\\b|\\w+ing\\b)`,
    `^(?:is|are|was|were) (?:(?!(?:it|this|that|there|one)\\b)[\\w'-]+ ){1,3}(?!better|worse|other|rather|never|ever)(?:\\w+er|more \\w+|less \\w+) than [\\w' -]{2,30}(?:\\?|$)`,
  ].join('|'),
)

/** True for a sentence, as it was written, that asks about the world, whoever asks. */
export function isWorldly(sentence: string): boolean {
  const asked = bare(sentence.toLowerCase())
  return (
    isOfAlways(sentence) ||
    permitted.test(asked) ||
    (general.test(asked) && !own.test(asked.replace(doubts, ''))) ||
    (compared.test(asked) && !ofSomebody(asked) && !ofTheHeart.test(asked))
  )
}

const somebody =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|us|our|you|your|he|she|they|him|her|his|hers|them|their|it|this|that|mum|mom|mam|mama|mother|dad|father|tata|nan|nana|gran|grandma|grandad|brother|sister|son|daughter|wife|husband|kids?|children|baby|boss|everyone|everybody|nobody|anyone|someone|people)\b/
const aboutLife =
  /\b(?:point|bother|cares?|use|wrong|sense|matters?|worth|what if|what (?:kind|sort|type) of)\b/
const asksPresent = /^(?:what|which|who|where|when|how)(?: \w+)?(?:'s| is| are| does| do| can| has| goes)\b/
const namesSomebody = /[\p{Ll},] (?!I\b)(?<!\b(?:in|to|from|of|between|at|for) )\p{Lu}\p{Ll}/u
const fewest = 4

/** Whoever asks whether they remember it well: ", or am I dreaming?". */
const doubts =
  /,? (?:or )?(?:am|was) i (?:just )?(?:dreaming|wrong|mistaken|imagining|making|mixing|misremembering|losing|right)\b/
const ofSomebody = (text: string): boolean =>
  somebody.test(
    bare(text)
      .replace(/, (?:was|is) (?:it|that)\b|\bthis (?:time of (?:year|day)|morning|week|month|year)\b/g, '')
      .replace(doubts, ''),
  )

const isOfSomebody = (message: string): boolean =>
  ofSomebody(message.toLowerCase()) || aboutLife.test(message) || namesSomebody.test(message)

/** True for a question that may be one, or one to the pages: by its form alone, of what is now, nobody in it, and no name. */
export function mayBeWorldly(message: string): boolean {
  const text = message.toLowerCase()
  return (
    !/[.!]$/.test(text) &&
    text.split(' ').length >= fewest &&
    asksPresent.test(bare(text)) &&
    !isOfSomebody(message) &&
    !/\b(?:did|was|were|had)\b/.test(text)
  )
}
