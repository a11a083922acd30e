/*
 * Danger that is told and not asked about, of now or of what is about to be, in plain words (`plainQuestion`): on the road, before a blow, and
 * outside the door of what somebody gave up. What is over, forbidden to oneself or said in play is none.
 */

import { either } from './either.ts'
import { isOver } from './guarded-past.ts'

export const toldDangers = ['drunk-driver', 'tired-driver', 'fight', 'craving', 'panic'] as const
export type ToldDanger = (typeof toldDangers)[number]

const road =
  either(`wheel, driv(?:e|ing), motorway, highway, freeway, autobahn, dual carriageway, road, lane, lorry, truck, van, car, bakkie, ute, miles, kilomet(?:re|er)s, km, kms, [mna]\\d{1,3}, rumble strips?,
    passengers, junctions?, exits?`)
const asleep = either(
  `(?:fell|fall|falling|nearly|almost) asleep, nodd(?:ed|ing) off, doz(?:ed|ing) off, drift(?:ed|ing) (?:off|across|into the|over the), micro[- ]?sleeps?, (?:eyes|lids|eyelids)(?: \\w+){0,3} (?:clos(?:ed|ing)|shut(?:ting)?|droop(?:ed|ing)|heavy|swim\\w*|go(?:ing)?),
    keep (?:my|his|her) eyes open, lights (?:were|are|was|went|kept) (?:swimming|doubl\\w+|blurr\\w+|dancing), see(?:ing)? double, (?:can't|couldn't|don't|didn't|could not|can not|did not|do not) (?:even |really )?(?:remember|recall) (?:the |any of the |driving |most of )+(?:last |past )?(?:\\w+ ){0,2}(?:miles|kilomet(?:re|er)s|km|kms|junctions?|exits?|stretch|bit|part|road|drive)`,
)
const tiredDriver = new RegExp(
  `\\b${asleep}\\b.{0,80}\\b${road}\\b|\\b${road}\\b.{0,80}\\b${asleep}\\b|\\b(?:too|so|dead) tired to (?:be )?driv(?:e|ing)\\b`,
)
/** At somebody else's wheel one may sleep. */
const mayDoze =
  /\b(?:passenger seat|back ?seat|in the back|on the (?:bus|coach|train|plane|sofa|couch|tram)|bus|coach|train|(?:mum|dad|he|she) (?:was|is) driving|(?:telly|tv|film|sermon|desk|book|meetings?|lecture|table|class|shoulder|standing up|chair|pushchair|pram)|the (?:baby|kids?|children|dog|wee \w+) (?:fell|nodded|dozed|is|are|was|were|nearly|almost))\b/

