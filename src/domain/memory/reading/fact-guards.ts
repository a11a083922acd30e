/** A clause with one of these before what it says tells of something that is only thought, hoped, feared, asked or made up. */
const unreal =
  /\b(?:if|unless|until|till|whether|wonder|wondered|wondering|suppose|supposing|wish|wished|wishes|hope|hopes|hoped|hoping|imagine|imagined|imagining|pretend|pretended|pretends|almost|nearly|would|could|might|may|should|maybe|perhaps|possibly|probably|think|thinks|thought|guess|asked|asks|lie|lied|joke|joked|joking|song|poem|what if|as if|as though|afraid|scared|worried|worry|before|when|whenever|not|never|nobody|no one|neither|didn['’]t|hasn['’]t|haven['’]t|hadn['’]t|isn['’]t|wasn['’]t|won['’]t|doesn['’]t|don['’]t|can['’]t|couldn['’]t|wouldn['’]t|denies|denied|swears|promised|promises|wants|wanted|want|plans|planned|going to|gonna|about to|due to|will|like|like when|says she will|says he will)\b/i
/** These reach over commas and to the end of a sentence. */
const unrealAll =
  /\b(?:if|unless|whether|wish|imagine|pretend|as if|as though|what if|supposedly|allegedly|apparently|rumou?rs?|rumou?red|gossip|going (?:a)?round|according to|reckons?|claims?|people say|they say|word is|fake news|yeah right|nightmares?|dream(?:t|ed|s)?|kidding|april fools?|in whispers|has it (?:from|that|on good)|the story goes|word has it|or so (?:he|she|they) sa(?:y|id)|whispered|whispers|rumou?r has it)\b/i
const takesBack =
  /\b(?:in (?:my|a|the) (?:dreams?|film|movie|book|novel|story|game|play|head|mind|nightmares?)|on paper|in theory|(?:fired|sacked|suspended|arrested|thrown out|let go) over something|so to speak|(?:nobody|no one) believes|if you believe|for (?:the|one) (?:night|evening|afternoon|school play|nativity)|in (?:monopoly|cluedo|minecraft|mario kart|charades)|in a manner of speaking|in spirit|or at any rate|just kidding|not really|or so)\b/i
/** The next sentence says that the one before was none. */
const tookBack =
  /^\W{0,3}(?:just )?(?:kidding|joking|not really|no,? not|as if|i wish|april fools?|only in my)\b/i
const corrected =
  /^\W{0,3}(?:wrong[.,!]|correction[:,]|scratch that|i tell a lie|not true|all lies|lies[.,!])|\b(?:corrected me|set me right|i was wrong|(?:was|is) a lie\b|made (?:it|that) up|i had (?:it|that) wrong|turns out (?:not|it was(?:n['’]t| not)|(?:he|she)(?: is|['’]s|(?: is|['’]s| was) not| isn['’]t| wasn['’]t)))\b/i
/** Told stories: a stranger of whom something is said near such words is nobody in a life. */
const story =
  /\b(?:films?(?! (?:majors?|students?|school|studies|festival|crew|maker))|movies?|novels?|novella|chapters?|episodes?|series|sitcom|season \d{1,2}|finale|soap|podcast|audiobook|netflix|telly|tv|plot|heroine|protagonist|characters?|campaign|d&d|read(?:ing)? (?:aloud|out|to|about|the|a|an|my)|book|watch(?:ed|ing)|binged?)\b/i
const dreamed = /\b(?:dream(?:t|ed|s|ing)?|nightmares?)\b/i
/** 'I'm not jealous, I am an accountant.' */
const jest = /\b(?:not|n['’]t) \p{Ll}+, (?:i|he|she|we|they)(?:['’](?:m|s|re))? ?$/iu
/** 'not since he was fourteen and Daddy sold the horse': it only says when. */
const olden = /\b(?:since|when) (?:i|he|she|we|they) (?:was|were) [^,;:.]{1,24} and [^,;:.]{0,24}$/i
/** 'told the nurse I'm engaged', 'she tells Tom I was': said to somebody who does not know better, or about the writer by another. */
const toldTo =
  /\b(?:told|tells?|telling) (?:(?:the|an?|some|every|this|that|one of the) (?!truth|story|time|kids|children|family|boys|girls)\p{Ll}+(?: \p{Ll}+)?|everyone|everybody|people|them(?: all)?|anyone|strangers)(?:,[^,]{1,24},)?(?: that)? (?:i|we|he|she|they|\p{Lu}\p{L}+)?(?:['’](?:m|s|re|ve|d))? ?$/iu
const toldOfMe =
  /\b(?:she|he|they|\p{Lu}\p{Ll}+)(?:['’]d| had| has|['’]s)? (?:told|tells|telling) (?!me\b|us\b)[\p{L}'’-]+(?: [\p{L}'’-]+)?(?: that)? (?:I|we)(?:['’](?:m|ve|re|d))? ?$/u
/** 'two years, and then I'm a solicitor': not yet. */
const isThen = /,? (?:and|by) then (?:i|he|she|we|they)(?:['’](?:m|s|re|ll))? ?$/i
const opensClause = /[;:—–]|\b(?:and|but|so|because|since|then)\b|,/g

/** 'Four years today since Jean died': it tells of what has been since. */
const yearsSince =
  /\b(?:years?|months|weeks|days)\b[^.;:!?]{0,24} since (?:(?:my|our) )?[\p{L}'’-]{1,20}(?: \p{Lu}\p{L}{1,20})? $/iu

/** True where the words around a claim in its sentence make it unreal, or the sentence asks. `at`: where the claim begins. */
export function isUnreal(sentence: string, at: number): boolean {
  if (/\?["”’)]*$/.test(sentence)) return true
  // 'Had I moved', 'Were I married': only thought.
  if (/^(?:had|were|should) (?:i|we|he|she|they|my|it)\b/i.test(sentence)) return true
  const before = sentence.slice(Math.max(0, at - 240), at)
  if (isThen.test(before) || yearsSince.test(before)) return true
  if (jest.test(before) || olden.test(before) || toldTo.test(before) || toldOfMe.test(before)) return true
  // A new clause after ';' or 'but' is free of most.
  const clause = before.slice(lastBreak(before))
  return unreal.test(clause) || unrealAll.test(before)
}

function lastBreak(words: string): number {
  let last = 0
  for (const match of words.matchAll(opensClause)) last = match.index + match[0].length
  return last
}

/** What follows and takes a claim back: 'moved to Leeds in my dream', 'died in the film'. `next`: the sentence after. */
export const takenBack = (after: string, next: string): boolean =>
  takesBack.test(after.slice(0, 160)) || tookBack.test(next) || corrected.test(next)

/** Whether a sentence names a dream: from there on its paragraph tells it. */
export const isDreamed = (sentence: string): boolean => dreamed.test(sentence)

/** Whether a film, book or game is being told: it is named in the sentence, or in one of the two before it. */
export const isOfStory = (sentencesSoFar: readonly string[]): boolean =>
  sentencesSoFar.slice(-3).some((sentence) => story.test(sentence))
