import type { ReadingContext } from '#domain/journal/reading/context.ts'
import { readLimit } from '#domain/journal/reading/language/language.ts'
import { type Page, preparePage } from '#domain/journal/reading/language/language-tokens.ts'
import type { NameFound } from '#domain/journal/reading/names/names.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import { type PageReading, pageReading } from '#domain/journal/reading/read-page.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { timesIn } from '#domain/journal/reading/times/times.ts'
import { determiners, nounPhrasesIn } from '#domain/journal/reading/topics/keyphrases-nouns.ts'
import { capital } from '#domain/text/number-words.ts'
import { bare, titleOf } from '../nicknames.ts'
import { thingsNamed } from './animals.ts'
import { withBynames } from './bynames.ts'
import type { factsIn } from './facts.ts'
import { genderOfName } from './genders.ts'
import { hintsIn } from './kin/hints.ts'
import { kinMeant, kinTitleOf, kinWordOf } from './kin/kin-lexicon.ts'
import { withKinNames } from './kin/kin-names.ts'
import { withRolesBeside } from './kin/roles-beside.ts'
import { kinOfNamed } from './kin-of-named.ts'
import { linksIn } from './links.ts'
import {
  type FeltEmotion,
  type Link,
  type Mention,
  nothingRead,
  type PageMemory,
  type Surface,
} from './page-memory.ts'
import { seemingsIn } from './people/name-evidence.ts'
import { sentenceAt } from './people/scenes.ts'
import { withSigns } from './signs.ts'
import { withoutStrangers } from './strangers.ts'
import { withToldRoles } from './told-roles.ts'

/** What memory keeps of a page. `text`: the person's own words only; `readFacts`: the rules of facts, which are as large as the rest and may come by themselves. */
export function readPageMemory(text: string, context: ReadingContext, readFacts: typeof factsIn): PageMemory {
  const page = preparePage(text.slice(0, readLimit(text)))
  const reading = pageReading(page, text.length, context)
  if (!reading.readability.isReadable) return nothingRead
  const found = withToldRoles(
    page,
    withBynames(
      page,
      withKinNames(
        page,
        withRolesBeside(
          page,
          reading.names.map((name) => mentionOf(page, name)),
        ),
      ),
    ),
  )
  const people = withoutStrangers(page, found, context.names)
  const named = withSigns(page, [...people, ...thingsNamed(page, found)])
  const kin = kinOfNamed(page, named)
  const mentions = [...named, ...kin.mentions]
  const times = timesIn(page, context)
  return {
    sentiment: Math.round(reading.sentiment.score * 1000) / 1000,
    emotions: emotionsIn(page, reading.emotions),
    topics: reading.topics.map(({ topic, cues }) => ({
      topic,
      sentences: [...new Set(cues.map(({ start }) => sentenceAt(page, start)))],
    })),
    sentences: page.sentences.map(({ start, end }) => [start, end] as const),
    mentions,
    ...seemingsBeside(page, found),
    links: [...linksIn(page, named), ...kin.links, ...shortNamesIn(page, named), ...hintsIn(page, mentions)],
    facts: readFacts({ page, mentions, times, day: context.day }),
    things: thingsOf(page, mentions),
  }
}

function seemingsBeside(page: Page, found: readonly Mention[]): Pick<PageMemory, 'seems'> {
  const seems = seemingsIn(page, found)
  return seems.length === 0 ? {} : { seems }
}

/** 'Ba' is not short for 'Ba Ngoai', nor 'Nan' for 'Nan Joyce'; 'Masi' for 'Daksha Masi' it may be. */
function isShortOf(short: Surface, long: Surface): boolean {
  const [one, other] = [bare(short), bare(long)]
  if (kinWordOf(one) === one) return other.endsWith(` ${one}`) && kinTitleOf(other) === one
  if (other.startsWith(`${one} `)) return true
  const [first = '', ...others] = other.split(' ')
  const isSurname = others.length === 1 && others[0] === one && genderOfName(one) === null
  return isSurname && titleOf(long) === '' && !isRole(first) && kinMeant(first).size === 0
}

