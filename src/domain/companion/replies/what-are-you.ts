/* Whether a sentence asks the companion what it is: by the two poles, a person and a thing, and by whom it asks. */

const classes: Readonly<Record<string, string>> = {
  // A person
  P: `human humans person persons people man woman bloke blokes guy geezer gentleman lady girl boy sheila lass lad chap dude fella feller fellow fellas fellers somebody someone
    anybody anyone body mortal soul flesh blood bones skin being aunty oga typist operator agent clerk therapist counsellor counselor nurse doctor creature real alive living breathing
    conscious sentient pesin pipol hooman sumbody`,
  // A thing
  T: `machine machines machinery robot robots robotic bot bots chatbot chatbots computer computers computerized computerised program programs programme programmed app ai artificial
    intelligence chatgpt gpt gemini claude copilot siri alexa llm model software algorithm automated automatic automaton apparatus contraption gizmo device gadget toaster fridge silicon metal steel tin wires
    wire circuit circuits motherboard chips code coded script recording clock clockwork ghost duppy spirit autocomplete predictor algorithms server servers battery`,
  // Speaking to
  K: `talk talking speak speaking spoken writing typing chatting addressing telling texting conversing corresponding confiding messaging dealing gabbing yapping yakking blathering nattering jabbering rambling blabbing prattling`,
  // Reading and answering
  A: `read reads reading answer answers answering type types typing writes replies replying responding behind inside`,
  Y: 'you u ya ye yous yiz yez thou',
  // What bears a person, and what makes a thing
  M: 'mother mum mom mam mammy mama father dad daddy parents womb',
  F: 'factory lab laboratory workshop company firm',
}
const classOf = new Map(
  Object.entries(classes).flatMap(([name, all]) => all.split(/\s+/).map((word) => [word, name] as const)),
)

