/* What cannot wait, asked or told, in plain words (`plainQuestion`): of a body, and of fire, smoke and gas. */

import { either } from '../either.ts'
import { isOver } from '../guarded-past.ts'

const swollen = either(`swell\\w*, swollen, puff\\w*, closing, getting (?:big|thick|tight|fat), huge`)
const swells = either(`face, lips?, tongue, throat, mouth, eyes?, neck`)
const breath = either(`breath\\w*, air`)
const breathless =
  either(`can't, can hardly, can barely, hard to, struggl\\w+, trouble, difficult\\w*, fighting for, gasping, not, stopped, unable to, won't, couldn't,
    isn't, barely, hardly, cannot get`)
const pains =
  either(`pains?, hurts?, hurting, aches?, aching, tight\\w*, heavy, heaviness, pressure, squeez\\w*, crush\\w*, burning, band, stabbing, elephant,
    weight`)
const limb = either(`face, mouth, smile, eye, side, cheek`)
const drooping = either(
  `droop\\w*, dropp\\w*, sagg\\w*, slid\\w*, hang\\w*, lopsided, crooked, fallen, gone slack, slack`,
)
const speech = either(`words?, speech, speak\\w*, talk\\w*, sentences?`)
const garbled = either(
  `slurr\\w*, jumbled, garbled, mixed up, coming out wrong, come out wrong, nonsense, not making sense, gibberish`,
)
const numb = either(
  `numb, weak, dead, paraly[sz]ed, not moving, (?:doesn't|does not|isn't) mov\\w+, limp, useless, hanging, tingl\\w*, (?:can't|won't) (?:move|lift|feel)`,
)
const bleeds = either(`bleed\\w*, blood`)
const heavily =
  either(`(?:won't|doesn't|not|can't|isn't|never) (?:be )?stop\\w*, a lot, lots, so much, too much, very much, heav\\w+, badly, everywhere, through,
    soak\\w*, pour\\w*, spurt\\w*, gush\\w*, pump\\w*, pushes, pool\\w*, pressing, towels?, clots?`)
const dosed = either(
  `took, taken, taking, swallowed, gave, given, had, drank, ate, eaten, injected, got into`,
)
const drugs =
  either(`pills?, tablets?, meds, medicines?, medication, insulin, paracetamol, ibuprofen, tylenol, aspirin, codeine, sleeping, capsules?, units, dose,
    doses, patch\\w*, bleach, detergent, antifreeze, battery, batteries, (?:wild|red|poison\\w*|strange|unknown) berries`)

