/* Harsh words about oneself that are no question, in plain words (`plainQuestion`). */

import { either } from './either.ts'
import { fillers, kin, unkind } from './guarded-worth.ts'

const iAm =
  "(?:i(?:'m| am|'ve become| have become|'ve turned into|'ve always been|'ve been| was always| turned out(?: to be)?| look like| look| feel like)|(?<=^|[.!] )am)(?! not\\b)"
const own = fillers
  .replace('not ', 'x ')
  .replace(
    'pretty |',
    'pretty |properly |right |total |complete |absolute |utter |real |massive |walking |totally |completely |absolutely |utterly |nothing but |basically |literally |genuinely |fucking |bloody |old |fat |ugly |stupid |big |',
  )
/** Said of anybody they are harsh. */
const harsher =
  either(`thick, dense, dim, dimwit, clueless, incompetent, inadequate, hideous, gross, repulsive, vile, revolting, spineless, gutless, feeble, waster, wastrel,
    layabout, nasty, no use, fat(?! (?:free|chance|lot)), obese, slob, bitch, twat, prick, dickhead, arsehole, asshole, laughing stock, dunce, dullard, airhead,
    non-entity, nonentity, has-been, write-off, lost cause, charity case, black sheep, wimp, doormat, pushover, parasite, leech, sponger, quitter,
    fool, muppet, numpty, eejit, disaster area, train wreck, such a mess, joke, wretch, good-for-nothing, impostor, imposter, phony, phoney, two-faced, plonker, pillock, wally, twit, wazzock, numbskull, nincompoop, spanner, bellend, tosser, wanker, dolt, dumbass, dipstick, dimwit`)
const words = `(?:${unkind.replace('crazy|insane|', '').replace('boring|', '').replace('|nothing', '')}|${harsher})`
/** What somebody is not who calls themselves so. */
const objects =
  either(`drone, robot, machine, cog, doormat, wallet, cash ?machine, atm, taxi, furniture, shadow, placeholder, spare part, spare wheel, third wheel, dead ?weight,
    ballast, baggage, background noise, punch ?bag, skivvy, dogsbody, vending machine, appliance, rubbish bin, husk, empty shell, shell, zombie, dinosaur, relic,
    fossil, wreck, whale, cow, pig, clown, plank, dud, leper, slug, brick, block of wood, wet sock, wet blanket, millstone, liability, weak link, lump, lard-?arse, puppet, lodger in my own (?:home|house|life), passenger in my own life, stopgap, consolation prize, donkey, ass, mule, jackass, goose, turnip, potato, cabbage, lump, bat, beggar, sod, git, bag, article, ninny, nitwit, halfwit, gobshite, eejit, gom, galah, drongo, dag, mug, goat, ape, ox`)
/** And not the beginning of another thing: "a robot engineer". */
const ends =
  '(?=\\W*$|[,.;!:]| (?:with|to|for|in|who|that|and|at|on|of|really|now|here|these|round|around|my|his|her)\\b)'
const nouns = either(
  `mess, pig, cow, clown, coward, joke, waster, mother, friend, let-?down, wreck, prat, plank`,
)
const unkindNoun = either(
  `waster, liar, cheat, failure, loser, coward, drunk, addict, fool, fuck-?up, screw-?up, quitter, disappointment, thief`,
)
/** Of one small thing, or of a skill that one can do without, it is no word about oneself. */
const notAtOneThing =
  '(?! (?:at|with|on|when it comes to) (?!any|every|all|life|being|people|this|love|my own)| (?:dancer|cook|baker|singer|driver|swimmer|gardener|skier|golfer|speller|parker|cyclist|shot|loser(?= (?:at|when))|start)\\b| tired)'

/** "Useless lump", "a bad father", "thick as mince": the whole of a message. */
const bareName = new RegExp(
  `^(stupid|useless|idiot|pathetic|hopeless|fool)(?:[,.! ]+\\1)+\\W*$|^(?:(?:an?|the|such|just|what|some|big|old|great|fat|bloody|fucking|absolute|total|complete|utter|proper|right|really|so|and|poor|sad) )*(?:(?:${words}|silly|daft|worst|lousy|selfish|rotten|thick|dim|dumb|bad),? )+(?:and \\w+ )?(?:(?:old|fat|big|little) )*(?:${kin}|${objects}|${nouns}|man|woman|fool|idiot|lump|thing|as (?:mince|two short planks|pig ?shit|a (?:plank|brick|ditch|stump|box of \\w+)|they come|shite?))(?:,? (?:in the (?:world|whole \\w+)|on earth|ever|of the year|me|that'?s me|that i am|i am|aren't i|really|again|as usual|always|so i am))*\\W*$`,
)
const plainName = new RegExp(`\\b(?:${words}|${nouns}|${objects}${ends})\\b`)

