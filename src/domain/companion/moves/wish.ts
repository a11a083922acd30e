import { statementsIn } from '../retrieval/statements.ts'

/** A wish by the person's own words. `isOpen`: whether to do it at all is not settled. */
export interface Wish {
  readonly wish: string
  readonly isOpen: boolean
  /** The statement holds a duty only ("I have to ..."): no wish may be read into it. */
  readonly isDuty: boolean
}

const adverbs =
  '(?:(?:really|just|still|only|also|so|always|finally|honestly|actually|truly|do|dearly|very much|much) ){0,3}'
/** Before the words of a wish: nobody, where a sentence or a clause begins with it. */
const bare =
  '(?:^(?:(?:ok|okay|right|so|well|and|but|just|really|still|honestly|tbh|anyway|also|yeah),? ){0,3}|[,;] (?:and |so )?|\\band )'
const would = `(?:\\bI(?:'?d| would| should) |${bare}(?:would|'?d) )${adverbs}(?:(?:like|love|prefer|want|rather like) to|rather(?! than))`
const want = `(?:\\bI(?:'?m| am|'?ve| have)? |${bare})${adverbs}(?:want(?:ing)? (?:to|2)|wanna|wish to|hop(?:e|ing) to|plan(?:ning)? (?:to|on)|intend(?:ing)? to|aim(?:ing)? to|mean(?:ing)? to|trying to|ke(?:ep|pt) meaning to|(?:set|made up my mind) to|looking to|keen to|dying to|longing to|itching to|(?:going to|gonna) try (?:to|and))`
const duty = `(?:\\bI(?:'?ve)? |${bare})${adverbs}(?:need(?:ing)? to|have (?:got )?to|got to|gotta|must|ought to|should(?! (?:have|of)\\b))|\\bI(?:'?d| had)? better`
const open = `(?:\\bI(?:'?m| am|'?ve been| have been)? |${bare})${adverbs}(?:thinking (?:of|about)(?= \\p{L}+ing\\b)|thinking to|considering(?= \\p{L}+ing\\b)|minded to|toying with|(?:can'?t|cannot|can not|haven'?t|have not|not|don'?t|do not) (?:decided?|choose|made up my mind|sure|know)(?: yet)?(?= whether (?:or not )?(?:to|I should|I want to)\\b))`
const rest =
  ' (?:be able to |try to |try and |whether (?:or not )?(?:to|I should|I want to) )?(?<wish>[\\p{L}\\p{N}].{1,160})'

const wishes = new RegExp(`(?:${would}|${want})${rest}`, 'iu')
const duties = new RegExp(`(?:${duty})${rest}`, 'iu')
const opens = new RegExp(`${open}${rest}`, 'iu')
/** Whatever comes before turns a wish into a condition, a question, a saying or somebody else's. */
const notMeant =
  /\b(?:if|whether|when|whenever|what|why|how|where|who|(?:how|too|so|as) (?:much|many|long|far)|than|as|all|things?|everything|anything|nothing|unless|until|because|pretend|used to|never|not|no longer|don'?t|didn'?t|nobody|that|he|she|they|you|we|one|says?|said) (?:(?:else|really|ever) )?$/iu
const ends =
  /[.!?;:…\n]| ?[–—]| ?\((?![^)]{1,40}\))| - |,? but\b|,? (?:because|cause|cos|cuz|coz|although|though|except|however|unless|yet|otherwise|before (?:I|he|she|they|it)|even (?:if|though)|now that|while (?:I|he|she|they)|since (?:I|he|she|they|it|the|my))\b|,? (?:if|when|whenever|so) (?:I|he|she|they|we|it|the|my|that|there)\b|, ?(?:and|or|so|what|what's|how|when|where|who|been|not|having|usually|mostly|if possible|which|who|as|only|just|then|maybe|this|that|these|those|like|too|honestly|please|ok|okay|tbh|lol|haha|anyway|you know|I|he|she|they|we|it|my|the)\b|,? please$| and (?:I|he|she|they|it|we|now|then|the|my)(?:'\w+)? /iu
