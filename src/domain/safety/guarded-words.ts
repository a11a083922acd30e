/*
 * What somebody asks about a body, medicine and what goes with it, in plain words: lower case, with apostrophes (`plainQuestion`). Wide on purpose:
 * a question that is sent to a pharmacist for nothing costs less than a yes.
 */

import { either } from './either.ts'

const written: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/\s+/g, ' '],
  [/\bquestion mark\b/g, '?'],
  [/ comma\b/g, ','],
  [/\b(ca|do|wo|is|does|would|did|could|should|was|are|has|have|had)nt\b/g, "$1n't"],
  [/\b(i)m\b/g, "$1'm"],
  [/\b(i|you|we|they)ve\b/g, "$1've"],
  [/\b(that|what|he|she|there)s\b/g, "$1's"],
  [/\b(they|you)re\b/g, "$1're"],
  [/\bcannot\b/g, "can't"],
  [/\bu\b/g, 'you'],
  [/\b(?:cos|cuz|coz|bc)\b/g, 'because'],
]

/** A message in plain words: what is left out or shortened in a hurry is put in. */
export function plainQuestion(message: string): string {
  let text = message.toLowerCase()
  for (const [found, put] of written) text = text.replace(found, put)
  return text.trim()
}

const verbs = "(?:is|are|am|was|were|do|does|did|can|could|should|would|will|have|has|had|might)(?:n't)?"

