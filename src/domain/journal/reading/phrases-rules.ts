/** Kinds of phrases, after the distortions that Burns (1980) lists and the usual signs of coping; words only, no diagnosis. */
export type LimitingKind =
  | 'absolute'
  | 'mind-reading'
  | 'should'
  | 'catastrophe'
  | 'label'
  | 'all-or-nothing'
  | 'fortune-telling'
  | 'personalising'
  | 'discounting'
export type ConstructiveKind =
  | 'asked-for-help'
  | 'managed'
  | 'boundary'
  | 'gratitude'
  | 'reframing'
  | 'planned-step'
  | 'repair'
  | 'self-kindness'
  | 'noticing'

/** Its pattern is to be matched with text in small letters, and only where one of the triggers (folded words) stands. */
export interface LimitingRule {
  readonly type: 'limiting'
  readonly kind: LimitingKind
  readonly triggers: readonly string[]
  readonly pattern: RegExp
}
export interface ConstructiveRule {
  readonly type: 'constructive'
  readonly kind: ConstructiveKind
  readonly triggers: readonly string[]
  readonly pattern: RegExp
}
export type PhraseRule = LimitingRule | ConstructiveRule

const begin = "(?<![\\w'’\\u00c0-\\u024f])"
const end = "(?![\\w\\u00c0-\\u024f]|['’][a-z])"
const compiled = (pattern: string): RegExp => new RegExp(`${begin}(?:${pattern.toLowerCase()})${end}`, 'g')
const limiting = (kind: LimitingKind, triggers: string, pattern: string): LimitingRule => ({
  type: 'limiting',
  kind,
  triggers: triggers.split(' '),
  pattern: compiled(pattern),
})
const constructive = (kind: ConstructiveKind, triggers: string, pattern: string): ConstructiveRule => ({
  type: 'constructive',
  kind,
  triggers: triggers.split(' '),
  pattern: compiled(pattern),
})

const am = "I(?: am|['’]m)"
/** The rest of a clause, eight words at most, not past a conjunction. */
const rest = (most = 8): string =>
  `(?: (?!(?:but|because|although|though|and|so(?! much| many)|or|if|while)\\b)[\\w'’\\u00c0-\\u024f-]+){1,${most}}`
const harm =
  'ruin|spoil|fail|mess up|mess (?:it|things|everything) up|screw up|(?:get|do) (?:it|this|that|things|everything) wrong|let (?:everyone|everybody|people|them) down|disappoint|make mistakes|say the wrong thing|break everything|lose|overreact|give up'
const insult =
  'failure|idiot|loser|fraud|burden|disappointment|mess|coward|monster|nobody|waste of space|terrible (?:person|mother|father|friend|partner|daughter|son)|bad (?:person|mother|father|friend|partner|daughter|son)|horrible person|fool|impostor|imposter|freak'
const worth = 'worthless|useless|pathetic|unlovable|hopeless|not good enough|broken|stupid|a lost cause'
const judged = `(?:am|was|['’]m|look|sound|seem)${rest(6)}`

/** After 'I should have'. */
const past =
  '[a-z]{2,}ed|known|been|done|seen|said|told|gone|left|kept|held|spoken|written|slept|eaten|taken|given|made|found|thought|paid|stood|rung|begun|understood|fought|caught|let|quit|put|got|sent|brought|bought|felt|heard|met'