/** What cannot wait, whoever has it. */
const ofAnybody = new RegExp(
  [
    // the heart
    `\\b(?:chest(?! of (?:drawers|tools|toys|tea))|breastbone|sternum|rib ?cage)\\b.{0,30}\\b${pains}\\b|\\b${pains}\\b.{0,20}\\b(?:my|his|her|the|in|across|around|on) (?:my |his |her |the )?(?:whole )?(?:chest|breastbone|sternum|rib ?cage)\\b`,
    // breath
    `\\b${breathless}\\b.{0,20}\\b${breath}\\b(?! (?:freshener|con|bnb|mattress|fare|date))|\\bshort(?:ness)? of breath\\b|\\bbreathless\\b|\\bwheez\\w+\\b|\\b(?:lips?|face|fingers?|turning|gone|going) (?:are |is |has |have )?(?:gone |going |turning )?blue\\b|\\bcan't finish a sentence\\b`,
    // faintness
    "\\bfaint(?:ed|ing)?\\b(?! (?:smell|line|light|sound|hope|idea|praise|memory|trace|hum|music|glow|noise|hearted))|\\b(?:pass(?:ed|ing)?|black(?:ed|ing)?) out\\b|\\bcollapsed?\\b|\\bunconscious\\b|\\bunresponsive\\b|\\bnot responding to\\b|\\b(?:won't|can't|not|doesn't|isn't) (?:wake|waking)\\b(?: (?:him|her|them))?(?: up)?|\\bcan't be woken\\b|\\bgoing limp\\b|\\bgone limp\\b|\\bkeel(?:ed|ing) over\\b",
    // too much of something
    `\\boverdos\\w*|\\b${dosed}\\b.{0,30}\\b(?:too many|too much|way more|double|twice|a whole|the whole|all (?:of )?(?:my|the|his|her|your)|\\d{2,}|ten|twelve|fifteen|twenty|thirty|a handful|handful|wrong)\\b.{0,30}\\b${drugs}\\b|\\b${dosed}\\b.{0,12}\\b(?:too many|too much)\\b.{0,30}\\b${drugs}\\b|\\b(?:took|taken|swallowed) (?:way |far )?(?:too many|too much|all (?:of )?(?:my|his|her)|twelve|twenty|thirty|double)\\b|\\b${drugs}\\b.{0,40}\\b(?:twice by (?:mistake|accident)|too many|too much)\\b|\\b(?:accident\\w*|by mistake|wrong)\\b.{0,40}\\b${drugs}\\b|\\b(?:swallowed|drank|ate|eaten|got into) .{0,25}\\b${drugs}\\b`,
    // bleeding
    `\\b${bleeds}\\b.{0,40}\\b${heavily}\\b|\\b${heavily}\\b.{0,15}\\b${bleeds}\\b|\\b(?:vomit\\w*|cough\\w*|throw\\w* up|spit\\w*|pee\\w*|poo\\w*) (?:up )?(?:\\w+ )?blood\\b`,
    // a stroke, a fit
    `\\b${limb}\\b.{0,20}\\b${drooping}\\b|\\b${drooping}\\b.{0,15}\\bone side\\b|\\b${speech}\\b.{0,25}\\b${garbled}\\b|\\b(?:slurr\\w+)\\b|\\b(?:can't|couldn't|not able to) (?:speak|talk|get (?:his|her|my) words)\\b.{0,15}\\b(?:properly|right(?! now)|suddenly|anymore|at all)\\b|\\b(?:arm|leg|hand|side|face)s?\\b.{0,20}\\b${numb}\\b|\\b(?:having|had|has had) (?:a |another |some kind of )?(?:seizure|stroke|heart attack|fit|convulsion)s?\\b|\\b(?:seizing|convulsing|shaking all over)\\b|\\b(?:worst headache|thunderclap)\\b|\\bsuddenly (?:can't see|blind|confused)\\b|\\bstroke\\b.{0,12}\\bor\\b`,
    // burns, blows, poison
    `\\b(?:boiling|scalding|hot) (?:oil|water|fat|tea|coffee)\\b.{0,30}\\b(?:over|on|down|legs?|arms?|face)\\b|\\bskin (?:is |was )?(?:coming|peeling) off\\b|\\bmelted onto\\b|\\bsplashed\\b.{0,20}\\beyes?\\b|\\b(?:fell|fallen|hit|banged|knocked|bumped)\\b.{0,50}\\b(?:threw up|vomit\\w*|being sick|very sleepy|wants to sleep|pupil|confused|foaming|dripping|unsteady)\\b|\\b(?:drank|swallowed|ate|eaten|licked|got into)\\b.{0,40}\\b(?:drain|batter(?:y|ies)|mushrooms|cleaner|detergent|under the sink|magnets?|nail polish|white spirit|petrol)\\b|\\bpulled (?:him|her|them) out of the (?:pool|water|lake|sea)\\b|\\b(?:electric shock|got thrown back|been electrocuted)\\b`,
    // what they look like
    `\\b(?:jerking|foaming|eyes rolled|went stiff|slumped|floppy|gone (?:grey|purple|quiet and)|grey as|not answering me|went down the wrong way|making no sound|black at the edges|room is spinning|voice (?:has )?gone hoarse|hives up to|can't find (?:her|his|my|the) words|heartbeat is skipping|can't feel my (?:feet|legs|arms?|hands?|face)|can't (?:lift|move) (?:my|his|her) (?:right |left )?(?:arm|hand|leg|foot|side)|lost count of the \\w+|whistling like)\\b|\\b(?:soaked|soaking) (?:\\w+ )?(?:through|pads|towels?)\\b|\\bspurting\\b|\\b(?:fit|seizure)\\b.{0,30}\\bstopping\\b|\\b(?:cut|wound|gash)\\b.{0,40}\\b(?:pouring|gushing)\\b|\\bcough\\w* up\\b.{0,20}\\b(?:red|blood)\\b|\\b(?:tightness|ache|pain)\\b.{0,20}\\b(?:down|in) my left arm\\b|\\b(?:arm|shoulder)\\b.{0,15}\\binto my jaw\\b|\\belephant\\b.{0,20}\\b(?:ribs|chest)\\b|\\btearing\\b.{0,20}\\bback\\b`,
    // an allergy, choking
    `\\b${swells}\\b.{0,25}\\b${swollen}\\b|\\b${swollen}\\b.{0,12}\\b${swells}\\b|\\b(?:throat|tongue)\\b.{0,15}\\b(?:tight|itch\\w*|thick)\\b|\\banaphyla\\w+\\b|\\bepi-?pen\\b|\\bchok(?:ing|ed) on\\b|\\b(?:he|she|i|baby|it)(?:'s| is|'m| am) choking\\b(?! (?:up|with|back|on it all|under))`,
  ].join('|'),
)

/** Somebody, and how what they are or have is begun: "my baby has", "he's". */
const who = either(
  `i, he, she, they, we, someone, somebody, baby, bab(?:y|ies) girl, newborn, infant, toddler, child, kids?, children, boy, girl, little one, twins?, son, daughter, mum, mummy, mam,
    mammy, mom, mommy, mother, mama, ma, amma, dad, daddy, da, father, papa, pa, appa, nan, nana, nanny, nani, gran\\w*, uncle, aunt(?:ie|y)?, brother, sister, bro, sis, husband, hubby, wife, partner,
    boyfriend, girlfriend, friend, mate, (?:flat|room|house|work)mate, colleague, neighbou?r, cousin, nephew, niece, man, woman, lady, guy, lad, patient, student, boss`,
)
const is =
  "(?:'s|'m|'re| is| am| are| was| has| have| had)?(?: (?:just|all|gone|got|been|really|so|suddenly|now)){0,2}"