/** Asked, with or without a question mark: by its first word, by a request to judge, or by what is hung on at the end. */
export const asks = new RegExp(
  [
    '\\?',
    `^(?:so |and |but |ok |okay |well |um |hi |hey |please |pls |plz |abeg |honestly |quick question |tell me |tell me honestly |if )*${either(`is, are, am, was, were, do, does, did, can, could, should, would, will, may, might, what, why, how, when, which, who, whose, shall, isn't, aren't, wasn't, don't you, doesn't, didn't, won't, wouldn't, anyone know, (?:home )?remed(?:y|ies), cure for, ice or, heat or, best thing for`)}\\b`,
    `\\b${either(`wonder(?:ing|ed)? (?:if|whether|how|why), tell me, yes or no, just say, let me know, do you (?:think|agree|believe|reckon), bet you, you agree, i guess (?:it|that|this)(?:'s| is) (?:ok|okay|fine|safe), should i, can i, could i, may i, am i, (?:is|are) (?:it|that|this|those), how long (?:do|should|can), which (?:is|one), so (?:that|it)'s, no harm, (?:wouldn't|won't|can't|couldn't) hurt, surely, be honest, need to know`)}\\b`,
    `(?:^|[\\s,.])${either(`right, correct, yeah, yes, huh, eh, innit, or not, or what, true, agreed, isn't that so, ${verbs} (?:i|it|he|she|they|that|this|you|we)`)}(?: (?:lol|tho|though|then|really|tbh))?[.!]*$`,
  ].join('|'),
)

/** Signs that a doctor has to see soon, told or asked, of the writer or of somebody near. */
const theirs = "(?:my|left|right|one|both|his|her|our|mum's|mom's|dad's|nan's|gran's|me|the baby's|the)"
const bloated =
  either(`swollen, swelling, swell, puff\\w*, up like, ballooned, bloated, twice (?:the|their|its) size, the size of, like (?:balloons?|dough|tree trunks?|sausages),
    filling up, full of water`)
const legs = either(`ankles?, feet, foot, legs?, calf, calves, shins?`)
const winded = either(
  `short of (?:wind|puff), out of (?:breath|puff|wind), winded, puffed(?: out)?, puffing, (?:run|running|ran) out of (?:breath|puff|wind), catch (?:my|his|her) breath`,
)
const effort =
  either(`stairs?, steps, hill, walk\\w*, getting (?:up|dressed), dressing, making the bed, lying (?:flat|down), at night, corridor, landing, doing nothing, nothing at all, shops?,
    tying, rest(?:ing)?, sitting, talking, halfway`)
const insides = either(
  `urine, wee, pee, stools?, poo, sputum, phlegm, spit, toilet bowl, toilet paper, vomit`,
)
const since =
  either(`since (?:\\w+ ){0,2}\\w*day, since (?:this )?(?:morning|lunch|breakfast|last night), for (?:days|weeks|a week|months|(?:two|three|four|five|six|\\d+) (?:days|weeks|months)), again,
    all (?:day|week|night), every (?:day|night|morning), these days, lately, now, keeps?, again and again, twice (?:today|this week), third time, worse`)
export const signs = new RegExp(
  [
    `\\b${theirs} (?:\\w+ ){0,2}${legs}\\b.{0,25}\\b${bloated}\\b|\\b${bloated} (?:\\w+ )?(?:ankles|feet|legs|calves)\\b`,
    `\\b${winded}\\b.{0,40}\\b${effort}\\b|\\b${effort}\\b.{0,25}\\b(?:leaves?|left|gets?|makes?|has|had|am|i'm|was) (?:me |him |her )?(?:\\w+ ){0,2}${winded}\\b`,
    `\\bblood (?:\\w+ )?in (?:\\w+ )?${insides}\\b|\\b(?:pee|wee|urine|stools?|poo) (?:is|was|are|has been|gone|came out|looks?) (?:\\w+ )?(?:red|black|bloody|like coke|like tar|tarry)\\b`,
    `\\b(?:found|have|got|there's|there is|feel|felt) (?:\\w+ ){0,4}lump\\b.{0,20}\\b(?:in|under|on) (?:my|his|her) (?:breast|armpit|neck|groin|testicle|ball|throat|side)\\b|\\b(?:mole|sore|wound|ulcer|cut)\\b.{0,30}\\b(?:(?:won't|doesn't|isn't|not|hasn't|never) heal\\w*|has changed|changed colou?r|got (?:bigger|darker)|is growing|bleeds)\\b`,
    `\\b(?:lost|losing|dropped) (?:\\w+ ){0,3}(?:kilos?|kg|pounds|lbs|stone|weight)\\b.{0,25}\\b(?:without trying|for no reason|don't know why|no idea why|not trying)\\b`,
    `\\b(?:my |his |her |the )?(?:heart|ticker)(?:'s| is| has been| keeps| was)?(?: been| gone)? (?:skip\\w*|flutter\\w*|racing|all over the place|jumping|missing beats|going like|doing (?:somersaults|flips|funny|its)|galloping|thumping)\\b.{0,40}\\b${since}\\b|\\b(?:palpitations|dizzy spells|double vision|seeing double|dizzy (?:again|getting up|when i (?:stand|get)|on standing))\\b.{0,40}\\b${since}\\b|\\b${since}.{0,15}\\b(?:palpitations|dizzy spells|seeing double)\\b|\\b(?:dizzy|faint|giddy) again\\b`,
    `\\b(?:pass(?:ing|ed|es)|wee(?:ing|d)|pee(?:ing|d)|pissing) blood\\b|\\bhead ?ache\\b.{0,25}\\bfor (?:\\w+ )?(?:days|weeks)\\b|\\b(?:every|each) breath (?:hurts|catches|stabs)\\b|\\bkeeps? (?:falling|veering|leaning) to (?:the|one) (?:left|right|side)\\b|\\b(?:my|his|her) (?:water|wee|urine|pee)(?:'s| is| has)? (?:\\w+ ){0,2}(?:colou?r of (?:tea|cola|coke|rust)|dark brown|like (?:tea|cola|coke))\\b|\\b(?:found|got|have) (?:an?|this|another) (?:\\w+ )?lump\\b(?!.{0,25}\\b(?:sugar|coal|clay|dough|cake|sum|butter|cheese|throat)\\b)|\\b(?:not|haven't|hasn't|can't|couldn't) (?:kept|keep|been able to keep) (?:a thing|anything|food|water|much|any) down\\b`,
    `\\b(?:my|his|her|the whites of my) (?:skin|eyes)(?: is| are|'s|'ve| has| have)?(?: gone| turned| going| looking| all| a bit)* yellow\\b|\\bcan't keep (?:anything|food|water|fluids|it) down\\b|\\b(?:nothing|not a thing) (?:has )?stay(?:s|ed) down\\b|\\b(?:has|have|'ve|'s|still) (?:had |got |been running |running )?(?:an? |the )?(?:\\w+ )?(?:fever|temperature)\\b.{0,20}\\bfor (?:three|four|five|six|a week|\\d+ days)\\b`,
    `\\b(?:toes?|fingers?|foot|feet)\\b.{0,20}\\b(?:gone|turned|turning|going) (?:\\w+ )?(?:black|blue|white|purple|grey)\\b`,
    `\\bgone (?:numb|blind|deaf) (?:in|on) (?:one|my|his|her)\\b|\\b(?:pins and needles|numbness)\\b.{0,30}\\b(?:all (?:day|week)|for (?:days|weeks)|won't go|doesn't go)\\b`,
  ].join('|'),
)
/** And what is over, of somebody in a story, or has a harmless cause. */
export const overWith =
  /\b(?:last (?:year|month|spring|summer|autumn|winter)|years? ago|months? ago|when i was|used to|in (?:19|20)\d\d|as a (?:child|kid|boy|girl)|film|movie|book|novel|scene|episode|dream(?:t|ed)?|marathon|parkrun|half[- ]marathon|race|training|(?:new|tight|wrong) (?:shoes|boots)|blisters?|danc\w+|laugh\w*|in love|falling for|doctor (?:says|said|thinks|knows|gave)|(?:seen|saw|rang|called|been to|told) (?:the|my|a) (?:doctor|gp|nurse|hospital)|hospital|not any ?more|gone down|better now|excited?|nervous|her text|his text|kiss\w*)\b/

/** Endings that names of medicine have, and of hardly anything else. */
const drugName =
  '(?!april\\b)[a-z]{2,}(?:prils?|sartan|olol|statins?|azepam|azolam|oxetine|traline|opram|triptyline|mycin|cillin|cycline|profen|codone|morphone|eridone|iprazole|prazole|tiapine|zapine|faxine|quine|proxen|fenac|coxib|dipine|semide|thiazide|zolone|setron|tidine|lukast|floxacin|carbamol|benzaprine|nidazole|conazole|olone|nisolone|nisone|gliptin|formin|parin|xaban|triptan|afil|gabalin|gabapentin|phenidate|amfetamine|amphetamine|etamol|zodone|bupropion|buspirone|hydroxyzine)'

const medicineNames =
  either(`medicines?, medications?, meds, dos(?:e|es|age), prescri\\w+, (?:sleeping )?tablets?, pills?, capsules?,
    \\d+ ?(?:mg|mcg|ml|iu|milligrams?|micrograms?), units of, anti-?depressants?, ssris?, snris?, maois?, painkillers?, antibiotics?, insulin, statins?,
    ozempic, wegovy, mounjaro, aspirin, codeine, tramadol, morphine, fentanyl, lithium, lamotrigine, lamictal, prozac, zoloft, lexapro, effexor,
    seroquel, xanax, valium, ativan, zopiclone, ambien, melatonin, ritalin, concerta, adderall, elvanse, vyvanse, warfarin, thyroxine,
    levothyroxine, blood thinners?, beta ?blockers?, steroids?, cortisone, antihistamines?, benadryl, nytol, night ?nurse, day ?nurse, lemsip,
    nyquil, cough (?:syrup|medicine|drops), laxatives?, inhalers?, ventolin, hrt, st\\.? john'?s wort, supplements?, vitamins?, side effects?,
    withdrawal, taper\\w*, come off (?:my|the|it|them), contracepti\\w+, morning[- ]after, vaccin\\w+, flu jab, tylenol, advil, panadol, calpol,
    nurofen, robax\\w*, aleve, voltaren, motrin, excedrin, midol, naprosyn, diazepam, muscle relaxants?, anti-?inflammator\\w+, syrup, gummies, herbal, birth control, the pill`)

export const medicines = new RegExp(`\\b(?:${medicineNames}|${drugName})\\b`)

/** What is bought without a prescription and does something all the same. */
const substances =
  /\b(?:alcohol|wine|beers?|vodka|whisk(?:e)?y|gin|rum|prosecco|cocktails?|pints?|cocaine|coke|ketamine|ket|mdma|ecstasy|molly|speed|weed|cannabis|joints?|edibles?|shrooms|acid|lsd|poppers|energy drinks?|red bull|monster|caffeine|coffees?|grapefruit|magnesium|iron|zinc|calcium|turmeric|ashwagandha|cbd|thc|valerian|5-htp|creatine)\b/g
const together =
  /\b(?:together|mix\w*|combin\w+|same time|interact\w*|cancel out|interfere|on top of|dangerous|safe|bad idea)\b/

/** True where two such things are asked about together. */
export const asksToMix = (text: string): boolean =>
  together.test(text) && new Set(text.match(substances)).size > 1

export const takes =
  /\b(?:(?:can|may|should|could|ok|okay|safe|allowed)(?: to)? (?:i |you |he |she |we )?drink (?:on|while on|while taking) (?!(?:\w+day|the|an?|my|his|her|our|shift|duty|holiday|weekends?)\b)[a-z]{5,}|doubl(?:ed|es|ing) (?:up )?(?:on )?(?:(?:my|his|her|the|their|our) )(?!bet|stake|money|order|room|bed|recipe|batch|shift|hours|rent|price|income|work|effort|speed|size|quantit|number|team|class|salary|rate|knot|door|space)[\w-]+(?= (?:with|and|on top|at|today|tonight|for|because|\?)|[?.!,])|(?:pop|popp|tak|neck|swallow|down|chas|wash|mix|knock)\w* (?:back |down )?[^.?!]{1,40}\bon top of (?:his|her|my|the|their|that)\b(?! (?:work|job|head|bike|bus))|mix(?:ing)? (?:it|them|these|those)|drink(?:ing)? (?:alcohol|wine|beer)?\s?(?:with|on|while) (?:it|them|these|this|my)|(?:alcohol|wine|beer) with (?:it|them|these|this|my)|safe to (?:take|mix|combine|drink)|(?:can|may|should|could) (?:i|he|she|we|they) (?:just )?(?:take|stop taking|skip|double|halve|split) (?:it|them|this|these|those|two|three|four|one|half|more|less|another|both)(?!(?: of (?:these|those|them))? (?:\w{4,}s|back|to the|to my|home|off|out|apart|from|for granted|in|up|down)\b)|what (?:can|could|should|do) (?:i|he|she|you|we) take(?: for (?:it|this|that|(?:the |a )?(?:pain|ache|cough|fever|cold|nausea|sleep|swelling)))?(?= ?[?.!]*$)|(?:another|one more|two more|extra) (?:one |of )*(?:the |my )?(?:blue|white|pink|yellow|little|small|strong|night|sleeping) ones?|(?:one|two) more (?:wouldn't|won't|can't) hurt|can't do (?:anything bad|any harm)|okay to give my \w+|ok to give my \w+|a little \w+ is nothing|no harm to (?:leave off|skip|stop|miss)|(?:safe|ok|okay) dose)\b/

/** Said of whatever stands before it. */
export const vaguelySafe =
  /\bis (?:that|it|this) (?:really )?(?:safe|dangerous)(?= ?(?:then|tonight|now)? ?[?.!]*$)|\bso (?:that|it)'s (?:safe|not dangerous|harmless)\b/

export const driving =
  /\b(?:drive|driving|drives|behind the wheel|cycle home|ride my (?:bike|motorbike)|operate|by car|motorbike|motorway)\b/
export const unfit =
  /\b(?:drunk|drink|drinks|drank|alcohol|wine|beers?|pints?|gin|vodka|whisky|dizzy|faint|sleepy|high|stoned|weed|cannabis|joint|edible|surgery|operation|concussion|an(?:a)?esthetic|seizures?|epilep\w+|eye drops|over the limit|sober|breathaly\w+|no sleep|not slept|haven't slept|so tired|too tired|blurry|migraine|fit to|safe to|allowed to|am i ok|ok to|okay to)\b/

export const pregnancy =
  /\b(?:pregnan\w+|miscarr\w+|morning sickness|period (?:is |was )?(?:late|overdue)|late period|missed (?:my|a) period|my periods? (?:has |have )?stopped|breast ?feed\w*|nursing (?:him|her|my)|contractions|due date|abortion|trimester|(?:\d+|six|seven|eight|nine|ten|twelve|twenty|thirty) weeks (?:along|gone|pregnant)|trying to conceive|(?:at|in the|in my) (?:\w+ weeks|(?:fourth|fifth|sixth|seventh|eighth|ninth) month)\b|ttc|the bump|baby (?:isn't |hasn't |not )?(?:moving|moved|kicking|kicked))\b/

const illness =
  either(`panic attack, anxiety attack, thyroid, allerg\\w+, infect\\w+, appendi\\w+, menopaus\\w*, perimenopaus\\w*, an(?:a)?emi\\w+, eczema,
    psoriasis, shingles, chicken ?pox, measles, mumps, scarlet fever, hernia, ulcers?, gout, arthritis, asthma, diabet\\w+, autis\\w+, adhd,
    bipolar, ptsd, ocd, bpd, schizo\\w+, psycho(?:sis|tic), dementia, alzheimer\\w*, cancer, tumou?r, melanoma, blood clot, dvt, sepsis,
    meningitis, pneumonia, bronchitis, tonsillitis, strep, uti, thrush, std, sti, hiv, anorexi\\w+, bulimi\\w+, long covid, migraine, concussion,
    sprain\\w*, fractur\\w*, hypo, sciatica, vertigo, ibs, reflux, heartburn, indigestion, hives, conjunctivitis, tinnitus, cataracts?, parkinson\\w*, cholesterol, flu, covid, tetanus, sore throats?, (?:ear|tooth) ?ache, cold sores?, hamstring, shin splints,
    tendons?, tendinitis, ligaments?, verrucas?, warts?, head lice, worms, hiccups, smear, hay ?fever, (?:a |the |this |his |her |my )cough, nausea, piles, h(?:a)?emorrhoids`)
const complaint =
  either(`symptoms?, diagnos\\w*, lump, mole, rash, swollen, swelling, fever, a temperature, temperature of, blood (?:pressure|sugar|test|in),
    heart (?:rate|racing|rhythm), palpitations, broken (?:bone|wrist|ankle|rib|toe|finger|nose), bmi, calories, see a (?:doctor|gp|specialist),
    call (?:a|the|my) (?:doctor|gp|midwife), go to (?:the )?(?:hospital|a&e|er|emergency|doctors?),
    need (?:to go to )?(?:stitches|an x-?ray|a scan|antibiotics|surgery|a doctor|hospital), contagious, infectious, pus, scab, blister,
    vomit\\w*, throwing up, diarrh\\w+, constipat\\w+, dizz(?:y|iness), swole, swelled, tooth out, lose weight, losing weight, weight loss, underweight, overweight, obese,
    fast(?:ing)? for \\d+, water fast, discharge, stools?, nosebleeds?, dehydrat\\w+, immune, hormones?, stitches, c-section, sunburn\\w*,
    (?:bee|wasp|tick|dog|cat|snake|spider) (?:sting|bite)s?, bitten by, poison\\w*, 3[89](?:[.,]\\d)? ?(?:degrees|c), teething, hangover,
    expired, pulse of \\d+, smear test, cystitis, burn-?out, eating disorder, going mad, gluten, creatine, raynaud\\w*, leg cramps, heavy drinking, hours (?:\\w+ ){0,2}sleep, lack of (?:potassium|iron|magnesium|sleep|vitamin), peeing, snor\\w+, sweating through, days late, test is negative, twitching, long-term sugar, (?:dog|puppy|cat|kitten|hamster|rabbit)(?:'s)?(?: \\w+){0,3} (?:ate|eaten|limping|ill|sick|vomiting|sulking), \\d\\d\\.\\d a lot, too small for (?:her|his) age, (?:be )?worr(?:y|ied) about (?:my|his|her|the|this) (?:weight|sleep\\w*|breathing|drinking|appetite|colou?r|cough),
    (?:safe|dangerous|harmful|risky|bad|unhealthy|ok|okay|healthy) (?:for (?:me|him|her|my \\w+|a \\w+) )?to (?:eat|take|drink|swim|run|lift|exercise|fast|fly|have sex|smoke|vape|train|breathe),
    after (?:my|the|an?) (?:surgery|operation|jab|an(?:a)?esthetic)`)
const organ =
  either(`head(?! of\\b), head ?ache, eyelid, pulse, nose, wee, urine, chest, stomach, belly, tummy, back, leg, knee, hip, foot, toe, heart, eye, skin, hand, finger, throat, ear, tooth, neck, shoulder,
    wrist, ankle, rib, heel, thumb, jaw, shin, calf, thigh, groin, elbow, spine, arm, breast, nipple, liver, kidney, bladder, lung, brain, blood, tongue, gums?, lip, scalp, nail, vagina, penis, testicle,
    balls, bum, joints?, waist, bottom, gut`)
const ails =
  either(`hurts?, hurting, pains?, painful, aches?, aching, sore, itch\\w*, sting\\w*, stung, weeps?, weeping, ooz\\w*, leak\\w*, swell\\w*, swollen, puff\\w*, huge, torn, numb, bleed\\w*, burn(?:s|ing)?, tingl\\w*, twitch\\w*,
    cramp\\w*, stiff, blocked, yellow, red, hot, bruise\\w*, lumps?, bumps?, spots?, click\\w*, throb\\w*, fail\\w*, be ok(?:ay)?, purple, black, broken, dislocated, be fine, normal,
    racing, skip\\w*, flutter\\w*, damaged?, heal\\w*, recover\\w*, regenerat\\w*, repair\\w*, grow back, get better, mend\\w*`)

export const body = new RegExp(
  [
    `\\b${complaint}\\b|\\b${illness}\\b`,
    `\\b(?:do|does|can|will|could) (?:an? |the )?(?:${organ}s?|nerves?|muscles?|bones?|cartilage|spine) (?:\\w+ ){0,2}(?:heal|mend|recover|regenerate|repair|grow|come) ?(?:back|itself|themselves|again)?\\b`,
    `\\b(?:ice|icing|iced|heat pack|wrap|tape|strap\\w*|bandag\\w+|splint|elevat\\w+|treat\\w*|walk(?:ing)? on|run(?:ning)? on|march on|pull\\w*|rest(?:ing)?|stretch\\w*|massag\\w+|weight on)\\b.{0,25}\\b(?:an?|the|my|his|her) (?:\\w+ )?${organ}s?\\b|\\b${organ}\\b.{0,60}\\bice or heat\\b|\\b(?:ice|heat|cold) or (?:ice|heat|cold)\\b.{0,20}\\b${organ}\\b`,
    `\\b(?:usual|normal|common|worr(?:y|ied)|see some(?:one|body))\\b.{0,20}\\b(?:for (?:an?|the)|my|his|her|your) (?:\\w+ )?${organ}s?\\b|\\b(?:my|his|her|your) (?:\\w+ )?${organ}s?\\b.{0,40}\\b(?:is (?:it|that|this) (?:\\w+ )?(?:normal|usual|common|bad|serious)|shaking|smells?|tastes?)\\b`,
    `\\b(?:a|per|every) (?:day|night)\\b.{0,20}\\b(?:kill|harm|hurt)\\b|\\bgood (?:for|to) (?:my |your |the |high |low |blood )*(?:pressure|${organ}s?)\\b|\\b(?:normal|usual|common|bad|ok|okay|healthy) to (?:cough|sneeze|sweat|shake|bleed|itch|ache|vomit|snore|wheeze|limp|faint|pee|wee|bruise|burp)\\b`,
    '\\b(?:[89]\\d|1\\d\\d|2[0-4]\\d) ?(?:\\/|over) ?(?:[4-9]\\d|1[0-3]\\d)\\b|\\d.{0,15}\\bsugar\\b(?! (?:in|for|do|to|and))|\\bsugar\\b.{0,40}\\b(?:high|low|normal)\\b',
    `\\b(?:good for|helps?(?: with)?|cure for|remed(?:y|ies) for|get rid of|treat|how long (?:do|does|will|is|are)|bleed(?:ing)? (?:after|from|between))\\b.{0,20}\\b(?:an? |the )?(?:bad |sore |dry )?(?:burns?|bruises?|bites?|stings?|blisters?|colds?|coughs?|cramps?|wounds?|scars?|sores?|aches?|smears?)\\b`,
    '\\b(?:can|may|should) (?:my |an? |the )?(?:baby|newborn|infant|toddler|one[- ]year[- ]old) (?:\\w+ )?(?:have|eat|drink|sleep|be given)\\b|\\b(?:wine|beers?|pints|gin|vodka|whisky|drinks|bottles|units|cigarettes)\\b.{0,25}\\b(?:a|per|every|each) (?:day|week|night|evening)\\b.{0,15}\\b(?:too much|a lot|bad|ok|okay|safe|dangerous|normal)\\b|\\bthin (?:the|your|my) blood\\b|\\b(?:bring|lower|reduce|raise|get)\\w* (?:\\w+ )?(?:blood pressure|pressure|cholesterol|(?:a|the|his|her|my) fever)\\b|\\b(?:cut|wound|gash|bite)\\b.{0,20}\\bstitch\\w*',
    `\\b(?:my|his|her|the|your|their|our|a) (?:\\w+ ){0,2}${organ}s?\\b.{0,40}\\b${ails}\\b|\\b${ails}\\b.{0,25}\\b(?:my|his|her|their) (?:\\w+ ){0,2}${organ}s?\\b`,
    '\\b(?:am i|is (?:he|she)|are they|is my \\w+) (?:\\w+ )?(?:ill|sick|dying|going blind|going deaf|losing (?:my|his|her) mind|depressed|anorexic|alcoholic|an alcoholic|an addict|addicted)\\b',
    '\\b(?:do|could|might|does) (?:i|he|she|they) have (?:a )?(?:depression|dementia|covid|flu|anxiety)\\b',
    '\\b(?:am i|is (?:he|she)|does (?:he|she) look|do i look) (?:too |so |really |very )?(?:fat|thin|skinny)\\b',
    '\\b(?:safe|healthy|ok|okay|normal|dangerous|bad for (?:me|you|him|her))\\b.{0,30}\\b(?:diet|fast|fasting|lose \\w+ (?:kilos?|pounds|lbs|kg|stone)|exercise|run|lift|swim|sauna)\\b.{0,40}\\b(?:days?|hours?|kilos?|pounds|kg|injur\\w+|ill|sick|surgery|operation|cold|flu)\\b',
  ].join('|'),
)
/** Something of a body is told, and it is asked what that is or comes from. */
const elsewhere = either(
  `garden, yard, doors?, gates?, seats?, rooms?, pages?, wheels?, brakes?, tyres?, fence, pocket, bag, bags, writing, teacher, office, lights?, polish, board, story, path, drop, word, chair, rest`,
)
export const toldOfBody = new RegExp(
  `\\b(?:my|his|her|our|(?:the |a |one |both |my \\w+'s |\\w+'s )?(?:left|right)|mum's|mom's|dad's|nan's|gran's|baby's|son's|daughter's|husband's|wife's) (?:(?:left|right|upper|lower|big|little|whole|both|inner|outer) ){0,2}(?:${organ}|arms?|legs?|bones?|muscles?|vision|sight|hearing|hair|periods?|voice|breath\\w*|bowels?|guts?|teeth|feet|eyebrows?|sinus\\w*|nerves?|face|side|sleep)(?:s|es)?\\b(?! ${elsewhere}\\b)|\\b(?:i|he|she|mum|dad|the baby) (?:keeps?|(?:have|has) been|'ve been|(?:wake|wakes) up|am|is)(?: always| constantly)? (?:sneez|itch|sweat|shak|trembl|twitch|burp|hiccup|limp|weeing|peeing|vomit|dizz|thirsty|tired all|exhausted|bruis|pant|cough|cramp|clench|snor|bloat|gassy|yawn)\\w*|\\b(?:baby|child|son|daughter|dog|cat)(?: is)? (?:sneez|vomit|limp|cough|sweat|shak|wheez)\\w*|^(?:${organ})s?(?:'s)? (?:is|are|has|keeps?|still|feels?)\\b|\\b(?:pains?|ache|rash|swelling|burning|numbness|stiffness|cramps?) (?:in|on|behind|under|around) (?:my |the |his |her |both |one |left |right )*(?:${organ})s?\\b|\\b(?:stung|bitten|scratched|scalded) by (?:an?|the|some)\\b`,
)
/** Said of the heart and the hand, and not of a body. */
export const figurative =
  /\b(?:(?:broke|breaks?|breaking|broken|won|stole|warms?|warmed) (?:my|his|her|our) heart|(?:lost|lose|losing) (?:my|his|her) head|(?:my|his|her) heart(?:'s)? (?:is |was |has |still )*(?:broke\w*|full|sinks?|sank|goes out|leaps?|not in)|out of (?:my|his|her) head|behind (?:my|his|her) back|by (?:my|his|her) side|(?:held|hold|holding|shook|asked for) (?:my|his|her) hand)\b/
export const asksWhatItIs =
  /\b(?:(?:what (?:can|could|might|would|may)(?: possibly)? be|what(?:'s| is)) the (?:reason|cause)|(?:ought|needs?) (?:it|that|this) (?:to|seen)|(?:do|shall|should|ought|must|can|may) i (?!go|call|ring|tell|say|ask|write|wear|buy|keep|stay|leave|cut|dye|grow|have|be\b)\w+|what (?:to do|do i do|should i do)|what (?:can|could|might|would|may|is|does|will)(?: possibly)?(?: be)? (?:cause|causing|do|behind) (?:it|that|this|these|such)|what(?:'s| is) (?:causing|behind) (?:it|that|this)|what (?:(?:else )?(?:can|could|might) (?:it|that|this) be|causes (?:it|that|this)|(?:does|could|might|can) (?:it|that|this) (?:mean|come from))|where (?:does|could|can) (?:it|that|this) come from|why (?:is|does|would) (?:it|that) (?:do|doing|happen|happening|so)?|(?:is|could|can) (?:it|that|this) (?:be )?(?:serious|bad|normal|usual|common|something|dangerous|a sign|age|stress)|should i (?:worry|be worried|get (?:it|that|this) (?:seen|checked|looked at)|have (?:it|that|this) (?:seen|checked|looked at))|do i need to (?:worry|see (?:some(?:one|body))|get (?:it|that|this) (?:seen|checked|looked at))|what (?:can|should|could) i (?:do|take|use|put on it) (?:about|for|against) (?:it|that|this)|what helps(?: with| against)? (?:it|that|this)|will (?:it|that|this) (?:go|go away|pass|heal|get better|clear up)|how do i (?:stop|get rid of|treat|cure|ease) (?:it|that|this))\b/

/** What may be normal, and what of a body it is then about. */
export const normal = /\b(?:is it|is this|is that|it's|that's) (?:ok|okay|normal|healthy)\b/
export const ofBody =
  /\b(?:blood|hurts?|pain|discharge|weight|sleep(?:ing)? (?:only|just|\d|so)|heart|stool|periods?|hair loss|losing (?:my )?hair|sweat\w*|pee(?:ing)?|poo)\b/
