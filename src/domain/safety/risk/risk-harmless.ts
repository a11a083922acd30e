import { spokenOf } from './risk-frames.ts'
import type { Mention } from './risk-mentions.ts'

const accident =
  /(?<= )(?:oven|stove|spoon|ladle|soup|sauce|jam|caramel|steam|fryer|baking|iron|ironing|toaster|kettle|hob|tray|grill|barbecue|bbq|shaving|shaved|shave|chopping|onion|onions|tin|tomatoes|thorn|thorns|bramble|brambles|bushes|gardening|roses|accident|accidentally|football|gym|running|jogging|skiing|rugby|netball|tripped|slipped|sunburn|sunburnt|chickenpox|slack|some slack|calories|carbs|yoga|deadlift|squat|squats|hamstring|eczema|diy|sanding|hoover|bike|climbing|cat scratched|tattoo|rocks|rice|scooter|shell|cupboard|hammer|blackberries|picking|dressings|mosquito|mosquitoes|midges|mozzies|bites|nettles|hives|rash|psoriasis)(?= )/
const onPurpose =
  /(?<= )(?:on purpose|purposely|deliberately|accident it was not|told|said|say|myself because)(?= )/
const otherSuicide =
  /(?<= )(?:social|career|political|commercial|academic|mass|digital|fashion|financial|assisted) suicide|suicide (?:squeeze|squad|mission|bomber|bombers|bombing|drink|drinks|runs|run|door|doors|lane|prevention|rate|rates|stats|awareness|hotline|helpline|watch|bid|talk|walk|gene|net|bunt)(?= )/
const asPrescribed =
  /(?<= )(?:vitamin|vit d|iron|antihistamine|antibiotics|blood pressure|cholesterol|prescribed|on time|without missing|good girl|good boy|statin|statins)(?= )/
