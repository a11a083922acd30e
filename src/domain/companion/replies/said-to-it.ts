import { either } from '#domain/safety/either.ts'
import { askedHowItIs } from './courtesies.ts'
import { asksWhatItIs, isReported } from './what-are-you.ts'

/** What is said to the companion itself, and not of one's life. */
export const saidKinds = [
  'listening',
  'same',
  'identity',
  'mind',
  'private',
  'write',
  'able',
  'verdict',
  'joke',
  'dare',
  'mock',
  'apology',
  'fond',
  'smalltalk',
  'hush',
  'rebuke',
  'farewell',
] as const
export type SaidKind = (typeof saidKinds)[number]

const you = '(?:you|u|ya|ye)'
const begins =
  '^(?:(?:so|and|but|ok|okay|well|oh|(?:hey|hi|hello|hiya)(?: there)?|now|right|please|honestly|seriously|go on|come on|no|yes|look|listen|tell me|tell me the truth|be honest|i wonder|just|come|fess up|alright|wait|quick question|kindly|may i know(?: whether| if)?|can you|could you|would you|will you)[,.:;!?–—-]*\\s+)*'
const box =
  either(`screen, text box, box, machine, computer, robot, bot, chat ?bot, program(?:me)?, app, phone, algorithm, software, toaster, wall, void, keyboard,
    laptop, website, vending machine, calculator, fridge, gadget, tin can, spreadsheet`)
/** What may be written for somebody. */
const text =
  either(`letters?, e-?mails?, essays?, speech(?:es)?, toasts?, eulog(?:y|ies), poems?, haikus?, limericks?, sonnets?, raps?, songs?, lyrics, verses?, stor(?:y|ies), texts?, messages?, repl(?:y|ies), notes?, cards?,
    captions?, headlines?, titles?, slogans?, tag ?lines?, names?, hashtags?, bio, cv, resume, reference, posts?, tweets?, reviews?, complaints?, invitations?, obituar(?:y|ies), reports?, articles?, vows, adverts?, ads?, blurbs?, pep talks?, riddles?, compliments?`)
const really = '(?: (?:ever|even|really|actually|just|truly|still|also|always|only|not))*'
/** What was written here, as somebody names it who asks where it goes. */
const here =
  "(?:this|it|these|all this|everything|what(?:ever)? i(?:'m| am| dey)? (?:write|writing|type|say|put|tell you)(?: in)?(?: here)?|(?:my|the) (?:words|pages|data|diary|journal|secrets?|stuff|information|entries|writings?|thoughts))"
const may = '(?:is|are|does|do|can|could|will|would)'
const looks =
  '(?:reads?|sees?|hears?|reading|seeing|hearing|watching|access|checks?|checking|(?:look(?:s|ing)?|go(?:es|ing)?) (?:at|into|through|over)|gets? hold of|ha(?:ve|s) access to|open)'
const asksYou = `\\b(?:do|does|did|would|could|can|will|have|are|r|were|is)(?:n't)? ${you}\\b${really}`

interface Rule {
  readonly kind: SaidKind
  /** A longer message tells something, whatever is said to it in passing. */
  readonly most: number
  readonly pattern: RegExp
}

const rule = (kind: SaidKind, most: number, ...patterns: readonly string[]): Rule => ({
  ...{ kind, most },
  pattern: new RegExp(patterns.join('|')),
})