const not =
  "(?:not|isn't|aren't|ain't|won't|can't|doesn't|don't|couldn't|wouldn't|unable to|never|hard to|barely|hardly|refuses to|stopped)"
const onOneSide = '(?:on|down|to|in) (?:the |his |her |my )?(?:one|left|right)(?: hand)?(?: side)?(?! of)'
const attack =
  '(?:seizures?|strokes?|heart attack|cardiac arrest|fits?(?! of)|convulsions?|febrile \\w+|asthma attack|allergic reaction|hypo)'
const drunk =
  '(?:drank|drunk|drink\\w*|swallow\\w*|ate|eating|eats?|eaten|chew\\w*|licked|sipped|got into|gulped|downed)'
const poison = either(
  `bleach, (?:toilet|drain|oven|floor|window|bathroom|kitchen|glass)(?: bowl)? \\w*clean\\w*, cleaning \\w+, detergent, wash(?:ing)?[- ]up liquid, dish ?(?:washer)?(?: |-)(?:tablet|soap|liquid|pod),
    laundry (?:pod|liquid|capsule), (?:washing|cleaning|laundry|detergent) (?:pod|capsule|powder), fabric softener, descaler, fairy liquid, dettol, izal, lysol, domestos, harpic, jik, hypo, phenyl\\w*, sniper, otapiapia, paraffin, kerosene, petrol, diesel, turps,
    turpentine, white spirit, (?:paint )?thinner, antifreeze, screen ?wash, weed ?killer, pesticide, insecticide, fertili[sz]er, rat ?(?:poison|bait|pellets?), poison, slug pellets?, (?:button |coin |watch |little |small |round |aa )?batter(?:y|ies),
    magnets?, (?:broken|bits of|pieces? of|some) glass, needle, razor, screw, drawing pin, nail (?:polish|varnish)\\w*, acetone, perfume, aftershave, (?:hand )?saniti[sz]er, essential oil, caustic soda, lye, acid,
    mothballs?, camphor, vape (?:juice|liquid)`,
)
const remedies = either(
  `pills?, tablets?, meds, tabs, medicines?, medication, capsules?, paracetamol, panadol, tylenol, calpol, ibuprofen, aspirin, codeine, tramadol, insulin, sleepers, sleeping \\w+, xanax, valium, benzos?, oxy\\w*,
    morphine, fentanyl, fent, heroin, coke, cocaine, ketamine, ket, mdma, antidepressants?, beta ?blockers?`,
)
const much = either(
  `too many, too much, loads, a load, lots, a lot, tons, a ton, a bunch, a (?:whole )?(?:bottle|box|packet|pack|strip|jar|blister), (?:the|his|her|my) whole, whole, handfuls?, a handful, every, all`,
)
const went = '(?:fell|falls|fall|fallen|dropped|drop|collapsed|went down|lying|lies|found (?:him|her))'
const water =
  '(?:pool|river|canal|lake|sea|pond|bath|bathtub|tub|well|water|lagoon|harbour|harbor|ocean|stream|reservoir|creek|ditch|quarry)'

