/** Verbs of what somebody knows, has or feels: "I want nothing" sets no rule. */
const state =
  '(?:know|have|see|feel|want|need|hear|find|mind|get|remember|understand|think|do|am|like|love|care|believe|recall|look|seem|sleep|mean|regret|owe|belong|hope|notice|blame|live|miss|wonder|trust|dream|even|really|ever|always|just|still|often|actually)'
/** Finite forms that tell what was, or how things are. */
const told =
  '(?:was|were|is|are|am|has|had|have|did|does|came|got|went|said|says|saw|knew|knows|told|took|made|left|gave|ate|rang|slept|spoke|felt|heard|thought|lost|kept|found|met|paid|sent|sold|spent|bought|brought|chose|drank|drove|broke|began|wrote|won|ran|sat|stood|could|would|can|seems?|wants?|cares?|likes?|feels?|(?!(?:need|speed|feed|seed|weed|bed|red|shed|fried)\\b)[a-z]+ed)'
const limit =
  '(?:until|till|unless|before|without|after(?! all)|past|while|during|between|by my ?self|on my own|any ?more|if|on (?:week|school|work) ?(?:days|nights|ends)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|on an? (?:empty|full|school|work|bad) [a-z]+|in bed|in this \\p{L}+|under (?:my|this) roof|in a row|full stop|not even|ever again|at night|at the table|over (?:\\d|[a-z]+ (?:kilos|pounds|euros|hours))|once|on top of)'
/** Where a sentence or a part of it begins. */
const opens = String.raw`(?:^|[:;,.–—"“(] ?|\b(?:so|and|but|that|is|decided|agreed) |\bI (?:told|promised) \p{L}+ )`
const time =
  '(?:single )?(?:day|night|week|month|year|morning|evening|weekend|payday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

interface Rule {
  /** A line in small letters without it is none such: most lines are passed over by this, which is quick. */
  readonly needs: RegExp | undefined
  readonly form: RegExp
}

