/** Wished, planned, denied, asked, supposed: it did not happen by being written down. */
const onlyMentioned =
  /\?|\b(?:not|never|no|nobody|without|instead of|almost|nearly|cancel\w*|want(?:s|ed)?|wish(?:es|ed)?|would|will|won['’]t|should|could|might|may|must|going to|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|supposed|if|unless|until|tomorrow|dream(?:t|ed|s)?|remember(?:ed)?|imagin\w*|think(?:ing)? (?:of|about)|thought (?:of|about)|miss(?:ed)?|promis\w*|register\w*|sign(?:ed)? up|talk(?:ed|ing)? (?:about|of)|read about)\b|n['’]t\b|['’](?:ll|d)\b/i
/** Somebody else did it. */
const ofOthers =
  /^(?:he|she|they|it|his|her|their|the|a|an|some|every)\b|^(?!(?:I|We|Had|Went|Was|Took|Made|Saw|Ran|Swam|Slept|Met|Did|Got|Wore|Came|Sang|Ate|Put|Gave|Bought|Read|Drove|Rode|Cooked|Walked|Called|Visited|Played|Cried|Finished|Started|Passed|Moved)\b)\p{Lu}\p{Ll}+ (?:\p{Ll}+(?:ed|s)|went|was|had|took|made|saw|ran|swam|slept|met|did|got|wore|came|sang|ate|put|gave|bought|read|drove|rode)\b/u

/** True for a sentence that tells something as having happened to its writer, not wished, planned, denied or told of others. */
export const isEvent = (text: string): boolean =>
  !onlyMentioned.test(text) && (!ofOthers.test(text) || /\b(?:I|we|me|us|my|our)\b/.test(text))

const denies = /\b(?:not|never|no|nobody|nothing|without)\b|n['’]t\b/i

/** True where both deny, or neither does: "I do not want to quit" is not "I want to quit". */
export const deniesLike = (asked: string, text: string): boolean => denies.test(asked) === denies.test(text)
