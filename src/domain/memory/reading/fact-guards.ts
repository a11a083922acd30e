/** A clause with one of these before what it says tells of something that is only thought, hoped, feared, asked or made up. */
const unreal =
  /\b(?:if|unless|until|till|whether|wonder|wondered|wondering|suppose|supposing|wish|wished|wishes|hope|hopes|hoped|hoping|dreamt|dreamed|dream|dreams|imagine|imagined|imagining|pretend|pretended|pretends|almost|nearly|would|could|might|may|should|maybe|perhaps|possibly|probably|apparently|think|thinks|thought|guess|asked|asks|lie|lied|joke|joked|joking|film|movie|novel|story|character|song|poem|rumour|rumor|what if|as if|as though|afraid|scared|worried|worry|before|when|whenever|not|never|nobody|no one|didn['’]t|hasn['’]t|haven['’]t|hadn['’]t|isn['’]t|wasn['’]t|won['’]t|doesn['’]t|don['’]t|can['’]t|couldn['’]t|wouldn['’]t|denies|denied|swears|promised|promises|wants|wanted|want|plans|planned|like|episode|book|like when|says she will|says he will)\b/i
const opensClause = /[;:—–]|\b(?:and|but|so|because|since|then)\b|,/g

/** True where the words before a claim in its sentence, from the last clause on, make it unreal, or the sentence asks. */
export function isUnreal(sentence: string, at: number): boolean {
  if (/\?["”’)]*$/.test(sentence)) return true
  const before = sentence.slice(Math.max(0, at - 240), at)
  // 'if' and the like reach over commas; a new clause after ';' or 'but' is free of them.
  const clause = before.slice(lastBreak(before))
  if (unreal.test(clause)) return true
  return /\b(?:if|unless|whether|wish|dreamt|dreamed|imagine|pretend|as if|as though|what if)\b/i.test(before)
}

function lastBreak(words: string): number {
  let last = 0
  for (const match of words.matchAll(opensClause)) last = match.index + match[0].length
  return last
}

/** What follows and takes a claim back: 'moved to Leeds in my dream', 'died in the film'. */
export const takenBack = (after: string): boolean =>
  /\b(?:in (?:my|a|the) (?:dream|film|movie|book|novel|story|game|play)|just kidding|not really|or so)\b/i.test(
    after.slice(0, 160),
  )
