import { type FactRule, rule } from './fact-rule.ts'
import { amount, be, been, named, trade } from './fact-words.ts'

/** How long something has been so: 'since March', 'for four years', 'these six years'; not since breakfast, nor for ages. */
export const lasting = `(?:(?:ever )?since (?!then|noon|midnight|lunch|breakfast|dinner|tea|supper|dawn|\\d{1,2}(?::|\\.\\d\\d|am|pm| o|[.,;!]|$)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter)\\b|this morning|last night|yesterday|(?:i|he|she|it|they|we|you)(?: |['’])|that\\b|it\\b|(?:my|his|her|their|our) (?!\\w+(?: \\w+)?(?:[.,;!)]|$| and\\b| with\\b| in\\b))|(?:half|quarter|ten|five|twenty)[- ](?:past|to)\\b)\\w|as of (?!now|yet)\\w|(?:for|these|the last|the past|going on|coming up to|nearly|over) (?:the (?:last|past) |about |nearly |almost |over |more than )?(?:${amount} (?:years?|months?)|(?:half (?:her|his|my|their|a)|her whole|his whole|my whole|all (?:her|his|my)) li(?:fe|ves))|(?<!\\b(?:after|before|in|within|until|every|next|by|than) )(?!an? )${amount} years(?=[.,;!)]|$| (?:now|and|this|already|today)\\b))`
/** Up to nine words of a clause. */
const some =
  "(?:(?!(?:i|we|he|she|they|you|who|that|because|when|but|if|as)['’ ])[\\w’'/&-]+(?:, (?!and\\b|but\\b)| )(?!since (?:we|you|i|it|he|she|they)['’ ])){0,9}?"
/** What is over soon, or only a mood. */
const brief =
  '(?!(?:[\\w-]{1,16}ly |so |very |really |all |just |still ){0,3}(?:been|asleep|awake|up (?!in)|sick|ill|tired|over|round|fat|held up|(?:all )?right|wrong|at (?:it|me|her|him|us)|quiet|busy|cross|angry|sad|low|off (?!work)|out (?!of work)|away|gone|late|waiting|sitting|standing|lying|crying|thinking|trying|meaning|looking|feeling|going|coming|raining|asking|telling|saying|talking|putting|wanting|hoping|worried|worrying|nagging|staring|avoiding|dreading|wondering|leaning|promising|bursting|itching|longing|dying|aching|starving|sulking|humming|grinning|fuming|seething|limping|shivering|sneezing|coughing|yawning|pacing|smiling|laughing|arguing|fighting|wearing|getting|having|being|making|taking|bringing|carrying|feeding|sending|ringing|calling|on the (?:phone|sofa|go|edge)|in (?:bed|the (?:bath|mood|way)|a (?:mood|state|sulk|rush))|like |the same|a (?:long|hard|rough|while|week|year|month)|an? (?:[\\w-]{1,16} )?(?:fool|saint|pain|nuisance|mess|wreck|martyr|misery|mystery|joke|disgrace|godsend|rock|idiot|hero|stranger|problem|worry)|long|it|that|this|there)\\b)'