const drunk = new RegExp(
  `\\b${either(`been drinking, had (?:one too many|a skinful), drunk, tipsy, hammered, pissed, steaming, half[- ]cut, plastered, wasted, over the limit, legless,
    (?:smells?|smelt|smelled|stinks?|reeks?) of (?:\\w+ )?(?:drink|beer|booze|alcohol|whisk(?:e)?y|rum|vodka|gin|wine),
    (?:had|have|has|having|sunk|after|on|downed|drank)(?: \\w+){0,3} (?:pints?|beers?|drinks?|glass(?:es)?|wines?|ciders?|shots?|cocktails?|tinnies|cans|stubbies|whiskies|whiskeys|rums|vodkas|bottles?),
    (?:had|have|has)(?: only| just| about| like| the)* (?:a couple|a few|one or two|two or three|(?:two|three|four)(?= (?:at|with|in|after|over) ))(?! (?:of )?(?:days|hours|weeks|minutes|months|years|people|goes|friends|things|problems|issues|lessons|calls|questions|texts|messages)), (?:drinks?|beer) (?:in|inside) (?:him|her|me|them)`)}\\b`,
)
const drives = new RegExp(
  `(?:\\b|(?='))${either(
    `(?:is|'s|are|'re|am|'m|will be|be|hes|shes|theyre|insists? on) driving, (?:'ll|will|can|gonna|going to|wants to|offered to|insists (?:he|she) can|(?:fine|ok|okay|good|alright|fit|safe) to|says (?:he|she) can|should i|could i|might|about to) drive,
    driving (?:us|me|home|back|them|the kids|everyone), drive (?:us|me|them|the kids|home|back), (?:get|getting|hop|hopping|jump|jumping|climb\\w*) in(?:to)?(?: (?:the|his|her|my|a|their) (?:car|ute|van|truck|bakkie|taxi|jeep))?, give (?:me|us) a (?:lift|ride), a lift (?:home|back) (?:off|from|with), behind the wheel,
    has the (?:car )?keys, got the (?:car )?keys, start(?:ing|s|ed) the (?:car|engine)`,
  )}\\b`,
)
const isSafeRide =
  /\b(?:taxi|uber|cab|lyft|bolt|bus|train|tram|walk(?:ing|ed)?|designated|sober|hasn't had|haven't had|not had|didn't drink|never|won't let|not letting|took (?:his|her|the|my) keys|hid (?:his|her|the|my) keys|(?:isn't|not|no one is|nobody is) driving|left the car|leave the car|coffees?|teas?|water|cordial|lemonade|juice|driving (?:range|test|lesson|instructor|me (?:mad|crazy|nuts|up)))\b/

const them =
  '(?:him|her|them|that (?:\\w+ )?(?:guy|man|bloke|lad|woman|boy|girl|dude|prick|bastard|idiot|lot)|the (?:\\w+ )?(?:guy|man|bloke|lad|dude|prick|bastard)|(?:his|her|their) (?:\\w+ )?(?:face|head|teeth|jaw|nose|lights|car|windows?) ?(?:in|out|off)?)'
const about =
  "(?:i'm |i am |im )?(?:gonna|going to|about to|i'll|i will|ima|ready to|off to|go(?:ing)? (?:over|round|back)(?: in| there| to his)? (?:and|to)|swear (?:to god )?i'll)"
const fight = new RegExp(
  `\\b${about} (?:\\w+ ){0,4}(?:hit|punch|deck|smash|batter|thump|slap|fight|belt|headbutt|beat|lamp|glass|stab|floor|knock|break|kick|hurt) (?:up )?${them}\\b(?! (?:up|in\\b(?! front| the| his| her)|with (?:an?|the|my|some)|the (?:gym|road|shops|pub)))|\\b(?:going|heading|walking|driving) (?:back )?(?:in|over|round|out|there)\\b.{0,40}\\b(?:don't|dont|no ?(?:one|body)(?:'s| is)? (?:gonna|going to|can)|can't) (?:you )?(?:try (?:and |to |an )?)?stop me\\b`,
)
const inPlay =
  /\b(?:lol|haha\w*|lmao|jk|joking|kidding|game|level|boss (?:fight|level)|match|round (?:one|two|\d)|chess|cards|monopoly|final|season|league|sparring|boxing|kickboxing|judo|karate|ring|pinata|piñata|dough|eggs?|at (?:chess|tennis|darts|pool|golf|scrabble|cards)|record|price|quiz|poem|novel|story|film)\b/

const place = either(
  `bar, pub, tavern, saloon, taproom, off[- ]licen[cs]e, offie, liquor (?:store|shop), bottle ?(?:shop|-?o), beer store, shebeen, casino, bookies, betting shop, bookmaker's, pokies, slots, dealer(?:'s)?(?: (?:place|house|flat|door))?,
    jukebox, smoking shelter, vape shop, wine aisle, beer aisle`,
)
const outside =
  either(`outside, across from, in front of, opposite, parked, at the door, in the car park, in the parking lot, round the corner from, in the aisle,
    engine running, motor runnin(?:g)?`)
const notYet = either(
  `(?:haven't|have not|ain't|not|hasn't|didn't) (?:yet )?(?:gone|been|going|go|went|walked|stepped|left|opened|open|touched|drunk|drank|poured|bet|texted|called|rung|bought)(?: \\w+)?(?: yet)?, still sealed, unopened, not (?:yet )?open, (?:hand|finger|thumb) on (?:the|it)`,
)
const given = either(
  `sober, (?:been|stayed|days|weeks|months|years?|still) (?:clean|dry|sober), in recovery, my sponsor, aa meeting, na meeting, ga meeting, off (?:the )?(?:drink|booze|drugs|gear|grog|bottle), without a (?:drink|bet|smoke|cigarette|fix), (?:gave|given) up (?:the )?(?:drink\\w*|booze|gambling|smoking|betting), (?:quit|stopped) (?:drinking|gambling|smoking|betting|using), chip in my pocket, day count, white chip`,
)
const tempted = either(
  `(?:want|need|craving|crave|could murder|dying for|thinking about|thinking of) (?:a |to have a |another |just one |one )?(?:drink|bet|beer|smoke|cigarette|hit|fix|pint|wine|vodka|whisk(?:e)?y|flutter), (?:just )?one (?:drink|bet|beer|pint|cigarette|smoke|glass|flutter|won't|wouldn't) ?(?:won't|wouldn't|can't|couldn't)? ?(?:hurt|matter|count|be so bad)?, (?:bottle|glass|can|wine|whisk(?:e)?y|vodka|pack|packet|cigarettes?)\\b.{0,30}\\b(?:in front of me|on the table|in my hand|in the bag|in the cupboard|on the counter|beside me|next to me|in the drawer), (?:my|the|an old) dealer`,
)
const has = (one: string): RegExp => new RegExp(`\\b${one}\\b`)
/** Each of a list stands somewhere. */
const cravings = [
  [has(place), has(outside), has(either(`${notYet}, ${given}`))],
  [has(given), has(tempted)],
]
const isHeld =
  /\b(?:anniversary|celebrat\w+|a year today|proud|(?:walked|drove|went|came|turned|got) (?:away|past|home|off|back|out)|poured (?:it|them) (?:away|out|down)|no (?:desire|craving|wish)|don't (?:want|miss)|didn't (?:want|miss)|never (?:want|going back))\b/

/** A tight chest with both hands buzzing, and nothing else of a heart: it may be panic, which many know. */
const tight = /\bchest\b.{0,12}\btight\w*\b|\btight\w*\b.{0,12}\bchest\b/
const buzzing = /\b(?:hands|fingers|lips)\b.{0,12}\b(?:buzz|tingl|prickl|shak|pins)\w*/
const ofHearts =
  /\b(?:pains?|hurts?|hurting|ach(?:es?|ing)|crush\w*|press\w*|squeez\w*|heavy|arms?|jaw|sweat\w*|gr[ea]y|faint\w*|breath\w*|sick|vomit\w*|dizzy|numb|swell\w*|swollen|rash|throat|stung|ate)\b/
export const mayBePanic = (text: string): boolean =>
  tight.test(text) && buzzing.test(text) && !ofHearts.test(text)

/** Such a danger, the gravest first; null for none. */
export function toldDangerIn(text: string): ToldDanger | null {
  if (drunk.test(text) && drives.test(text) && !isSafeRide.test(text) && !isOver(text, drunk))
    return 'drunk-driver'
  if (tiredDriver.test(text) && !mayDoze.test(text) && !isOver(text, tiredDriver)) return 'tired-driver'
  if (fight.test(text) && !inPlay.test(text)) return 'fight'
  const isNear = cravings.some((parts) => parts.every((part) => part.test(text)))
  return isNear && !isHeld.test(text) && !isOver(text, drunk) ? 'craving' : null
}
