import type { Span } from '../journal/text.ts'
import type { Cue, CueKind } from './cue.ts'
import { ailingIn, missIn, toldThemIn } from './others-cues.ts'

type Statements = readonly Pick<Span, 'text'>[]

/** The words were answered there or later: "And I said …". */
export const answered =
  /\b(?:I|i)(?:['’](?:ve|d))? (?:just |then |only )?(?:said|told|asked|answered|replied|went)\b/

/** Somebody asked the writer for something: "She asked was I still dry." */
export const askedOfWriter =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]um|[Dd]ad|(?!(?:I|We|You|It|And|But|So|Who)\b)\p{Lu}\p{Ll}+|[Tt]he \p{Ll}+)(?:['’](?:s|d|ve)| has| have| had)? (?:just )?(?:asks?|asked|wants? to know|wanted to know) (?:me (?:if|to|for|whether)|(?:was|am|would|could|did|do|will|should) I|if I|if there|whether (?:I|there))\b/u
/** A request, not a question: "He’s asked me to come." */
const request = /\b(?:me to|would I|could I|will I|whether I would)\b/
/** Only what was asked so near the end is still open. */
const stillOpen = 3

/** It was otherwise before: "I wasn’t scared at all." */
export const changedIn =
  /\b(?:I|i) (?:was|am|is)(?: not|n['’]?t) (?:even )?(?:scared|afraid|sad|angry|nervous|ashamed|frightened|worried)(?: at all)?\b|\b(?:(?:I|i|it|It) did(?: not|n['’]?t) (?:even )?(?:hurt|mind|panic|hesitate|notice|cry|count)|(?:I|i) surprised myself|(?:I|i)(?:['’]?m| am) not even \p{L}+ any ?more|(?:I|i) did(?: not|n['’]?t) (?:use|need) the \p{L}+)\b|^(?:[Tt]he|[Mm]y) \p{Ll}+(?: has| have|['’](?:s|ve)) (?:just |finally |all |really )?(?:lifted|eased|settled|calmed down|quietened|sat down|gone quiet|gone away|stopped hurting)[.!]*$/u

/** What was expected of something, before it came. */
export const expected =
  /\b[Ii] thought [Ii](?:['’]d| would) (?:(?:hate|mind)(?: it| that| them)?|cry|be (?!\p{L}+ing\b)\p{L}+)\b/u

/** A feeling in few words, as if by the way: "bit sad actually??" Group 1 is the feeling. */
export const slightly = /^(?:a )?bit (\p{L}+)(?: (?:actually|tbh|today|now|again|really))?[?.!…]*$/iu

/** They turn away to a fish tank or a fire exit, so that nobody sees. */
export const hidesTears =
  /\b[Ii] (?:had to|went to) (?:go )?(?:and )?(?:look at the|be interested in|stand (?:in|at|by|outside))\b/

const whatIf = /^(?:and |but |so )?what if [^"“]*\?$/i
const takenBack = /^(?:no|stop|anyway|never mind)\b/i
const unknown = /\bdo(?: not|n['’]?t) know why\b|\bI do(?: not|n['’]?t) know if (?:that|it|she|he)\b/i
const due =
  /\b(?:I must(?! (?:say|admit|have|be|confess|look)\b)|I must look (?:into|up)|I intend to|I(?:['’]ve| have) got to|ive got to|i gotta|I shall (?:sort|look|write|ring)|[Ww]e open in|(?:[Ww]e|I)(?:['’]ve| have) (?:picked|set|fixed|got) a date)\b/
const notDue =
  /\bnot (?:before|until|yet)\b|\bone day\b|\bI must (?:get on|tell)\b|\b[Ii]f\b.{0,300}\bgot to\b|\bgot to (?:live|laugh)\b/
const heardNews =
  /\b(?:letter (?:from|came)|(?:he|she|mum|dad|they) (?:rang|wrote) to (?:say|tell)|told me (?:about|that|she|he|they)|(?<!\b[Ii] )told us (?:about|that)|wanted me to hear|found out|\b[Ii] find out|has a lady friend|(?:is|['’]s) seeing (?:somebody|someone)|there was (?:a letter|a call))\b/i
const isFine = /^(?:it['’]?s |its )?fine[.!]*$/i

/** The last statement that holds one, and no other than is open or near. */
function at(all: Statements, kind: CueKind, holds: (text: string, at: number) => boolean): Cue[] {
  const found = all.findLastIndex(({ text }, place) => holds(text, place))
  return found === -1 ? [] : [{ kind, facts: {}, at: found }]
}

const isTold = (text: string): boolean => !text.endsWith('?')

/** Signs of a turn in what is told: something asked and open, a change, a fear, what is missed, what is due. */
export function turningCuesIn(all: Statements): Cue[] {
  const isOpen = (place: number): boolean =>
    place >= all.length - stillOpen && !all.slice(place).some(({ text }) => answered.test(text))
  const isLast = (place: number): boolean => all.length > 1 && place === all.length - 1
  return [
    ...at(
      all,
      'asked',
      (text, place) =>
        isTold(text) && askedOfWriter.test(text) && isOpen(place) && !/\bmore or less$/.test(text),
    ).map((cue) => ({ ...cue, facts: request.test(all[cue.at]?.text ?? '') ? { request: 'yes' } : {} })),
    ...ailingIn(all),
    ...toldThemIn(all),
    ...missIn(all),
    ...at(all, 'expected', (text) => isTold(text) && expected.test(text)),
    ...at(all, 'changed', (text) => isTold(text) && changedIn.test(text)),
    ...at(
      all,
      'whatIf',
      (text, place) => whatIf.test(text) && !takenBack.test(all[place + 1]?.text.trim() ?? ''),
    ),
    ...at(
      all,
      'unknown',
      (text, place) =>
        isTold(text) &&
        unknown.test(text) &&
        !/\bsaid\b/.test(text) &&
        !/\bI do know\b/.test(`${text} ${all[place + 1]?.text ?? ''}`),
    ),
    ...at(all, 'due', (text) => isTold(text) && due.test(text) && !notDue.test(text)),
    ...at(all, 'heardNews', (text) => isTold(text) && heardNews.test(text)),
    ...at(all, 'fine', (text, place) => isFine.test(text) && isLast(place)),
  ]
}