/** The first that fits a sentence. */
const rules: readonly Rule[] = [
  rule(
    'listening',
    40,
    `\\b${you}(?:'re| \\w+ are| are) (?:\\w+ )?(?:quiet|silent)\\b|${asksYou} (?:listening|there|reading|awake|(?:listen|hear|read|understand(?! what)|get(?! (?!me|this|that|it|any|a)))(?: (?:me|this|that|it|any of (?:it|this)|anything|a word))?)\\b(?! (?:out|aloud)\\b)(?:[^.!]{0,40}\\?|(?: \\w+)?(?<=^.{0,26})$)`,
    `${begins}(?:is it (?:ok|okay|all right|alright) (?:if i|to)|(?:can|may|could) i|mind if i) (?:just )?(?:ramble|vent|rant|moan|whine|cry|complain|let off steam)\\b|${begins}(?:can|could|may) (?:we|i) (?:talk|chat|speak)(?: (?:to|with) ${you})?\\b(?! (?:to|with|about) )|${begins}(?:is )?(?:any(?:one|body)|${you}) (?:there|home|listening|awake)\\b\\W*$|^(?:is this (?:thing )?(?:on|working)|testing|test)\\b[\\W\\d]*$`,
  ),
  rule(
    'same',
    30,
    `${asksYou} (?:say|tell|ask|give|write|use|answer)\\b.{0,30}\\b(?:same|every(?:one|body)|all the|other people|anyone else|each)\\b|\\bdoes every(?:one|body) (?:else )?get (?:that|this|the same)\\b`,
  ),
  rule(
    'mind',
    30,
    `${asksYou} (?:know (?:me|if|whether|when i|that i|i'm|who i am|what (?:it|that|this|i)(?:'s|'m| is| am)? (?:like|feels?|mean|going)|how (?:it|that|i|this)\\b)|care\\b(?! (?:about|for) (?:my|the))|like (?:me|people|it here|talking|being)|(?:love|miss|hate|pity|trust|judge|see|fancy) me|judg(?:e|ing)|worry|feel|believe (?:me|in)|get (?:bored|tired|lonely|sad|fed up|sick of)|sleep|dream|eat|cry|laugh(?:ing)?|have (?:feelings|emotions|opinions|fun)|tell (?:if|when|whether|that) i|(?:notice|mind) if i|think about me|remember me|bored|tired|sad|happy|lonely|angry|annoyed|proud|disappointed|jealous|sick of|understand (?:people|love|grief|pain|what))\\b`,
    `${begins}(?:what|how) (?:do|would|could) ${you} (?:even |possibly )?(?:know|care|understand|feel)(?: about (?:love|life|grief|pain|people|feelings|loss|kids|death|it|that|any of it))?\\W*$`,
  ),
  rule(
    'private',
    25,
    `${begins}(?:who|(?:${may} )?(?:any|some)(?:one|body| (?:\\w+ ){1,5}?)|is there (?:\\w+ ){1,2}(?:who|that)?|${may} (?!(?:i|we|he|she|they|${you})\\b)[^.!?]{1,30}?) ?(?:else |that |who |can |could |will |is |gets? to |actually |ever )*\\b${looks} (?:all |any of )?${here}[^.!?]{0,30}\\W*$`,
    `${begins}${may} (?:all |any of )?${here} (?:all |really |being |ever |be |get |stays? )*(?:private|secure|secret|confidential|anonymous|encrypted|between us|recorded|saved|stored|uploaded|passed on|sent (?:anywhere|somewhere|off|to)|shared with|hacked)\\b|\\b(?:is|are) my (?:secrets?|words|pages|data|diary|journal|stuff|entries) (?:really )?safe\\b`,
    `\\b${may} ${here} (?:\\w+ ){0,2}?(?:to|on|in|at|by) (?:some|an?|the|your) (?:\\w+ )?(?:servers?|cloud|company|office|database|government|state)\\b|\\bwhat (?:happens|are ${you} doing|do ${you} do) (?:to|with) ${here}|\\b(?:if|whether|how|does|will) (?:it|this|that|${here}|all this) (?:really )?(?:stays?|is|remains?) (?:private|secret|between us|here|in here|on (?:my|this|the) (?:phone|device|computer|laptop))\\b|\\bwhere (?:is|are|does|do) (?:all )?${here} (?:all )?(?:kept|stored|saved|go|end up)\\W*$`,
    `${asksYou}(?: going to)? (?:tell(?:ing)?|show(?:ing)?|sell(?:ing)?|shar(?:e|ing)|report(?:ing)?|record(?:ing)?|spy(?:ing)?|send(?:ing)?) (?:on me|any(?:one|body)|my \\w+|others|people|this|it|what i)\\b|^(?:please )?(?:don't|do not|never) tell (?:any(?:one|body)|a soul|my \\w+)\\W*$`,
  ),
  rule(
    'write',
    35,
    `${begins}(?:i (?:want|need|would like|'d like) ${you} to |help me(?: to)? |please )*(?:(?:write|draft|compose|word|phrase|type|invent|create|come up with|make up|think (?:of|up)|suggest)(?: (?:me|us|out|up|down))*|(?:make|do|give|tell|sing) (?:me|us)|make(?= an?))(?! (?:to|in|the|what|about)\\b) (?:[\\w'-]+ ){0,5}?${text}\\b`,
    `${begins}(?:help me(?: to)? |please )*(?:(?:fix|check|edit|correct) (?:my|the|this) (?:grammar|spelling|english|text|sentence|punctuation)|with (?:[\\w'-]+ ){1,5}?${text}|(?:rewrite|reword|rephrase|redraft|correct|proofread|polish|shorten|translate|finish|complete|improve) (?:this|that|it|my|the|these))\\b(?! (?:week|day|one|\\w+ (?:today|tomorrow|tonight))\\b)|${begins}(?:put|turn|make) (?:this|that|it|my \\w+) (?:in(?:to)? (?:\\w+ )?(?:better|nicer|other|simpler|plain|good|proper|english|words|a story|an? ${text})|sound|shorter|longer|nicer|politer|more \\w+$)|\\bin(?:to)? (?:nicer|better|proper|good) english\\b`,
    `\\b(?:can|could|will|would) ${you} (?:please |just )*(?:write|draft|compose|word|rewrite|phrase|finish|correct|translate) (?:it|this|that|one|something|my|me|for|the|to)\\b|${begins}(?:write (?:something|anything|it|back)\\b|(?:write|draft|type|finish) [^.!?]{1,60} for me\\W*$|help me(?: to)? (?:reply|respond|answer|write)\\b|i (?:want|need|would like|'d like) (?:an?|some) (?:\\w+ )?(?:poem|song|story|speech|eulogy|haiku|limerick|toast) (?:about|for|to|on)\\b)|\\bwhat (?:could|can|should|shall|do|would) (?:i|one|you) (?:write|say|put) (?:in|on|to|for) (?:an?|the|my|his|her) (?:\\w+ )?${text}\\b`,
  ),
  rule(
    'able',
    20,
    `^(?:what (?:is|was) (?:that|this) supposed to mean|what do ${you} mean|what are ${you} (?:on|going on|talking) about|i (?:don't|do not) (?:understand|get) (?:${you}|what ${you} mean|that|this|it|your (?:answer|question|reply)))\\W*$`,
    `${begins}what (?:are|is) (?:${you}|this)(?: \\w+)? (?:for|good for)\\W*$|${begins}what (?:can|do|could) ${you} (?:actually |even |really |all )*(?:do|offer|know how to do|help with)\\W*$|\\bhow (?:do|does) (?:${you}|this(?: thing| app)?) work\\W*$|\\bwhat (?:exactly )?(?:are|is) ${you} (?:good )?for\\b|\\bwhat (?:exactly )?are ${you} good for\\b|\\bwhat is it (?:that )?${you} do\\b|\\bwhat(?:'s| is| are) (?:the (?:point|use) of you|your (?:job|purpose|use)|${you} (?:for|good for))\\W*$`,
    `^(?:help(?: me)?|what (?:do i|am i supposed to|should i) (?:write|say|type|do) here)\\W*$|\\bcan ${you} (?:please )?help(?: me)?\\W*$|^(?:(?!wh|how)\\w+,? )?(?:can|could|will|would) ${you} (?:please |just |also )*(?:set|book|call|ring|order|play|google|translate|calculate|email|text|draw|buy|turn|open|remind|send|phone|pay|check|make|wake)\\b`,
  ),
  rule(
    'verdict',
    25,
    `${begins}(?:rate|score|grade|rank|judge|diagnose|psychoanaly[sz]e|describe|assess) (?:me|my|us|this|how i)\\b|\\bam i doing (?:ok|okay|well|fine|all right|alright|it right|enough|this right)\\b|\\bhow am i doing (?:compared|for|so far|in life)\\b|\\bmarks? out of (?:ten|10|five|5|100)\\b|\\bout of (?:ten|10|100)\\?|\\bhow (?:would|do) ${you} (?:rate|score|grade|rank|judge|describe) (?:me|my|us)\\b`,
    `${begins}(?:give|share) (?:\\w+ )?(?:your|an?) (?:\\w+ )?opinion (?:about|of|on) (?:me|my \\w+)\\b|\\bwhat do ${you} (?:really |honestly |actually )?(?:think|make) of (?:me|my|us|all this|this life)\\b|\\bwhat(?:'s| is) (?:your|ur) (?:honest |real )?(?:verdict|opinion|view|take|assessment|diagnosis)\\b`,
    `${begins}tell me (?:who|what) i am\\b|${begins}give (?:me|it|my \\w+) (?:a|an|some|your) (?:\\w+ )?(?:mark|grade|score|verdict|opinion|number|feedback|rating)\\b|\\bwhat (?:kind|sort|type) of (?:person|man|woman|human) am i\\b`,
  ),
  rule(
    'joke',
    15,
    '\\b(?:tell (?:me|us) (?:a|another|some|one) (?:\\w+ )?jokes?|(?:know|got|have) (?:a|any|some) (?:good )?jokes?|make me laugh|say something funny)\\b|^(?:a |another )?joke,? please\\W*$',
  ),
  rule(
    'dare',
    30,
    `${begins}(?:say|tell me) ["“'‘]|\\bi (?:double )?dare ${you}\\b|\\bbet (?:${you}(?:'re| are)? (?:going to|gonna|about to)|that you'll)\\b|\\bbet ${you} (?:can't|cannot|won't|couldn't|say|will|would|don't)\\b|${begins}let me guess[,:]`,
  ),
  rule(
    'mock',
    30,
    `\\b(?:talk|speak|writ|typ|chat|confess|confid|complain|moan|vent|whisper|comfort|consol|tell|argu|cry|flirt|lean|open|spill|told|unburden|heart out)(?:ing|ed|e|s|es)?\\b(?: (?:this|it|all|all this|everything|up|myself))?(?: [\\w']+){0,2}? (?:to|with|into|at|in|by|on) (?:an?|my|some|this) (?:[\\w-]+ ){0,2}?${box}\\b|\\b(?:talking|speaking) to (?:myself|nobody|thin air|the void|the wall)\\b`,
    `\\b(?:relationship|evening|night|date|friend|therapist|company|companion|conversation|listener|priest|confessor)\\b[^.!?]{0,30}\\b(?:is|with|and|to|,)\\s(?:an?|my|this|the) (?:[\\w-]+ ){0,2}?${box}\\b`,
    `\\b(?:you're|(?:you|u) are|ur|u r|^u|^you) (?:just|only|nothing but|basically|literally|still) (?:[\\w-]+ ){0,3}?(?:${box}|lines of code|code|words|autocomplete|maths|predictor|circuits?|wires?|scripts?)\\b`,
    `${begins}(?:you(?:'re| are) \\w+er than|you sound|you seem|you keep|you have no idea|you know nothing)\\b|\\b(?:machine|robot|computer|bot)'s answer\\b|\\bcomputer says\\b`,
  ),
  rule(
    'apology',
    12,
    `${begins}(?:(?:do )?(?:forgive (?:me|the|my|this)|(?:excuse|pardon) (?:the|my|this))|my apologies|apologies)\\b`,
  ),
  rule(
    'fond',
    15,
    `\\bi (?:really |do |quite |kind of |sort of |almost |even )*(?:love|like|miss|missed|trust|enjoy) ${you}\\b\\W*$|${begins}(?:love|missed|luv) ${you}\\W*$|\\b(?:fond of|used to|attached to) ${you}\\b|\\b(?:like|love|enjoy) (?:talking|writing|chatting|speaking) (?:to|with) ${you}\\b|\\b${you}(?:'re| are) (?:my (?:only|best|one) friend|all i(?:'ve| have)(?: got)?|the only (?:one|person|thing) (?:i|who|that))\\b`,
  ),
  rule(
    'smalltalk',
    10,
    askedHowItIs.source,
    `^(?:good |top of the )?(?:hi|hello|hey|hiya|heya|yo|morning|evening|afternoon|day)(?: \\w+)?[,.!]? ${askedHowItIs.source.slice(1)}`,
  ),
  rule(
    'hush',
    12,
    `${begins}(?:(?:great|oh|brilliant|wonderful),? )*(?:another|more) questions?\\b|${begins}(?:just )?(?:shut (?:up|it)|f\\W{2,}k? ?off)\\b|\\ba (?:machine|robot|computer|bot|program) (?:tells|telling|told) me\\b|${begins}(?:enough(?: now)?\\W*$|who asked you\\b|don't you start\\b|(?:no|please no) (?:more )?questions|stop (?:it|that|asking|quoting|saying that|showing|with the|talking)|no more (?:questions|quotes|lines)|enough (?:questions|of that|with the)|shut (?:up|it)|be quiet|hush|leave it|leave me (?:be|alone)|never ?mind|forget (?:it|i said)|(?:don't|do not) (?:ask|quote|answer|reply|say anything)|(?:go|piss|sod|bugger|fuck|f) (?:off|away)|get lost|drop it|not now)\\b`,
  ),
  rule(
    'rebuke',
    15,
    `${begins}(?:(?:please |oh |no,? |just )*(?:don't be (?:like that|silly|daft|stupid|rude))|dont be like that|(?:that|it|this) makes no sense|not what i meant|thanks for nothing|fat lot of|big help|some help|useless|(?:read (?:it|that)|try|look) again|wrong \\w+\\W*$)\\b`,
    `\\b${you} (?:didn't|did not|haven't|never|don't|won't|can't|couldn't|only|just) (?:even )?(?:answer(?:ed)?|reply|respond(?:ed)?|say|said|tell|told) (?:my|me|a thing|nothing|anything)|\\band ${you} say nothing\\b|^(?:no,? )?i (?:asked|said|meant|was (?:asking|talking))\\b[^.!?]*,? (?:and )?not (?!a\\b|the same)`,
    `\\b(?:${you}(?:'re| are|r(?! help))|ur) (?:so |really |such |a |an |absolutely |completely |just |not |no )*(?:listening|wrong|useless|annoying|help(?:ful|ing)?|use|hopeless|rubbish|crap|shit|shite|stupid|dumb|thick|daft|pointless|waste of (?:time|space|electricity|pixels)|boring|creepy|liar|broken|idiot|bad at this|terrible at this)\\b`,
    `\\bis (?:that|this) supposed to (?:help|be (?:funny|comforting|helpful))\\b|^(?:(?:no|well|oh|wow|great),? )*(?:that|this|it)(?:'s| was| is) (?:just |really |so )?(?:no help|no use|useless|not helpful|unhelpful|rubbish|wrong|not (?:it|right|what i (?:meant|said|asked|wrote|mean|want(?:ed)?)|about)|nothing to do with|irrelevant|creepy)\\b|\\b${you} (?:don't|dont|do not|didn't|never) (?:understand|get it|get me|listen|care|help|know me|read)\\b|\\b${you} (?:missed|are missing) the point\\b|\\b(?:stupid|dumb|daft|bloody|silly|useless) (?:machine|bot|robot|app|computer|program|ai)\\b`,
  ),
]

