import { withoutDrafts } from '../drafted.ts'
import { promptDigest } from './prompt-digest.ts'
import { openPrompts, promptDigests } from './prompt-digests.ts'

/** Tells whether a line, trimmed, is what a template asks or a heading that it sets. */
export type KnowsPrompt = (line: string) => boolean

const prompt = /^\*[^*\s][^*]*\*$/
const heading = /^#{1,6} \S/
/** Without such a line, nothing on a page is a template's. */
const mayAsk = /^[ \t]*[*#]/m
const variable = /\{\{[ \t]*[\p{L}\p{N}_]+[ \t]*\}\}/gu
/** A list's sign with nothing behind it. */
const emptyItem = /^(?:[-*+]|\d{1,3}[.)])(?:[ \t]+\[[ xX]?\])?$/

/** A line with more variables is nobody's prompt. */
const mostVariables = 20
/** As long as the words in the place of a variable may be, in UTF-16 units. */
const longestWords = 60

/**
 * Whether a line consists of these pieces in their order, with some words between each two, without an asterisk. Takes time in proportion to the line:
 * an expression made of what somebody put into a template could take for ever.
 */
function fits(line: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces
  if (!line.startsWith(first)) return false
  let ends = new Set([first.length])
  for (const piece of others) {
    const next = new Set<number>()
    let latest = -1
    for (let at = 1; at <= line.length; at++) {
      if (ends.has(at - 1)) latest = at - 1
      if (line[at - 1] === '*') latest = -1
      if (latest >= 0 && at - latest <= longestWords && line.startsWith(piece, at))
        next.add(at + piece.length)
    }
    ends = next
  }
  return ends.has(line.length)
}

/** The lines of a body that are prompts or headings, trimmed and without the sign of the caret. */
export const promptLines = (body: string): string[] =>
  body
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll('{{cursor}}', '').trim())
    .filter((line) => prompt.test(line) || heading.test(line))

/** What these bodies ask, with any words in the place of a variable; lines that are neither prompt nor heading are the writer's own. */
export function promptsIn(bodies: Iterable<string>): KnowsPrompt {
  const literal = new Set<string>()
  const open: (readonly string[])[] = []
  for (const body of bodies) {
    for (const line of promptLines(body)) {
      const pieces = line.split(variable)
      if (pieces.length === 1) literal.add(line)
      else if (pieces.length <= mostVariables) open.push(pieces)
    }
  }
  return (line) => literal.has(line) || open.some((pieces) => fits(line, pieces))
}

let digests: ReadonlySet<string> | undefined
let open: KnowsPrompt | undefined

/** What the product's own templates, questions and guided conversations ask, known by digests: their texts are not needed for it. */
export const isBuiltInPrompt: KnowsPrompt = (line) => {
  digests ??= new Set(promptDigests.match(/.{7}/g))
  open ??= promptsIn(openPrompts)
  return digests.has(promptDigest(line)) || open(line)
}

/** What the product's own templates ask, and those that a person made, given as their bodies. */
export function promptsWith(own: readonly string[]): KnowsPrompt {
  const knowsOwn = promptsIn(own)
  return (line) => isBuiltInPrompt(line) || knowsOwn(line)
}

interface Line {
  readonly from: number
  readonly to: number
  readonly is: 'gap' | 'prompt' | 'heading' | 'words'
}

function linesOf(text: string, knows: KnowsPrompt): Line[] {
  let from = 0
  return text.split('\n').map((whole) => {
    const line = whole.trim()
    const place = { from, to: from + whole.length }
    from = place.to + 1
    if (line === '' || emptyItem.test(line)) return { ...place, is: 'gap' }
    const isAsking = (prompt.test(line) || heading.test(line)) && knows(line)
    if (!isAsking) return { ...place, is: 'words' }
    return { ...place, is: heading.test(line) ? 'heading' : 'prompt' }
  })
}

/**
 * A text for reading: what a template asked and nobody answered is blanked out, and so is a heading of the template with nothing left under
 * it. Only lines that `knows` recognises ever go. Everything else keeps its place: the answer is as long as the text.
 */
export function withoutUnanswered(text: string, knows: KnowsPrompt): string {
  if (!mayAsk.test(text)) return text
  const lines = linesOf(text, knows)
  const gone = new Set<Line>()
  /** Seen from below: whether words come before the next prompt, and before the next heading. */
  let hasAnswer = false
  let hasSection = false
  /** List signs of an answer that was not given. */
  let gaps: Line[] = []
  for (const line of lines.toReversed()) {
    if (line.is === 'gap') gaps.push(line)
    else if (line.is === 'words') hasAnswer = true
    else {
      const isKept: boolean = hasAnswer || (line.is === 'heading' && hasSection)
      for (const one of isKept ? [] : [...gaps, line]) gone.add(one)
      hasSection = line.is === 'prompt' && (hasSection || isKept)
      hasAnswer = false
    }
    if (line.is !== 'gap') gaps = []
  }
  return blanked(text, lines, (line) => gone.has(line))
}

/**
 * A text with all that a template asked blanked out, answered or not, and with what the companion drafted: what is left is the writer's own,
 * in its place.
 */
export function withoutPrompts(written: string, knows: KnowsPrompt): string {
  const text = withoutDrafts(written)
  if (!mayAsk.test(text)) return text
  return blanked(text, linesOf(text, knows), ({ is }) => is === 'prompt' || is === 'heading')
}

const blanked = (text: string, lines: readonly Line[], isGone: (line: Line) => boolean): string =>
  lines
    .map((line) => {
      const words = text.slice(line.from, line.to)
      return isGone(line) ? words.replace(/[^\r]/g, ' ') : words
    })
    .join('\n')
