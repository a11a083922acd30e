import { everydayWords } from '#domain/text/stopwords.ts'
import { type Page, type Token, tokensOf } from '../language/language-tokens.ts'
import { pastVerbs } from '../language/language-whole.ts'
import { nameLists } from '../names/names-lists.ts'
import { timeWords } from '../times/times-patterns.ts'

/** A thing that a text names: nouns, and what stands before them to say which. `lead` is the word before it. */
export interface NounPhrase {
  readonly tokens: readonly Token[]
  readonly lead: Token | null
  /** The page begins with it: 'Rehearsal ran over.' */
  readonly isOpening: boolean
}

const everyday = new Set(everydayWords)
const longest = 3
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))
export const determiners = set(
  'the a an my our his her their its your this these those no some every another',
)
/** What follows one of them is a verb. */
const verbLeads = set(
  'i we you he she they it which that to can could will would should must might may did do does not never just also then who',
)
/** Little words that a grammar would call prepositions, degrees or adverbs, and that no list of grammar words holds. */
const breaks = set(
  `via per versus vs despite among amongst beside besides beyond toward unlike amid including according except plus
  outside inside upstairs downstairs outdoors indoors nearby overnight apart aside ahead forward pretty super really
  quite extra fairly totally bit alot lots hella kinda sorta etc due instead whatsoever altogether ago later earlier
  everyday eachothers whenever wherever however anyhow anyways anyway throughout therefore meanwhile indeed maybe perhaps twice once along thru tho although less fewer else whole rest alone away back first last next same such own sure actual usual proper entire
  yes no ok okay hey wow lol omg haha ugh please thanks sir dont didnt cant wont im ive id thats whats theres
  am pm oclock gonna wanna gotta u ur r rn tbh idk imo btw smh`,
)
/** Nouns of every day that say nothing of a page by themselves. */
const vague = set(
  `lot lots bit way ways part parts kind kinds sort type types chance order matter majority amount importance result
  process issue issues purpose reason number fact point place side end start beginning rest course person people thing
  things stuff moment feeling feelings question idea example case sense state level piece couple bunch group form set
  use example detail details term terms area item items aspect ability effort experience situation opportunity activity
  activities event events choice option options focus future past present truth reality change changes difference
  amount quality time times minute minutes hour hours day days week weeks month months year years morning afternoon
  evening night today mile miles dollar dollars percent foot feet inch inches degree degrees line list page note word
  words name names story crap shit hell mess deal plan plans middle top bottom front back corner edge face hand hands
  arm arms finger fingers eye eyes head mind body mouth skin voice laugh smile look step steps breath floor wall door
  doors window windows ceiling chair table seat street road ground air light dark noise sound silence guy guys man men
  woman women boy girl boys girls kid everyone somebody someone self conversation news rest while distance edge lead
  advantage attention interest view opinion response respect impact position role basis method version copy sign mood life heart soul bed back neck leg legs hair ear ears nose chest shoulder
  shoulders knees lips kid work world hole spot place cup glass bag box paper pile track turn luck fault`,
)
const alwaysAdjective = /(?:able|ible|ful|ous|less|thy)$/
const looksLikeAdjective = /(?:ive|ish|wards?|[tgn]ic)$/
const looksLikeAdverb = /ly$/
/** Nouns that end like adjectives or adverbs. */
const nounsAllTheSame = set(
  `family belly jelly bully lily reply supply ally butterfly fly assembly homily monopoly table vegetable vegetables cable stable timetable
  bible syllable constable handful mouthful spoonful clinic picnic attic mechanic panic tonic music topic traffic arctic critic empathy sympathy apathy`,
)
/** Of the words of every day those that a page can be about. */
const everydayNouns = set(
  'dinner food friend friends home house job life room sleep walk work world country office kid kids',
)
const looksLikeVerb = /(?:ed|ing|n't)$/
/** Nouns that look like verbs. */
const nounsInIng =
  /^(?:wedding|meeting|painting|building|morning|evening|thing|ring|king|spring|string|ceiling|clothing|funding|housing|parking|training|feeling|drawing|hearing|reading|gardening|swimming|cooking|baking|knitting|running|hiking|camping|shopping|bedding|blessing|landing|earring|christening|reckoning|sibling|duckling|pudding|wing|bed|red|seed|weed|shed|sled|feed|need|breed|speed|steed|reed|hundred|homestead)$/

/** What a word can be inside of a phrase. */
type Role = 'noun' | 'adjective' | 'verb' | 'none'

function roleOf({ folded, stem }: Token, isDetermined: boolean, isFirst: boolean): Role {
  if (timeWords.has(folded) || breaks.has(folded)) return 'none'
  if (looksLikeAdverb.test(folded) && !nounsAllTheSame.has(folded)) return 'none'
  const kind = nameLists().kinds.get(stem)
  if (nounsInIng.test(folded) || nounsAllTheSame.has(folded)) return 'noun'
  if (alwaysAdjective.test(folded)) return 'adjective'
  if (looksLikeVerb.test(folded) && folded.length > 4) return isDetermined && isFirst ? 'adjective' : 'verb'
  if (kind === 'v' || pastVerbs.has(folded)) return isDetermined && isFirst ? 'adjective' : 'verb'
  if (kind === 'a' || (kind === undefined && looksLikeAdjective.test(folded))) return 'adjective'
  if (!everyday.has(folded)) return 'noun'
  return everydayNouns.has(folded) && isDetermined ? 'noun' : 'none'
}

/** 'The rent increase', 'a phone call': one thing and a verb without its ending are a compound; 'the house ticks' is a sentence. */
function joinCompounds(tokens: readonly Token[], from: number, roles: Role[]): void {
  for (const [at, role] of roles.entries()) {
    const { folded = '' } = tokens[from + at] ?? {}
    const isBare = role === 'verb' || (role === 'none' && mayBeThing.test(folded))
    if (!isBare || at === 0 || roles[at - 1] !== 'noun' || isBent(folded)) continue
    if (!/s$/.test(tokens[from + at - 1]?.folded ?? '')) roles[at] = 'noun'
  }
}

/** With an ending, or another vowel, a verb says when it was or who did it. */
const isBent = (folded: string): boolean => /(?:s|ed|ing)$/.test(folded) || pastVerbs.has(folded)

const mayBeThing = /^(?:call|walk|talk|work|plan|move|change|watch|trip|test|party)$/

/** 'Reading articles': somebody does it. */
const isDoing = (token: Token | undefined): boolean => /ing$/.test(token?.folded ?? '')

/** The noun phrases of a page, in order: nothing that is cut at a verb's object, and no adjective without its noun. */
export function nounPhrasesIn(page: Page): NounPhrase[] {
  const found: NounPhrase[] = []
  for (const at of page.sentences.keys()) {
    const tokens = tokensOf(page, at)
    let from = 0
    while (from < tokens.length) {
      const to = endOfRun(tokens, from)
      if (to > from) collect(found, tokens, from, to)
      from = Math.max(to, from) + 1
    }
  }
  return found
}

const isContent = ({ folded, isForeign, isGrammar }: Token): boolean =>
  !isForeign && folded.length > 1 && !isGrammar && !/^\d/.test(folded)

/** One past the last word of content that follows another with no more than a space or hyphen between. */
function endOfRun(tokens: readonly Token[], from: number): number {
  let to = from
  for (let token = tokens[to]; token && isContent(token); token = tokens[++to]) {
    if (to > from && !/^[ -]$/.test(token.gap)) return to
    if (token.isPossessive) return to + 1
  }
  return to
}

function collect(into: NounPhrase[], tokens: readonly Token[], from: number, to: number): void {
  const before = tokens[from]?.gap === ' ' ? (tokens[from - 1] ?? null) : null
  const isDetermined = before !== null && determiners.has(before.folded)
  const roles = tokens.slice(from, to).map((token, at) => roleOf(token, isDetermined, at === 0))
  joinCompounds(tokens, from, roles)
  if (before && verbLeads.has(before.folded)) roles[0] = 'none'
  if (tokens[from]?.gap === '-') roles[0] = 'none'
  for (let end = to; end > from; end--) {
    if (roles[end - 1 - from] !== 'noun') continue
    let start = end - 1
    while (start > from && /^(?:noun|adjective)$/.test(roles[start - 1 - from] ?? '')) start--
    if (start < end - 1 && isDoing(tokens[start]) && !(start === from && isDetermined)) start++
    const lead = start === from ? before : (tokens[start - 1] ?? null)
    push(into, tokens, { start, end, lead })
    end = start + 1
  }
}

/** 'My running days' are about no running. */
const carriesOn =
  /^(?:days?|times?|weeks?|nights?|mornings?|afternoons?|evenings?|months?|years?|hours?|minutes?|things?|stuff|people|person|life|lives|work|wise|like|part)$/

function push(
  into: NounPhrase[],
  tokens: readonly Token[],
  { start, end, lead }: { readonly start: number; readonly end: number; readonly lead: Token | null },
): void {
  const words = tokens.slice(start, end)
  const head = words.at(-1)
  if (!head || head.isPossessive || words.length > longest || vague.has(head.folded)) return
  // 'Guh guh guh' is a sound.
  if (words.some(({ folded }, at) => folded === words[at - 1]?.folded)) return
  const next = tokens[end]
  // 'The smell of rain' is not about a smell.
  if (next?.gap === ' ' && (next.folded === 'of' || carriesOn.test(next.folded))) return
  if (
    /^(?:good|great|nice) (?:job|deal|call|chunk|company)$/.test(words.map(({ folded }) => folded).join(' '))
  )
    return
  if (next?.gap === '-' || (next && /^\d/.test(next.folded) && next.gap === ' ')) return
  const isFirst = start === 0 || (start === 1 && lead !== null && determiners.has(lead.folded))
  into.push({ tokens: words, lead, isOpening: isFirst && head.sentence === 0 })
}