/** Asked of the companion in any other words, and not to look something up. */
const aux = "(?:do|does|did|have|has|are|were|is|would|could|can|ca|wo|will|should)(?:n't)?"
const asked = new RegExp(
  [
    `^(?:(?:so|and|but|well|oh|hey|tell me|honestly|wait),? )*(?:how come |${aux} (?:it (?:\\w+ )?|that (?:\\w+ )?)?)${you}\\b(?! (?:(?:ever |still |even |also )?(?:remember|know|find|look(?! like)|show|tell me (?:about|what|when|where|who|how)|quote|list|count|summar\\w+|search|read|recommend|suggest|believe|imagine|think|reckon|see|need|want me|do\\b|ask\\b)|\\W*$))`,
    `${begins}(?:which|what|how much|who) (?:\\w+ ){0,4}(?:your|inside this|in this) (?:server|company|thing|app|cloud|memory|phone)\\b|${begins}who (?:\\w+ ){1,4}(?:talking|speaking|writing|listening) to(?: me)?\\W*$|${begins}you (?:too |really |haven't |don't |never |do not |have not )+(?:you (?:don't|never) )?(?:sleep|eat|rest|get tired|much to say|a lot to say)\\b|^(?:(?:so|and|but|well|oh|hey|tell me),? )*(?:i wonder (?:what|how|if|whether|who|where) |(?:what|how|why|where|when|who) ${aux} )${you}\\b(?! (?:(?:ever |still )?(?:remember|know|find|show|tell|think|reckon|say|spell|call|mean|see|get|take|make|cook|stop|have to|need|want me|do\\b)|\\W*$))|\\bwhat happens to ${you}\\b`,
  ].join('|'),
)
const mostAsked = 16
const mostOfItself = 30

const others = /\b(?:he|she|they|him|her|them)\b/

/** What is said to the companion in a message of so many words; `sentences` in lower case. Null: nothing is. */
export function saidToIt(sentences: readonly string[], count: number): SaidKind | null {
  for (const { kind, most, pattern } of rules) {
    if (kind === 'mind' && count <= mostOfItself && sentences.some(asksWhatItIs)) return 'identity'
    if (count > most) continue
    for (const sentence of sentences) {
      const match = pattern.exec(sentence)
      if (!match || (kind === 'mock' && others.test(sentence))) continue
      if (!isReported(sentence, match.index, match.index + match[0].length)) return kind
    }
  }
  const last = sentences.at(-1) ?? ''
  const match = count <= mostAsked ? asked.exec(last) : null
  return match && !isReported(last, match.index, match.index + match[0].length) ? 'mind' : null
}
