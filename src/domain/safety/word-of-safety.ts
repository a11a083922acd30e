import { either } from './either.ts'
import { saysSafeInLanguages } from './languages/danger-in-languages.ts'

const where = String.raw`(?:at|in|on) (?:(?:the|a|my|his|her|their|our) )?[\w']+(?: (?:place|room|house|bed))?`
const before = either(
  String.raw`ok, okay, fine, alright, all right, now, really, truly, actually, somewhere, here, home, perfectly, completely, totally, quite, definitely, still, both,
    much, and, i am, i'm, feel, feeling, back, tonight, ${where}, with (?:my |the )?[\w']+`,
)
const after = String.raw`(?:safe|in (?:a |my )?safe place|out of danger|(?:not|no longer) in (?:any |that )?danger)\b`
const safe = new RegExp(
  [
    String.raw`\b(?:i am|i'm|we are|we're|i feel|we feel)[,]? (?:${before}[, ]+){0,6}${after}`,
    '^(?:(?:yes|yeah|yep|ok|okay)[,. ]+)?(?:now )?(?:somewhere )?safe(?: now| again)?(?=$|[,;])',
    String.raw`^yes[,. ]+(?:now )?(?:somewhere )?safe\b|^safe now\b`,
    String.raw`^(?:not|no longer) in (?:any )?danger(?: any ?more)?\b|^no (?:more )?danger any ?more\b|^out of danger\b`,
  ].join('|'),
)

/** What may stand beside a plain word: what was given up, left behind or asked for. It is taken out before doubt is looked for. */
const putAway =
  /\b(?:put|threw|thrown|flushed|locked|moved) .{0,30}\b(?:away|out of the \w+|down the (?:toilet|sink|drain))\b|\b(?:gave|given|handed) .{0,30}\bto (?:my|his|her|the|a) (?:mum|mom|mam|dad|mother|father|parents|sister|brother|wife|husband|partner|friend|girlfriend|boyfriend|son|daughter|nurse|doctor|neighbour|neighbor|police|policewoman|policeman|flatmate|roommate|aunt|uncle|cousin|nan|gran)\b|\b(?:came|come|got|walked|stepped|climbed|moved) (?:down|away|back) from (?:the )?\w+|\b(?:like|as) you (?:said|told me|asked)\b|\bsafe for (?:tonight|now|today)\b|\bsafe with (?:my|his|her|our) \w+|\bbut (?:still )?safe\b/g
/** A plain word has no question, no condition, no other side and no doubt. */
const notPlain = new RegExp(
  String.raw`\?|\b${either(String.raw`not safe, isn't, ain't, never, nobody, no one, nowhere, but, until, till, unless, if, when, once, only, except, maybe, perhaps,
    probably, supposed, pretend\w*, guess, suppose, hardly, barely, almost, would be, will be, lol, haha, lmao, as if, safe (?:from|to say|side|bet|with|for|as),
    think\w*, thought, believes?, hopes?, hoping, assum\w+, told, tells?, said, says?, wish, wants?, sure, don't, doesn't, can't, won't last, jok(?:e|es|ing), soon,
    whatever, enough, happy now, stop asking, leave me, shut up, without me, in heaven, where i'm going, bye, goodbye, yesterday, last (?:night|week),
    pills?, tablets?, knife, blade, razor, rope, gun, bridge, tracks, roof, overdose, river, edge, ledge, cliff, rails?, railing, platform, balcony, train,
    decided, decision, nearly, it's over, my plan`)}\b`,
)
const longest = 240

/**
 * True where somebody says plainly that they are safe, in English or one of the languages in which danger is known. A bare "yes" says it not: it
 * may answer something else.
 */
export function saysSafe(message: string): boolean {
  if (message.length > longest) return false
  const plain = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bim\b/g, "i'm")
    .replace(/\bu\b/g, 'you')
    .replace(/\bsaef\b|\bsfe\b/g, 'safe')
    .replace(/[.!…\s]+/g, ' ')
    .trim()
  const rest = plain.replace(putAway, (found) => (/^safe\b/.test(found) ? 'safe' : ''))
  return (safe.test(plain) && !notPlain.test(rest)) || saysSafeInLanguages(message)
}
