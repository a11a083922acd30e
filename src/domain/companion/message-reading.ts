import type { ReadingContext } from '../journal/reading/context.ts'
import type { NameFound } from '../journal/reading/names.ts'
import { readPage } from '../journal/reading/read-entry.ts'
import { sentences, type Word, words } from '../journal/text.ts'
import { heavyFeelings, heavyThings, lightFeelings } from './feeling-words.ts'
import { type Cue, cuesIn, type Found } from './message-cues.ts'
import { kindOf, type MessageKind } from './message-kind.ts'
import { type Reflection, reflectionsIn } from './reflection.ts'
import { statementsIn } from './reflection-clauses.ts'
import type { Told, Tone } from './skeleton.ts'

/** What a message says, in its own words; empty where there is nothing. */
export interface MessageReading {
  readonly kind: MessageKind
  readonly tone: Tone
  readonly told: Told
  /** The message itself, or how it begins: no line breaks, no question marks. */
  readonly line: string
  /** What can be given back, what says most first. */
  readonly statements: readonly string[]
  readonly reflections: readonly Reflection[]
  /** What a question could take up. */
  readonly cues: readonly Cue[]
}

/** Of a very long message the end is read: what was said last. */
const readAtMost = 6_000
/** Reads a message by rules; `context`: what the journal knows. Pure; the same message reads the same way. */
export function readMessage(message: string, context: ReadingContext): MessageReading {
  const text = message.length > readAtMost ? message.slice(-readAtMost).toWellFormed() : message
  const all = statementsIn(sentences(text))
  const said = words(text)
  const { names, phrases } = readPage(text, context)
  const cues = cuesIn(all, {
    person: personIn(names),
    hard: phrases.findLast(({ type }) => type === 'limiting') ?? null,
  })
  return {
    kind: kindOf(text, said),
    tone: toneWith(said, cues),
    told: toldIn(text),
    line: firstGraphemes(text),
    statements: all.map((one) => one.text),
    reflections: reflectionsIn(all),
    cues,
  }
}

/** More than one: the questions speak of one. */
const several = /s$|\b(?:children|people|folk|in-laws)$/

/** Who was named last; a role is theirs: 'sister' -> 'your sister'. */
function personIn(names: readonly NameFound[]): Found | null {
  const people = names.filter(({ kind }) => kind === 'person')
  const last = people
    .flatMap(({ spans }) => spans.at(-1) ?? [])
    .sort((a, b) => a.start - b.start)
    .at(-1)
  if (!last) return null
  if (/^\p{Lu}/u.test(last.text)) return last
  return several.test(last.text) ? null : { text: `your ${last.text}`, start: last.start }
}

const happened =
  /\b(?:I|we|he|she|they|it)\s+(?:\w+ly\s+)?(?:\w{2,}ed|was|were|had|did|went|got|made|took|saw|came|told|said|met|found|left|felt|gave|spent|ate|slept|woke|ran|bought|wrote|read|heard|sat|stood|kept|lost|began|drove|thought|knew|fell)\b|\b(?:yesterday|last (?:night|week)|this morning)\b/gi
const isSo =
  /\b(?:I['’]m|I am|I feel|I keep|I want|I need|I like|I love|I hate|I think|I know|I can['’]?t|I don['’]t|I always|I never|is|are|it['’]s|there['’]s)\b/gi

function toldIn(text: string): Told {
  const events = text.match(happened)?.length ?? 0
  return events > 0 && events >= (text.match(isSo)?.length ?? 0) ? 'event' : 'state'
}

/** Words for feelings that are as often about something else: they count only as a feeling of the person's own. */
const mixed = new Set([
  'lost',
  'stuck',
  'empty',
  'bitter',
  'broken',
  'hurt',
  'cried',
  'crying',
  'content',
  'loved',
  'safe',
  'curious',
  'tired',
  'weary',
  'drained',
  'restless',
])

/** How heavy some words are. */
export function toneOf(said: readonly Word[]): Tone {
  const has = (feelings: ReadonlySet<string>): boolean =>
    said.some(({ folded }) => feelings.has(folded) && !mixed.has(folded))
  if (has(heavyFeelings) || has(heavyThings)) return 'heavy'
  return has(lightFeelings) ? 'light' : 'plain'
}

function toneWith(said: readonly Word[], cues: readonly Cue[]): Tone {
  const felt = cues.find(({ kind }) => kind === 'feeling')?.facts.felt ?? ''
  return heavyFeelings.has(felt) || cues.some(({ kind }) => kind === 'gone') ? 'heavy' : toneOf(said)
}

const longestLine = 40

function firstGraphemes(text: string): string {
  const flat = text.replace(/\?+/g, '').replace(/\s+/g, ' ').trim()
  const parts = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(flat.slice(0, 200))
  return [...parts]
    .slice(0, longestLine)
    .map((part) => part.segment)
    .join('')
    .trim()
}