/** The same, of somebody. */
const ofSomebody = [
  // colour and breath
  `\\b(?!(?:they|we)\\b)${who}(?:'s|'re| is| are| was| has| have| had)?(?: \\w+){0,2} (?:turn(?:ed|ing|s)?|gone|going|went|goes|cold and) (?:\\w+ )?(?:blue|purple)(?! (?:with|from) (?:the )?(?:cold|rage|envy|anger|laugh\\w*|dye|ink|paint|berr\\w+))(?:\\W*$| (?:and|in|round|around|on|at|again|now|he|she|help|what|please))`,
  `\\b${who}${is} (?:gone |going |turned |turning |went )?(?:a )?(?:very |really )?(?:funny|strange|weird|odd|terrible|bad|awful) colou?r\\b`,
  `\\bbreath\\w* (?:is |are |sounds? |seems? |very |really |so |all |gone ){0,3}(?:funny|weird|strange\\w*|odd\\w*|wrong|shallow|(?:too|very|really|so) (?:fast|slow\\w*)|noisy|rasp\\w*|rattl\\w*|gurgl\\w*|grunt\\w*)\\b|\\b(?:weird|strange|funny|odd|horrible|rattling|gurgling|grunting|squeaky) (?:noises?|sounds?)\\b.{0,20}\\bbreath|\\bribs\\b.{0,15}\\bsuck\\w*|\\bsucking in\\b.{0,25}\\bbreath|\\bgasping\\b(?! at)|\\binhaler\\b.{0,20}\\b(?:not|isn't|doesn't|won't|no) ?(?:\\w+ )?(?:work|help|touch|do)\\w*|\\b(?:chest|see|seeing)\\b.{0,25}\\bchest (?:mov|ris)|\\b(?:was|is) (?:he|she|it) breathing\\b|\\b(?:no pulse|can't find (?:a|his|her) pulse|heart(?:'s| has) stopped(?! when| at))\\b|\\b(?:he|she|baby) (?:keeps? |just )?stop(?:s|ping)? breathing\\b`,
  // not awake
  `\\b(?!(?:i|we)\\b)${who}\\b.{0,30}\\b${not} (?:be )?(?:wak(?:e|ing)|rous\\w*|stir\\w*|(?:com(?:e|ing) (?:round|around|to)|mov(?:e|ing))\\W*$|respond\\w*|answer(?:ing)? (?:me|us|when)|open(?:ing)? (?:his|her|their|its) eyes|react\\w*|mov(?:e|ing) at all)|\\b${not} (?:get|wake|rouse|bring) (?:him|her|them|the baby|baby|(?:my )?\\w+) (?:awake|round|to wake|to respond|to come round)\\b|\\bno (?:response|reaction) (?:from|to)\\b|\\b(?:isn't|not) responding\\b`,
  `\\b${who}${is} (?:after |keeps )?collapsing\\b|\\bwasn't breathing\\b|\\b(?:didn't|hasn't) (?:wake|woken)\\b.{0,25}\\b(?:feed|cold|blue|floppy|all day)\\b|\\b(?:funny|bad) turn\\b.{0,30}\\b(?:can't|speech|speak|confus\\w*|face|numb)|\\b(?!(?:i|we)\\b)${who} can't speak\\W*$|\\b(?:dropped|drop) to the (?:floor|ground)\\b|\\b(?:can't|couldn't) be (?:roused|woken)\\b|\\b${went}\\b.{0,40}\\b(?:${not}) (?:be )?(?:talk|mov|answer|wak|get(?:ting)? up|respond|speak|feel|breath|open)\\w*|\\b(?:can't|cannot|couldn't) (?:move|feel) (?:his|her|my|their) (?:left |right |whole )?(?:legs?|arms?|hands?|feet|body|face|neck|side)\\b|\\b(?:found|is|'s|lying) (?:\\w+ )?(?:out cold|unconscious)\\b`,
  `\\b${who}(?:'s|'re| is| are| has| went| goes| looks?| feels?)(?: (?:just|all|gone|going|so|very|really|completely|totally)){0,2} (?:limp|lifeless|stiff and|rigid|slack and)\\b(?!,? (?:with|from) (?:cold|laugh)| (?:on|about))`,
  // a stroke, a fit
  `\\b(?:half|side|part|bit) (?:of )?(?:my |his |her |the )?face\\b.{0,25}\\b(?:won't|can't|isn't|not|numb|work\\w*|funny|weird|down|dead|gone)\\b|\\bface\\b.{0,30}\\b${onOneSide}\\b|\\b(?:can't|not|isn't|unable to) smil\\w+ ${onOneSide}|\\b(?:mouth|smile|face)(?:'s| is| has| looks?)?(?: \\w+){0,2} (?:crooked|twisted|lopsided|wonky|hanging|(?:going|gone|pulled|pulling) down)\\b|\\bspeech\\b(?:'s| is| has)? (?:all )?(?:gone|going|went|turned|sounds)(?: \\w+){0,2} (?:funny|weird|strange|odd|mush)\\b|\\bwords (?:are|'re|keep|come|coming|is)\\b.{0,15}\\bmixed up\\b|\\b(?:suddenly|all of a sudden)\\b.{0,15}\\b(?:can't|couldn't|isn't able to) (?:talk|speak|see|walk|move|stand|swallow)\\b|\\bcan't (?:talk|speak|see|walk|move)\\b.{0,25}\\b(?:all of a sudden|suddenly)\\b|\\b(?:talk|speak)(?:ing)? (?:right|properly)\\b.{0,10}\\b(?:swollen|face)\\b|\\b(?:can't|won't) (?:lift|raise|move) (?:\\w+ ){0,2}(?:arm|leg|hand)\\b`,
  `\\b(?:having|have|has|had|gets?|getting|got|get) (?:an? |another |some kind of |a bad |a severe |a massive |these )?${attack}\\b|\\b(?:was|is) (?:it|that|this) (?:an? )?${attack}\\b|\\b${who}${is} fitting\\b(?! (?:in|into|a |the |out|room|on my|for (?:a|the|my|her|his)))|\\bmini[- ]?stroke\\b|\\bshaking and (?:drool|foam|eyes|dribbl)\\w*|\\b(?:gone|went) (?:all )?stiff\\b`,
  // too much of something, and what is no food
  `\\b${drunk} (?:\\w+ ){0,5}?${poison}\\b|\\b(?:drank|drunk|drink\\w*|swallow\\w*)\\b.{0,45}\\b(?:bleach|weed ?killer|antifreeze|rat poison|pesticide|paraffin|kerosene)\\b|\\bput (?:\\w+ ){0,5}?${poison} (?:\\w+ ){0,2}in(?:to)? (?:his|her|their) mouth\\b|\\b${poison}\\b.{0,20}\\b(?:drank|drunk|swallowed)\\b|\\b(?:gave|given|took|had)\\b.{0,15}\\b\\w+ times (?:the|too much|his|her|as much)\\b.{0,20}\\b${remedies}\\b|\\b(?:ate|eats?|eaten|swallow\\w*|chew\\w*|got into) (?:\\w+ ){0,6}(?:pills?|tablets?|meds|medications?|capsules?|sleepers|gummies)\\b|\\b(?:poison|batter(?:y|ies)|magnet|bleach|dishwasher tablet)\\b.{0,20}\\b(?:in (?:his|her) mouth|swallowed)\\b`,
  `\\b(?:took|taken|take|takes|tak|swallowed|necked|popped|downed|injected|had) (?:way |far )?(?:\\w+ )?${much} (?:of )?(?:\\w+ ){0,3}${remedies}\\b|\\btoo (?:many|much)\\b.{0,20}\\b(?:took|taken|swallowed) (?:all|the whole)\\b|\\btook all of them\\b.{0,20}\\b(?:too|bad|dangerous|help)\\b|\\bdid (?:i|he|she) (?:take|swallow|drink) too (?:many|much)\\b.{0,15}\\b${remedies}\\b`,
  // an allergy, choking
  `\\b(?:throat|tongue|lips?|mouth)s?\\b.{0,25}\\b(?:closing|swelling|swollen|tingl\\w+|numb|tight)\\b|\\b(?:hives|rash|allerg\\w+|stung|sting|wasp|bee|nuts?|peanuts?|prawns?|shellfish|lips?)\\b.{0,50}\\b(?:(?:hard|can't|difficult|trouble) (?:to )?swallow\\w*|throat|swelling|swelled|swollen|wheez\\w*|breath\\w*|tongue)\\b|\\bstung\\b.{0,15}\\b(?:mouth|throat|tongue|neck)\\b`,
  `\\b${who}${is} chok(?:ing|ed)\\b(?! (?:up|with|back|down|on it all|under|the life|me|off))|\\b(?:stuck|lodged|caught) in (?:his|her|my|their|the baby's) (?:throat|windpipe|airway|gullet)\\b|\\b${who}\\b.{0,20}\\b(?:grape|sweet|coin|bone|lego|toy|bead|meat|steak|nut|carrot|sausage|hot ?dog|marble|apple|food)\\b.{0,8}\\bstuck\\b|\\b(?:she|he|baby|they)(?:'s)? (?:can't|isn't|not) (?:able to )?(?:cough|cry)\\b`,
  // the heart
  `\\b(?:stand|sit|kneel)\\w* on (?:my|his|her) chest\\b|\\bchest\\b.{0,30}\\b(?:stand|sit|kneel)\\w* on (?:it|me)\\b|\\bchest (?:feels?|is|like)\\b.{0,30}\\bon (?:it|top)\\b|\\b(?:clutch|grab|hold)\\w* (?:at )?(?:my|his|her) chest\\b|\\bchest (?:feels?|is|'s)(?: \\w+)? (?:weird|funny|strange|odd|wrong)\\b`,
  // blood
  `\\bbleed\\w* (?:\\w+ )?(?:loads|tons|a ton|non-?stop|like mad|profusely|out)\\b|\\b(?:pregnan\\w+|weeks|months gone|gave birth|after (?:the )?birth|postpartum|miscarr\\w+)\\b.{0,40}\\b(?:bleeding|clots|blood|gush\\w*)\\b|\\bbleeding\\b.{0,40}\\b(?:pregnan\\w+|weeks|months gone)\\b|\\bcord\\b.{0,15}\\b(?:hanging|coming) out\\b(?! of)|\\b(?:baby|head)(?:'s| is) (?:coming (?:now|out)|crowning|half out)\\b(?! of)|\\b(?:big|large|huge) clots\\b|\\b(?:he|she)(?:'s| is) hanging(?:\\W*$| help\\b| from (?:the |a )?(?:rope|beam|tree|fan|ceiling|rafter))|\\b(?:has|'s) (?:hung|hanged) (?:himself|herself)\\b|\\b(?:acid|bleach|chemicals?|cement|lime|cleaner|glue|petrol)\\b.{0,15}\\bin(?:to)? (?:my|his|her|the) (?:\\w+ )?eyes?\\b|\\bcut (?:his|her|their) (?:neck|throat|artery)\\b|\\b(?:has|'s|just) cut (?:his|her|their) wrists?\\b`,
  `\\b(?:got|been|was|'s) (?:stabbed|shot)(?! (?:in the (?:back|heart)|down|at dawn|of|on|for|by the photo))|(?:^|\\b(?:been|was|were|just|'s|has|(?<!if )(?:he|she|they|son|daughter|dad|mum|mom|brother|sister|friend) got) )(?<!\\blike .{0,25})(?:hit|knocked (?:down|over)|run over|crushed) by (?:an? |the )?(?:car|bus|lorry|truck|van|train|tram|motorbike|motorcycle|okada|keke|danfo|bike|tractor|forklift)\\b|\\b(?:snake|adder|cobra|viper|scorpion)(?: has| just)? (?:bit|bitten|stung)\\b|\\bbitten by an? (?:\\w+ )?(?:snake|adder|cobra|viper)\\b`,
  // sugar, meningitis
  `\\bsugar\\b.{0,15}\\b(?:[0-3](?:\\.\\d)?|[2-5]\\d|low)\\b(?! (?:pounds?|euros?|grams?|kilos?|spoons?|cubes?)).{0,40}\\b(?:(?:not|isn't) (?:making|answer\\w*|right|wak\\w*)|confus\\w*|shak\\w*|sweat\\w*|drows\\w*|sleepy|weird)\\b|\\brash\\b.{0,40}\\b(?:glass|stiff neck|(?:won't|doesn't|not) (?:fade|disappear|blanch))\\b|\\bstiff neck\\b.{0,30}\\b(?:rash|fever|temperature|light hurts)\\b`,
  // water, electricity
  `\\b${who}${is} drowning\\b(?! (?:in|under|his|her|my|their|our|out|it))|\\bdrown\\w* in (?:the |a |our |his |her )?${water}\\b|\\b(?:went|gone|goes|slipped|pulled) under\\b.{0,40}\\b(?:${water}|not|isn't|hasn't)\\b|\\b${who}(?:'s| is| has)?(?: \\w+)? (?:fell|fallen|fall|slipped|jumped|gone|went|swept) (?:out |over )?(?:in|into|in to) (?:the |a |our )?${water}\\b.{0,40}\\b(?:not|isn't|can't|won't|hasn't|help|under|swallowed)\\b|\\b(?:son|daughter|child|boy|girl|kid|baby|toddler|he|she)(?:'s| is) in the (?:river|canal|lake|sea|pond|well|harbou?r)\\W*(?:help|please|$)`,
  `\\belectrocut\\w+|\\b(?:touch\\w*|grabb\\w*|holding|stuck to) (?:the |an? )?(?:live |bare |naked |electric\\w* )?wire\\b|\\b(?:wire|cable|power line)\\b.{0,10}\\bfell on (?:him|her|me|them)\\b|\\blive wire\\b.{0,20}\\b(?:stuck|touch\\w*|grab\\w*)\\b|\\bshock (?:off|from) (?:the |an? |my |our )?(?:cooker|socket|plug|wire|mains|fridge|kettle|shower|oven|washing machine|pole|iron|inverter|generator|heater)\\b`,
]
const symptoms = new RegExp(`${ofAnybody.source}|${ofSomebody.join('|')}`)