/** True for a harsh name for somebody, whoever has it from whom. */
export const isHarshName = (text: string): boolean => plainName.test(text)

/** What others have and are, and beside them oneself. */
const beside = `\\b(?:at my age,? (?:others?|other \\w+|every(?:one|body)|people|they|most|my \\w+)|(?:others|other (?:men|women|people|girls|boys|mothers|fathers)|every(?:one|body) else|all my (?:friends|cousins|classmates|mates)|my (?:cousins|classmates|friends|sisters?|brothers?|peers|age ?mates)|(?:every(?:one|body)|people|women|men|girls|boys|others) (?:of |at )?my age)(?: at my age| of my age| my age)?) (?:have|has|had|are|is|were|all|already|got|own|run|drive|earn)\\b[^.!?]{2,60}?[, ](?:and |but |while |whereas )?(?:(?:then |here )?me,? i(?:'m| am| have)? (?:\\w+ing|still|only|just|no|nothing|can't|not)|(?:here )?i(?:'m| am|'ve| have)? (?:still|only|just|stuck|nowhere|nothing|can't|not even|couldn't)\\b|look at me\\b|i can't)`
const worst = `(?:(?:stupid|lazi|ugli|dull|weak|dumb|thick|dimm|dens|daft)est\\b|most (?:useless|selfish|boring|stupid|pathetic|worthless|hopeless)\\b|(?:worst|lousiest|sorriest) ${kin}\\b|(?:biggest|greatest|sorriest) (?:\\w+ )?(?:${words}|${nouns})\\b)`