const pattern = (form: string, needs?: RegExp): Rule => ({ needs, form: new RegExp(form, 'iu') })
const refusal = /\bno(?:t|thing|body|ne)?\b|\bnever\b/
const iDoNot = /\bi (?:don't|do not|never) /

/** What somebody set themselves, or will not have, by class. */
const rules: readonly Rule[] = [
  // Said to be one.
  pattern(
    String.raw`^(?:rule|note to (?:self|my ?self|future|me)|do not|always (?![a-z]+ed\b)\p{L}+|going to (?:stop|start|quit))\b|\b(?:rules?:|(?:new|house|my|our|golden|only|first) rule\b(?! was)|(?:rule|deal|agreement|promise|resolution|limit|vow) (?:now )?is\b(?! (?:off|done|broken|a big|not)\b)|note to (?:self|my ?self|future|me)|no (?:exceptions|excuses)|that(?:'s| is) (?:the|my|our) (?:rule|line|deal|limit|agreement))|, always\W*$|^don't (?:ever|let|lend|sign|answer|trust|give|forget to|say yes|go back|ring|text|touch|drink|take on|promise|buy|pay)\b`,
    /rule|note|do not|always|going|deal|agreement|promise|resolution|limit|vow|no ex|line|don't/,
  ),
  // Announced, and then said: "new law of the house: ...".
  pattern(
    String.raw`\b(?:rules?|laws?|polic(?:y|ies)|regime|resolutions?|principles?|promises?|vows?|pacts?|treaty|decided|deciding|resolved|(?:made?|making) up my mind|sign(?:ed)? it|in writing|(?:wrote|said) (?:it )?to my ?self|hands? on it|so):? ?[^.:;?]{0,30}: (?!["'“‘]?\d*\W*$)|\b(?:here(?:'s| is)|hear) (?:the|my|our) (?:law|rule|promise|deal)\b`,
    /:|here|hear/,
  ),
  // A word given.
  pattern(
    String.raw`(?:^(?:swore|vowed|pledged|agreed) (?:on|not|never|to|no)\b|\bI(?:'m| am) not (?:to|allowed to) (?!be\b)\p{L}+|\bI've had (?:it|enough) (?:with|of)\b|\b(?:gave|given|give) up .{2,40} for good\b|\bI don't do (?:[\p{L}']+ ){1,4}any ?more\b|\b(?:I (?:hereby |have |now )*(?:promised?|swore|swear|vow(?:ed)?|pledged?)\b(?![,.!]| (?:it|this|that) (?:is|was|moved)\b)|we shook (?:on it|hands on)|made (?:a|my|him|her|them|\p{Lu}\p{Ll}+) (?:a )?(?:vow|promise|pact)\b|made me (?:promise|swear)|(?:took|take) the pledge|promised? (?:my ?self|him|her|them|that|\p{L}+,)|(?<!\b(?:said|told \p{L}+) (?:that )?)we (?:decided|agreed|said no)|(?<!didn't |not )(?:gave|given|give) (?:him|her|them|\p{Lu}\p{Ll}+|my ?self) my word|(?<!\bthat )I(?:'ve| have)? (?:made up my mind never|made my ?self a promise|set my ?self)|(?:I said|told \p{L}+) I(?:'d| would) (?!(?:think|like|see|take it|have|be (?:fine|late|ok)|love|rather)\b)\p{L}+)\b)`,
    /swor|swear|vow|pledg|agreed|not (?:to|allowed)|had (?:it|en)|for good|don't do|promis|shook|pact|decided|said (?:no|i)|my word|mind never|set my|told/,
  ),
  // From now on.
  pattern(
    String.raw`\bfrom (?:now|today|tomorrow|here|this day) on\b|${opens}(?:from|as of|starting) (?:now|today|tonight|tomorrow|this (?:week|month|day)|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january)\b,? (?!to\b|until\b|till\b)(?:[\p{L}']{1,20} ){0,6}(?:I|we|the|my|no|nothing|every|only|goes|go)\b`,
    /\b(?:from|as of|starting)\b/,
  ),
  // I will not, never again.
  pattern(
    String.raw`\b(?:no more \p{L}+ing|never again(?! (?:know|see|be|have|feel|hear|find|get|understand)\b)|(?<!\bsay |\bsaid )I'm (?:never|not) \p{L}+ing .{0,60}(?:again|any ?more|however|ever)|I'm never (?:\p{L}+ing|going)|(?<!\bthat )I(?:'ll| will| shall) (?:never|always|not)(?! (?:again )?(?:know|see|be|have|feel|hear|miss|forget|find|get|understand|remember|mind|(?:say|tell) (?:who|which|what|how))\b)|I would never|I(?:'m| am) going to (?:stop|start|quit)|I(?:'m| am| have|'ve)? (?:am )?(?:done|through|finished) with\b(?! (?:it|that|this|the (?:first|washing|dishes|book))\b)|I (?:must|have to|need to|'ve got to) (?:never|not|stop|quit)\b|I mustn't\b|I(?:'ve| have) (?:sworn off|given up)\b|I (?:do not|don't|never) want to)\b|\bI won't (?!(?:see|get|be|have|know|hear|find|sleep|feel)\b)[^.]{2,80}\b(?:again|any ?more|ever|until|till|unless|before|without)\b`,
  ),
  // The last time; no more of it, as a sentence of its own.
  pattern(
    String.raw`\b(?:that|this|it)(?:'s| was| is) (?:the|my) (?:very )?last (?:time|loan|one|penny|bet|drink|cigarette|favour)\b(?! (?:that |when )?(?:it|he|she|we|they|you)\b)|(?:^|[:;] )(?:(?:so|and|well|right|ok|okay|also),? )*no more (?!(?:ideas|signs|news)\b)(?:\p{L}+ )?\p{L}+(?:s|ing)\b(?! (?:left|in)\b)(?![^,;.]* ${told}\b)`,
    /last|no more/,
  ),
  // Nothing of it again, come what may.
  pattern(
    String.raw`\bI (?:do not |don't |never )?(?!${state}\b|${told}\b)[a-z]+ (?:[\p{L}']+ ){0,5}again\b(?=.{0,60}(?:\bnot (?:a|one|even|for)\b|\bin any\b|\bwhatever\b|\bunless\b|\buntil\b))|\bI (?:do not|don't) (?!${state}\b|${told}\b)[a-z]+ [^.]{0,40}\bagain\b|\bI (?!${state}\b|${told}\b)[a-z]+ (?:[\p{L}']+ ){0,3}(?:nowt|nothing|nobody|no one|none) (?:again|ever|any ?more)\b|(?:\b(?:goes?|stays?|gets?|comes?|keeps?|will|must|I'll)\b|^no\b).{0,80}\b(?:no matter (?:what|how|who)|come what may|whatever happens|rain or shine|without fail)\b`,
    /\b(?:again|ever|any ?more|no matter|come what|whatever|rain or|without fail)\b/,
  ),
  // If it comes to that; said to oneself; so much and no more.
  pattern(String.raw`^(?:nothing|nobody|no one) (?:gets|goes|leaves)\b(?! (?:on|right|well|it|to)\b)`),
  pattern(
    String.raw`^(?:leave|keep|wait|ask|take|call|ring|walk|eat|drink|sleep|count|check|breathe|say|stop|write|pay|lock|turn|give|stay|tell) (?:(?!${told}\b|I\b)[\p{L}'-]+,? ){1,9}(?:if|before|when|whenever|after|until|unless|first)\b`,
  ),
  pattern(
    String.raw`^(?:one|two|three|half an?|an?) (?:(?!${told}\b)[\p{L}'-]+ ){1,6}[\p{L}'-]+, (?:and )?then (?!${told}\b)[a-z]+|^no (?:(?!${told}\b)[\p{L}'-]+ ){1,5}(?:this|all) (?:term|semester|lent)\b`,
  ),
  // First the one, then the other; only on its day.
  pattern(
    String.raw`^(?:(?!${told}\b)[\p{L}']+:? ){1,4}first,? (?:and )?(?:only )?then\b(?!.* ${told}\b)|^(?:(?!${told}\b)[\p{L}':,]+ ){0,5}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays|birthdays|sundays) only\b`,
    /first|only/,
  ),
  // Nothing, no ..., with a limit: "no coffee after four"; no one did anything before.
  pattern(
    String.raw`${opens}(?:no|nothing|not|never|nobody|no one|none)\b(?: more)?(?! (?:idea|knowing|telling|doubt|wonder|matter|sign|one knows|sure|bad|even|yet|long|much|that|because|only|enough|really)\b)(?: (?!${told}\b)[\p{L}\d'-]+){0,7}?,? ${limit}\b`,
    refusal,
  ),
  pattern(String.raw`${opens}no more (?:of (?:this|that|it) )?(?:after|from|for|to|than)\b`, /no more/),
  // The one who is to keep it stands first: "the machines touch nothing before eight".
  pattern(
    String.raw`${opens}(?:the )?\p{L}+ (?!${told}\b)\p{L}+s (?:nobody|nothing|no one|none) (?:until|till|unless|before|without)\b`,
    /s no(?:body|thing| one|ne) /,
  ),
  // A habit said without exception.
  pattern(
    String.raw`\bI (?!${state}\b|${told}\b)[a-z]+ (?:to )?(?:nothing|nobody|no one|none|no [a-z]+s)\b(?! (?:wrong|but|else|new)\b)`,
    /\bi [a-z]+ (?:to )?no/,
  ),
  pattern(
    String.raw`(?<!\bwhy |\bhow )\bI (?:don't|do not|never) (?!${state}\b|${told}\b)[a-z]+ [^.]{0,60}\b(?:while|when|until|till|unless|before|without|after|at night|on an? (?:empty|full|school|work|bad) [a-z]+|in bed|not even|on \p{L}+days?)\b`,
    iDoNot,
  ),
  pattern(
    String.raw`${opens}I (?:don't|do not) (?:ask|answer|touch|lend|sign|send|check|argue|borrow|text|phone|shout|promise|open|raise)\b`,
    iDoNot,
  ),
  pattern(
    String.raw`^never (?!${told}\b|mind\b|(?:once|quite|been|seen|done|a|the|knew|thought|my|in|so|too)\b)[a-z]+ `,
  ),
  pattern(
    String.raw`\bI (?!${state}\b|${told}\b)[a-z]+ (?:[a-z']+ ){0,4}(?:once|one time|twice),? (?:and )?(?:then|only|no more|that's)\b`,
    /once|one time|twice/,
  ),
  // Next time, if it comes again.
  pattern(
    String.raw`\bI want to [^.]{3,60} next time|\bnext time\b[^.?]{0,60}\bI(?:'ll| will| shall|'m going to| am going to| say| ask| keep| walk| leave)\b|\bI(?:'ll| will| shall|'m going to| am going to) [^.?]{3,60} next time\b|\b(?:if|when|whenever) [^.?]{3,60}\b(?:again|comes? (?:round|back|up)),? (?:then )?I(?:'ll| will| shall|'m going to| am going to)\b`,
  ),
  // Every Sunday.
  pattern(
    String.raw`\bI(?:'ll| will| shall|'m going to| am going to| want to) [^.?]{3,70}\b(?:every|each) ${time}\b`,
    /every|each/,
  ),
]

/** "I swore." says nothing by itself. */
const isWhole = (line: string): boolean => !line.endsWith('?') && line.split(/\s+/).length > 2

/** "If it rains I go anyway": what is done then, in the present. */
const conditional =
  /^(?:(?:so|and|but),? )?(?:if|when(?:ever)?) (.{4,90}?),? I(?:'ll| will| always| just| only)? ((?!will\b|can|forget\b)[a-z]+)\b(?!.*\b(?:worse|end up)\b)/iu
const noDeed = new RegExp(`^(?:${state}|${told})$`, 'iu')

function isConditional(line: string): boolean {
  const [, condition = '', verb = ''] = conditional.exec(line) ?? []
  const isPast = /(?<!\b(?:that|who|which) )\b(?:was|were|had|came|got|went)\b/iu.test(condition)
  return verb !== '' && !isPast && !noDeed.test(verb)
}

/** True for a rule or promise of one's own; what others do, what was and a mere "no" are none. */
export function isRule(line: string): boolean {
  const plain = line
    .trim()
    .replaceAll('’', "'")
    .replace(/^(?:\d+[.)]|[-*•]) */, '')
  if (!isWhole(plain) || /^what (?:helped|worked)\b/i.test(plain)) return false
  const small = plain.toLowerCase()
  return (
    rules.some(({ needs, form }) => needs?.test(small) !== false && form.test(plain)) ||
    isConditional(plain.slice(plain.lastIndexOf(': ') + 1).trim())
  )
}

const says = '(?:says|said|say|saying|tells me|told me|warned me|goes|(?:line|advice) (?:is|was))'
const imperative =
  "(?:do(?:n't| not)|never|always|just|only|let|ring|call|ask|tell|put|lend|leave|keep|take|go|get|wait|write|look|walk|sleep|eat|drink|breathe|stop|start|make|give|say|be|stay|cut|lift|count|read|pay|think|talk|try|come|sit|stand|hold|hang|remember|wake|shout|cover|drive|first)"
const advice = new RegExp(
  String.raw`(?<!\bI |\bwe )\b${says}(?:,? (?:that|it's|man|then|love|hen|son|bro|mate))?[:,]? ?["'“‘]?(?:\p{L}+, )?(?:to )?(?=${imperative}\b)`,
  'iu',
)
const afterwards = /,? is what (?:my )?\p{L}+(?: \p{Lu}\p{L}+)? (?:says|said)\b/iu

/** What somebody told the person to do, without who said it; null for none. */
export function adviceIn(line: string): string | null {
  const plain = line.trim().replaceAll('’', "'")
  const [before, found] = [advice.exec(plain), afterwards.exec(plain)]
  const told = before
    ? plain.slice(before.index + before[0].length)
    : found
      ? plain.replace(found[0], '')
      : ''
  return isWhole(told) ? told : null
}

/** The rule itself, without what leads up to it: "I told my sister: no more money until May". */
export function ruleItself(line: string): string {
  const after = line.slice(line.lastIndexOf(': ') + 1)
  return isWhole(after.trim()) ? after : line
}
