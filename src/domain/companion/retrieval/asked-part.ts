import { inPlainEnglish } from './plain-english.ts'
import { statementsIn } from './statements.ts'

/** The part of a message that asks. */
export interface AskedPart {
  /** From the word that asks on, as it was written. */
  readonly text: string
  /** What else was said, which may say what it is about: "That hotel in Leeds, what was it called?" */
  readonly around: string
  /** It asks of the person's own life, or says that it asks: "remind me", "find me the page". Else it may as well be of the world, or to nobody. */
  readonly isPlain: boolean
  /** It may as well be said and not asked: of what is now or will be, of what somebody thinks, or without a sign that it asks. */
  readonly isDoubtful: boolean
}

/** After a longer story only what comes last is asked. */
const fewStatements = 2
const longestMessage = 400
const mostHurriedWords = 24
const fewWords = 7

const oneOf = (...words: readonly string[]): string => `(?:${words.join('|')})`

const you = oneOf('you', 'u', 'ye', 'ya')
/** What says that something is asked of the pages. */
const cue = oneOf(
  'remind me(?: again)?',
  'tell (?:me|us)(?! about\\b| what i (?:wrote|said) about\\b)',
  '(?:wondering|thinking|remembering)(?=,? (?:what|which|who|when|where|how (?:much|many|long|often)|if i|whether|about (?:what|when|who)|did|do|have|has|had|was|were|is))|wonder(?= (?:what|which|who|when|where|if) (?:i|we) )',
  '(?:try|trying|tryna) (?:to )?(?:remember|recall|think|mind)',
  'mind(?= (?:what|when|who|where|how|which))',
  "(?:need|want|would like|'d like|like|glad|keen|curious) to (?:be reminded|remember|recall|think|know|find(?: out)?|check|(?:read|see)(?= what| the| where))",
  `(?:have ${you} got|(?:do|would) ${you} have|(?:have )?(?:${you}|y'?all) got)(?= (?:the|what|any|that)\\b)`,
  `do ${you} (?:know|remember|recall|mind)`,
  `(?:can|could|would|will|might|may) ${you} (?:please |kindly |ever |at all )*(?:tell(?: me)?|remind me|check|look up|find(?: out| me)?|see(?= if| whether| when| what| where)|show me)`,
  "can(?:no|')?t (?:for the life of me )?(?:think|remember|recall|mind)(?! the last time)",
  "(?:do not|don'?t) (?:remember|recall|mind)(?= (?:which|when|where|how (?:much|many)|the name))",
  "do(?:n'?t| not) know(?= (?:which|when|what (?:day|time|year|date))\\b.{0,60} (?:i|we)\\b)",
  'forg[eo]t(?:ten)?(?= (?:who|what|which|when|where|how|the (?:name|number|date|day|price|word|title|address|street|place)\\b))',
  'any (?:idea|clue)',
  'find out',
  'kindly(?: (?:tell|share|check|confirm|inform|advise|let)(?: (?:me|us|know))*)?',
)
const opener = oneOf(
  ...'hey hi hello hiya ok okay so and but well right now then ah eh aye och um uh er erm hm hmm oh lol yo bro mate love dear please pls sorry listen actually wait no seriously honestly curious just again btw abeg oga oi arrah musha yaar fam bruh sis boss man'.split(
    ' ',
  ),
  '(?:real |wee )?(?:quick|daft|silly|stupid|random|another|one|wee) (?:one|question|q)',
  '(?:a )?question',
  'by the way',
  `(?:i(?:'?(?:m|d|ve))? )?(?:(?:was|am|have|had|would|should|be|been|keep|still|just|dey|do|really) )*${cue}`,
)
const openers = new RegExp(
  `^(?:${opener}(?![\\p{L}'])[\\s,:;.!…–—-]*)+(?:(?:if|whether|about|of|for)\\b[\\s,]*)?`,
  'u',
)
const cues = new RegExp(`\\b${cue}`)