const doseOfFood =
  /^ ?on (?!(?:\w+ )?(?:pills|tablets|paracetamol|meds|medication|sleeping|insulin|heroin|fentanyl|opioids|them|it|purpose|my|a|the|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b)/

const ordinaryLeaving =
  /(?<= )(?:job|moving|moved|new flat|new house|old flat|old house|pantry|colleagues|office|holiday|trip|plane|airport|flight|packed|taxi|membership|leavers|contract|retired|retirement|resigned|handed in|notice period|fridge|oven|bins|council|gym|notebook|pages|pensions?|solicitor|boiler|cake|four days|next week|on monday|off to|back on|melbourne|lisbon|spain|london|leeds|wales|ice skates|square metres|charity shop|hospice shop|never play|wardrobe|wedding|villain|exams|exam|evenings back|order|holiday|fortnight|two weeks|night shift|airport|summer|group assignment|assignment|bulk|coats|primer|paint|email|emails|gaming|tinder|instagram|facebook|twitter|diet|smoking|sugar|cigarettes|town|semester|school year|class of|graduation|graduated)(?= )/
/** Words that no ordinary leaving has. */
const finality =
  /(?<= )(?:dead|die|dying|death|suicide|kill|funeral|burden|forgive|pills|tablets|alive|sorry for everything|end my|end it|peace|grave|goodbye letters|goodbye note|suicide note|dog)(?= )/
const sport =
  /(?<= )(?:cousins|lads|board|baths|bungee|swim|swimming|holding hands|pool|diving|dive|parachute|skydive|skydiving|boat|family watching|dip|wetsuit|freezing|summer|rope swing|booked|decent coffee|waves|paddle|paddling|surf)(?= )/

const huntersGun =
  /(?<= )(?:fox|foxes|deer|pheasant|pheasants|rabbit|rabbits|pigeon|pigeons|boar|club|range|clay|clays|hunting|hunt|hunters|licence|license|season|museum|film|game|glue|nail|heat|water|paint|paintball|airsoft|staple|top|antique|auction|police|shop|target|targets|laser|toy|foam|nerf)(?= )/
const turnedOnSelf = /(?<= )(?:mouth|head|temple|chin|lap|myself|me|forehead|alone|unloaded|mine)(?= )/
const fastForAReason =
  /(?<= )(?:ramadan|lent|yom|kippur|ekadashi|iftar|suhoor|bloods|blood test|colonoscopy|surgery|operation|scan|stomach bug|bug|flu|virus|norovirus|pregnant|pregnancy|morning sickness|ferry|oysters|hangover|hungover|drunk|vodka|wine|food poisoning|intermittent|diet plan|app|coach|marathon|chemo|migraine|toddler|baby|dog|cat|garden|sofa|series|season|episodes|closet|wardrobe|files|boxes|seasick|carsick|roundabout|rollercoaster|laughing|chocolate|cinema)(?= )/
const pillsOfOthers =
  /(?<= )(?:for the cat|for the dog|for the horse|cat|dog|vet|pharmacist|chemist|weekly|pill box|pillbox|organiser|dosette|holiday|trip|suitcase|fridge list|shopping|vitamins|vitamin|hayfever|malaria|on time|as the nurse|as the doctor|with porridge|wiped|shelves|expired|out of date|recycling|returned|gran|nan|grandad|patient|ward)(?= )/
const pillWords = /(?:pills|tablets|tablet|meds|medication|medicine|cabinet|cupboard|insulin|morphine) /
const cutOfThings =
  /(?<= )(?:hair|fringe|hedge|grass|lawn|cake|cloth|fabric|paper|beef|pork|lamb|meat|wood|logs|onion|onions|bread|vegetables|film|scene|scenes|budget|costs|jobs|pattern|stencil|market|parsley|flowers|roses|vinyl|class|classes|school|lessons|lecture|sugar|carbs|coffee)(?= )/
const hereOnADay =
  /(?:here|around|there|in) (?:on|at|in|for|until|till|from|next|this) (?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|meeting|office|party|morning|afternoon|evening|january|february|march|april|may|june|july|august|september|october|november|december|first|second|third|fourth|fifth)/

/** "No way!", "no way dude": no more than surprise. */
const surprised = /^ ?no way(?: (?!out|forward|on|through|back|for)[^ ]+)? ?[.,]? ?$/

/** "It really doesn't matter": a thing, not a life. */
const ofNoMatter =
  /(?<= )(?:it|that|this) (?:really |just |honestly )?not (?:really |even |actually )?matter(?= (?:[.,]|$))/

/** "I'm starving to death, when is dinner": no more than hunger. */
const mealtime =
  /(?<= )(?:dinner|lunch|breakfast|tea|supper|pizza|chips|takeaway|kitchen|restaurant|hungry|order|ordered|cook|cooking)(?= )/
const selfMade = /(?<= )(?:myself|fat|weight|body|disappear|deserve|punish|die)(?= )/

/** A burnt finger, a bumped head: no place where somebody hurts themselves with intent, and no word of intent. */
const bumped =
  /^(?:burn|burns|burnt|burned|burning|scald|scalded|hurt|hurting|scratch|scratched|scratching|cut|bruised|bruise|hit|bit|bitten) (?:\w+ ){0,3}my (?:\w+ ){0,2}(?:hand|hands|finger|fingers|thumb|thumbs|tongue|lip|lips|mouth|palm|knee|knees|back|ankle|head|shoulder|shoulders|neck|nose|face|foot|feet|toe|toes|elbow|heel|ear|ears)$/
const intended =
  /(?<= )(?:purpose|deliberately|again|feel|felt|because|deserve|deserved|lighter|cigarette|flame|candle|until|till|punish|urge|want|wanted|need|needed|myself|helps|helped|calm|calms|relief|tonight|secret|hide|hid|blade|razor|instead|stop|bled|bleed|bleeding|blood|wall)(?= )/

/** "I want capitalism to die": it is not the writer who is to. */
const wishedOnIt =
  /^(?:i )?(?:want|wanted|wish|hope) (?!(?:me|myself|just|so|badly|only|really|nothing|desperately|simply|this|it) )[^ ]+ to die$/
const cutting =
  /(?<= )(?:board|onions?|bread|grass|hedge|cloth|garden|plants?|wood|paper|film|tiles|room)(?= )/
const cutOff = /^ off(?= )/
const goodbyeToThing =
  /^(?:say|said|saying) (?:\w+ ){0,2}goodbye to (?:the|that|our|this) (?!dog|cat|kids|children|girls|boys|family|world|horse)/
const jumpedOnce = / (?:was|were|used to|always|often|started|kept) (?:\w+ )?jumping /
const atAll = /^ (?:anymore|any longer|at all)(?= )/
/** "What is the point of moles": a thing, not a life. */
const pointOfThings =
  /point of (?!(?:it|this|me|myself|us|life|living|anything|everything|all|any|trying|being|going|waking|carrying|existing|getting|staying|fighting)\b)\w+s$/
const ropeOfThings =
  /^ (?:rail|railing|ladder|bridge|swing|line|barrier|tow|walk|light|lights|course|fence)(?= )/
/** Who and what leaves marks on a skin without anybody meaning it. */
const markedByLife =
  /(?<= )(?:cat|kitten|puppy|dog|hamster|rabbit|stretch|birth|pregnancy|having the kids|having the baby|c section|caesarean|vaccination|chickenpox|mosquito|midges|surgeon|operation)(?= )/
/** "How many marks did I get in the second attempt?" */
const asksOfMarks = /^ ?(?:how many|what|which) (?:marks?|points?|goals?|grades?|scores?) /
/** "Would cutting out gluten help?", "cut out the sugar": taken out of a diet, a text, cloth. */
const cutOut = /^ out (?!(?:\S+ )?(?:skin|flesh|heart|eyes?|tongue|it|me|the bad|this)(?= ))/
const attemptAtIt = /(?<= )(?:here is|this is|see) my (?:\w+ )?attempt(?= )/

/** Of harm: a bumped head, a cut rope, a scratch by the cat. */
const isMishap = (said: string, near: string, plain: string, to: number): boolean =>
  /in my head$|(?:cut|cutting) (?:it|them|that|this)$/.test(said) ||
  cutOff.test(plain.slice(to)) ||
  (/^(?:cut|cutting) out /.test(said) && cutOut.test(said.replace(/^\S+/, ''))) ||
  (/the cutting$/.test(said) && cutting.test(near)) ||
  (markedByLife.test(near) && !intended.test(plain)) ||
  (bumped.test(said) && !intended.test(near))

/** Said of a thing or a place, and not of a life. */
function isOfThings(said: string, near: string, plain: string, { sign, from, to }: Mention): boolean {
  if (/ropes?$/.test(said) && ropeOfThings.test(plain.slice(to))) return true
  if (/^(?:walk|walked|walking|run|ran|running) (?:it|them|that) off /.test(said)) return true
  if (/jumping$/.test(said) && jumpedOnce.test(plain)) return true
  if (sign === 'harm') return isMishap(said, near, plain, to)
  if (sign === 'wish') return wishedOnIt.test(said)
  if (sign === 'attempt') return attemptAtIt.test(plain) || asksOfMarks.test(plain)
  if (sign === 'spent')
    return /(?:^| )am up$/.test(said) || / one way or (?:the other|another)(?= )/.test(plain)
  if (sign === 'hopeless') return pointOfThings.test(said)
  if (sign === 'gone') return /be there$/.test(said) && !atAll.test(plain.slice(to))
  if (sign === 'farewell' && /^nobody to blame but myself/.test(said)) return true
  return sign === 'farewell' && goodbyeToThing.test(plain.slice(from))
}

/** The same words for something harmless: an oven's burn, a bad career move, too many pies. */
export function isHarmless(near: string, plain: string, mention: Mention): boolean {
  const said = plain.slice(mention.from, mention.to)
  if (mention.sign === 'eating')
    return (
      fastForAReason.test(near) || (/starving to$/.test(said) && mealtime.test(near) && !selfMade.test(plain))
    )
  if (
    mention.sign === 'plan' ||
    mention.sign === 'means' ||
    mention.sign === 'attempt' ||
    mention.sign === 'deed'
  ) {
    if (
      /(?:gun|guns|pistol|shotgun|rifle|barrel|trigger) /.test(said) &&
      huntersGun.test(near) &&
      !turnedOnSelf.test(plain)
    )
      return true
    if (pillWords.test(`${said} `) && pillsOfOthers.test(plain)) return true
  }
  if (isOfThings(said, near, plain, mention)) return true
  if (mention.sign === 'spent' && surprised.test(plain)) return true
  if (mention.sign === 'hopeless' && ofNoMatter.test(plain)) return true
  if (mention.sign === 'harm' && /^(?:fresh |new )?cut/.test(said) && cutOfThings.test(plain)) return true
  if (mention.sign === 'farewell' && hereOnADay.test(plain)) return true
  if (/starving to death$/.test(said) && mealtime.test(near) && !selfMade.test(plain)) return true
  if (mention.sign === 'harm')
    return (accident.test(plain) && !onPurpose.test(plain)) || /brick wall$|(?:cut|cutting) off /.test(said)
  if (/suicid/.test(said) && otherSuicide.test(plain)) return true
  if (/(?:pills|tablets|tablet|meds|medication|medicine) ?$/.test(said) && asPrescribed.test(plain))
    return true
  if (mention.sign === 'farewell' || mention.sign === 'plan')
    return ordinaryLeaving.test(near) && !finality.test(near)
  if (/^(?:jump|walk|wade|run|swim|swam|drive|drove)/.test(said) && sport.test(near)) return true
  if (/^(?:committ?(?:ed|ing)?|die[ds]? by) /.test(said) && spokenOf(plain, mention) !== 'self') return true
  return /overdos/.test(said) && doseOfFood.test(plain.slice(mention.to))
}
