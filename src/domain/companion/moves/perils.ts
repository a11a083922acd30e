import { wordKey } from '#domain/search/word-keys.ts'
import { drunk, isAbout, lifting, night, type Topic } from './rule-topics.ts'

/** Single words are found in all their forms, the rest as it stands. */
const of = (list: string): Topic => {
  const all = list.split(/,\s+/)
  const single = all.filter((one) => /^[a-z]+$/.test(one))
  const rest = all.filter((one) => !single.includes(one))
  const phrase = rest.length > 0 ? new RegExp(`\\b(?:${rest.join('|')})\\b`, 'iu') : null
  return { keys: new Set(single.map(wordKey)), phrase, isSharp: true }
}

const wheels = of(
  `drive, car, wheel, motorway, highway, freeway, road, lane, truck, lorry, van, ute, bakkie, pickup, jeep, tractor, taxi, traffic, junction, (?:red|the) lights?, at the red, licen[cs]e, (?:turn|grab\\w*|got|took) (?:a|the) keys?,
    stuck at, push on home, head(?:ing)? home, micra, corolla, skoda, fiesta, toyota, hilux, nissan, honda, volvo, vw, kia, hyundai, peugeot, renault, clio, opel, astra, corsa, vauxhall, bmw, audi, mercedes, mazda, subaru, chevy, dodge, land rover,
    suzuki, isuzu, tesla, buick, dacia`,
)
const either = (one: Topic, other: Topic): Topic => ({
  keys: new Set([...one.keys, ...other.keys]),
  phrase: new RegExp(`${one.phrase?.source}|${other.phrase?.source}`, 'iu'),
  isSharp: true,
})
/** What makes a road dangerous. */
const onTheRoad = [
  either(night, of('black, headlight, (?:the|what) light (?:goes|is|was|has|fails|fades)')),
  of('rain, pour, storm, snow, ice, icy, fog, mist, sleet, blizzard, drift, flood, gale, ground drift'),
  of('phone, mobile, text, message, whatsapp, reply, scroll, chat, type'),
  of('asleep, sleep, nod, doze, tired, double, shift, awake, lids, hours straight, after nights'),
  of('limit, speed, ticket, flat out, floor it, foot down, hundred(?: and)? \\w+, 1[0-9]0'),
  drunk,
]
/** What is dangerous wherever it is. */
const anywhere = [
  ...[drunk, lifting],
  ...[
    'motorbike, motorcycle, moped, scooter, okada, boda, quad, atv, four[- ]wheeler, snowmobile, helmet, two wheels',
    'wire, rewire, cable, breaker, fuse, panel, socket, mains, voltage, multimeter, meter, electric, electrician, switchboard, circuit, shock',
    'ladder, stepladder, steps (?:out|up|from), the steps, roof, gutter, scaffold, harness, clip, climb, heights?, going up',
    'swim, buoy, pier, currents?, undertow, dip in',
    'tide, sands, causeway, island, estuary, mudflat',
    'surf, wave, lineup, paddle, kayak, canoe, dinghy, sail, lifejacket, boat, skiff, swell',
    'flood, siren, river, creek, water (?:is|was|comes|came|took) (?:\\w+ )?(?:over|up|the)',
    'ice(?! cream| loll\\w+| cubes?| rink)',
    'candle, tealight',
    'heater, electric blanket',
    'gas, boiler, valve, calor, propane, butane, pilot light',
    'generator, monoxide, (?:the|his|my) gen, fumes, exhaust',
    'fryer, fry, oil, chip pan',
    'spark, grinder, weld, bonfire, firework, petrol, fire ban, ban day, burn(?:ing)? off',
    'cooker, whistle',
    '(?:the|a|table|band|circular|chain) ?saw, chainsaw, visor, sander, lathe, blade, mower, strimmer, goggles, push stick, drill press',
    'bull, cow, cattle, stallion, ram, boar, pen',
    'hive, bee, veil, smoker, suit up',
    'snake, rustle, reach (?:in|round|under|behind), hands? (?:in|under|anywhere)',
    'insulin, inject, hypo',
    'tablet, pill, dose, aspirin, ibuprofen, nurofen, paracetamol, antibiotic, antihistamine, warfarin, painkiller, codeine, tramadol, meds',
    'mushroom, berries, from the (?:forest|woods)',
    'bleach, acid, ammonia, cleaning (?:bottles?|stuff)',
    'trench, hole, boards, shoring, digger',
    'hill, mountain, summit, ridge, glen, munro, peak, moor, boots on, mist',
  ].map(of),
]

