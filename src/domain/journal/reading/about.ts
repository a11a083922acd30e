import { fold } from '#domain/text/fold.ts'
import type { Span } from '#domain/text/text.ts'
import type { NameKind } from './context.ts'
import type { Keyphrase } from './topics/keyphrases.ts'

/** What is known of a text when it is said what it is about. Spans are in order and literally parts of it. */
export interface AboutFacts {
  readonly names: readonly {
    readonly name: string
    readonly kind: NameKind
    readonly spans: readonly Span[]
  }[]
  readonly keyphrases: readonly Keyphrase[]
}

interface Candidate {
  readonly span: Span
  readonly words: readonly string[]
  readonly weight: number
  readonly isPerson: boolean
}

const mostPhrases = 3
const mostPeople = 2
/** What a page turns on is first somebody, then what happens, then what keeps coming up. */
const weights: Readonly<Record<NameKind, number>> = { person: 2, event: 1.9, concept: 1.9, place: 1.2 }
/** 'my boss', 'mum': many pages have one without being about them. */
const roleWeight = 1.2
/** So many signs say that a page is about a phrase. */
const enoughSigns = { onShortPage: 1.5, onLongPage: 2 }
/** For each further time that it stands there, twice at most. */
const again = 0.5
/** On a longer page a place, or somebody who has no name, has to come again. */
const longPage = 400
const determiner = /(?<![\p{L}\p{N}'’])(?:the|my|our|his|her|their|this|an?) $/iu
const longestDeterminer = 7

/** Up to three of a text's own phrases that say what it seems to be about, in their order; none says a word of another. */
export function aboutOf(text: string, { names, keyphrases }: AboutFacts): Span[] {
  const isLong = text.length > longPage
  const named = names.map(({ name, kind, spans }) => {
    const isRole = kind === 'person' && spans.every((span) => isWithoutName(span, name))
    const needed = isLong && (isRole || kind === 'place') ? 2 : 1
    if (spans.length < needed) return null
    return candidate(text, spans, isRole ? roleWeight : weights[kind], kind === 'person')
  })
  const enough = isLong ? enoughSigns.onLongPage : enoughSigns.onShortPage
  const taken = names.flatMap(({ spans }) => spans)
  const phrased = keyphrases.map(({ spans, signs }) => {
    const isFree = !spans.some(({ start, end }) => taken.some((one) => one.start < end && one.end > start))
    return signs >= enough && isFree ? candidate(text, spans, signs / 2, false) : null
  })
  const ranked = [...named, ...phrased]
    .filter((one) => one !== null)
    .sort((a, b) => b.weight - a.weight || a.span.start - b.span.start)
  return chosenOf(ranked)
}

/** 'mum', 'boss': named by what they are. A name in small letters begins no role's word. */
const isWithoutName = ({ text }: Span, name: string): boolean => text === name && roleWord.test(name)
const roleWord =
  /(?:^|[ -])(?:m[aou]m|mother|mama|mummy|mommy|dad|father|papa|daddy|gran\w*|nana|sister|brother|son|daughter|wife|husband|partner|\w+friend|friend|fianc\w+|spouse|ex|aunt|uncle|cousin|niece|nephew|boss|manager|supervisor|therapist|couns\w+|doctor|gp|neighbou?r|land\w+|\w+mate|colleague|coworker|teacher|tutor|professor|coach|mentor|step\w+|god\w+|twin|parents|kids|children|midwife|psychiatrist|dentist|assistant|sponsor|law)$/i

function chosenOf(ranked: readonly Candidate[]): Span[] {
  const chosen: Candidate[] = []
  for (const one of ranked) {
    if (chosen.length === mostPhrases) break
    const isSaid = chosen.some(({ words }) => words.some((word) => one.words.includes(word)))
    const isCrowded = one.isPerson && chosen.filter(({ isPerson }) => isPerson).length === mostPeople
    if (!isSaid && !isCrowded) chosen.push(one)
  }
  return chosen.map(({ span }) => span).sort((a, b) => a.start - b.start)
}

function candidate(
  text: string,
  spans: readonly Span[],
  weight: number,
  isPerson: boolean,
): Candidate | null {
  const [first] = spans
  if (!first) return null
  const isProper = /^\p{Lu}/u.test(first.text) && weight !== roleWeight
  return {
    span: isProper ? first : withDeterminer(text, first),
    words: fold(first.text).split(/[^\p{L}\p{N}]+/u),
    weight: weight + again * Math.min(2, spans.length - 1),
    isPerson,
  }
}

/** 'wedding' -> 'the wedding', where the text says so. */
function withDeterminer(text: string, { start, end }: Span): Span {
  const found = determiner.exec(text.slice(Math.max(0, start - longestDeterminer), start))
  const from = start - (found?.[0].length ?? 0)
  return { text: text.slice(from, end), start: from, end }
}
