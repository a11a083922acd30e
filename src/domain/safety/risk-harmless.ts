import { spokenOf } from './risk-frames.ts'
import type { Mention } from './risk-mentions.ts'

const accident =
  /(?<= )(?:oven|stove|iron|ironing|toaster|kettle|hob|tray|grill|barbecue|bbq|shaving|shaved|shave|chopping|onion|onions|tin|tomatoes|thorn|thorns|bramble|brambles|bushes|gardening|roses|accident|accidentally|football|gym|running|jogging|skiing|rugby|netball|tripped|slipped|sunburn|sunburnt|chickenpox|slack|some slack|calories|carbs|yoga|deadlift|squat|squats|hamstring|eczema|diy|sanding|hoover|bike|climbing|cat scratched|tattoo|rocks|rice|scooter|shell|cupboard|hammer|blackberries|picking|dressings)(?= )/
const onPurpose = /(?<= )(?:on purpose|deliberately|accident it was not|told|said|say|myself because)(?= )/
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

/** The same words for something harmless: an oven's burn, a bad career move, too many pies. */
export function isHarmless(near: string, plain: string, mention: Mention): boolean {
  const said = plain.slice(mention.from, mention.to)
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