/** The plain dangers that a text tells of. */
export function perilsIn(text: string, keys: ReadonlySet<string>): ReadonlySet<Topic> {
  const isOf = (one: Topic): boolean => isAbout(one, text, keys)
  return new Set([...anywhere.filter(isOf), ...(isOf(wheels) ? onTheRoad.filter(isOf) : [])])
}

/** Harm that was done, or nearly. */
const harm =
  /\b(?:fell|slipped|skidded|rolled|crashed|ditch|burn(?:t|ed)?|flames?|stitches|ribs|bone|blood|sliced|pinned|shock|thrown|drown\p{L}*|held down|tipped|cut off|collapsed|fainted|passed out|on the floor|asleep|nearly|wheezing|choked?|killed|kicked|stung|bitten|smashed|swollen|poison\p{L}*|went up|cannot feel|too fast|hung by)\b/iu
/** Who warned of it. */
const warner =
  /\b(?:hospital|allerg\p{L}+|doctor|doc|dr|nurse|sister said|pharmacist|officer|police|inspector|surgeon|clinic|visitor|midwife|vet|instructor|coastguard|electrician|fireman|warn\p{L}*)\b/iu

/** Whether a page tells of harm. */
export const tellsOfHarm = (text: string): boolean => harm.test(text)
/** Whether it tells of harm, or of somebody who warned of it. */
export const warns = (text: string): boolean => harm.test(text) || warner.test(text)

const ofHead =
  '(?:know|think|feel|want|like|love|care|believe|recall|mean|mind|understand|remember|need|have|see|hear|get|blame|am|do|even|really)'
const was =
  "(?:was|were|had|did|didn['’]?t|came|got|went|said|saw|took|made|gave|felt|thought|lost|found|fell|rang|ran|sat|stood|brought|kept|left|broke|woke|(?!(?:need|speed|feed|seed|weed|bed|shed)\\b)[a-z]{2,}ed)"
const norms = [
  // "I don't lean over it", "whatever happens I stay home if it pours".
  String.raw`\bi(?:['’]?m)? (?:don['’]?t|do not|never|won['’]?t|will not|must not|mustn['’]t|am not to|keep|always|not|stay|go in no) (?!${ofHead}\b|\d)\p{L}+(?!.*\b${was}\b)`,
  // "No helmet, no ride", "none of the old drops", "nobody goes in after anybody".
  String.raw`(?:^|[:;,] )(?:no|none|nothing|nobody|never|not)\b (?![^,;]*\b(?:${was}|today|tonight|yet|so far|here|wrong|is|are|matter|idea)\b).*\b(?:on|in|when|while|after|without|unless|until|till|before|that|alone|with|of|no|not|nothing|every)\b`,
  // "Clip on first", "flags or nothing", "not one drop".
  String.raw`^(?:[\p{L}']+ ){1,4}(?:first|only|or nothing)(?=$|[.,:])|\bnot (?:one|a) (?:single )?(?:drop|sip|tablet|more)\b`,
  // "The lifeline goes round my neck before ...", "engine off before ...".
  String.raw`^(?:the |my |one )?\p{L}+ (?:goes|go|stays?|out|off|away)\b(?!.*\b${was}\b).*\b(?:while|when|until|before|unless|whatever|every|or)\b`,
  String.raw`^(?:[\p{L}']+ ){1,4}(?:before|until) (?:I|my|the)\b(?!.*\b${was}\b)|^(?:[\p{L}']+ ){1,3}(?:do not|don['’]t|does not|doesn['’]t) .*\b(?:unless|until|without|before|when)\b|, never both$`,
  String.raw`^(?:so |and )?(?:after|before) .{3,50},? I (?!${was}\b|${ofHead}\b)\p{L}+`,
  String.raw`\b(?:finished|done|through) with \p{L}+|\bdecided to (?:stop|give up|quit)\b|\bI(?:['’]m| am) off \p{L}+$|\bto leave .{3,60} alone\b`,
].map((one) => new RegExp(one, 'iu'))

/** Whether a line says how a dangerous thing is to be done or left, in fewer words than a rule of another kind needs. */
export function isNorm(line: string): boolean {
  const plain = line.slice(line.lastIndexOf(': ') + 1).replace(/[.!]\s*$/, '')
  return norms.some((norm) => norm.test(plain.trim()))
}

/** Words by which pages about such dangers are found. */
export const perilKeys = (perils: ReadonlySet<Topic>): readonly string[] =>
  [...perils, ...(onTheRoad.some((one) => perils.has(one)) ? [wheels] : [])].flatMap(({ keys }) => [...keys])
