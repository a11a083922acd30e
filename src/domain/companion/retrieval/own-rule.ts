/** Verbs of what somebody knows, has or feels: "I want nothing" sets no rule. */
const state =
  '(?:know|have|see|feel|want|need|hear|find|mind|get|remember|understand|think|do|am|like|love|care|believe|recall|look|seem|sleep|mean|regret|owe|belong|hope|notice|blame|live|miss|wonder|trust|dream|even|really|ever|always|just|still|often|actually)'
/** Finite forms that tell what was, or how things are. */
const told =
  '(?:was|were|is|are|am|has|had|have|did|does|came|got|went|said|says|saw|knew|knows|told|took|made|left|gave|ate|rang|slept|spoke|felt|heard|thought|lost|kept|found|met|paid|sent|sold|spent|bought|brought|chose|drank|drove|broke|began|wrote|won|ran|sat|stood|could|would|can|seems?|wants?|cares?|likes?|feels?|(?!(?:need|speed|feed|seed|weed|bed|red|shed|fried)\\b)[a-z]+ed)'
const limit =
  '(?:until|till|unless|before|without|after(?! all)|past|while|during|between|by my ?self|on my own|any ?more|if|on (?:week|school|work) ?(?:days|nights|ends)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|in bed|at night|at the table|over (?:\\d|[a-z]+ (?:kilos|pounds|euros|hours))|once|on top of)'
/** Where a sentence or a part of it begins. */
const opens = String.raw`(?:^|[:;,.–—"“(] ?|\b(?:so|and|but|that|is|decided|agreed) )`
const time =
  '(?:single )?(?:day|night|week|month|year|morning|evening|weekend|payday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

const pattern = (source: string): RegExp => new RegExp(source, 'iu')

/** What somebody set themselves, or will not have, by class. */
const rules: readonly RegExp[] = [
  // Said to be one.
  pattern(
    String.raw`^(?:rule|note to (?:self|my ?self|future|me)|do not|always (?![a-z]+ed\b)\p{L}+|registered for|signed up for|going to (?:stop|start|quit))\b|\b(?:rules?:|(?:new|house|my|our) rule\b(?! was)|note to (?:self|my ?self|future|me)|no exceptions)`,
  ),
  // A word given.
  pattern(
    String.raw`\b(?:I (?:promised?|swore|vowed)|promised? (?:my ?self|him|her|them|that|\p{L}+,)|we (?:decided|agreed|said no)|(?<!didn't |not )(?:gave|given|give) (?:him|her|them|\p{Lu}\p{Ll}+|my ?self) my word|(?<!\bthat )I(?:'ve| have)? (?:made up my mind never|made my ?self a promise|set my ?self)|I said I would|told \p{L}+ I would)\b`,
  ),
  // From now on.
  pattern(
    String.raw`\bfrom (?:now|today|tomorrow) on\b|${opens}(?:from|as of|starting) (?:now|today|tonight|tomorrow|this (?:week|month|day)|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january)\b,? (?!to\b|until\b|till\b)(?:[\p{L}']{1,20} ){0,6}(?:I|we|the|my|no|nothing|every|only|goes|go)\b`,
  ),
  // I will not, never again.
  pattern(
    String.raw`\b(?:no more \p{L}+ing|never again(?! (?:know|see|be|have|feel|hear|find|get|understand)\b)|(?<!\bsay |\bsaid )I'm (?:never|not) \p{L}+ing .{0,60}(?:again|any ?more|however|ever)|I'm never (?:\p{L}+ing|going)|(?<!\bthat )I(?:'ll| will| shall) (?:never|always|not)(?! (?:again )?(?:know|see|be|have|feel|hear|miss|forget|find|get|understand|remember|mind)\b)|I would never|I(?:'m| am) going to (?:stop|start|quit)|(?<!\bif )I stop|I (?:do not|don't|never) want to)\b|\bI won't [^.]{2,80}\b(?:again|any ?more|ever|until|till|unless|before|without)\b`,
  ),
  // Nothing, no ..., with a limit: "no coffee after four"; no one did anything before.
  pattern(
    String.raw`${opens}(?:no|nothing|not|never|nobody|no one|none)\b(?: more)?(?! (?:idea|knowing|telling|doubt|wonder|matter|sign|one knows|sure|bad|even|yet|long|much|that|because|only|enough|really)\b)(?: (?!${told}\b)[\p{L}\d'-]+){0,7}? ${limit}\b`,
  ),
  pattern(String.raw`${opens}no more (?:of (?:this|that|it) )?(?:after|from|for|to|than)\b`),
  // The one who is to keep it stands first: "the machines touch nothing before eight".
  pattern(
    String.raw`${opens}(?:the )?\p{L}+ (?!${told}\b)\p{L}+s (?:nobody|nothing|no one|none) (?:until|till|unless|before|without)\b`,
  ),
  // A habit said without exception.
  pattern(
    String.raw`\bI (?!${state}\b|${told}\b)[a-z]+ (?:to )?(?:nothing|nobody|no one|none|no [a-z]+s)\b(?! (?:wrong|but|else|new)\b)`,
  ),
  pattern(
    String.raw`\bI (?:don't|do not|never) (?!${state}\b|${told}\b)[a-z]+ [^.]{0,60}\b(?:while|when|until|till|unless|before|without|after|at night|in bed|not even|on \p{L}+days?)\b`,
  ),
  pattern(
    String.raw`${opens}I (?:don't|do not) (?:ask|answer|touch|lend|sign|send|check|argue|borrow|text|phone|shout|promise|open|raise)\b`,
  ),
  pattern(
    String.raw`\bI (?!${state}\b|${told}\b)[a-z]+ (?:[a-z']+ ){0,4}(?:once|one time|twice),? (?:and )?(?:then|only|no more|that's)\b`,
  ),
  pattern(
    String.raw`^never (?!${told}\b|mind\b|(?:once|quite|been|seen|done|a|the|knew|thought|my|in|so|too)\b)[a-z]+ `,
  ),
  // Next time, if it comes again.
  pattern(
    String.raw`\bI want to [^.]{3,60} next time|\bnext time\b[^.?]{0,60}\bI(?:'ll| will| shall|'m going to| am going to| say| ask| keep| walk| leave)\b|\bI(?:'ll| will| shall|'m going to| am going to) [^.?]{3,60} next time\b|\b(?:if|when|whenever) [^.?]{3,60}\b(?:again|comes? (?:round|back|up)),? (?:then )?I(?:'ll| will| shall|'m going to| am going to)\b`,
  ),
  // Every Sunday.
  pattern(
    String.raw`\bI(?:'ll| will| shall|'m going to| am going to| want to) [^.?]{3,70}\b(?:every|each) ${time}\b`,
  ),
]

/** True for a rule or promise of one's own; what others do, what was and a mere "no" are none. */
export function isRule(line: string): boolean {
  const plain = line.trim().replaceAll('’', "'")
  return !plain.endsWith('?') && rules.some((rule) => rule.test(plain))
}

/** The rule itself, without what leads up to it: "I told my sister: no more money until May". */
export function ruleItself(line: string): string {
  const after = line.slice(line.lastIndexOf(': ') + 1)
  return isRule(after) ? after : line
}