const who = oneOf('who', 'whom', 'what', 'where', 'when', 'how')
const noun = "(?!(?:i|we|you|he|she|they|it|that|this|there|if)\\b)[\\p{L}\\p{N}'-]+"
const be = "(?:did|do|does|is|was|wis|were|are|has|have|had|am)(?:n'?t)?"
/** "Like some foreigner who does not know": it says which one is meant. */
const relative =
  "(?<=\\p{L} )who (?!(?:was|is|were|are|did)(?:n't)? (?:it|that|this|i|we|he|she|they|the|my|our|his|her)\\b)"
/** What somebody or something did: "what went missing from my bag". */
const deed =
  '(?:\\p{L}{2,}ed|went|came|gave|got|took|told|said|broke|fell|lost|won|brought|bought|found|sent|paid|ate|sang|wrote|lent|stole|put|rang|sold|built|taught|drove|threw|blew|hit|hurt)\\b'
/** The verb comes before who did it, as only in a question. */
const inverted = new RegExp(
  `\\b(?:(?!${relative})${who}(?: (?:exactly|again|all|on earth))? ${be}\\b|${who}'?(?:s|re|d)\\b|(?<=^)(?:what|who|which \\p{L}+) ${deed}(?!.*[,:])|(?:why|y) (?:did|was|were|had|could)(?:n'?t)?\\b|how come\\b|(?<=, ?)(?:which|what|whose|how many)(?: of)?(?: ${noun}){1,3} (?:i|we|he|she|they|it)\\b|(?:which|whose|what|how (?:much|many|long|often|old|far|big|high|tall|heavy))(?: ${noun}){0,4}? ${be}\\b)`,
  'u',
)
/** What stands right before is said of somebody, not asked: "she asked me where was it", "I know what is left". */
const reported = new RegExp(
  `\\b${oneOf(...'ask asked asks asking know knew knows sure care tell told say said says goes matter notice noticed forgot idea that like because is was about of see saw understand understood believe explain explained thinking remember remembered wonder wondered decide learn learnt learned me him her us them'.split(' '))}(?: already| just| even| really| exactly| yet| any ?more)?[\\s'"“‘,]*$`,
)
const atStart = new RegExp(
  `^(?:(?:on|in|at|from|to|by|with|for|since|until|of) (?=what\\b|which\\b|whom?\\b|whose\\b|when\\b))?(?:${who}|which|whose|why)(?:'?(?:s|re|d))?\\b`,
)
const whether =
  /^(?:(?:did|have|has|had|was|were)(?:n'?t)?(?= (?!it\b(?!.* (?:who|that|when|where)\b)|this\b|that\b|there\b|these\b|those\b|any|every|some|no)\S)|do(?= (?:i|we) (?:ever|often|usually|always|mostly|still|really|tend|write|sleep|feel)\b)|am(?= i (?:often|usually|always|still|more|less)\b))\b/
const commands =
  /^(?:search for|dig (?:out|up)|pull up|look up (?!how)|look for|list (?:the|all|every|my)|count(?: up)?(?= how)|quote me|take me (?:back )?to|let me (?:see|read)|read me|bring (?:up|back)|(?:find|show|get|fetch|give)(?: me| us)? (?:the|that|those|my|what|where|when|which|all|every|everything|any)|tell me (?:what|which|when|where|who|how|everything|all|about|the))\b/
/** What may follow a cue: "remind me of the name", "do you have the list". */
const things = /^(?:everything|all|anything|any|the|that|those|my|where|i|we|put|wrote|noted|if|whether)\b/
const anyOf =
  /^(?:was|were) there\b|^is it (?:written|noted|down|anywhere)\b|^(?:is there |(?:has|have) there been |have i got |do (?:i|we) have )(?:any|some|a)(?:thing|where)?\b|^any(?:thing|where)? (?:mention|about|on|in|that|of)\b/
const nominal =
  /^(?:the )?(?:name|number|date|price|title|word)s? (?:of|for)\b|^(?:(?!i\b|you\b|he\b|she\b|they\b|what\b|which\b)[\p{L}']+ ){1,3}(?:name|number|address|price|date|birthday|pin|code|dose|size)\?+$/u

/** "Which was the best of it" tells; "which was the theme they gave me" asks. */
const notNamed =
  "(?!(?:the|my|our|his|her|their) (?!(?:best|worst|main|only|whole|reason|cause|problem|point|thing|part|least|last|first thing)\\b)(?:[\\p{L}'-]+ ){1,3}?(?:that|where|who|when|i|we|he|she|they|it|the|my|our|me) )"

/** No page can say it: what somebody may, should or will do, what is right, what the world thinks. */
const ofNobody = new RegExp(
  [
    '^(?:(?:what|who|where|when|how|which \\S+|why) )?(?:should|would|could|can|shall|may|might|must|ought)\\b',
    '^(?:(?:who|why) )?will\\b|^(?:what|where|when|how) will (?!(?:they|the|my|our) (?!ever\\b|end\\b|be (?:of|ok|okay|all right|alright)\\b)|he|she)',
    "^(?:what|how)(?:'?s| is| dey) (?:good|up|new|happening|poppin\\w*|crackin\\w*|hangin\\w*|the craic|(?:it|she|he|things|life|tricks|everything) (?:going|goin|cuttin\\w*|hangin\\w*))\\b|^how far$|^(?:what|how) (?:dey|far na)\\b|^how (?:was|were) (?:i|we) (?:to|supposed)\\b",
    "^who(?:'d(?! i | we )| would| knew| else)\\b",
    '^what (?:gets|kills|annoys|bothers|worries|scares|hurts|strikes|amazes|bugs|matters|counts)\\b',
    '^who (?:knows|cares|does that|needs|even|am i kidding|says)\\b',
    '^what (?:a|an|if|about|now|else|even|on earth|gives|ever|more|good is|use is|kind of (?:person|man|woman|mother|father)|you)\\b',
    '^how (?:long|much|many|often|far|old) (?:should|can|could|would|do (?!i |we )|does)\\b',
    "^what (?:was|is) the (?:point|use|good|harm)\\b|^what'?s the (?:best|point|use|matter|harm|deal|difference|capital|chance)\\b",
    `^what ${deed}(?: \\S+){0,4}? (?:was|is) (?:that|how|when|because|not|the|an?|my|his|her)\\b|^who (?:said|told (?:him|her|them)) (?:he|she|it|they|life|\\p{L}+ing)\\b|^who died and\\b`,
    '^how (?!much|many)\\p{L}+ of (?:me|you|him|her|them|us|the)\\b|^how (?:about|can|dare|do|does|else|am|are (?:people|we)|you)\\b',
    `^which (?:means\\b|(?:is|was) ${notNamed})`,
    `^(?:how|what|where|when|who) (?:i|we|me)(?:'m| am| is| a)? (?:going|goin|gonna|gwine|gwaan|gon|will|fi|must|should|can)\\b|^(?:how|what) (?:i|we|me) (?:go|ever going) (?!to\\b)`,
    '^why (?:does|do|is|are|am|can|would|should|not|the|even|bother)\\b',
  ].join('|'),
  'u',
)
/** Without a question mark these tell: "when I was at the lake it rained". */
const tells =
  /^(?:(?:what|where|when|how|why) (?:i|we|he|she|it|they|the|my|you)|which (?:i|we|he|she|it|they|made|makes|left|hurt|felt))\b/
/** "What I did name the boat": the order of a statement, and one deed; what goes on with another verb tells. */
const askedInOrder =
  /^(?:what|where|how (?:much|many \p{L}+)) (?:(?:i|we|he|she|they) (?:did|end(?:ed)? up)(?! (?:was|is|not|to)\b) \p{L}+|it was (?:that )?(?:i|we|he|she|they|my|the)\b|(?:the|my|our) \p{L}+ (?:said|told|ga?ve|charged?|brought|paid|called|named|wrote|decided) (?:me|us|my|our|for|to|about|of)\b)(?!.*\b(?:was|is|were|are|and|but|so|that|it|hurt|made|makes|me (?:cry|laugh))\b)/u
/** What is stated and only asked to be agreed with. */
const agree =
  /^(?:but|so|and|because|then)\b(?!.{0,120} (?:who|what|which|when|where|how)\b)|,? (?:right|no|(?!(?:did|have|had|was|were)n't (?:i|we)\b)(?:can|could|wi?ll|would|wo|should|is|are|do|does|did|has|have|had|was|were|am|might|must)(?:n?'?t)? (?:i|we|you|he|she|it|they|there)|or(?: not| no| what)?|yes|yeah|ok(?:ay)?|eh|aye|huh|innit|you know)\?$/
const unsaid =
  /\b(?:wrong(?! with (?!me\b|us\b))|deserve|matter|happen if|fair|unfair|harsh|stupid|selfish|cruel|silly|to blame|my fault|crazy|(?:bad|good|terrible|awful|horrible) (?:person|mother|father|mum|dad|parent|friend|partner|wife|husband|daughter|son))\b/
const ofCompanion =
  /(?<!\b(?:told|said to|tell) )\b(?:you(?! call (?:the|my|our|him|her|them)\b)|your|yourself|u|ur|ye|ya)\b/
const ofOneself =
  /\b(?:i|i'?(?:ve|d|m)|me|my|mine|we|us|our|he|she|him|her|his|did|was|were|had|came|gave|brought|bought|lent|sent|told|paid|put|mum(?:my)?|mom|mama?|mam|dad(?:dy)?|pap(?:a|aw)|mamaw|nana?|gran(?:ny|ma|pa|dad)?|grandm[ao]m?|am+a|appa|aunt(?:ie|y)?|uncle|\p{L}{2,}ed)\b/u
/** "what day is the dentist", "the name of that mechanic": a day and a name that are known to be theirs. */
const ofDayOrName =
  /^(?:what|which) (?:day|date)\b(?! (?:is it|of the week)\b)|\b(?:name|password|pin|code|combination) (?:of|o|for|at|to) (?:that|the|my|our|\p{L}+'?s)\b/u
/** What pages hold in so many words, whenever it is so. */
const ofFact =
  /\b(?:names?|call(?:ed|ing)?|numbers?|address|date|prices?|costs?|charg\w+|ow(?:e|ed|es)|pa(?:y|id)|g[eo]t for (?!it\b)|last(?= (?!week|month|year|night|summer|winter))|fees?|rent|scores?|marks?|again|writ\w+|wrote|note[ds]?|mention\w*|put down|pages?|entry|lists?|recipe|ever (?!do\b|done\b))\b/u
/** A day, a rate, a number of their own, or what "was it" that was done: nobody says these to themselves. */
const ofThing =
  /^(?:(?:what|which) (?!.* think )(?:day|date|night|evening|morning|month|year|time|hour)s?|how many (?!times|more|ways)\p{L}+ (?:are(?! like)|were|was|has|have|had|did)|which (?!way|of)\p{L}+ (?:are|is|were|was|has|had|did))\b(?! is it\b| it\b)|^(?:how much|what)\b.* (?:i|we)\b.* (?:per|an?|each|every) (?:night|day|week|month|year|hour|lesson|head|mile|kilo)\b|^(?:(?:who|what|where|when|which \p{L}+|how \p{L}+) was it|(?:when|where|which \p{L}+) is it)(?: that| who)? (?!all\b|for\b|about\b|like\b|worth\b|ever\b)\p{L}/u
const askedAs = '(?:what|who|whom|where|when|how|why|which|whose)'
const somebody =
  '(?:i|we|you|he|she|they|it(?! (?:that|where|when|who|i|we)\\b)|this|that|there|(?:every|any|some)\\p{L}{1,8}|nobody|people)\\b'
/** Of what is now or will be, of what somebody thinks, wants or must, why, or by an idiom: as many say it as ask it. */
const doubted = new RegExp(
  [
    `^(?:\\p{L}{1,20} )?${askedAs}(?:['’]?s|(?: \\S{1,20}){0,5}?(?:['’](?:s|re|m|ll)| is| are| am| do| does| will| can| would| could| should)(?:n['’]?t)?) ${somebody}`,
    `^(?:(?!since)\\p{L}{1,20} )?(?:${askedAs}|that)(?: \\S{1,20})? ${somebody}(?:['’](?:s|re|m|ll)| is| are| am| will| can| must| should)\\b`,
    `^(?:do|does|is|are|am|will)(?:n['’]?t)?\\b|^(?:did|was|were|had|has|have)(?:n['’]?t)? ${somebody.replace('i|we|', '')}`,
    `^(?:why|how come)\\b|^${askedAs} to\\b|\\b(?:meant|supposed|have|has|had|got|needs?|expect\\w*) (?:me |us |him |her |them )?to (?!say about\\b)`,
    '\\b(?:even|kidding|expect(?:ing)?|proved?|ever (?:do|done)|come to this|(?:i|we) (?:get|got) here|was i (?:thinking[?.! ]{0,3}$|to\\b)|was (?:he|she) thinking|was it (?:all )?for\\b|how m\\w+ (?:more|longer)\\b(?!.* (?:did|was|were|cost|paid)\\b)|left (?:of|to)|good did|the odds|happened to (?:me|us|him|her)|(?:time|years?|days?|summer) (?:go|gone)|become|(?:he|she|they) (?:really )?(?:think|want|wanted|know|knew|thought)|thinks?(?= (?:of|about) me\\b))\\b',
    '\\bso \\p{L}{1,20}[?.! ]{0,3}$',
  ].join('|'),
  'u',
)
/** "I keep thinking about what he said", "tell me I did right": a cue that as often tells, before the order of a statement. */
const softCue = /\b(?:thinking|remembering|tell (?:me|us)|(?:need|want|like) to|know|find out)\b/u
const inStatementOrder = /^(?:(?:what|when|where|how|that|if) (?!did|was|were|is|do)|(?:i|we) )/u
/** Who says this after a question has asked it of nobody: "What did I do? I ate the cake." */
const answersItself =
  /^['"“‘]|^an? [^.!?]{1,30}[.!]?$|^(?:nobody|no one|nothing|nope|no|yes|yeah|of course|exactly|well|did|does|he|she|they|because)\b|^(?:i|we) (?!think|thought|say|feel|believe|guess|know|wrote|put|noted|said|remember|mean|reckon|suppose|expect|bet|imagine|hope|doubt|forgot|forget|need|want|can|can't|cannot|could|just|was|am|would|must|might|may)\p{L}+/iu

/** At the end of what is asked. */
const politeness =
  /(?:[,\s](?:(?:would|will|could|can) (?:you|ya)|please|pls|plz|thanks|thx|ta|po|lol|haha|eh|abeg|sef|sha|yaar|mate|love|duw|at all|(?:can|could) (?:you|u) (?:check|look)(?: please| pls)?)){0,3}[.!… ]{0,3}$/

const asksFirst = new RegExp(
  `^(?:${who}(?:['’]?(?:s|re|d))? (?:${be}|i|we)\\b|(?:which|whose|how (?:much|many)) )`,
  'i',
)

/** What a message asks; null for one that asks nothing, or nothing that pages could answer. */
export function askedPart(message: string): AskedPart | null {
  const whole = inPlainEnglish(message.trim())
  if (whole.length > longestMessage) return null
  const all = statementsIn(whole).map(({ text }) => text.trim())
  const marked = all.findLastIndex((text) => text.endsWith('?'))
  // "What'd I end up making in algebra. Bet it was trash."
  const isFirst =
    marked < 0 &&
    all.length === fewStatements &&
    asksFirst.test((all[0] ?? '').toLowerCase().replace(openers, ''))
  const at = isFirst ? 0 : marked < 0 || all.length > fewStatements ? all.length - 1 : marked
  const [asked = '', after = ''] = all.slice(at)
  const isMarked = asked.endsWith('?')
  if (answersItself.test(after) || (all.length > fewStatements && !isMarked)) return null
  const small = asked
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<=\b(?:dr|mrs?|ms|st|prof))\./g, ' ')
    .replace(politeness, (end) => ' '.repeat(end.length))
  const before = openers.exec(small)?.[0] ?? ''
  const isCued = (cues.exec(small)?.index ?? small.length) < before.length
  const plain = small.slice(before.length)
  const from =
    plain === '' || unsaid.test(plain)
      ? null
      : startOf(plain, { isMarked, isCued, isClosed: /[.!…]$/.test(asked) })
  if (from === null) return null
  const own = plain.slice(from)
  if (
    ofCompanion.test(own) ||
    (!isCued && (ofNobody.test(own) || (!isMarked && tells.test(own))) && !isFragment(own))
  )
    return null
  const isDoubtful = mayBeTold(own, { asked: asked.slice(before.length + from), before, isMarked, isCued })
  const others = all.length > fewStatements ? [] : all.filter((_, each) => each !== at)
  return {
    text: asked.slice(before.length + from),
    around: [asked.slice(before.length, before.length + from), ...others].join(' ').trim(),
    isDoubtful,
    isPlain:
      !isDoubtful &&
      (isCued ||
        commands.test(plain) ||
        ofDayOrName.test(own) ||
        // "I have to save, what's the fee for the course"
        /\b(?:i|i'?m|my|we|our)\b/.test(plain.slice(0, from)) ||
        ofOneself.test(own)),
  }
}

interface AskedHow extends Pick<Written, 'isMarked' | 'isCued'> {
  readonly asked: string
  readonly before: string
}

/** As many say it as ask it. */
function mayBeTold(own: string, { asked, before, isMarked, isCued }: AskedHow): boolean {
  if (ofFact.test(own) || ofThing.test(own)) return false
  if (doubted.test(own)) return true
  if (commands.test(own)) return !/\b(?:i|we|my|our|what|where|when|which|all|every\w*)\b/.test(own)
  if (isMarked || inverted.test(own)) return false
  if (isCued) return softCue.test(before) && inStatementOrder.test(own)
  const isPlea = /\b(?:please|pls|plz|abeg)[?.! ]{0,3}$/i.test(asked)
  return /^(?:when|where|any)/.test(own) && !askedInOrder.test(own) && !isPlea
}

/** "when mum had her op", "where we stayed in Oban", "what I did name the boat": so few words in a hurry are no story. */
const isFragment = (own: string): boolean =>
  !/[.!…,;:]/.test(own) &&
  ((/^(?:when|where) /.test(own) && own.split(/\s+/).length <= fewWords) ||
    (askedInOrder.test(own) && own.split(/\s+/).length <= mostHurriedWords / 2))

interface Written {
  readonly isMarked: boolean
  readonly isCued: boolean
  /** With a full stop. */
  readonly isClosed: boolean
}

/** Where the part that asks begins; null where none does. */
function startOf(plain: string, { isMarked, isCued, isClosed }: Written): number | null {
  const count = plain.split(/\s+/).length
  if (/^(?:guess|know)\b/.test(plain)) return null
  const isShort = count <= mostHurriedWords / 2 && !/[.!…,;:]/.test(plain)
  if (commands.test(plain)) return 0
  if (anyOf.test(plain)) return isMarked || isCued || count <= mostHurriedWords ? 0 : null
  if (nominal.test(plain)) return isMarked || isCued || isShort ? 0 : null
  if (whether.test(plain))
    return isMarked || isCued || (!isClosed && count <= mostHurriedWords && !/[.!…;:]/.test(plain)) ? 0 : null
  if (/^(?:did|do|does|have|has|had|was|were|is|are|am)(?:n'?t)?\b/.test(plain)) return null
  if (count > mostHurriedWords && !isMarked) return null
  if (isCued && things.test(plain)) return 0
  if ((isMarked || isCued || isShort) && atStart.test(plain)) return 0
  const { index = -1 } = inverted.exec(plain) ?? {}
  if (index >= 0 && !reported.test(plain.slice(0, index)) && (isMarked || !/[.!…;]/.test(plain))) return index
  return isMarked && !agree.test(plain) && /\b(?:i|my|was|were|did|had|called|said)\b/.test(plain) ? 0 : null
}