/** Phrases that are worth a second look. */
export const limitingRules: readonly LimitingRule[] = [
  limiting('absolute', 'always', `I always (?:${harm})(?:${rest(4)})?`),
  limiting('absolute', 'everything', 'I (?:ruin|spoil|break|mess up|get wrong) everything'),
  limiting(
    'absolute',
    'never',
    `I(?: can)? ?never (?:get|do|finish|manage|say|make|succeed|learn|have|am) (?:(?:anything|enough)(?:${rest(3)})?|(?:it|this|that|things) (?:right|properly|well|done|in time))`,
  ),
  limiting('absolute', 'never', 'I can never (?:get|do|finish|manage|say|make|learn) (?:it|this|that)'),
  limiting('absolute', 'anything', `I can(?:['’]t|not) do anything(?: right| properly| well)?`),
  limiting(
    'absolute',
    'nobody no',
    `(?:nobody|no one|no-one) (?:ever )?(?:listens|cares|likes|loves|understands|wants|notices|helps|believes|misses|needs)(?: (?:to|about|what|for))?(?: me| I\\b${rest(3)})`,
  ),
  limiting('absolute', 'everyone', `everyone (?:always )?(?:hates|leaves|ignores|forgets|abandons) me`),
  limiting(
    'mind-reading',
    'everyone everybody people they',
    `(?:everyone|everybody|they all|people) (?:must )?(?:think|thinks|know|knows|believe|believes) (?:that )?I ?${judged}`,
  ),
  limiting(
    'mind-reading',
    'must',
    `(?:he|she|they|everyone|everybody) must (?:think|have thought|believe) (?:that )?I ?${judged}`,
  ),
  limiting(
    'mind-reading',
    'probably obviously surely clearly',
    `(?:he|she|they|everyone|everybody) (?:probably|obviously|surely|clearly) (?:hates?|despises?|regrets?|thinks?|resents?)${rest(5)}`,
  ),
  limiting(
    'should',
    'should ought',
    `I (?:should|ought to) (?:be (?:over|able|better|stronger|further|happier|grateful|past|more|done|fine|used)|have (?:not |never )?(?:${past}))(?:${rest(6)})?`,
  ),
  limiting(
    'should',
    'must have need',
    `I (?:must|have to|need to) (?:be|do|get|try) (?:better|perfect|stronger|harder|it all|everything right)(?:${rest(6)})?`,
  ),
  limiting(
    'should',
    "shouldn't should",
    `I should(?:n['’]t| not) (?:feel|be|need|have to|let|complain|cry|care|want)${rest(6)}`,
  ),
  limiting(
    'catastrophe',
    'disaster catastrophe nightmare end apart wrong collapse',
    `(?:it|this|that|everything)(?: will|['’]ll| is going to|['’]s going to) (?:all )?(?:be (?:a|an|the) (?:\\w+ )?(?:disaster|catastrophe|nightmare|end)|fall apart|go wrong|collapse)`,
  ),
  limiting(
    'catastrophe',
    'over ruined finished destroyed',
    `my (?:life|career|future|marriage) is (?:over|ruined|finished|destroyed)`,
  ),
  limiting(
    'catastrophe',
    'lose recover alone',
    `I(?:['’]ll| will) (?:lose everything|never recover|end up alone|die alone)`,
  ),
  limiting(
    'label',
    'failure idiot loser fraud burden disappointment mess coward monster nobody waste terrible bad horrible fool impostor imposter freak',
    `${am} (?:such )?(?:an? )(?:\\w+ )?(?:${insult})`,
  ),
  limiting(
    'label',
    'worthless useless pathetic unlovable hopeless enough broken stupid lost',
    `${am} (?:so |just |completely |totally |utterly )?(?:${worth})`,
  ),
  limiting('all-or-nothing', 'either', `either I [^.!?,;]{3,60} or`),
  limiting(
    'all-or-nothing',
    'completely totally entirely utterly',
    `(?:the|my) (?:whole )?(?:day|week|year|evening|weekend|night|life) (?:is|was) (?:completely|totally|entirely|utterly) (?:ruined|wasted|lost|pointless)`,
  ),
  limiting(
    'all-or-nothing',
    'complete total utter completely totally',
    `(?:it|this|that)(?: was|['’]s| is) (?:a )?(?:complete|total|utter|completely|totally) (?:waste(?: of time)?|failure|pointless|useless)`,
  ),
  limiting(
    'fortune-telling',
    'never ever',
    `(?:it|this|things|nothing|I)(?: will|['’]ll| is going to) (?:never|ever) (?:get better|change|work(?: out)?|be (?:okay|happy|enough|fine|good enough|loved)|find (?:anyone|anybody|someone|somebody|a job))`,
  ),
  limiting(
    'fortune-telling',
    'know',
    `I know (?:that )?I(?: will|['’]ll| am going to|['’]m going to) (?:fail|lose|ruin it|mess (?:it|this) up)`,
  ),
  limiting(
    'personalising',
    'fault because',
    `(?:it|this|that)(?: is|['’]s| was) (?:all |entirely |completely )?(?:my fault|because of me)`,
  ),
  limiting(
    'personalising',
    'blame',
    `I(?: am|['’]m) (?:the one )?to blame for (?:everything|it all|all of it)`,
  ),
  limiting(
    'discounting',
    'lucky count anyone',
    `(?:only )?because I (?:got|was) (?:just )?lucky|it does(?:n['’]t| not) count(?: because${rest(5)})?|anyone could have done (?:it|that)`,
  ),
]

