import type { Span } from '../journal/text.ts'

/** A longer sentence is no longer an echo. */
export const longestReflection = 13
const fewestWords = 3

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length

const grammarSubject =
  '(?:I|i|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Tt]here|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Ii]m|[Ii]ve)'
const subject = new RegExp(`^(?:${grammarSubject}|[Ii]t|[Tt]he|\\p{Lu}[\\p{L}’'-]+)(?:['’]\\p{L}+)?\\s`, 'u')
const clearSubject = /^(?:I|i|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Tt]here|[Ii]m|[Ii]ve)(?:['’]\p{L}+)?\s/u
/** A clause that begins so needs another one. */
const subordinate =
  /^(?:if|when|as|while|because|cos|after|since|although|though|before|once|until|till|unless|whether|that|which|who|whom|whose|where|what|how|why|than|not|like|even|whenever|so that|in case)\b/i
const joining = /^(?:and|but|so|then|or|because|also|plus|still|though)\s+(?:then\s+|so\s+)?/i
/** Before one of these a long clause can stop. */
const goesOn =
  /\s(?=(?:and|but|because|cos|so|when|while|where|until|since|though|although|after|before|which|who)\s)/gi
/** After these something has to follow. */
const endsOpen =
  /\s(?:a|an|the|my|his|her|our|their|your|very|so|most|more|not|to|of|for|with|without|from|at|in|on|by|about|into|through|over|under|between|and|or|but|as|than|is|was|were|am|are|be|been|had|have|has|do|does|did|will|would|can|could|going|able|that|who|which|when|where|if|one|some|any|no|this|these|those|every|each|i|you|he|she|we|they|says|said|asked|told|went|goes)$/i

/**
 * The clauses of a sentence that stand by themselves, as written, without the word that joins them; the whole sentence first where it is
 * short enough.
 */
export function clauseAt(sentence: string): string[] {
  const found: string[] = []
  for (const start of startsIn(sentence)) {
    const clause = clauseFrom(sentence.slice(start), start === 0)
    if (clause && !found.includes(clause)) found.push(clause)
  }
  return found
}

function startsIn(sentence: string): number[] {
  const marks = [...sentence.matchAll(/[,;:]\s+|\s[–—-]\s/g)]
  return [0, ...marks.map((mark) => mark.index + mark[0].length)]
}

function clauseFrom(text: string, isFirst: boolean): string | null {
  const from = text.replace(joining, '').split(/;|\s[–—]\s/)[0] ?? ''
  if (!(isFirst ? subject : clearSubject).test(from) || subordinate.test(from)) return null
  const clause = shortened(from)
  const isSound = clause !== null && wordCount(clause) >= fewestWords && !endsOpen.test(clause)
  return isSound && !isRunOn(clause) ? clause : null
}

/** As much as stands by itself: all, or up to a comma, or up to a joining word. */
function shortened(text: string): string | null {
  const stops = [...text.matchAll(/[,;:]\s+|\s[–—-]\s/g)].map(({ index }) => index)
  const fit = [text.length, ...stops.reverse()].find(
    (at) => wordCount(text.slice(0, at)) <= longestReflection,
  )
  if (fit !== undefined) return text.slice(0, fit).replace(/[\s,;:–—-]+$/u, '')
  const heads = [...text.matchAll(goesOn)].map(({ index }) => text.slice(0, index))
  return heads.findLast((head) => wordCount(head) >= 4 && wordCount(head) <= longestReflection) ?? null
}

const subjects = /\b(?:i|he|she|they|we|it)(?:['’]\p{L}+)?\b/giu
const connectors =
  /\b(?:that|if|when|because|cos|and|but|so|while|where|who|which|what|how|as|than|before|after|until|since|though|or|like|sa(?:id|ys|y)|thinks?|thought|knows?|knew|hoped?|told|wish|felt|asked|let|made|make|saw|heard|for|of|to|with|about|on|in|at|by|from|all|got|gave|give|do|did|wear|need|want)\b/i

/** Several sentences without a mark between them: "told her november she said i know". */
function isRunOn(clause: string): boolean {
  const many = clause.match(subjects)?.length ?? 0
  return many > 2 || (many === 2 && !connectors.test(clause.slice(1)))
}

/** The statements of a text with where they stand; people who write in small letters end sentences without a large one after them. */
export function statementsIn(all: readonly Span[]): Span[] {
  return all.flatMap((sentence) => {
    const starts = [
      0,
      ...[...sentence.text.matchAll(smallStop)].map(({ index, 0: { length } }) => index + length),
    ]
    return starts.map((from, at) => {
      const to = starts[at + 1] ?? sentence.text.length
      return {
        text: sentence.text.slice(from, to).trimEnd(),
        start: sentence.start + from,
        end: sentence.start + to,
      }
    })
  })
}

const smallStop = /(?<=\p{Ll}{2}(?<!\b(?:mr|mrs|ms|dr|st|vs|etc|eg|ie|approx|no|jr|sr))[.!…]+)\s+(?=\p{Ll})/gu