const place = either(
  `house, home, flat, apartment, kitchen, (?:living |dining |sitting |front |back |bed|bath)?room, building, garage, hotel, office, shop, store, roof, bed, curtains?, sofa, couch, oven, (?:chip |frying )?pan, stove, cooker, hob, grill, microwave, car, van, bus, caravan, boat, hair, clothes,
    sleeve, dress, shirt, block, hostel, hall, shed, school, toaster, socket, fuse box, downstairs, upstairs, next door, below, above, neighbou?r'?s?, battery, charger, laptop, scooter, e-?bike, stairs, attic, loft, compound`,
)
/** A fire, smoke or a smell that somebody likes, or of a trade. */
const lit =
  /\b(?:lit|lighting|light the|cosy|cozy|crackl\w*|hearth|grate|fireplace|logs?|marshmallows?|toast\w*|candles?|wood ?burner|barbecue|bbq|braai|bonfire|campfire|incense|cigar\w*|smok(?:e|ing) (?:machine|signal|break)|vap\w+|petrol station|garage forecourt|laughing gas|song|mouths?)\b/

/** What is no fire to sit at, and which fire that may be. */
const burns = new RegExp(
  [
    `\\b${place}(?:'s|'re| is| are| was| has| have| just)?(?: (?:just|all|gone|been|still|really))? (?:on fire(?! (?:with|today|lately|all day|tonight|this))|burning(?! (?:smell|question|my|his|her|our)\\b)|in flames|ablaze|alight|up in flames|caught fire|catching fire|caught (?:a)?light|full of (?:smoke|gas))\\b|\\b(?:house|kitchen|chip pan|electrical|building) fire\\b(?! (?:drill|brigade|alarm|station|insurance|safety))`,
    `\\b(?:carbon )?monoxide\\b.{0,25}\\b(?:going off|went off|beep\\w*|ring\\w*|scream\\w*|sound\\w*|flash\\w*|high|poison\\w*|leak\\w*|headaches?|dizzy)\\b|\\bco2? (?:detector |monitor )?alarm\\b.{0,25}\\b(?:won't stop|going|goes|went|keeps?|beep\\w*|ring\\w*|scream\\w*|sound\\w*|flash\\w*)\\b`,
    '\\b(?:all|we|everyone|everybody|both|us)\\b.{0,25}\\b(?:headaches?|dizzy|drowsy|splitting heads?|(?:sick|sleepy)(?=.{0,40}\\b(?:boiler|generator|exhaust)))\\b.{0,40}\\b(?:boiler|generator|gas (?:heater|fire)|charcoal|coal pot|brazier|exhaust)\\b|\\b(?:boiler|generator|gas (?:heater|fire)|charcoal|coal pot|brazier)\\b.{0,50}\\b(?:headaches?|dizzy|drowsy)\\b',
  ].join('|'),
)
const mayBurn = new RegExp(
  [
    `^(?:help |please |oh god |omg )*(?:there's |there is )?(?:a )?(?:big |huge )?fire (?:in|at|on|under|near|next to) (?:the |my |our )?${place}\\b|\\bthere's (?:a |an? \\w+ )?fire\\b|^(?:help )?fire(?: fire)+\\b|\\bflames\\b.{0,25}\\b(?:coming|window|door|roof|ceiling|wall|curtain|everywhere)`,
    `\\bsmoke\\b(?! alarm| detector)(?: \\w+){0,3} (?:coming|pour\\w*|billow\\w*|everywhere|fill\\w*|under the door|through the|in the (?:stair\\w*|corridor|hall\\w*|room|house|flat|lift|kitchen|bedroom))\\b|\\b(?:lots of|thick|black|so much|full of|there's) smoke\\b|\\bsmoke\\b.{0,20}\\b(?:can't|cannot) (?:see|breathe|get out)\\b`,
    `\\bsmell\\w*(?: \\w+){0,2} (?:of |like )?gas\\b(?! station)|\\bgas smell\\b|\\bgas\\b(?: is|'s| pipe| cylinder| bottle| cooker| hob)*(?: is|'s)? (?:leak\\w*|escap\\w+|hissing)\\b|\\bgas (?:detector |sensor )?alarm\\b.{0,20}\\b(?:scream\\w*|going|went|beep\\w*|ring\\w*|sound\\w*)\\b`,
  ].join('|'),
)

