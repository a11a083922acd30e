import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Mention } from './page-memory.ts'

const animal =
  /\b(?:dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|pony|horse|mare|hens?|cockerel|rooster|goat|sheep|ewe|ram|tup|cow|calf|parrot|budgie|rabbit|hamster|guinea pig|tortoise|goldfish|terrier|collie|spaniel|labrador|lurcher|greyhound|tabby|donkey|pig|starter|boat|yacht|dinghy|van|campervan|tractor)\b/gi
const somebody =
  /\b(?:man|woman|girl|boy|baby|child|daughter|son|sister|brother|wife|husband|mother|father|nurse|doctor|waiter|waitress|friend|colleague|neighbou?r|owner|twins?|vet|lad|lass|lady|fellow|guy|kid)\b/gi
const calledSo =
  /\b(?:called|named|call (?:her|him|it)|called (?:her|him|it)|named (?:her|him|it)|name is|name was) $/i
/** What only animals do, right behind a name. */
const does =
  /^ (?:barked|barks|barking|purred|purrs|miaowed|meowed|wagged|wags|moulted|mewed|whinnied|bleated|fed[,.;]|has had (?:another |a )?litter|had (?:\p{L}+ )?(?:pups|puppies|kittens|lambs))/u
/** 'Loretta laid on my feet, that cat has no shame' */
const isOne =
  /^ [^.!?\n]{0,60}, (?:that|the (?:old|daft|stupid|fool)) (?:\p{Ll}+ )?(?:dog|cat|horse|pony|puppy|hen|goat|mare|parrot)\b/u
const has =
  /^['’]s (?:\p{Ll}+ )?(?:lead|leash|collar|paws?|tail|kennel|fur|litter|pups|kittens|vaccinations|stable|saddle|muzzle|whiskers)\b/u
const firm =
  /\b(?:firm|company|agency),? (?:called |named )?$|\b(?:bakery|restaurant|caf[eé]|hotel|pub|shop|brand|band|choir) (?:called|named) $/i
const lies = /\b(?:lead|leash|walkies|vet's) (?:for|with) $/i

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** Whether a page says by one of its places that a name is an animal's, a boat's, a firm's or the like: 'a dog called Bess', 'Bess barked', "Bess's lead". */
export function isOfThing({ text }: Page, { places }: Mention): boolean {
  return places.some(([from, to]) => {
    const after = text.slice(to, to + 90)
    if (does.test(after) || has.test(after) || isOne.test(after)) return true
    const before = text.slice(Math.max(0, from - 110), from)
    if (lies.test(before) || (firm.test(before) && lastOf(somebody, before) < 0)) return true
    if (!calledSo.test(before)) return false
    const near = before.slice(before.lastIndexOf('\n') + 1)
    return lastOf(animal, near) > lastOf(somebody, near)
  })
}
