import { tellingWords } from '#domain/search/word-keys.ts'
import { keysAlike } from '../retrieval/asked-alike.ts'
import { isDenied, tellsGood } from './went-well.ts'

/** What somebody may say, and what a line of theirs tells that holds against it. */
export interface Claim {
  readonly said: RegExp
  readonly line: { test(line: string): boolean }
  /** It says of how things are that they are always or never so; else of something that is about to be done, or left unsaid. */
  readonly isOfFact: boolean
  /** How much a line that holds against it speaks for itself: 2 where it needs to share no word, as what was finished against "I never finish anything". */
  readonly strength: 1 | 2
}

const claim = (said: string, line: string, more: Partial<Claim> = {}): Claim => {
  const made = (words: string) => new RegExp(words.replaceAll("'", "['’]?"), 'iu')
  return { said: made(said), line: made(line), isOfFact: true, strength: 1, ...more }
}

const iNever = String.raw`\bi(?:'ve|'ll| have| will)? never(?: (?:once|ever|even|really|seem to|manage to|been able to|get to))*`
const cannot = "(?:can(?:'t|not)|never|unable to|not able to)"

/** Said of oneself without exception: one line that tells otherwise is enough. */
const ofOneself: readonly Claim[] = [
  // "I never finish anything."
  claim(
    String.raw`${iNever} (?:finish\w*|st[iu]ck|complet\w+|manage\w*|achiev\w+|succeed\w*|s(?:ee|aw|een) .{2,20} through|follow\w* (?:\w+ )?through|g[eo]t .{2,20} (?:done|anywhere))\b|\bi always (?:give up|quit|fail|lose|mess|drop)\b|\bnothing i (?:do|start|try|touch)\b|\beverything (?:i do )?(?:is |gets )?half[- ]?(?:done|finished)\b|\bfrom (?:nothing|zero|scratch) again\b|\bi only ever fail`,
    String.raw`\b(?:finished|passed|completed|delivered|handed (?:\w+ ){0,3}in|submitted|graduated|all of (?:it|them)|the whole|(?:thirty|sixty|ninety|hundred|\d{2,}) days|pages in|won|not (?:starting )?from nothing|made it|got there|saved|paid off|(?:it is|that makes) [\d,.]{3,} now)\b`,
  ),
  // "I never keep my word."
  claim(
    String.raw`${iNever} ke(?:pt|ep)\w* (?:my|a) (?:word|promises?)|\bi (?:always|only ever) (?:let (?:\w+ ){1,3}down|break my (?:word|promises?))|\b(?:nobody|no one) can (?:rely|count|depend) on me`,
    String.raw`\b(?:said|promised|told \w+) (?:that )?i(?:'d| would)\b.{0,80}\b(?:and (?:i )?(?:was|did|went|came)|i did|was there|on time)\b|\bkept (?:my|the) (?:word|promise)`,
  ),
  // "I never sleep."
  claim(
    String.raw`\bi (?:don't|do not|never|can't|cannot) (?:ever |really )?sleep\b(?! (?:in|late|with|at)\b)|\bnot one (?:full|good|whole|decent) night|\b(?:haven't|have not|never) slept\b`,
    String.raw`\bslept (?:\w+ )?(?:through|well|until|till|late|like a|soundly)|\b(?:seven|eight|nine|[789]) hours(?: of)? sleep\b|\bslept (?:seven|eight|nine|[789]) hours`,
  ),
  // "I have never failed."
  claim(
    String.raw`${iNever} (?:in my life )?(?:fail\w*|miss\w*|been late|broken|forgotten|let \w+ down)\b|\bnever in my life (?:failed|missed|been)|\bi(?:'ve| have)? always (?:managed?|finish\w*|kept|keep|deliver\w*|been on time)`,
    String.raw`\b(?:i missed|missed (?:it|the)|too late|(?:days|weeks|months) late|not (?:in|done|finished|ready)\b|(?:i )?did(?:n't| not) (?:finish|manage|make|go|keep)|i failed|gave up|i forgot)\b`,
  ),
]