const did =
  'finished|called|wrote|sent|went|got|cleaned|paid|started|signed|told|booked|finally|cooked|ran|slept|made|did|opened|answered|handed'
const step =
  'call|phone|ring|write|ask|tell|book|start|finish|send|go|talk|try|sign|apply|clean|pay|practise|practice|make|take|cook|run|walk|see|meet|visit|rest|plan|read|pack'
const someone = '(?:him|her|them|(?:my |the )?\\w+)'

/** Signs of strength. */
export const constructiveRules: readonly ConstructiveRule[] = [
  constructive(
    'asked-for-help',
    'asked reached let',
    `I (?:finally |actually )?(?:asked (?:${someone} )?for (?:help|support|advice)|reached out(?: to${rest(3)})?|let (?:him|her|them|\\w+) help(?: me)?)`,
  ),
  constructive(
    'managed',
    'managed able succeeded',
    `I (?:finally |actually |still |even )?(?:managed to|was finally able to|succeeded in)${rest()}`,
  ),
  constructive('managed', 'finally', `I finally (?:${did})(?:${rest(5)})?`),
  constructive(
    'managed',
    'kept give got stuck pulled',
    `I (?:kept going|did not give up|didn['’]t give up|got through (?:it|the \\w+)|stuck with it|pulled through)`,
  ),
  constructive('boundary', 'no', `I (?:finally |politely |calmly )?said no(?: to${rest(4)})?`),
  constructive(
    'boundary',
    'told asked set drew kept',
    `I (?:told|asked) (?!myself)${someone} (?:that )?I (?:need|needed|can['’]t|cannot|couldn['’]t|won['’]t|don['’]t want)${rest(5)}|I (?:set|drew|kept) (?:a|my) (?:boundary|boundaries|line|limit)`,
  ),
  constructive(
    'gratitude',
    'grateful thankful appreciate appreciated',
    `(?:${am}|I feel|I felt|I was) (?:so |very |really |deeply |just )?(?:grateful|thankful)(?: (?:for|to|that)${rest(6)})?|I(?: really)? appreciate(?:d)?${rest(5)}`,
  ),
  constructive(
    'reframing',
    'bad hand looking differently least',
    `not as bad as I (?:thought|feared|expected)|on the other hand|looking at it (?:differently|another way)|I (?:see|saw|can see) (?:it|things|that) differently(?: now)?|at least I (?:tried|know|learned|learnt|showed up)`,
  ),
  constructive(
    'reframing',
    'realise realize realised realized learned learnt',
    `I (?:realise|realize|realised|realized|learned|learnt) (?:that )?(?:it(?: is|['’]s|was| was)|I (?:can|don['’]t have to|do not have to|am allowed))${rest(6)}`,
  ),
  constructive(
    'planned-step',
    "will i'll i'm am",
    `(?:tomorrow|tonight|next \\w+|on \\w+day) I(?: will|['’]ll| am going to|['’]m going to) (?:${step})(?:${rest(5)})?`,
  ),
  constructive(
    'planned-step',
    'plan step decided',
    `my (?:plan|next step) is to${rest(6)}|I(?: have|['’]ve)? decided to (?:${step})(?:${rest(5)})?`,
  ),
  constructive(
    'repair',
    'apologised apologized sorry made talked',
    `I (?:apologised|apologized|said sorry|made up with)(?: to)?(?:${rest(3)})?|we (?:talked it (?:out|through|over)|made up)`,
  ),
  constructive(
    'self-kindness',
    'proud myself',
    `(?:${am}|I feel|I felt|I was) (?:so |very |really |quite |a little |a bit )?proud of (?:myself|how I|what I|me)(?:${rest(4)})?|I (?:let|allowed|gave) myself(?: to)?(?: (?:rest|cry|sleep|a break|stop|time|be|off|an? \\w+))|I was kind to myself|I forgave myself`,
  ),
  constructive(
    'noticing',
    'noticed caught',
    `I (?:noticed|caught myself)(?: (?:that|how|myself))?${rest(8)}`,
  ),
]