/** Said of oneself, unasked. */
const harsh = new RegExp(
  [
    "\\b(?:it(?:'s| is| was)|that(?:'s| is| was)|this is|all) (?:all |entirely |completely |probably |clearly |just ){0,3}my (?:own )?(?:fault|doing|guilt)(?!.{0,25}\\b(?:haha|lol|bus|spoiler)\\b)",
    "\\bi(?:'m| am| was) (?:the one )?to blame\\b|\\bi (?:blame|hate|despise|loathe|disgust) myself\\b|\\bi(?:'m| am) (?:just )?the (?:problem|worst (?:person|mother|father|friend)|reason (?:he|she|they|it))\\b",
    `(?:\\b${iAm}|\\bi (?:must|have to|has to|got to) be) ${own}${worst}|${beside}|\\b${iAm} (?:\\w+ )?(?:(?:worth )?(?:less|lower) than (?:nothing|dirt|an? (?:dog|worm|stone))|behind (?:every(?:one|body)|all) (?:else|(?:of |at )?my age|in life))`,
    `\\b(?:has|have|had|got) more (?:sense|brains?|wit|backbone|talent|courage) than (?:me|myself|i)\\b|\\bis (?:of )?more (?:use|useful) than (?:me|myself|i am)\\b|\\b(?:nobody|no ?one|no (?:man|woman)) (?:is |was )?(?:as|so) ${words} as (?:me|i am|myself)\\b|\\bno (?:bigger|greater|worse) (?:\\w+ )?(?:${words}|${kin}) than (?:me|myself|i)\\b`,
    '\\bmy (?:head|brain|skull) (?:is|must be)(?: just| only| really| nothing but| full of| made of| there for| there| for)* (?:an? )?(?:decorat\\w+|ornament\\w*|straw|sawdust|hollow|solid wood|hat ?stand|there to (?:hold|keep)|to (?:hold|keep) my)\\b|\\b(?:nothing|only air|just air|straw|sawdust) between my ears\\b|\\bgod forgot (?:to give me|my) (?:an? )?brains?\\b',
    `\\b${iAm} (?:about )?as (?:useful|much use|sharp|bright|thick|dense|dim|welcome) as an? (?!button|star|pin|tack|whistle|day|penny|new)|\\bno (?:use|good) to (?:man n?or beast|anyone|anybody),? (?:me\\b|i am)|\\bnot fit to (?:be an?(?:yone)?|call myself|have)\\b|\\b${iAm} ${own}(?:${words}\\b${notAtOneThing}|${objects}${ends})`,
    `\\bi feel (?:so |really |just |like |such |completely |utterly |an? )*(?:stupid|worthless|useless|pathetic|disgusting|ugly|thick|inadequate|hideous|fraud|failure|burden|loser|idiot|fool|coward|impostor|imposter|fat)\\b${notAtOneThing}`,
    `^(?:${unkind})[.,!]+ (?:that's|thats) (?:all |what )?(?:i am|me)\\b|(?<!\\b(?:is|are|was|were|he's|she's|they're|you're) (?:an? |such an? |just an? )?(?:complete |total |utter )?)\\bwaste of (?:space|air|oxygen|skin)\\b|\\b(?:a |such a )(?:failure|disappointment|burden) (?:as|to)\\b`,
    "\\bi(?:'m| am) not (?:good |pretty |smart |clever |strong )?enough\\b|\\bi(?:'m| am) not (?:even )?worth\\b",
    '\\bi (?:always |just )?(?:ruin|spoil|destroy|wreck|screw up|mess up|fail) (?:everything|things|it all|at everything|every)\\b|\\bi always (?:ruin|spoil|wreck|break|hurt|fail)\\b',
    "\\bi (?:don't|do not|didn't) deserve\\b|\\bi deserve(?:d)? (?:it|this|that|to be)\\b|\\bi(?:'ve)? let (?:everyone|everybody|them all|my (?:family|kids|children|parents|mum|mom|dad|team)) down\\b",
    "\\bi(?:'m| am) (?:the worst thing|poison|a fake|dirty inside|beneath|ashamed to exist|a nasty piece|not a real|the disappointing|(?:no good|no use|no earthly use)(?! (?:at|with|to) (?!any|all|this|life|people|her|him|them|my)))\\b|\\bi hate (?:my (?:body|thighs|voice|face|looks|legs|stomach)|who i am)\\b|\\bi (?:don't like|hate|can't stand|despise) (?:who|what|the (?:person|man|woman|way)) i(?:'ve become| am|'m)\\b|^(?:just|only|nothing but) an? (?:fat |old |useless |stupid |big |sad )*(?:lump|nobody|burden|mess|failure|fool|joke|nuisance|disappointment)\\b|\\b(?:thick|dense|daft|useless|no good|hopeless)(?: \\w+){0,5}, me\\W*$|\\bsomething wrong with me\\b|\\b(?:never forgive|can't look at|can't stand the sight of) (?:myself|me)\\b|\\bstupid me\\b|\\btaking up space\\b|\\bnothing i touch\\b|\\b(?:on account of|because of) me[.!]?$|\\bi (?:failed|let down) (?:him|her|them|my (?!exam|test|driving)\\w+)\\b|\\bi should be ashamed\\b|\\bi(?:'m| am) (?:so |deeply |just )?(?:ashamed of|disgusted with|sick of) (?:myself|who i)\\b|\\bi (?:make|made) (?:every(?:one|body)|them all|people) (?:\\w+ )?(?:miserable|unhappy|sad|sick|leave)\\b|\\b(?:disaster|mess|excuse|apology|failure) (?:of|for) an? (?:human|person|man|woman|mother|father|mum|dad|wife|husband|friend|son|daughter)\\b|\\bi've always been (?:weak|useless|lazy|stupid|a failure|the problem)\\b|\\bthat's what i've become\\b|\\bhow (?:stupid|thick|useless|pathetic|dense) (?:(?:can|could) (?:one|an?) \\w+ be|i am|of me)\\b|\\bi(?:'ve| have)? (?:made a mess of|messed up|ruined|wasted) (?:everything|my (?:whole )?life|all of it)\\b|\\bi hate (?:this|my) (?:\\w+ )?(?:body|face|brain|self)\\b|^(?:old|fat|ugly|thick|useless)(?:,| and) (?:\\w+ and )?(?:old|ugly|fat|stupid|useless|in the way|boring|lazy)\\b|\\bi was (?:a |an |such an? )(?:rotten|terrible|bad|lousy|useless|poor|selfish|hopeless|awful) (?:wife|husband|mother|father|mum|dad|friend|son|daughter|sister|brother)\\b",
    "\\b(?:no ?one|nobody) (?:could |can |would |will |'d )?(?:ever |really )?(?:loves?|wants?|likes?|needs?|cares? about|miss(?:es)?) (?:someone like |somebody like )?me\\b|\\bi(?:'ve| have)? failed as an? \\w+|\\bi(?:'ve| have)? wasted my (?:whole |entire )?(?:life|years)\\b|\\bits? always me (?:who|that)\\b|\\bi (?:suppose i |guess i |just )?(?:had it|had that) coming\\b|\\bi asked for it\\b|\\b(?:everyone|everybody|they(?:'d| would)? all) (?:hates?|would be happier without|be happier without|be better off without) me\\b",
    `\\bi(?:'m| am) (?:just|only|nothing but|basically|nothing more than|no more than|little more than) (?:an? |some |the )?(?:\\w+ ){0,2}(?:${objects}|plumbing|muscle|meat|noise|dust|luggage|wallpaper|furniture|a pair of hands|in the way|(?:taking up|a waste of) \\w+)(?=\\W*$|[,.;!]|\\b (?:to|for|with|and|now|really|that|who|here))`,
    `\\b(?:what|such) an? (?:\\w+ ){0,2}(?:${unkind}|${objects}|${nouns})(?: \\w+){0,2} (?:i am|i'm|i've (?:become|been|turned)|i was|i turned out)\\b|\\b(?:some|fine|great|lovely) ${kin} i (?:am|was|turned out|make)\\b|\\bcall myself an? (?:\\w+ )?(?:${kin}|\\w+er|\\w+or|paramedic|friend|christian)\\b`,
    `\\b(?:${words}|miserable|bitter|nasty|mean|grumpy|sour|old)\\b.{0,30}\\bthat(?:'s| is) (?:what|all|who|me) ?(?:i am|i'm|i've become|i was|i have become|\\W*$)|\\b${words}(?: \\w+)? that i am\\b|^such an? (?:\\w+ )?(?:${unkind}|${nouns})[.,!]|\\bonce an? ${unkindNoun},? always an? ${unkindNoun}\\b`,
    `\\bmy (?:\\w+ )?(?:body|face|brain|mind|belly|looks?|skin|self|whole life|life) (?:is|are|was|looks?)(?: just| such| so| really| total| complete| absolute| nothing but)* (?:an? )?(?:\\w+ )?(?:garbage|rubbish|trash|disgusting|gross|ugly|hideous|useless|worthless|pathetic|vile|revolting|repulsive|a joke|shit|crap|a disgrace|a waste|a failure|an embarrassment)\\b`,
    "\\b(?:everything|all|anything) i (?:touch|do)\\b.{0,20}\\b(?:breaks?|dies|rots|shit|wrong|ash|dust|ruin\\w*|fails?|apart)\\b|\\bi (?:can't|cannot|could never|never) (?:even )?(?:do|get|manage) (?:one|a single|any) ?(?:thing)? (?:right|properly)\\b|\\b(?:why|who) (?:would|'d|could|should|on earth would) (?:any(?:one|body) |some(?:one|body) )?(?:ever )?(?:want|love|hire|miss|date|marry|pick|choose|put up with|need|like) (?:to be with |to date |to know )?(?:me|someone like me|somebody like me)\\b",
    "\\bi(?:'m| am|'ve been|was)? ?(?:not|never) (?:been )?much of an? \\w+|\\bi was never any (?:good|use)\\b(?! (?:at|with) (?!any|all|life|people))|\\bi (?:hate|can't stand|despise|loathe) (?:looking at|what i see in|who i see in|the sight of|the look of) (?:myself|me|the mirror)\\b|\\b(?:nobody|no ?one) (?:could|would|can|will) (?:ever )?(?:love|want) (?:this|a) (?:face|body|mess)\\b|\\b(?:don't know|no idea|god knows|wonder) (?:why|what) (?:he|she|they|any(?:one|body)|\\w+) (?:even |still |ever )?(?:puts? up with|stays? with|sees? in|bothers? with|saw in) me\\b|\\b(?:typical|classic) me\\b(?! (?:time|day))",
    "\\bno wonder (?:nobody|no ?one|every(?:one|body)|they all) .{0,30}\\bme\\b|\\bi(?:'ve| have)?(?: got)? the (?:personality|charm|brains?|iq|intelligence|looks|social skills|appeal) of an? (?:wet|damp|dead|brick|plank|slug|door\\w*|gnat|potato|goat|hen|sheep|goldfish|worm|flea|stone|rock|pea|donkey|teaspoon)\\b|\\bi(?:'ve| have)?(?: got)? (?:no|zero) (?:talent|spine|backbone|personality|worth|value|redeeming \\w+|guts)\\b|\\bthing about me (?:worth|to (?:love|like))\\b|\\bi (?:just |only |always )?(?:drag|hold|bring) (?:every(?:one|body)|them|the \\w+|us) (?:all )?(?:down|back)\\b|\\bi was never there for (?:him|her|them|my \\w+)\\b|\\bi (?:caused|ruined|wrecked|destroyed) (?:his|her|their|our|my \\w+'s) (?:\\w+ )?(?:life|lives|marriage|childhood|relapse|family|career|home|future)\\b",
    `\\bi(?:'ve| have| had)? (?:really |badly |utterly |completely |always |just )?(?:failed|let down) (?:that|this|the|our|every|each|all (?:of )?my|both|those|these) (?:\\w+ )?(?:child|children|boys?|girls?|kids?|bab(?:y|ies)|sons?|daughters?|lads?|family|man|woman|people|patients?|friends?|pupils?|students?|dog)\\b|(?<=^|[.!?;:,] )(?:an? |such a |just a )?(?:bad|rotten|terrible|lousy|poor|awful|useless|hopeless|neglectful|selfish|cruel|weak|sorry) (?:${kin}|man|woman|person|human(?: being)?|teacher|nurse|doctor|neighbou?r|boss|example)[,.;:!–—-]+ ?(?:and )?(?:there(?:'s| is) no other|there(?:'s| is) no (?:nicer|kinder|better) |no other (?:word|way)|that(?:'s| is) (?:what|all) i|that(?:'s| is) me|that(?:'s| is) the (?:word|truth)|nothing (?:more|else|better)|plain and simple|through and through|i am\\b|me\\b)`,
    `\\bwhat (?:kind|sort) of (?:an? )?(?:${kin}|paramedic|doctor|\\w+er|\\w+or) (?:\\w+s|can't|doesn't|would)\\b`,
  ].join('|'),
  'g',
)

