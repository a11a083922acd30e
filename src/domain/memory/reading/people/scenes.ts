import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'

/** A place of a name: its sentence, and the words of it before and behind the name. */
interface Scene {
  readonly sentence: string
  readonly before: string
  readonly after: string
  /** The sentence that follows it in the same paragraph. */
  readonly next: string
}

/** Which sentence a place of a page is in. */
export function sentenceAt({ sentences }: Pick<Page, 'sentences'>, place: number): number {
  let [low, high] = [0, sentences.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sentences[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

export function sceneOf({ text, sentences }: Page, [from, to]: Place): Scene {
  const nth = sentenceAt({ sentences }, from)
  const [here, next] = [sentences[nth], sentences[nth + 1]]
  const isOn = here && next && !/\n\s*\n/.test(text.slice(here.end, next.start))
  return {
    sentence: here?.text ?? '',
    before: text.slice(here?.start ?? 0, from),
    after: text.slice(to, here?.end ?? to),
    next: isOn ? next.text : '',
  }
}

/** What only an animal does, behind its name in its clause. */
const acts =
  /^(?: and [A-Z][a-z]+)?(?: [a-z'’]+){0,3}? (?:bark[a-z]*|purr[a-z]*|m(?:iaow|eow|ew)(?:s|ed|ing)?|growl[a-z]*|wag(?:s|ged|ging)|whin(?:es|ed|nied|nies)|yelp[a-z]*|yapp?[a-z]*|pounc[a-z]+|moult[a-z]*|shed(?:s|ding)?(?= (?:all|hair|on|everywhere)| ?[.,;])|sniff(?:s|ed|ing) (?:at|round|the|my|his|her)|gnaw[a-z]*|lick(?:s|ed|ing)|peck(?:s|ed|ing)|(?:laid|lays|laying)(?= (?:an|her first|two|three|for|every|again|eggs?)\b|[.,;])|broody|graz(?:es|ed|ing)|roost(?:s|ed|ing)|(?:caught|killed|brought(?: me| us| in)?) (?:an? |another |half an? )(?:[a-z]+ )?(?:mouse|rat|bird|sparrow|vole|frog|pigeon))/
/** What it does more often than somebody. */
const rests =
  /^(?: and [A-Z][a-z]+)?(?: [a-z'’]+){0,3}? (?:(?:(?:asleep|sleeps?|sleeping|slept|sat|sits|sitting|lay|lies|lying|curled|stretched|snor[a-z]+|landed|jump[a-z]+|went|goes|got|climb[a-z]+|hid|hides|hiding|stays?|stayed) (?:up |out |down |back )?(?:on|across|under|behind|against|by|in|beneath|into|out of) (?:my|the|our|his|her|its) (?:[a-z]+ )?(?:feet|foot|rug|mat|sofa|stairs|windowsill|sill|boiler|radiator|stove|rayburn|aga|hearth|basket|cage|crate|kennel|hutch|carrier|stable|paddock))|under the (?:bed|stairs|sofa|settee|table|shed|porch|counter)|lame|chew(?:s|ed|ing)|trotting|trotted|(?:at|to|from) the vet['’]?s?\b|(?:not|isn['’]t|won['’]t|hardly) eat(?:ing)?(?=[.,;!]|$))/
/** What is done to one, right before its name. */
const isDoneTo =
  /\b(?:walk(?:ed|ing)|wormed|groomed|brushed|stroked|stroking|pett(?:ed|ing)|saddled|fed|rode|shod|[Mm]ilked|sheared|lunged|had) $/i
const vets =
  /^[^.!?]{0,40}\b(?:(?:to|at|by|from|for) the vet\b|put (?:down|to sleep)\b|(?:on|off) (?:the|a) (?:lead|leash)\b|spayed|neutered|wormed)/i
const ownThings =
  /^['’]s (?:\p{Ll}+ ){0,2}(?:paws?|tail|fur|lead|leash|litter|cage|kennel|crate|hutch|tank|stable|hoof|hooves|whiskers|muzzle|muck|hay|claws?|worming)\b/u
/** Words of an animal's life, anywhere beside its name. */
const life =
  /\b(?:paws?|wagg\w+|wag|purr\w*|bark(?:s|ed|ing)?|litter (?:box|tray)|leash|hutch|kennel|the cage|moult\w*|tups?|hooves|whiskers|broody)\b/

/** He or she, in the sentence after: 'He went in his basket by the fire', 'I patted her hood'. */
const goesOn =
  /^(?:(?:He|She|It)\b[^.!?]{0,60}\b(?:basket|cage|paws?|tail|leash|purr\w*|bark(?:s|ed|ing)|kennel|wagged|chewed)\b|I \p{Ll}+ (?:his|her|its) (?:hood|bonnet|engine|tyres?|tires?|ears|paws?|tail|nose)\b)/u

/** How much a place shows that the name is an animal's: 2 what hardly anybody else does, 1 what many do. */
export function seemsAnimal({ before, after, sentence, next }: Scene): number {
  if (/\bvet,? $/i.test(before)) return 0
  if (acts.test(after) || ownThings.test(after) || goesOn.test(next)) return 2
  if (life.test(sentence)) {
    const others = sentence.match(/(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+/gu) ?? []
    if (others.length <= 1) return 2
  }
  if (rests.test(after)) return 1
  if (isDoneTo.test(before) && !/^['’]s/.test(after) && (!/\bhad $/i.test(before) || vets.test(after)))
    return 1
  return /\b(?:took|take|taken|taking|bring|brought|carried|rushed|got|left) $/i.test(before) &&
    vets.test(after)
    ? 1
    : 0
}

const beforePlace = /\b(?:in|near|across|throughout|outside|into|lived among|among|as far as) $/i
const ofPlace =
  /^ (?:people|folk|crowd|accent|men|women|lads|side|coast|border|hills|town|city|county|airport|jersey|supporters?|fans?)\b|^, (?:county|co\.?|near) /i
/** Whether a place shows that the name is where somebody is or comes from; one goes to people, too. */
export function seemsPlace({ before, after }: Scene): boolean {
  if (/^['’]s/.test(after) || /\b(?:trust|faith|believe|confided?|interest\w*) in $/i.test(before))
    return false
  if (beforePlace.test(before) || ofPlace.test(after)) return true
  if (/\bthe $/i.test(before) && /^ \p{Lu}\p{Ll}/u.test(after)) return true
  if (/\bat $/i.test(before)) return /^ (?:again|today|yesterday|this week)\b/.test(after)
  return /\b(?:more|so|very|pure|real|true) $/.test(before) && /^ (?:every|than|by|now|as)\b/.test(after)
}

const result = /\b(?:won|lost|drew|draw|drawn|beat|beats|beaten|play(?:ed|s|ing)?)\b/i
const results = /^ (?:won|lost|drew|drawn|beat|beats|beaten|play(?:ed|s|ing)?)\b/
const score =
  /\b\d{1,3} ?[-–—] ?\d{1,3}\b|\bby \p{Ll}{1,12}(?:-\p{Ll}{1,12})? points\b|\bnil[- ]nil\b|\b(?:nil|one|two|three|four|five|six)[- ](?:nil|all)\b/iu
const league =
  /\b(?:league|fixtures?|kick[- ]?off|half[- ]time|full[- ]time|extra time|penalt\w+|goals?|premiership|champions|derby|away (?:win|game|match)|home game|offside|the friendly|a friendly|top of the table|the match)\b/i
const versus =
  /\b(?:beat|beaten by|lost to|drew(?: one each)? with|draw with|against|versus|vs?\.?|supports?|supported|supporting|follows) (?:the )?$/i
/** Whether a place shows that the name is a team's, or somebody's who plays in one that others watch. */
export function seemsTeam({ sentence, before, after }: Scene): boolean {
  if (/\btalk(?:s|ed|ing)? $/i.test(before)) return true
  const isOfUs =
    /\b(?:beat|beats|beaten) (?:me|us|him|her|them)\b|\b(?:I|we) (?:won|lost|drew|beat)\b|\b(?:my|our) (?:team|side|goal|match)\b/i.test(
      sentence,
    )
  if (isOfUs) return false
  if (
    score.test(sentence) &&
    (versus.test(before) || result.test(after.slice(0, 40)) || result.test(before.slice(-30)))
  )
    return true
  return league.test(sentence) && (versus.test(before) || results.test(after))
}

const takes =
  /(?:\b(?:read|reads|reading|re-?read|rereading|listen(?:s|ed|ing)? to|quot(?:e|es|ed|ing)|hum(?:s|med|ming)|bing(?:ed|ing)|rewatch\w*) (?:(?:aloud|a bit of|some|more|another bit of|the new|my|that|of|from|to (?:him|her|them|us)) )*|\b(?:book|novel|poem|song|album|film|record|painting|poems|songs|paintings|something|anything) by |\bsome (?:singer|band|actor|writer|author|comedian|rapper|footballer)(?: called| named)? |dressed (?:up )?as )$/i
/** Done to a work, and to much else. */
const begins =
  /\b(?:finish(?:ed|ing)|start(?:ed|ing)|beg[au]n|abandoned|borrow(?:ed|ing)|put on|putting on|watch(?:ed|ing)?|heard) (?:(?:the|some|more|another|with|on) )?$/i
const work =
  /\b(?:books?|novels?|chapters?|read|reads|reading|poems?|library|albums?|songs?|singers?|concerts?|records?|vinyl|radio|playlist|films?|movies?|cinema|series|episodes?|telly|tv|netflix|author|novelist)\b/i
const news = /\b(?:on the radio|the news|in the papers?)\b/i
const isWork =
  /^(?:['’]s (?:new |latest |last |first |old )?(?:books?|novels?|albums?|songs?|films?|show)\b| (?:songs?|albums?|films?|movies?|novels?|books?|concert|gig|tickets?|documentary|records?|playlist)\b)/u
const sees =
  /\b(?:watch\w*|read|reading|saw|seen|play(?:ed|ing)?|old|that|listen\w* to|for|on)(?: old| again)? $/i
/** Whether a place shows that the name is an author's, a singer's, a character's or of somebody in the news. */
export function seemsFigure({ before, after, sentence }: Scene, name: string): boolean {
  if (isWork.test(after)) return true
  if (takes.test(before))
    return !/^ (?:the|a|an|my|her|his|to|one of)\b|^['’]s (?:letter|email|text|message|diary|note|card)/.test(
      after,
    )
  if (/^['’]s \p{Lu}\p{Ll}/u.test(after)) return sees.test(before)
  return (
    name.includes(' ') &&
    (/\b(?:finished|started|began|begun) (?:the )?$/i.test(before) ||
      (work.test(sentence) && begins.test(before)) ||
      news.test(sentence))
  )
}
