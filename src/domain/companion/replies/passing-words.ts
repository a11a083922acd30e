import { isHarshName } from '#domain/safety/harsh-words.ts'
import { isGrave } from '../moves/grave.ts'
import { isDenied } from '../moves/went-well.ts'
import { opensWithGreeting } from './courtesies.ts'
import { toneOf } from './tone.ts'

/** What is told in passing and deserves a word where there is nothing else to say. */
export type PassingKind = 'called' | 'plea' | 'wry' | 'joy' | 'weary' | 'hello'

const glad =
  /\b(?:over the moon|could (?:burst|cry with|have cried with|hug)|chuffed|buzzing|made up|thrilled|delighted|passed (?:my|his|her) (?:\w+ )?(?:test|exam|finals|driving)|first (?:prize|steps)|got the (?:job|keys|all clear)|(?:so|very|that) (?:happy|chuffed|proud|pleased)|best (?:day|news|thing)|can't stop (?:smiling|grinning)|on cloud nine|ecstatic|elated|first (?:time )?in (?:\w+ )?(?:years|months|(?:his|her|my) (?:whole )?life)|never been so (?:fine|happy|proud))\b/
const news =
  /\b(?:won|wins?|first (?:prize|place|time|steps|word|tooth)|passed(?! (?:the (?!\w* ?(?:exam|test))|a |by|away|on|out|him|her|them))|got (?:in|it|the|picked|through|my)|picked|born|engaged|accepted|promoted|hired|offered|finished(?! with)|did it|made it|caught|beat|selected|scored|sold out|came home|said yes|nailed|award|prize|medal|walked|all clear|pregnant|signed|perfect|out right now|100 ?%|top of)\b/
const sour =
  /\b(?:lost|broke|broken|late|sick|hate|fuck\w*|stupid|robbed|stole|stolen|died|dead|fell|cancel\w*|again|worst|enough|leave me|liar|how dare|angry|furious|never|hurts?|funeral|wrong|without me|help|left me|bill|debt)\b/

const gushes =
  /^(?:(?:oh|ah|well|yeah|nah|so),? )*(?:brilliant|great|wonderful|lovely|perfect|fantastic|marvell?ous|super|joy|good|cool|wow|excellent|splendid|terrific|smashing|amazing|fab|ace|magic|cracking|delightful|congratulations|bravo|hooray|yay|yes|just what|exactly what|nice)\b(?:[,.!:…–—-]| (?:another|the|that|news)\b)/
const bothers =
  /\b(?:another|mandatory|compulsory|form|forms|paperwork|meeting|webinar|training day|poster|tax|late|delay\w*|cancel\w*|brok\w+|rain\w*|queue\w*|power cut|light|reorgani\w+|pep rally|review|survey|audit|hold|overtime|parking|leak\w*|bills?|traffic|strike|password|update|promoted|director|committee|resilience|wellness|minutes late|out of order|voucher|no pay|reply-all|deadline|inspection|dead|crash\w*)\b/
const drily =
  /\b(?:love (?:that|this) for (?:me|us)|who (?:could|would) have (?:seen|guessed|known|thought)|(?:just|exactly|really|all) what (?:i|we|the \w+|\w+) (?:\w+ )?needed|living the dream|that'?ll (?:fix|teach|help|show|sort) (?:'?er|'em|him|her|it|them|everything|me|us)|(?:democracy|romance|chivalry|customer service) is|is thriving|must (?:miss|love|adore) (?:me|us)|an? triumph of|giant of africa|lucky (?:me|us)|how (?:nice|thoughtful|kind|generous) of (?:them|him|her)|what could (?:possibly )?go wrong|the (?:joys|glamour|romance) of|story of my life|so that's (?:nice|lovely|great)|well done,? (?:\w+ ){0,2}(?:everyone|all|indeed)|money well spent|never a dull|^love an? (?:good )?(?:surprise|last[- ]minute|early|monday))\b/

const weary =
  /\b(?:tired|knackered|beat|exhausted|wrecked|shattered|done in|drained|bushed|pooped|wiped(?: out)?|zonked|jiggered|dead on (?:my|me) feet|feet gone|no energy|worn out|running on empty|spent|puggled|cream ?crackered|buggered|stuffed|wabbit|cooked|fried)\b/
const mostWeary = 6

/** Somebody asks it for a word, or for the way out. */
const pleas =
  /(?:\b(?:just|please|pls|someone|somebody) tell me what (?:to do|i should do)|\b(?:please|just|pls|can you|could you)(?: just)? say (?:something|anything)(?=\W*$)|\bsay (?:something|anything)(?: to me)?,? (?:please|pls)(?=\W*$)|\b(?:please|just|pls) (?:help|talk to) me(?=\W*$)|(?<=^|[.!?,;] |\bi |\bi (?:just|really|honestly) )(?:can't|cant|cannot|can not) (?:do|take|face|bear|manage|handle|cope with) (?:this|it|that|any of (?:this|it)|another (?:day|night|hour))(?: (?:any ?more|today|tonight|right now|now|alone))+|\bi (?:don't|dont|do not) know what (?:else )?(?:to do|i can do)(?: any ?more| now)?(?=\W*$)|\bat the end of my (?:rope|tether)|\bwhat am i supposed to do(?: now)?(?=\W*$))/

const calls =
  /\b(?:call(?:s|ed|ing)?|said|says|told|reckons?|thinks?|says to|shouted)\b(?: (?:me|that|i'm|i am|i was|i were|to|straight|out|right|at))+ (.{2,40})/

/** What is told in passing, the gravest first; null for none. */
export function passingKind(message: string): PassingKind | null {
  const text = message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  const count = text.split(' ').length
  if (isHarshName(calls.exec(text)?.[1] ?? '')) return 'called'
  if (pleas.test(text)) return 'plea'
  if (count <= mostWeary && weary.test(text) && !text.endsWith('?') && !/\b(?:tired|spent) of\b/.test(text))
    return 'weary'
  const isHeavy = toneOf(message) === 'heavy' || isGrave(message)
  if (!isHeavy && (drily.test(text) || (gushes.test(text) && bothers.test(text) && !glad.test(text))))
    return 'wry'
  const cries = message.match(/!/g)?.length ?? 0
  const isGood = glad.test(text) || (cries > 0 && (news.test(text) || cries > 1))
  if (!isHeavy && isGood && !sour.test(text) && !isDenied(text)) return 'joy'
  return opensWithGreeting(text) ? 'hello' : null
}