const thing = either(
  `car, van, bus, engine, bike, tent, sofa, chair, table, shelf, shelves, wall, roof, ceiling, bridge, deal, market, economy, company, business, project, plan, code, server, site, app, laptop, phone, computer, printer, tv, wifi, radio, boiler, fridge, freezer, oven, washing machine,
    plant, flowers?, tomato\\w*, lettuce, hat, collar, cake, souffl[eé], dough, bread, pastry, pancake, council, landlord, bank, office, hr, school, insurance, government, team, system, marriage, talks, tyre, radiator, balloon, curtain, shirt, dress, blanket, sky, room, town, city, battery, puppet, fan, garden, snowman, sandcastle, cardboard, scaffolding`,
)
/** Things of which it is said what is said of bodies, and figures of speech. */
const figures = new RegExp(
  [
    `\\b(?:(?:the|my|our|this|that|his|her|an?|their|your|old|whole)(?: \\w+){0,2} )${thing}(?:'s| is| has| was|s)?(?: \\w+){0,2}? (?:(?:not|isn't|won't|can't|doesn't|stopped|barely|hardly) (?:be )?(?:breath\\w*|respond\\w*|wak\\w*)(?: \\w+)?|collapsed|floppy|limp|bleeding(?: \\w+)?|died|unresponsive|passed out|on (?:its|my) last \\w+|turned blue)\\b`,
    '\\b(?:nearly|almost|practically|about) (?:had|have|having|has) (?:a |another )?(?:heart attack|fit|stroke|seizure|cardiac arrest)\\b|\\b(?:could|would|might) (?:just )?have (?:fainted|died|passed out|collapsed)\\b|\\bstrokes? of (?:luck|genius|fortune|midnight|the|inspiration|his|her)\\b|\\b(?:fits?) of (?:giggles|laughter|rage|temper|pique|tears|coughing|hiccups)\\b',
    "\\bcollapsed? (?:in|into|onto|on|back (?:in|into|on|onto)|on to) (?:my |the |our |his |her |a |each other'?s? ?)?(?:bed|sofa|couch|armchair|chair|laughter|laughing|giggles|heap|arms|tears|hysterics|pillow|mattress)\\b|\\bcollaps\\w+ (?:with|of) (?:laughter|laughing|exhaustion)\\b",
    "\\bbreathless with (?!pain|chest|fear)\\w+|\\b(?:faces?|jaws?|mouths?) (?:dropped|fell)(?! (?:on|down|to) (?:one|the|his|her))\\b|\\boverdos\\w* on (?!pills|tablets|paracetamol|meds|medic\\w*|painkillers|insulin|heroin|fent|his|her|my|the|coke|drugs|something|aspirin|sleep|purpose|accident|last|this|\\w+day|\\w+ (?:pills|tablets))\\w+|\\b(?:won't|can't|doesn't|not|isn't|never) wak\\w* (?:up )?(?:before|until|till|for (?:the alarm|his alarm|school|work|anything|the \\w+ clock)|early)\\b",
    "(?<!\\b(?:he|she|they) )\\b(?:hop\\w+|wish\\w*|want\\w*|rather|mind)\\b.{0,25}\\b(?:not|never|\\w+n't) (?:\\w+ )?wak\\w*|\\bif i (?:never|don't|didn't) wake",
    '\\btingl\\w* (?:from|with) (?:the )?(?:chill?i|spices?|pepper|kiss\\w*|cold|wind|mint|curry|salt|joy|excitement)\\b',
    // what was on when it began
    '\\b(?:(?:watch\\w*|read\\w*|during) (?:an? |the |that |my |his |her )?(?:\\w+ )?(?:film|movie|book|novel|episode|show|match|game|story)|(?:play\\w*|after|during|at|from) (?:an? |the |that |my |his |her )?(?:\\w+ )?(?:match|game|training|course|show))\\b(?=,| (?:and|when|then|my|he|she|mum|mom|dad)\\b)',
    '\\b(?:took|taken) (?:all (?:of )?(?:my|his|her|the)|too many|twelve|twenty|thirty|double) (?:\\w+ )?(?:photos?|pictures?|pics|selfies|minutes|hours|days|weeks|steps|time|things?|clothes|bags?|books?|notes?|money|shots|people|pupils|kids|orders?|calls|friends|breaks|toys|shoes|dishes|turns|lessons|stuff|shifts|risks|plates)\\b|\\bblood oranges?\\b|\\bpass(?:ed|ing|es)? out (?:the |some |our |my |more )?(?:leaflets|flyers|sweets|cakes?|plates|forms|books|cards|papers|sheets|cups|invitations|programmes|tickets|hymn\\w*|menus|crisps|biscuits|snacks|gifts|prizes)\\b',
    '\\b(?:stabbed|stab|shot) in the back\\b|\\b(?:fell|fall|falling) (?:in|into) (?:love|the trap)\\b|\\bfaint (?:smell|colou?r|paint|praise|heart\\w*)\\b|\\bhypo(?:thesis|crite|critical)\\b|\\boverdose (?:awareness|prevention|training)\\b|\\bfirst[- ]aid course\\b',
  ].join('|'),
  'g',
)

