import type { ReadingContext } from '../journal/reading/context.ts'
import type { NameFound } from '../journal/reading/names.ts'
import { readPage } from '../journal/reading/read-page.ts'
import { type Span, sentences, words } from '../journal/text.ts'
import type { Cue, CueKind } from './cue.ts'
import { cuesIn, type Found } from './message-cues.ts'
import { kindOf, type MessageKind } from './message-kind.ts'
import { type Reflection, reflectionsIn } from './reflection.ts'
import { statementsIn } from './reflection-clauses.ts'
import { kinOf } from './second-person.ts'
import type { Told, Tone } from './skeleton.ts'
import { isGrave, toneOfMessage } from './tone.ts'

/** What a message says, in its own words; empty where there is nothing. */
export interface MessageReading {
  readonly kind: MessageKind
  readonly tone: Tone
  /** Which statements make it heavy. */
  readonly heavyAt: readonly number[]
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
  const all = speechJoined(statementsIn(sentences(text)), text)
  const said = words(text)
  const { names, phrases } = readPage(text, context)
  const cues = cuesIn(all, {
    person: personIn(text, names),
    hard: phrases.findLast(({ type }) => type === 'limiting') ?? null,
  })
  const statements = all.map((one) => one.text)
  const { tone, heavyAt } = toneOfMessage(statements, cues)
  return {
    kind: kindOf(text, said),
    ...{ tone, heavyAt, statements },
    told: toldIn(text),
    line: firstGraphemes(text),
    reflections: reflectionsIn(all, new Set(names.map(({ name }) => name))),
    cues: tone === 'heavy' ? cues.filter(({ kind }) => !besideGrief.has(kind)) : cues,
  }
}

/** Beside what is heavy nobody is asked for these. */
const besideGrief: ReadonlySet<CueKind> = new Set([
  ...(['news', 'good', 'done', 'first', 'said', 'person'] as const),
  ...(['changed', 'due', 'heardNews', 'fine'] as const),
])

/** True where somebody is mourned, or something grave is told: what follows is still under it. By cues alone, quickly. */
export function weighs(message: string): boolean {
  const all = statementsIn(sentences(message.slice(-readAtMost).toWellFormed()))
  return cuesIn(all, { person: null, hard: null }).some(({ kind }) => kind === 'gone') || isGrave(message)
}

/** Longer speech is left in its sentences. */
const longestSpeech = 240

/** What somebody says between marks stays one statement, however many sentences it has. */
function speechJoined(all: readonly Span[], text: string): Span[] {
  const joined: Span[] = []
  for (const one of all) {
    const last = joined.at(-1)
    if (last && isUnclosed(last.text) && one.end - last.start <= longestSpeech)
      joined[joined.length - 1] = { ...last, end: one.end, text: text.slice(last.start, one.end).trimEnd() }
    else joined.push(one)
  }
  return joined
}

const isUnclosed = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 1 ||
  (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0)

/** More than one: the questions speak of one. */
const several = /s$|\b(?:children|people|folk|in-laws)$/
const ofSomebody = /^['’]s\s/
const ofAnother = /(?:\b(?:his|her|their|your|the|a|another)|\p{L}['’]s)\s(?:\p{L}+ (?:n|and|&|or) )?$/iu
/** Who does something here was just told of. */
const does =
  /^(?:['’](?:s|d|ll|ve)\b|\s(?:\p{L}+ly |just |only |never |also )?(?:is|was|has|had|does|did|will|would|can|could|knows?|said|says|went|goes|came|comes|made|makes|got|gets|gave|took|rang|told|sent|put|ran|let|wants?|thinks?|\p{Ll}{2,}(?:ed|s))\b)/u
const place = /\b(?:in|at|from|to|near|of)\s$/

/** Who was named last; a role is theirs: 'sister' -> 'your sister'. */
function personIn(text: string, names: readonly NameFound[]): Found | null {
  const people = names
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ spans }) => spans.at(-1) ?? [])
    .filter(({ start, end }) => {
      const before = text.slice(0, start)
      return !ofSomebody.test(text.slice(end)) && !place.test(before) && !ofAnother.test(before)
    })
  const last = people.sort((a, b) => a.start - b.start).at(-1)
  if (!last || doesSomething(text, last.text)) return null
  const kin = kinOf(last.text)
  if (kin) return { text: kin, start: last.start }
  if (/^\p{Lu}/u.test(last.text)) return last
  return several.test(last.text) ? null : { text: `your ${last.text}`, start: last.start }
}

/** True where the person is told to do something, anywhere in the text. */
const doesSomething = (text: string, name: string): boolean =>
  text
    .split(name)
    .slice(1)
    .some((after) => does.test(after))

const happened =
  /\b(?:I|we|he|she|they|it)\s+(?:\w+ly\s+)?(?:\w{2,}ed|was|were|had|did|went|got|made|took|saw|came|told|said|met|found|left|felt|gave|spent|ate|slept|woke|ran|bought|wrote|read|heard|sat|stood|kept|lost|began|drove|thought|knew|fell)\b|\b(?:I|we|he|she|they|it)(?:['’](?:ve|s|d)| have| has| had)\s+(?:just\s+)?(?:\w{3,}ed|been|gone|made|taken|seen|come|told|met|found|left|given|won|had|bought|written)\b|\b(?:yesterday|last (?:night|week)|this morning)\b/gi
const isSo =
  /\b(?:I['’]m|I am|I feel|I keep|I want|I need|I like|I love|I hate|I think|I know|I can['’]?t|I don['’]t|I always|I never|it is|there is|it['’]s|there['’]s|(?:my|the) \w+ (?:is|are))\b/gi

/** What a text mostly tells; null where neither shows. */
export function toldIn(text: string): Told | null {
  const events = text.match(happened)?.length ?? 0
  const states = text.match(isSo)?.length ?? 0
  if (events === 0 && states === 0) return null
  return events >= states ? 'event' : 'state'
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
