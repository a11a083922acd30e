import type { Page, Token } from '#domain/journal/reading/language/language-tokens.ts'
import { isEnglishWord, nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { isCommon } from '#domain/journal/reading/names/names-runs.ts'
import { isUnheardOf } from '#domain/journal/reading/names/names-surroundings.ts'
import { humanVerbs } from '#domain/journal/reading/names/names-words.ts'
import { fold } from '#domain/text/fold.ts'
import { animal } from '../animals.ts'
import type { Mention } from '../page-memory.ts'

const kin =
  '(?:sister|brother|mother|father|mum|mom|dad|daughter|son|wife|husband|aunt|uncle|cousin|niece|nephew|partner|boyfriend|girlfriend|fianc[eé]e?|friend|neighbou?r|colleague|boss|manager|teacher|tutor|landlord|landlady|flatmate|housemate|roommate|assistant|apprentice|granddaughter|grandson|twin|ex)(?:-in-law)?'
/** 'Her sister-in-law, Pushpa,', 'Her name is Kirsteen', 'A letter from Brid', 'since her Frank was alive', 'a photograph of Gerd', "there's a Margaux,". */
const before: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [new RegExp(`\\b${kin}, $`, 'u'), /^(?:[,.;:!?)]|$)/],
  [
    /\b(?:[Hh]er|[Hh]is|[Tt]heir|whose) (?:first |real |full )?name (?:is|was|turns out to be) $/,
    /^(?:[,.;:!?)]|$| (?:and|but|which)\b)/,
  ],
  [
    /\b(?:[Ll]etter|[Pp]ostcard|note|[Cc]ard|email|text|message|parcel|phone call|voice note|birthday card) from (?:my |our )?$/,
    /^(?!['’]s)/,
  ],
  [
    /\b(?:[Pp]hoto|photograph|picture|portrait) of $/,
    /^(?:[,.;:!?)]|$| (?:in|on|at|as|and|with|from|when)\b)/,
  ],
  [/\b(?:her|his|their|dear|poor|late) $/, /^ (?:was|is|died|had|has|would|used|passed|never|always)\b/],
  [
    /\b[Oo]ur $/,
    /^(?:['’]s (?:home|back|been|got)| (?:home|back|is|was|has|had|came|got|went|said|says|rang|sent)\b|[,.])/,
  ],
  [/\b(?:there['’]s|there is|there was|met|with|by) an? $/, /^(?:,? (?:he|she|who)\b)/],
  [
    /\b(?:wife|husband|boy|girl|baby|daughter|son|man|woman|lad|lass|fella|fellow|guy|nurse|doctor|lodger|couple) (?:is |was |they )?(?:called|named) $/,
    /^/,
  ],
]
/** 'Oisín, a vet in Gort', 'Con Papadakis the locksmith', 'Pearse that drives the van', 'Philippa, with whom'. */
const behind =
  /^(?:,? (?:who|whom)(?:['’]s)? \p{Ll}|, (?:with|from|by|to|of) whom\b| that (?:drives|runs|does|works|used|lives|sells|owns|has|had|keeps|cleans|cuts|plays|sings)\b|,? (?:an?|the|our|my) (?:[\p{Ll}-]+ ){0,2}?(OCCUPATION)(?: (?:in|from|at|of|who|with|down|up|two|next|on)\b|[,.;:!?]|$))/u

const trade =
  /(?:smith|wright|monger|keeper|herd|[^aeo]man|woman|[^aeiou]er|[^e]tor|ist|ician|arian|ologist|nurse|chef|cook|vet|priest|clerk|guard|butler|tailor)$/
const isTrade = (word: string): boolean => trade.test(word) || nameLists().occupations.has(word)

/** Written large, and no word or place that everybody knows, or a first name. */
function isNameLike(token: Token): boolean {
  const { raw, folded, stem, gap, isForeign } = token
  if (isForeign || !/^\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(raw) || isCommon(folded)) return false
  const { given, wordGiven, places, doubtfulPlaces, occupations } = nameLists()
  if (given.has(folded) || (gap === ' ' && wordGiven.has(folded))) return true
  return (
    !isEnglishWord(folded, stem) && ![places, doubtfulPlaces, occupations].some((list) => list.has(folded))
  )
}

const ranks = /^(?:duchess|duke|princess|prince|queen|king|captain|colonel|major|commodore|admiral|lodge)$/i
const bynames = /^(?:Big|Wee|Young|Auld|Little|Old)$/

/** The people whom a page introduces in so many words, of those that its mentions leave out: 'Her name is Kirsteen', 'Con Papadakis the locksmith'. */
export function introducedIn(page: Page, mentions: readonly Mention[]): Mention[] {
  const taken = mentions.flatMap(({ places }) => places)
  const isFree = ({ start, end }: Token): boolean => !taken.some(([from, to]) => start < to && end > from)
  const runs = page.tokens.flatMap((token, at) => {
    const run = runAt(page, at)
    return run && isFree(token) && isFree(run.last) ? [{ ...run, token }] : []
  })
  const introduced = new Set(
    runs.flatMap((run) => (isIntroduced(page, run.token, run) ? [fold(run.name)] : [])),
  )
  const named = Map.groupBy(runs, ({ name }) => fold(name))
  return Array.from(introduced, (key): Mention => {
    const all = named.get(key) ?? []
    return {
      ...{ surface: `person:${key}`, kind: 'person', name: all[0]?.name ?? '' },
      places: all.map(({ token, last }) => [token.start, last.end] as const),
      sentences: all.map(({ token }) => token.sentence),
    }
  })
}

interface NamedRun {
  readonly name: string
  readonly last: Token
}

/** One name, 'Con Papadakis' or 'Wee Conor' at a token. */
function runAt({ tokens, text }: Page, at: number): NamedRun | null {
  const [before, head, next, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!head || (before?.isCapital && head.gap === ' ' && before.sentence === head.sentence)) return null
  const isPair =
    next?.gap === ' ' &&
    next.sentence === head.sentence &&
    !head.isPossessive &&
    isNameLike(next) &&
    !(after?.gap === ' ' && after.isCapital)
  if (isPair && (isNameLike(head) || isShort(head) || bynames.test(head.raw)))
    return { name: text.slice(head.start, next.end), last: next }
  return isNameLike(head) && !(next?.gap === ' ' && next.isCapital) ? { name: head.raw, last: head } : null
}

/** 'Con', 'Bill': a name that is a word, before a surname. */
const isShort = ({ raw, folded, gap, isForeign }: Token): boolean =>
  !isForeign && gap === ' ' && /^\p{Lu}\p{Ll}+$/u.test(raw) && !isCommon(folded)

function isIntroduced(page: Page, head: Token, { name, last }: NamedRun): boolean {
  const { text, sentences } = page
  const sentence = sentences[head.sentence]
  if (!sentence) return false
  const ahead = text.slice(Math.max(sentence.start, head.start - 60), head.start)
  const after = text.slice(last.end, Math.min(sentence.end, last.end + 80))
  const to = /\bname (?:is|was) $/.test(ahead) ? sentence.end : last.end
  const near = text.slice(sentences[head.sentence - 1]?.start ?? sentence.start, to)
  if (near.search(animal) >= 0 || ranks.test(name)) return false
  if (before.some(([lead, follow]) => lead.test(ahead) && follow.test(after))) return true
  if (bynames.test(head.raw)) return /^(?!['’]s? \p{Lu})/u.test(after) && name.includes(' ')
  const told = behind.exec(after.replace(/\p{Ll}+/gu, (word) => (isTrade(word) ? 'OCCUPATION' : word)))
  if (told && !/\b(?:in|at|near|the|to|from|of) $/i.test(ahead)) return true
  if (name.includes(' ') || head.start !== sentence.start || head.isPossessive || !isUnheardOf(head))
    return false
  const verb = /^ (\p{Ll}+)/u.exec(after)?.[1] ?? ''
  if (/^(?:brought|made|sang|danced|cooked|baked|wept|knitted|giggled|sighed|drove)$/.test(verb)) return true
  if (
    humanVerbs.has(verb) &&
    !/^(?:said|says|wants|wanted|knows|knew|loves|hates|promised|insisted|replied)$/.test(verb)
  )
    return true
  return /^ (?:was|is|had|has|came|went|made|got|gave|took|said|says|rang|left|off|back|home)\b[^.!?;,\p{Lu}]{0,60}\b(?:she|he|herself|himself|(?:with|in|on|off|to|up|of|for|down|about) (?:her|his) \p{Ll}+)\b/u.test(
    after,
  )
}
