import { saysSafeInLanguages } from './languages/danger-in-languages.ts'

const safe =
  /\b(?:(?:i am|i'm|im|i’m) (?:(?:ok|okay|fine|alright|all right)[,]? (?:and |i'm |i am )?)?(?:(?:now|really|truly|actually|somewhere|here|at home|home|perfectly|completely|totally|quite|definitely|still|both) (?:and )?)*(?:safe|out of danger|not in (?:any )?danger)|we(?:'re| are) (?:both )?safe)\b|^(?:yes|yeah|yep)[,. ]+(?:i am |i'm )?(?:now )?(?:somewhere )?safe\b|^safe(?: now)?$/
/** A plain word has no question, no condition, no other side and no doubt. */
const notPlain =
  /\?|\b(?:not safe|isn't|ain't|never|nobody|no one|nowhere|but|until|till|unless|if|when|once|only|except|maybe|perhaps|probably|supposed|pretend|guess|suppose|hardly|barely|almost|would be|will be|lol|haha|as if|safe (?:from|to say|side|bet|with|for)|think|told|tell|said|say|says|wish|want|sure|don't|doesn't|can't|joke|joking|again soon|pills?|tablets?|knife|blade|razor|rope|gun|bridge|tracks|roof|overdose)\b/
const longest = 240

/**
 * True where somebody says plainly that they are safe, in English or one of the languages in which danger is known. A bare "yes" says it not: it
 * may answer something else.
 */
export function saysSafe(message: string): boolean {
  if (message.length > longest) return false
  const plain = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!…\s]+/g, ' ')
    .trim()
  return (safe.test(plain) && !notPlain.test(plain)) || saysSafeInLanguages(message)
}