/** What is told of a story, in jest, or of something else; what is over: `guarded-past.ts`. */
const onlyTold =
  /\b(?:film|movie|book|novel|scene|episode|chapter|dream(?:t|ed)?|laugh\w*(?!.{0,40}\b(?:then|but)\b)|crying with|tight deadline|heart bleeds|budget|wallet|(?:fire|safety) drill|practised|practiced|manikin)\b/
/** The same, where nothing else says that it is now. */
const mayBeTold =
  /\b(?:(?<!\b(?:at|all at) )once(?! again)|show|story|in love|loved?(?<!my love)|training|course(?<!\b(?:of|golf|race) course)|player|match|game|level|final boss)\b/
const isNow = new RegExp(
  `\\b(?:now|help|please|${not} (?:wak\\w*|breath\\w*|respond\\w*|mov\\w*)|(?:he|she|they)(?:'s| is| are))\\b`,
)

/** As they are typed in a fright: letters left out or changed, an apostrophe left out of "baby's gone", and what English is elsewhere. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bcho(?:ck|ak|ook)(ing|ed)\b/g, 'chok$1'],
  [/\b(?:s[ie]{1,2}z|seez|ceiz)(?:ure|ur|ire)(s?)\b/g, 'seizure$1'],
  [/\b(?:strok|stoke|storke)\b/g, 'stroke'],
  [/\bun ?con[cs]h?[cs]?i?o?u?s\b/g, 'unconscious'],
  [/\bbr(?:ea|e|ee)(?:th|t|ht)in(g?)\b/g, 'breathing'],
  [/\bbreth\b|\bbreat\b/g, 'breath'],
  [/\bble(?:e|a)?din(g?)\b/g, 'bleeding'],
  [/\bsw[ao]l+o?w?e?d\b/g, 'swallowed'],
  [/\b[ck]ol+a(?:ps|sp)e?(d?)\b/g, 'collapse$1'],
  [/\b(?:faintd|feinted|fented|faintted)\b/g, 'fainted'],
  [/\b(?:over do(?:se|sed|es|sing)|ovedose|overdoesed)\b/g, 'overdosed'],
  [/\bana(?:ph|f)[aiy]l\w+\b/g, 'anaphylactic'],
  [/\bel+e[ck]tr[aio]cut\w+\b|\belecrocut\w+\b/g, 'electrocuted'],
  [/\bdrownd(?:ing|ed)\b/g, 'drowning'],
  [/\bpara[cs]et[aeo]m[aeo]l\w*\b|\bparacetmol\b/g, 'paracetamol'],
  [/\bno dey\b/g, "isn't"],
  [/\bno fit\b/g, "can't"],
  [/\b(?:don|dun) (?=faint|collapse|swallow|fall|drink)/g, 'has '],
  [
    /\b(baby|mum|mam|mom|dad|daddy|nan|gran|husband|wife|son|daughter|brother|sister|throat|tongue|face|uncle|boy|girl|friend|mate|house|kitchen)s (?=(?:gone|going|not|all|having|turn\w+|been|stopped|swell\w+|closing|chok\w+|bleeding|breathing|unconscious|droop\w+|on|got|just|really|so|very|collapsed|passed|fainted|swallowed|taken|speech|lips|face|mouth|isn't)\b)/g,
    "$1's ",
  ],
]

/**
 * What cannot wait in plain words: 'hazard' for fire, smoke and gas, which have to be left first; null where nothing is, or where it is over or
 * only told.
 */
export function urgentIn(plain: string): 'emergency' | 'hazard' | null {
  let text = plain
  for (const [found, put] of spellings) text = text.replace(found, put)
  text = text.replace(figures, ' … ')
  if (onlyTold.test(text) || (mayBeTold.test(text) && !isNow.test(text))) return null
  const goesOn = (signs: RegExp): boolean => signs.test(text) && !isOver(text, signs)
  if (goesOn(burns) || (!lit.test(text) && goesOn(mayBurn))) return 'hazard'
  return goesOn(symptoms) ? 'emergency' : null
}