const longest = 90

/** What the person wants to do, in their own words; null where they say none. The more plainly wished comes first. */
export function wishIn(message: string): Wish | null {
  const told = statementsIn(message.replaceAll('’', "'"))
    .map(({ text }) => text)
    .filter((text) => !text.endsWith('?'))
  for (const { pattern, isOpen = false, isDuty = false } of [
    { pattern: opens, isOpen: true },
    { pattern: wishes },
    { pattern: duties, isDuty: true },
  ]) {
    for (const text of told) {
      const found = pattern.exec(text)
      const wish = found?.groups?.wish
      if (!found || !wish || isNotMeant(text.slice(0, found.index), found[0])) continue
      const own = trimmed(wish.slice(0, endOf(wish)))
      if (own === '' || own.length > longest || notAWish.test(own)) continue
      return { wish: own, isOpen, isDuty }
    }
  }
  return null
}

/** A clause after "and" or a comma is the person's own where nobody else is spoken of before it. */
const isNotMeant = (before: string, found: string): boolean =>
  notMeant.test(before) ||
  (!/^I\b/iu.test(found) &&
    /\b(?:he|she|they|you|we|it|people|everyone|who|(?:my|the) \p{L}+)\b/iu.test(before))

function endOf(wish: string): number {
  const at = wish.search(ends)
  return at < 0 ? wish.length : at
}

/** States, feelings, ways of speaking, and what no step may be made of. */
const notAWish =
  /^(?:be\b(?! (?:home|there|here|at|in (?!love|peace|pain)|back|on time|ready|with my|less|up by|out by|present))|have (?:been|had)\b|(?:feel|know|understand|(?:figure|find|work) out (?:if|how|what|when|where|who|why|whether)|see (?:if|how|what|whether)|believe|think|forget|forgive|remember|hate|love|like|cry|scream|bawl|weep|laugh|puke|vomit|die|disappear|vanish|hide|run away|throw|hit|kill|punch|slap|strangle|swing|bang|burn|crawl|curl|give up|give in|stop(?! (?:\p{L}+ ){0,2}\p{L}+ing\b)|start (?:from|over|all over|again)|stop feeling|stop existing|drink|get (?:drunk|high|wasted|revenge|even|rid)|smoke|gamble|bet|use|starve|fast|los(?:e|ing) (?:\w+ ){0,2}(?:weight|kilos?|pounds?|kgs?|stone|it)|hurt|cut(?! (?:down|back|out|the (?:grass|hedge|tree|wood)|my (?:hair|hours)))|see (?:him|her|them) (?:suffer|dead)|say (?:that|this|it|something nice)?$|say (?:that|how|I)|admit|add|point out|mention|emphasi[sz]e|stress|imagine|wonder|suppose|hope|have known|live(?! (?:in|with|near|by|at|on|alone))|matter|belong|exist|go on|keep going|make sense|happen|end it|go mad|sound|seem|become a burden|whether|how|what|why|this|that|it|him|them|her|something|nothing|everything|anything|evening|morning)\b|stop (?:taking|my (?:meds|tablets|pills|medication|insulin)|eating|drinking|the (?:tablets|pills|meds))|skip (?:meals|my)|(?:eat|drink) (?:nothing|less|no)|(?:tell|ask|thank|show|let|warn) (?:you|u|ye)\b|me to\b|(?:but|though|and|so|or|if|when)\b)/iu

const atEnd = new Set(' ,.;:!…-–"”\'')

function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && atEnd.has(text.charAt(end - 1)) && !/["”]\p{L}/u.test(text)) end--
  return balanced(
    text
      .slice(0, end)
      .trim()
      .replace(/,? (?:please|though|tho|lol|haha|tbh|someday|some day|honestly|really|I think)$/iu, ''),
  )
}

/** Without a mark that is opened and not closed, or closed and not opened. */
const balanced = (text: string): string => ((text.match(/["“”]/g)?.length ?? 0) % 2 === 0 ? text : '')