/** What has been so for some time and still is. */
export const sinceRules: readonly FactRule[] = [
  rule(
    'partner',
    'is',
    new RegExp(
      `^${been} (?:seeing|dating|going out with|(?:together|married|engaged)(?: to ${named})?) (?!(?:a|the|her|his|my|their) (?:\\w+ )?(?:doctor|therapist|specialist|dentist|counsellor|physio))${some}${lasting}`,
      'iu',
    ),
  ),
  rule(
    'partner',
    'ends',
    new RegExp(
      `^(?:${been}|${be}) (?:divorced|separated|single|widowed|a widow(?:er)?) ${some}${lasting}`,
      'i',
    ),
  ),
  rule(
    'home',
    'is',
    new RegExp(`^(?:${been}|${be}) (?:living|renting|lodging|settled) ${some}${lasting}`, 'i'),
  ),
  rule('home', 'is', new RegExp(`^(?:has|have|['’](?:s|ve)) (?:lived|rented|lodged) ${some}${lasting}`, 'i')),
  rule(
    'work',
    'is',
    new RegExp(
      `^(?:(?:(?:${been}|${be}) (?:working|teaching|nursing|farming|managing|employed|self-employed) ?|${been} (?:driving|running|our |(?:a|an|the) (?:[\\w-]+ ){0,2}${trade}|(?!an? (?:\\w+ )?(?:fool|saint|pain|nuisance|mess|wreck|martyr|misery|mystery|joke|disgrace|godsend|rock|idiot|hero|stranger|problem|worry)\\b)(?:a|an|the|at) [\\w-]+(?: [\\w-]+){0,3} (?:at|of|in|for)\\b)|(?:has|have|['’](?:s|ve)) (?:worked|taught|nursed|farmed|driven|managed)) ?)${some}${lasting}`,
      'i',
    ),
  ),
  rule(
    'given-up',
    'ends',
    new RegExp(
      `^(?:${been}|${be}) (?:sober|clean|dry|off (?!work|sick|school)|smoke-free|without) ${some}${lasting}`,
      'i',
    ),
  ),
  // 'has been at Ray's since Monday', 'is office manager there since May', 'has kept bees for ten years'.
  rule('state', 'is', new RegExp(`^(?:${been}|${be}) ${brief}${some}${lasting}`, 'i')),
  rule(
    'state',
    'is',
    new RegExp(
      `^(?:(?:has|have|['’](?:s|ve)) (?:kept|run|cooked|cleaned|driven|fished|farmed|managed|served|preached|chaired|conducted|directed|nursed|had (?:a|an|two|three|my|her|his|this|the same)|owned|played|sung|coached|studied|known (?:him|her|them|each other|\\p{Lu}\\p{L}+)|shared|owed|belonged|suffered)|(?:sings?|plays?|works?|teaches|teach|lives?|keeps?|runs?)) (?!no |none|nothing|enough|it\\b|that\\b)${some}${lasting}`,
      'i',
    ),
  ),
  rule(
    'given-up',
    'ends',
    new RegExp(
      `^(?:(?:has|have)n['’]t|(?:has|have|['’](?:s|ve)) (?:not|never)) (?:been (?:to|in|at|on)|had|touched|played|smoked|eaten|drunk|driven|sung|worked|ridden|run|swum|danced|painted|bought|spoken to|talked to) ${some}(?!since (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|last week|the weekend))${lasting}`,
      'i',
    ),
  ),
]

/** Notes without anybody: 'Back at work since Monday', 'No meat since New Year', 'Seven years sober'. */
export const notedSince: readonly FactRule[] = [
  rule('state', 'is', new RegExp(`^been ${brief}${some}${lasting}`, 'i'), true),
  rule(
    'given-up',
    'ends',
    /^(?:no|not (?:one|a|a single)) (?!news|word|sign|rain|snow|sleep|idea|answer|reply|letter|post|sun|luck|power|electric|electricity|water|heating|heat|hot|gas|signal|internet|wifi|phone|line|customers?|sight|trace|call|text|message|visitors?)(?:more )?[\w-]+ (?:\w+ )?since (?!then|noon|lunch|breakfast|this|half|quarter|dawn|midnight|yesterday|\d{1,2}(?::|am|pm| ?o['’]clock)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)\w/i,
    true,
  ),
  rule(
    'state',
    'is',
    new RegExp(
      `^(?:back (?:at|on|in|to)|off|sober|clean|single|out of) (?!and\\b)(?:[\\w’'-]+ ){0,4}${lasting}`,
      'i',
    ),
    true,
  ),
  rule(
    'age',
    'is',
    /^(?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w{3,5})?)(?: years old)?,? (?:(?:today|yesterday)(?=[.,;!)]|$| and)|(?:since|on) \w{3,6}day\b(?!s))/i,
    true,
  ),
  rule(
    'state',
    'is',
    new RegExp(
      `^${amount} years (?:sober|clean|married|divorced|widowed|with|in this (?:job|house|flat|town)|at (?:the )?\\p{Lu}|today since (?!\\p{Lu}))\\b`,
      'iu',
    ),
    true,
  ),
]