/** A case that is only thought of, somebody else's opinion, or a dream, before the words. */
const thoughtOf =
  /\b(?:if|unless|whether|or(?: else)?|otherwise|as though|in case|when|until|imagine|pretend\w*|not that|it's not that|don't think|never said|nobody says|(?:he|she|they|who|mum|dad|mam|mom|people|everyone|everybody|somebody|someone|teacher|boss) (?:\w+ )?(?:all )?(?:says?|said|tells?|telling|thinks?|thought|told me|tell me|tells me|calls?|called|reckons?|believes?|claims?|decided|implied|shouted|wrote|hinted)(?: that)?)\b[^,;]{0,60}$/
/** A jest about a small thing: laughter and something mislaid, dropped or eaten. */
const laughs =
  /\b(?:ha(?:ha)+|he(?:he)+|lol|lmao|rofl|xd|jk|just kidding|joking|only joking|(?:we|i|he|she|they|everyone|all) (?:all |both |just |still |really )?(?:laughed|giggled|cackled|howled|grinned|laughing)|had to laugh|made me laugh|laughed (?:at|about) (?:it|myself)|in stitches|funniest|so funny|good laugh)\b|[😂🤣😅😆🙃😜😝]/u
const small =
  /\b(?:keys?|wallet|phone|charger|umbrella|glasses|bus|train|stop|tea|coffee|kettle|toast|milk|cake|pizza|biscuits?|crisps|chocolate|recipe|parking|parked|lego|plug|socks?|shoes?|jumper|dress|outfit|hat|haircut|password|wifi|typo|spell\w*|autocorrect|game|level|quiz|crossword|wordle|plant|tin|fridge|oven|alarm|tray|cups?|mugs?|plates?|glass|jug|soup|sauce|sugar|flour|eggs?|bread|pan|cardigan|jacket|t-?shirt|trousers|tights|inside out|back to front|zip|button|puddle|doormat|kerb|curb|lamp ?post|revolving door|pull door|push door|wrong (?:door|floor|room|bus|train|number|platform|house|car|toilet|name|day)|wheelie bin|locked (?:myself )?out|slipped|tripped|spilled|spilt|snooze|before (?:my )?coffee|without (?:my )?coffee|after (?:that|the) (?:dinner|meal|lunch|night shift))\b/

/** No mishap is small that cost so much. */
const costly =
  /\b(?:savings|money|thousand|hundred|scam\w*|aren't i|my (?:son|daughter|child|mother|father))\b/
/** What one calls oneself who has mislaid the keys. */
const mild =
  /\b(?:idiot|eejit|muppet|numpty|clown|plank|prat|daft|twit|wally|pillock|dope|donkey|silly|fool|clumsy)\b/

/** True for a harsh word about oneself that is meant: not of a thinkable case, by others, or in jest about something small. */
export function isHarshOnOneself(text: string): boolean {
  if (bareName.test(text)) return true
  for (const { index, 0: found } of text.matchAll(harsh)) {
    const before = text.slice(Math.max(0, index - 120), index)
    const clause = before.slice(
      Math.max(...['.', '!', '?', '\n', ';'].map((stop) => before.lastIndexOf(stop))) + 1,
    )
    const isMishap = small.test(text) && (laughs.test(text) || (mild.test(found) && !costly.test(text)))
    if (thoughtOf.test(clause) || isMishap) continue
    return true
  }
  return false
}
