import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import { isCommon } from '#domain/journal/reading/names/names-runs.ts'
import { fold } from '#domain/text/fold.ts'
import { type Mention, thingSign } from './page-memory.ts'

const one =
  'dog|cat|puppy|pup|kitten|pony|horse|mare|gelding|stallion|foal|filly|hen|chicken|cockerel|rooster|chick|duck|goose|turkey|goat|sheep|ewe|ram|tup|lamb|cow|bull|heifer|calf|parrot|budgie|cockatiel|canary|cockatoo|rabbit|hamster|gerbil|guinea pig|ferret|tortoise|turtle|terrapin|goldfish|gecko|lizard|snake|iguana|llama|alpaca|terrier|collie|spaniel|labrador|lurcher|greyhound|whippet|retriever|poodle|dachshund|beagle|corgi|pug|husky|alsatian|bulldog|mongrel|kelpie|heeler|sheepdog|tabby|tomcat|donkey|mule|pig|piglet|sow|hedgehog|crow|gull'
/** What is given a name as well. */
const made =
  'starter|boat|yacht|dinghy|sloop|ketch|van|campervan|tractor|engine|locomotive|doll|teddy|robot|oven|hoover|vacuum cleaner|sat nav|truck|lorry'
export const animal = new RegExp(`\\b(?:(?:${one})s?|puppies|geese|calves|fillies|${made})\\b`, 'gi')
const somebody =
  /\b(?:man|woman|girl|boy|baby|child|daughter|son|sister|brother|wife|husband|mother|father|nurse|doctor|waiter|waitress|friend|colleague|neighbou?r|owner|twins?|vet|lad|lass|lady|fellow|guy|kid|driver|teacher|student|singer|somebody|someone|chap|bloke|farmer|trainer|keeper|cousin|aunt|uncle|niece|nephew|partner|boyfriend|girlfriend|skipper|captain|engineer|builder)\b/gi
const calledSo =
  /\b(?:called|named|by the name of|call (?:her|him|it|them)|calls|called (?:her|him|it|them)|named (?:her|him|it|them)|name is|name was|names are) (?:\p{Lu}\p{L}+ and )?$/iu
/** "her dog Bess", "their cat, Mrs Doyle,", "her guinea pigs, Marty and Daniel", 'the cats are Burns and Wallace'. */
const ofOwner = `\\b(?:my|our|his|her|their|\\p{L}+['’]s) (?:\\p{Ll}+ )?`
const itsName = new RegExp(`${ofOwner}(?:${one}) $`, 'iu')
const itsNameApart = new RegExp(`${ofOwner}(?:${one}), $`, 'iu')
const theirNames = new RegExp(
  `(?:${ofOwner}|\\bthe (?:\\p{Ll}+ )?)(?:(?:${one})s|puppies|geese|calves)(?:,|:| are| were)(?: called| named)? (?:\\p{Lu}\\p{L}+(?:, \\p{Lu}\\p{L}+)* and )?$`,
  'iu',
)
/** 'Pope the gecko', 'Biscuit, ginger cat,', 'Kevin is her greyhound', 'Gloria (the combi oven)'. */
const isSuch = new RegExp(
  `^(?: the (?:\\p{Ll}+ )?(?:${one})(?= (?:is|was|has|had|got|ate)\\b|[.,;:!?)]|$)|, (?:an? |my |our |his |her |their )?(?:\\p{Ll}+ ){0,2}(?:${one})(?:(?=[.;:!?)]|$)|,(?! and\\b))| (?:is|was) (?:my|our|his|her|their|\\p{L}+['’]s) (?:\\p{Ll}+ ){0,2}(?:${one})(?=[.,;:!?]|$)| \\((?:the|our|my|his|her) (?:\\p{Ll}+ ){0,2}(?:${one}|${made}|car|bus|bike|fridge|printer|dishwasher|mixer)\\))`,
  'iu',
)
/** 'Walked Otis at six', 'walked Kevin twice round the block'. */
const walked = /\bwalked $/i
const howFar =
  /^(?:[.;]| (?:twice|once|round the block|at (?:\d|\p{Ll}+(?: in the|[.,;]))|(?:an?|one|two|three|four|five) miles?\b|before (?:work|bed|breakfast|it)))/u