/** A sentence in small letters with its words of a class as that letter: "are Y a P or a T". */
const inClasses = (sentence: string): string =>
  sentence
    .replaceAll(/\b(?:ur|you're|youre|you's|ye're)\b/g, 'you are')
    .replaceAll(/\br\b/g, 'are')
    .replaceAll(/\bwhos\b/g, "who's")
    .replaceAll("i'd ", 'i would ')
    .replaceAll(/\b(?:one )?of (?:them|those|these)\b/g, 'a')
    .replaceAll(/\ba\.i\.?/g, 'ai')
    .replaceAll(
      /\b(i|it|that|this|there|who|what)('s|'m|'re)\b/g,
      (_, word, verb) => `${word} ${verb === "'m" ? 'am' : 'is'}`,
    )
    .replaceAll(/[\p{L}']+/gu, (word) => classOf.get(word) ?? word)

const opens =
  '^(?:(?:so|and|but|ok|okay|well|oh|hey|hi|hello|yo|now|right|please|honestly|seriously|wait|nah|look|listen|just|go on|forgive me|be honest|tell me|straight|i wonder|come on|fess up|(?:can|may) i (?:ask|know)(?: with respect| if| whether)*|i would like to know)\\b[,.:;!?–—-]*\\s+)*'
const pole =
  '(?:all |an? |one |some |like |just |really |actual(?:ly)? |even |only |proper |na |kind of |basically |literally |merely |nothing but |fancy |clever |glorified |big |text |language |lines of |(?:bunch|heap|pile|box|set) of )*[PT](?: [PT])*'
const where =
  '(?:A|K|in there|back there|out there|there|here|sat|sitting|at the other end|on the (?:other|far) (?:end|side))'
const asks = new RegExp(
  [
    // Are you a person?
    "\\b(?:are|is|were|be|ain't|aren't) Y\\b(?: [\\w',]+){0,6}? [PT]\\b(?! (?:me|him|her|to|that) )",
    `${opens}Y (?:are |is |be |dey |na |not |no )*${pole}\\b(?: (?:with|in|wrapped|dressed|that|from|sitting|sat|somewhere) [^.!?]{1,40}?)?(?:[^.!]{0,25}\\?|,? (?:are|is|aren't|right|yeah|innit|then|eh|huh|no|or nah?|or not|or what)\\b.{0,8}$)|${opens}Y ${pole}\\W*$`,
    '\\b(?:were|are) Y (?:made|built|born|composed|wired|assembled|manufactured|grown)\\b(?! (?:up|to|for)\\b)[^.!]{0,60}\\?',
    `\\b(?:are|is) Y (?:an?|some|just|really|one|P|of|the|young|old|poor|other|wee|little|random|bored)+(?: (?:an?|some|young|old|poor|other|wee|little|random|bored|P|one))* (?:kid|student|intern|stranger|one|P|company|team|office)\\b[^.!?]{0,40}\\b(?:A|K|office|in)\\b`,
    // Am I talking to one?
    `\\b(?:am|was|have|are|do) (?:i|we)(?: been| be)? (?:[\\w']+ ){0,2}?K [^.!?]{0,30}?\\b(?:[PT]\\b|nobody|air|myself)|${opens}i am K (?:to|with) ${pole}\\b[^.!]{0,40}\\?`,
    `\\b(?:is|was|be) (?:it|this|that|there) ${pole}\\b[^.!?]{0,25}\\b(?:i am|i've been|i was|one is) (?:[\\w']+ )?K\\b`,
    `${opens}(?:who|whom?|what|wetin)(?: exactly| the hell)? (?:is it (?:that )?i am|am i|i am|i dey) (?:even |actually |really )?K\\b|\\bto whom (?:am i|is it i am) K`,
    // Is there one that answers?
    `\\b(?:is|are|be|na|do i have|have i) (?:there|this|it|that|here)?(?: [\\w']+){0,3}? ?(?:P|mate) (?:[\\w']+ ){0,4}?${where}\\b(?! (?:an?|any|no|some|in|at|on|my|the|we|i|who|last|counter) )(?:[^.!]{0,25}|(?: and A)?(?: of)?(?: this)?,? or [^.!]{0,40})\\W*$`,
    `${opens}(?:there )?${pole} (?:\\w+ )?${where}\\b[^.!]{0,25}\\?|\\bis there (?:an? |any )*P P\\b|\\bP (?:here|there|in here),? or\\b[^.!]{0,15}\\bT\\b`,
    `${opens}(?:is |be |was )?(?:this|dis)(?: thing)? (?:is )?${pole}(?: P)*(?: (?:thing|or|not|what|then|K|A|here|like|o))*\\W*$|${opens}is (?:it|that) ${pole.replace('[PT]', 'T')}\\W*$`,
    // Who is it?
    `${opens}(?:who or what|who|what|wetin|wha) (?:\\w+ly |even |sort of \\w+ |kind of \\w+ )*(?:is|are|be)?(?: exactly| really)? ?Y(?: (?:be|is|are|really|exactly|anyway|then|even|supposed to be|called|meant to be|at all))*\\W*$|${opens}who is (?:\\w+ )?(?:A|on the other end)(?: (?:of|this|these|it|that|all|me|back|Y|here|T|then|K))*\\W*$|\\b(?:if|whether) ${pole} (?:is|are) (?:K|A)(?: (?:this|these|it|here|back|A)\\b|\\W*$)|\\b(?:do|does) (?:an? |any |some )*P (?:check|see|watch|A|work) (?:\\w+ ){0,2}Y\\b`,
    `${opens}who (?:is |dis ?)?(?:this|there|that)?\\W*$|${opens}(?:who|(?:which|what|did an?|an?) F) (?:made|make|mek|built|build|wrote|programmed|trained|owns|runs|is A) Y\\W*$|\\bwhat is (?:your|ur) name|\\bhow old are Y|\\bwhere (?:do|are) Y (?:from|live)|\\bA the (?:curtain|screen|mask)`,
    '\\b(?:do|have) Y (?:even |actually |ever )?(?:got |have )?(?:an? |any )?(?:name|P|face|family|M|heart|heartbeat|brain|pulse|hands|birthday|home|breathe|bleed)\\b',
  ].join('|'),
)

const bothPoles =
  /\bP\b[^.!]{0,30}?\bor\b[^.!]{0,25}\bT\b|\bT\b[^.!]{0,30}?\bor\b[^.!]{0,25}\bP\b|^(?=.*\bY\b).*\b(?:[PM]\b[^.!]{0,30}?\bor\b[^.!]{0,25}\b[TF]|[TF]\b[^.!]{0,30}?\bor\b[^.!]{0,25}\b[PM])\b|\bY (?:are |an? )*[PT] or (?:not|nah?|what)\b/
const ofTheirOwn =
  /\b(?:my|our|he|she|they|him|her|his|them|their|we|us|did|should|i (?:want(?! to know)|need(?! to know)|take|get|buy)|for|buy|call|better)\b/
const addressed = /\b(?:Y|K|A|this|there|here|dey|it|that)\b/
const mostOfPoles = 14
const mostBare = 9

/** True for a sentence in small letters that asks the companion whether it is a person or a thing, or who it is. */
export function asksWhatItIs(sentence: string): boolean {
  const text = inClasses(sentence)
  const { index, 0: found = '' } = asks.exec(text) ?? {}
  if (index !== undefined) return !isReported(text, index, index + found.length)
  const count = text.split(' ').length
  return (
    count <= mostOfPoles &&
    bothPoles.test(text) &&
    !ofTheirOwn.test(text) &&
    (count <= mostBare || addressed.test(text))
  )
}

const says =
  '(?<!(?:may|can|could|might) i )ask(?:s|ed)?|said|says|goes|went|wrote|told|text(?:s|ed)?|shout(?:s|ed)|yell(?:s|ed)|was like'
const before = new RegExp(`\\b(?:${says})\\b`)
const after = new RegExp(`^\\W*(?:[\\w']+,? ){0,5}(?:${says})\\b`)

/** True where somebody says it to somebody else: before the words, or behind them. */
export const isReported = (text: string, from: number, to: number): boolean =>
  before.test(text.slice(0, from)) || after.test(text.slice(to))