/** 'Our Frank' is family, and not Frank Lister at the garage. */
const another = /\b(?:also|another|a second|the other|two|our|not|(?:my|our) own) (?:an? )?$/i
const namedAfter = /\b(?:for|after) (?:(?:my|our|his|her) [\p{Ll} -]{3,24},? )?$/u

/** 'Tobias Hahn' and then 'Tobias' or 'Hahn', 'Daksha Masi' and then 'Masi': where a page uses one longer name alone that has it, both are one; not where one has the name of the other, too. */
function shortNamesIn({ text }: Page, mentions: readonly Mention[]): Link[] {
  const before = (from: number): string => text.slice(Math.max(0, from - 40), from)
  const isAnother = ([from, to]: Place): boolean =>
    another.test(before(from)) || /^ (?:too|as well|also)\b/i.test(text.slice(to, to + 9))
  const isNamesake = ([from]: Place): boolean => namedAfter.test(before(from))
  const people = mentions.filter(
    ({ surface, kind }) => kind === 'person' && !surface.startsWith('person:role:'),
  )
  return people.flatMap(({ surface, sentences, places }): Link[] => {
    if (surface.includes(' ') || places.some(isAnother)) return []
    const [only, ...others] = people.filter((one) => isShortOf(surface, one.surface))
    return only && others.length === 0 && !only.places.some(isNamesake)
      ? [{ from: surface, to: only.surface, type: 'same', sentence: sentences[0] ?? 0 }]
      : []
  })
}

function emotionsIn(page: Page, { emotions, sentences }: PageReading['emotions']): FeltEmotion[] {
  return emotions.map(({ emotion, intensity }) => {
    const [best] = sentences
      .flatMap(({ span, emotions: felt }) =>
        felt.filter((one) => one.emotion === emotion).map((one) => ({ span, strong: one.intensity })),
      )
      .sort((a, b) => b.strong - a.strong)
    return {
      category: emotion,
      intensity: Math.round(intensity * 1000) / 1000,
      sentence: best ? sentenceAt(page, best.span.start) : null,
    }
  })
}

/** Where a page says 'Mum' as a name, it is the role all the same. */
const calledByRole: ReadonlyMap<string, string> = new Map(
  'mum:mother mom:mother mama:mother mummy:mother dad:father papa:father daddy:father mam:mother ma:mother pa:father pops:father'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const surfaceOf = ({ kind, key }: NameFound): Surface => {
  const called = kind === 'person' ? calledByRole.get(key) : undefined
  return called === undefined ? `${kind}:${key}` : `person:role:${called}`
}

const mentionOf = (page: Page, { key, ...found }: NameFound): Mention => {
  const { kind, name, role, spans } = found
  return {
    surface: surfaceOf({ key, ...found }),
    // 'ben' in notes that are written small.
    ...{ kind, name: kind === 'person' && !key.startsWith('role:') ? capital(name) : name },
    ...(role && { role }),
    places: spans.map(({ start, end }) => [start, end] as const),
    sentences: spans.map(({ start }) => sentenceAt(page, start)),
  }
}

const pointed = new Set(['the', 'my', 'our'])

/** What is named with 'the', 'my' or 'our' by one noun: 'the piano', 'the blue notebook'. Each is a thing only if the journal comes back to it. */
function thingsOf(page: Page, mentions: readonly Mention[]): Mention[] {
  const taken = mentions.flatMap(({ places }) => places)
  const byKey = new Map<Surface, { name: string; places: [number, number][]; sentences: number[] }>()
  for (const { tokens, lead } of nounPhrasesIn(page)) {
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (!first || !last || !lead || !pointed.has(lead.folded) || tokens.length > 2) continue
    if (!determiners.has(lead.folded) || first.isForeign || first.isPossessive) continue
    if (taken.some(([from, to]) => first.start < to && last.end > from)) continue
    const surface = `concept:${tokens.map(({ folded }) => folded).join(' ')}`
    const name = `the ${page.text.slice(first.start, last.end)}`
    const known = byKey.get(surface) ?? { name, places: [], sentences: [] }
    known.places.push([first.start, last.end])
    known.sentences.push(sentenceAt(page, first.start))
    byKey.set(surface, known)
  }
  return Array.from(byKey, ([surface, found]) => ({ surface, kind: 'concept' as const, ...found }))
}
