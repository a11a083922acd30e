/** What only somebody else may judge: a body in danger, a body, medicine, driving, a child to come, or what somebody is worth. */
export type Guarded = 'emergency' | 'medicine' | 'driving' | 'pregnancy' | 'body' | 'worth' | 'self-blame'

const asks =
  /\?|^(?:so |and |but |ok |well |tell me |please )*(?:is|are|am|was|were|do|does|did|can|could|should|would|will|may|might|what|why|how|when|which|who|whose|shall)\b/

const symptoms =
  /\bchest (?:pains?|hurts?|aches?|is (?:tight|so tight|heavy)|feels (?:tight|heavy)|tightness|pressure)\b|\b(?:pain|pressure|tightness) in (?:my|his|her|the) chest\b|\b(?:can(?:'t|not)|can hardly|can barely|hard to|struggling to|struggle to) (?:really |even |properly )?(?:breathe|get (?:any |enough )?air)\b|\b(?:short(?:ness)? of breath|trouble breathing|breathless|gasping)\b|\b(?:faint(?:ed|ing)?(?! (?:smell|line|light|sound|hope|idea|praise|memory|trace|hum|music|glow|noise))|passed out|passing out|blacked out|collapsed|unconscious|won't wake up|can't wake (?:him|her|them))\b|\b(?:overdos\w*|(?:took|taken|swallowed) (?:too many|too much|a whole|the whole|all (?:of )?(?:my|the|his|her)|\d{2,}|twelve|twenty|thirty|double|a lot of)\b.{0,40})|\b(?:bleed(?:s|ing)?|blood)\b.{0,40}\b(?:won't stop|doesn't stop|not stopping|a lot|heavily|badly|everywhere|through|soaked)\b|\b(?:can't stop|won't stop) (?:the )?bleeding\b|\b(?:vomit\w*|cough\w*|throw\w* up) (?:up )?blood\b|\b(?:face|mouth) (?:is )?droop\w*|\bslurr\w+|\b(?:left )?arm (?:is |feels |went |has gone )?numb\b|\bhaving a (?:seizure|stroke|heart attack)\b|\b(?:throat|tongue) (?:is )?(?:swelling|closing)\b/
const onlyTold =
  /\b(?:last (?:year|month|week|spring|summer|autumn|winter)|years? ago|months? ago|when i was|used to|in (?:19|20)\d\d|as a child|once|film|movie|book|novel|scene|dream(?:t|ed)?|laugh\w*|tight deadline|love|heart bleeds|budget|wallet)\b/

const medicines =
  /\b(?:medicines?|medication|meds|dos(?:e|es|age)|prescri\w+|tablets?|pills?|\d+ ?(?:mg|ml|milligrams?)|antidepressants?|ssris?|painkillers?|antibiotics?|insulin|ibuprofen|paracetamol|aspirin|codeine|tramadol|morphine|sertraline|fluoxetine|citalopram|escitalopram|mirtazapine|venlafaxine|quetiapine|lithium|lamotrigine|diazepam|lorazepam|xanax|valium|zopiclone|melatonin|ritalin|methylphenidate|adderall|metformin|warfarin|blood thinners?|beta ?blockers?|propranolol|statins?|steroids?|cortisone|antihistamines?|st\.? john'?s wort|supplements?|vitamins?|side effects?|withdrawal|taper\w*|contracepti\w+|morning[- ]after)\b/
const mixing =
  /\b(?:mix(?:ing)?|combine|drink(?:ing)? (?:alcohol|wine|beer)?\s?(?:with|on|while)|alcohol with|wine with|beer with|safe to (?:take|mix|combine|drink)|(?:can|may|should) (?:i|he|she|we|they) (?:take|stop taking) (?:it|them|this|these|those|two|three|four|one|half|more|less|another|both))\b/
const driving = /\b(?:drive|driving|behind the wheel)\b/
const unfit =
  /\b(?:safe|allowed|ok|okay|can i|could i|should i|may i|fit to|drunk|drink|drank|wine|beer|tired|dizzy|faint|pills?|tablets?|meds|medication|sleepy|high|weed|cannabis|surgery|concussion)\b/
const pregnancy =
  /\b(?:pregnan\w+|miscarr\w+|morning sickness|period (?:is )?(?:late|overdue)|late period|missed (?:my|a) period|breast ?feed\w*|contractions|due date|abortion)\b/
const body =
  /\b(?:symptoms?|diagnos\w*|lump|mole|rash|swollen|swelling|infected|infection|fever|temperature of|blood pressure|heart (?:rate|racing)|palpitations|migraine|concussion|sprain\w*|fractur\w*|broken (?:bone|wrist|ankle|rib)|tumou?r|cancer|diabet\w+|adhd|bipolar|autis\w+|ptsd|ocd|anorexi\w+|bulimi\w+|bmi|calories|see a doctor|go to (?:the )?(?:hospital|a&e|er|emergency)|contagious)\b|\b(?:do|could|might|does) (?:i|he|she|they) have (?:a )?(?:depression|dementia|alzheimer\w*|covid|flu)\b|\bwhy (?:does|do|is|are) (?:my|his|her) (?:head|chest|stomach|belly|back|leg|knee|heart|eye|skin|hands?|throat|ear|tooth|neck)s?\b|\b(?:am i|is (?:he|she)|are they) (?:\w+ )?(?:ill|sick|dying|going blind|going deaf|losing (?:my|his|her) mind)\b|\b(?:am i|is (?:he|she)|does (?:he|she) look|do i look) (?:too |so |really |very )?(?:fat|thin|skinny|overweight|underweight|obese)\b/
/** What may be normal, and what of a body it is then about. */
const normal = /\b(?:is it|is this|is that) normal\b/
const ofBody = /\b(?:blood|hurts?|pain|discharge|weight|sleep|heart|skin|stool)\b/

const harsh =
  '(?:bad|terrible|horrible|awful|rotten|failure|fail|worthless|useless|stupid|dumb|idiot|fool|moron|monster|burden|lazy|selfish|cruel|crazy|insane|mad|broken|damaged|loser|coward|weak|weakling|pathetic|disgusting|ugly|unlovable|hopeless|disappointment|fraud|liar|joke|mess|waste|toxic|evil|too much|not enough|a good (?:person|mother|father|mum|mom|dad|friend|wife|husband|partner|son|daughter|parent|sister|brother)|good enough|enough|lovable|worth (?:it|anything|loving))'
const fillers =
  '(?:a |an |the |such a |such an |really |just |so |too |that |simply |actually |only |being )*'
const worth = new RegExp(
  [
    "\\b(?:my|his|her|their|our|your|whose|somebody's|someone's|anyone's) fault\\b",
    '\\b(?:am i|was i|is (?:he|she)|are they|were they|whom?) (?:really |also )?(?:to blame|responsible|guilty)\\b',
    `\\b(?:am|was) i ${fillers}${harsh}\\b`,
    `\\bdoes (?:that|this|it) make me ${fillers}${harsh}\\b`,
    '\\b(?:do|did|does) (?:i|he|she|they|we) (?:really )?deserve\\b',
    '\\bdid i (?:kill|cause|ruin|break|destroy|fail|hurt|drive (?:him|her|them))\\b',
    '\\b(?:should|could) i have (?:called|known|done|gone|stopped|seen|told|been|saved|prevented|noticed|stayed|said|come|helped|asked|listened)\\b',
    "\\bis (?:there )?something wrong with me\\b|\\bwhat(?:'s| is) wrong with me\\b|\\bwhy am i (?:so|such|like this|always|the)\\b",
    '\\b(?:will|could|can|does|do|would) (?:any(?:one|body)|some(?:one|body)|they|he|she|people|everyone) (?:ever |really |still )?(?:love|like|hate|forgive|want|miss|need|care about) me\\b',
    '\\bwas i (?:wrong|right)\\b|\\bam i (?:wrong|right) (?:to|about)\\b|\\bdid i do (?:something |anything )?wrong\\b',
    '\\b(?:am i|is my life) worth\\b',
  ].join('|'),
)
const onMe = /\b(?:because of|down to|on) me\b/
const selfBlame = new RegExp(
  [
    "\\b(?:it(?:'s| is| was)|that(?:'s| is| was)|this is|all) (?:all |entirely |completely |probably ){0,3}my (?:own )?(?:fault|doing)\\b",
    "\\bi(?:'m| am| was) to blame\\b|\\bi (?:blame|hate|despise|loathe) myself\\b",
    `\\bi(?:'m| am) (?!not\\b)${fillers}${harsh.replace('|a good (?:person|mother|father|mum|mom|dad|friend|wife|husband|partner|son|daughter|parent|sister|brother)|good enough|enough|lovable|worth (?:it|anything|loving)', '').replace('|mad', '').replace('|mess', '|mess')}\\b`,
    "\\bi(?:'m| am) not (?:good |pretty |smart |clever |strong )?enough\\b|\\bi(?:'m| am) not worth\\b",
    '\\bi (?:always |just )?(?:ruin|spoil|destroy|wreck|screw up|mess up|fail) (?:everything|things|it all|at everything|every)\\b|\\bi always (?:ruin|spoil|wreck|break|hurt|fail)\\b',
    "\\bi (?:don't|do not) deserve\\b|\\bi deserve(?:d)? (?:it|this|that|to be)\\b",
  ].join('|'),
)

const plainOf = (message: string): string =>
  message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/** True where the second comes somewhere behind the first: it is looked for once, and not behind each place of the first. */
function comesBehind(text: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(text)
  return found !== null && second.test(text.slice(found.index + found[0].length))
}

/** What of a message only somebody else may judge, the gravest first; null for none. A symptom that cannot wait need not be asked about. */
export function guardedIn(message: string): Guarded | null {
  const text = plainOf(message)
  const isAsked = asks.test(text)
  if (symptoms.test(text) && !onlyTold.test(text)) return 'emergency'
  if (isAsked) {
    if (pregnancy.test(text)) return 'pregnancy'
    if (driving.test(text) && unfit.test(text)) return 'driving'
    if (medicines.test(text) || mixing.test(text)) return 'medicine'
    if (body.test(text) || comesBehind(text, normal, ofBody)) return 'body'
    if (worth.test(text) || comesBehind(text, onMe, /\?/)) return 'worth'
  }
  return selfBlame.test(text) ? 'self-blame' : null
}

const replies: Readonly<Record<Exclude<Guarded, 'emergency' | 'self-blame'>, string>> = {
  medicine:
    'I cannot judge that, and a guess could hurt. A doctor or a pharmacist can, and a pharmacist often by phone today. If too much was taken, or somebody gets worse, call {number} first.',
  driving:
    'Please do not drive on my word: I cannot judge that. A doctor or a pharmacist can; until one has, let somebody else drive.',
  pregnancy:
    'That is for a doctor or a midwife, who can ask and examine. With bleeding, strong pain or faintness, call {number} and do not wait for the practice to open.',
  body: 'That is for somebody who can examine it: a doctor. I can keep what was noticed and since when, so that it is at hand when they ask.',
  worth:
    'I will not say yes or no to that. I know lines on pages, and no line settles what somebody is to blame for or worth. Somebody who was there, and who is kind to you, is the one to ask.',
}
const emergency =
  'I cannot judge that, and it must not wait: please call {number} now, and say what it is and since when. Do not drive there yourself, and let somebody be with you until help comes.'
const notAgreed =
  'It is kept as you wrote it. That a sentence like this stands here does not make it true, and I do not agree with it.'

/** What answers it, without yes, no or a weighing of sides. `number`: the emergency number of the person's country, where it is known. */
export function guardedReply(guarded: Guarded, number?: string): string {
  const words = guarded === 'emergency' ? emergency : guarded === 'self-blame' ? notAgreed : replies[guarded]
  return words.replace('{number}', number ?? 'your local emergency number')
}