/** What only animals do, right behind a name. */
const does =
  /^ (?:barked|barks|barking|purred|purrs|miaowed|meowed|wagged|wags|moulted|mewed|whinnied|bleated|fed[,.;]|has had (?:another |a )?litter|had (?:\p{L}+ )?(?:pups|puppies|kittens|lambs|calf|calves|foal|litter))/u
/** 'Loretta laid on my feet, that cat has no shame' */
const isOne = new RegExp(
  `^ [^.!?\\n]{0,60}, (?:that|the (?:old|daft|stupid|fool)) (?:\\p{Ll}+ )?(?:${one})\\b`,
  'u',
)
const has =
  /^['’]s (?:\p{Ll}+ )?(?:lead|leash|collar|paws?|tail|kennel|fur|litter|pups|kittens|vaccinations|stable|saddle|muzzle|whiskers)\b/u
const firm =
  /\b(?:firm|company|agency),? (?:called |named )?$|\b(?:bakery|restaurant|caf[eé]|hotel|pub|shop|brand|band|choir|drink|beer|ale|wine|whisky|cheese|paint|colou?r|pink|song|tune|film|book|game|app|perfume|lipstick|rose|variety|street|road|place|village|town) (?:called|named) $/i
const lies = /\b(?:lead|leash|walkies|vet's) (?:for|with) $/i
const inBrackets = new RegExp(`\\b(?:${one}|${made}) \\($`, 'i')

/** What a page shows by a word of everyday language or of no list to be the name of an animal or the like: 'then Biscuit, ginger cat, came', 'Tomos has named him Mot'. */
export function thingsNamed(page: Page, mentions: readonly Mention[]): Mention[] {
  if (page.text.search(animal) < 0) return []
  const taken = mentions.flatMap(({ places }) => places)
  const found = new Map<string, Mention>()
  for (const { raw, start, end, folded, sentence, isForeign } of page.tokens) {
    if (!/^\p{Lu}\p{Ll}{2,}$/u.test(raw) || isForeign || isCommon(folded) || isRole(folded)) continue
    if (taken.some(([from, to]) => start < to && end > from)) continue
    const places = [[start, end] as const]
    const mention = {
      surface: `concept:${fold(raw)}`,
      kind: 'concept',
      name: raw,
      signs: [thingSign],
    } as const
    const one = { ...mention, places, sentences: [sentence] }
    if (!found.has(one.surface) && isOfThing(page, one)) found.set(one.surface, one)
  }
  return [...found.values()]
}

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** Whether a page says by one of its places that a name is an animal's, a boat's, a firm's or the like: 'a dog called Bess', 'Bess barked', "Bess's lead". */
export function isOfThing({ text }: Page, { places }: Mention): boolean {
  return places.some(([from, to]) => {
    const after = text.slice(to, to + 90)
    if (does.test(after) || has.test(after) || isOne.test(after) || isSuch.test(after)) return true
    const before = text.slice(Math.max(0, from - 220), from)
    if (lies.test(before) || (firm.test(before) && lastOf(somebody, before) < 0)) return true
    if (walked.test(before) && howFar.test(after)) return true
    if (itsName.test(before) && !/^ (?:gave|brought|bought|got|had|found)\b/.test(after)) return true
    if (itsNameApart.test(before) && /^[,.;:)]/.test(after)) return true
    if (theirNames.test(before) || (inBrackets.test(before) && after.startsWith(')'))) return true
    if (!calledSo.test(before)) return false
    // The sentence and the one before it.
    const near = before
      .slice(before.lastIndexOf('\n') + 1)
      .split(/[.!?] /)
      .slice(-2)
      .join('. ')
    return lastOf(animal, near) > lastOf(somebody, near)
  })
}