const ofOthers: readonly Claim[] = [
  // Nobody was there.
  claim(
    String.raw`\b(?:nobody|no ?one) (?:ever |really |even )?(?:came|comes|care[sd]?|help(?:s|ed)|show(?:s|ed)|was|is|rang|rings|calls|called|asks|asked|notices|noticed|visits|visited|bothers|bothered|stood by)\b|\bnot (?:one|a single) (?:person|soul|friend)\b|\b(?:all|so|always) alone\b|\ball (?:on|by) my(?: own|self)\b|\bwithout (?:any )?help\b`,
    String.raw`\b(?:came|brought|held|hugged|helped|rang|called|phoned|drove|cooked|stayed|sat with|waited|carried|lent|sent|visited|picked \w+ up|looked after|took care|turned up|showed up|listened)\b`,
  ),
  // No asking, and no "no".
  claim(
    String.raw`\b${cannot}\b.{0,20}\b(?:ask|say no|speak up|stand up|refuse)\b|\bsay(?:ing)? yes to everything`,
    String.raw`\bi (?:said|told \w+|answered|wrote|refused|asked)\b.{0,30}\b(?:no|instead|not|for|later)\b|\b(?:she|he|they|boss) said (?:no problem|ok|okay|yes|fine)\b|\bstood up\b|\bspoke up\b|\bdo(?:n't| not) want to\b`,
  ),
  // Not loved, not wanted, not one of them.
  claim(
    String.raw`\b(?:ashamed of me|(?:he|she|they|people|everyone|everybody|nobody|no one|child|mother|father|parents|family) (?:(?:doesn't|does not|don't|do not|didn't|never|won't|would never|will never|really|even) )*(?:loves?|likes?|wants?|needs?|miss(?:es)?|respects?) me|never forgive|thought (?:much|little|nothing|less) of|hates? me|disappoint\w*|foreigner|outsider|stranger|belong|fit in|(?:they|he|she|people|men|women|everyone)(?: all|'ll| will)? leaves?|(?:sick|tired) of me|burden)\b`,
    String.raw`\b(?:proud|(?:he|she|they|\w+) (?:said|say|says|told)\b.{0,60}\b(?:my|your|you|love\w*|proud|glad|good|miss\w*)|loves? (?:me|you)|belong\w*|(?:felt|feel|was) (?:at home|welcome)|not a guest|lives (?:there|here)|miss(?:ed|es) me|thanked|hugged|clap\w*)\b`,
  ),
  // All is well.
  claim(
    String.raw`\b(?:(?:i'm|i am|i feel|feeling) (?:(?:quite|all|just|perfectly|totally|really) )?(?:fine|ok|okay|good|well)|(?:say|is|it's) (?:only |just )?nothing\b|(?:no|any) trouble|good as gold|nothing (?:wrong|to worry|changed)|know my limits|i(?:'m| am) (?:only |just )?a (?:bit|little) (?:ill|tired|short|unwell)|can(?:'t|not) (?:figure|think why|say why)|no idea why|for no reason)\b`,
    String.raw`\b(?:asleep|faint\w*|chest|blood|fever|hospital|pulled over|slip(?:ped)?|fell|flare|dizzy|collaps\w*|shaking|swollen|cramps?|stopped (?:taking|the|my)|if it happens)\b`,
  ),
  // About to give in; what is not told to anybody.
  claim(
    String.raw`\b(?:i(?:'ll| will| shall| might| may| could)|gonna|going to|thinking (?:of|to|i)|was thinking|probably|obviously|just (?:this|one|till|until)|one more|wants? me|asked me|offered|again|inclined|said yes|say (?:yes|ok|no)|have not answered|told \w+ (?:yes|no))\b`,
    String.raw`\bi (?:always|fold|give in|cave|can never)\b|\bif i (?:don't |do not )?\w+.{3,60}\b(?:we|i)(?:'re| are| am|'ll| will)\b`,
    { isOfFact: false },
  ),
  claim(
    String.raw`\b(?:nobody (?:must|needs|has to|knows)|no one (?:knows|must)|(?:i|and) (?:still )?(?:haven't|have not|didn't|did not|never) (?:said|say|told|tell|mention(?:ed)?)|(?:doesn't|does not|don't|needn't) need to know|does not say so|can't say|keep(?:ing)? (?:it|this) (?:to|from)|why should i (?:tell|be telling)|it's fine|no problem|i (?:just )?(?:smile|nod)\w*|pretend\w*)\b`,
    String.raw`\b(?:no more (?:hiding|secrets|lies|lying)|never told|told \w+ (?:that|it was|it's)|(?:not )?telling|on the first day|(?:day|week) (?:one|ten)|lied|already knew|should have (?:said|told|asked)|angry that|(?:he|she|they) (?:knew|could see)|not true|must tell)\b`,
    { isOfFact: false },
  ),
]

const claims = [...ofOneself.map((one): Claim => ({ ...one, strength: 2 })), ...ofOthers]

/** In a longer message such words are part of a story (characters). */
const longest = 350

const who =
  '(?:mum|mom|mam|mama|mother|dad|father|papa|nan|gran|grandma|grandad|husband|wife|partner|brother|sister|son|daughter|boss|manager|teacher|neighbours?|mother-in-law|father-in-law|uncle|aunt(?:ie|y)?|(?-i:(?!(?:We|You|They|He|She|It|This|That|There|And|But|So)\\b)\\p{Lu}\\p{Ll}+))'
const others = new RegExp(
  `(?<who>\\b${who})(?:['’]s| has| have| had| is| was| does| did)*(?: never| not once| not ever)\\b(?<what>[^.!?;]*)`,
  'iu',
)
const oneself = /\bI(?:['’](?:ve|m|d|ll)| have| had| am)* (?:never|always|only ever)\b(?<what>[^.!?;]*)/iu
const met =
  /\b(?:came|brought|held|helped|rang|called|took|drove|cooked|stayed|sat with|carried|visited|looked after|listened|bought|thanked|offered)\b/iu
const keysOf = (text: string): ReadonlySet<string> =>
  new Set(tellingWords(text).flatMap(({ stem }) => [stem, ...keysAlike(stem)]))

/** What is said of somebody, or of oneself without exception, by words of one matter that a line tells otherwise with. */
function universalIn(message: string): Claim[] {
  const made = (said: RegExp, isOtherwise: (line: string) => boolean): Claim[] => {
    const { what } = said.exec(message)?.groups ?? {}
    if (what === undefined) return []
    const keys = keysOf(what)
    const isOfIt = (line: string): boolean =>
      keys.size > 0 ? tellingWords(line).some(({ stem }) => keys.has(stem)) : met.test(line)
    const test = (line: string): boolean => !isDenied(line) && isOfIt(line) && isOtherwise(line)
    return [{ said, line: { test }, isOfFact: true, strength: 2 }]
  }
  const name = others.exec(message)?.groups?.who
  const ofName = name ? [...keysOf(name)] : []
  return [
    ...made(
      others,
      (line) =>
        /\b(?:me|us|my|our)\b/iu.test(line) &&
        tellingWords(line.split(' ').slice(0, 3).join(' ')).some(({ stem }) => ofName.includes(stem)),
    ),
    ...made(oneself, tellsGood),
  ]
}

/** What of all this a message says. */
export const claimsIn = (message: string): readonly Claim[] =>
  message.length > longest
    ? []
    : [...claims.filter(({ said }) => said.test(message)), ...universalIn(message.replaceAll('’', "'"))]
