import type { ReadingContext } from '../journal/reading/context.ts'
import type { NameFound } from '../journal/reading/names.ts'
import { readPage } from '../journal/reading/read-entry.ts'
import { sentences, words } from '../journal/text.ts'
import { heavyFeelings, heavyThings, lightFeelings } from './feeling-words.ts'
import { type Cue, cuesIn, type Found } from './message-cues.ts'
import { kindOf, type MessageKind } from './message-kind.ts'
import { type Reflection, reflectionsIn } from './reflection.ts'
import { statementsIn } from './reflection-clauses.ts'
import { kinOf } from './second-person.ts'
import type { Told, Tone } from './skeleton.ts'

/** What a message says, in its own words; empty where there is nothing. */
export interface MessageReading {
  readonly kind: MessageKind
  readonly tone: Tone
  readonly told: Told | null
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
    person: personIn(text, names),
    hard: phrases.findLast(({ type }) => type === 'limiting') ?? null,
  })
  const tone = toneWith(text, cues)
  return {
    kind: kindOf(text, said),
    tone,
    told: toldIn(text),
    line: firstGraphemes(text),
    statements: all.map((one) => one.text),
    reflections: reflectionsIn(all),
    // What is heavy has nothing to be glad of.
    cues: tone === 'heavy' ? cues.filter(({ kind }) => kind !== 'good') : cues,
  }
}

/** More than one: the questions speak of one. */
const several = /s$|\b(?:children|people|folk|in-laws)$/
const ofSomebody = /^['’]s\s/
const place = /\b(?:in|at|from|to|near|of)\s$/

/** Who was named last; a role is theirs: 'sister' -> 'your sister'. */
function personIn(text: string, names: readonly NameFound[]): Found | null {
  const people = names
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ spans }) => spans.at(-1) ?? [])
    .filter(({ start, end }) => !ofSomebody.test(text.slice(end)) && !place.test(text.slice(0, start)))
  const last = people.sort((a, b) => a.start - b.start).at(-1)
  if (!last) return null
  const kin = kinOf(last.text)
  if (kin) return { text: kin, start: last.start }
  if (/^\p{Lu}/u.test(last.text)) return last
  return several.test(last.text) ? null : { text: `your ${last.text}`, start: last.start }
}

const happened =
  /\b(?:I|we|he|she|they|it)\s+(?:\w+ly\s+)?(?:\w{2,}ed|was|were|had|did|went|got|made|took|saw|came|told|said|met|found|left|felt|gave|spent|ate|slept|woke|ran|bought|wrote|read|heard|sat|stood|kept|lost|began|drove|thought|knew|fell)\b|\b(?:I|we|he|she|they|it)(?:['’](?:ve|s)| have| has)\s+(?:just\s+)?(?:\w{3,}ed|been|gone|got|made|taken|seen|come|told|met|found|left|given|won|had|bought|written)\b|\b(?:yesterday|last (?:night|week)|this morning)\b/gi
const isSo =
  /\b(?:I['’]m|I am|I feel|I keep|I want|I need|I like|I love|I hate|I think|I know|I can['’]?t|I don['’]t|I always|I never|it is|there is|it['’]s|there['’]s|(?:my|the) \w+ (?:is|are))\b/gi

/** What a text mostly tells; null where neither shows. */
export function toldIn(text: string): Told | null {
  const events = text.match(happened)?.length ?? 0
  const states = text.match(isSo)?.length ?? 0
  if (events === 0 && states === 0) return null
  return events >= states ? 'event' : 'state'
}

/** Words for feelings that are as often about something else: they count only as a feeling of the person's own. */
const mixed = new Set(
  'lost stuck empty bitter broken hurt content loved safe curious tired weary drained exhausted restless dead jealous peaceful joy'.split(
    ' ',
  ),
)
const grave =
  /\b(?:had a stroke|in a coma|a tumou?r|chemo|intensive care|(?:in|into|to) (?:the )?hospital|in an ambulance|burst out crying|(?:was|were|is|are) crying|wept|in tears|(?:is|was|were) dead)\b/i
const denied = /^(?:not|never|no|without|hardly)$|n['’]?t$/

/** How heavy a text is, by what is said and not denied in it. */
export function toneOf(text: string): Tone {
  const said = words(text)
  const has = (feelings: ReadonlySet<string>): boolean =>
    said.some(
      ({ folded }, at) =>
        feelings.has(folded) &&
        !mixed.has(folded) &&
        !said.slice(Math.max(0, at - 3), at).some((before) => denied.test(before.folded)),
    )
  if (grave.test(text) || has(heavyFeelings) || has(heavyThings)) return 'heavy'
  return has(lightFeelings) ? 'light' : 'plain'
}

/** Being tired is no grief. */
const mild = new Set(['tired', 'weary', 'drained', 'exhausted', 'restless', 'stuck'])

/** Only a feeling of their own makes it light. */
function toneWith(text: string, cues: readonly Cue[]): Tone {
  const felt = cues.find(({ kind }) => kind === 'feeling')?.facts.felt ?? ''
  if (cues.some(({ kind }) => kind === 'gone')) return 'heavy'
  if (heavyFeelings.has(felt) && !mild.has(felt)) return 'heavy'
  const tone = toneOf(text)
  if (tone !== 'light') return tone
  return lightFeelings.has(felt) || cues.some(({ kind }) => kind === 'good' || kind === 'done')
    ? 'light'
    : 'plain'
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
