import { withoutDrafts } from '../drafted.ts'
import { builtInTemplates } from './built-in-templates.ts'
import { questions } from './questions.ts'

/** Tells whether a line, trimmed, is what a template asks or a heading that it sets. */
export type KnowsPrompt = (line: string) => boolean

const prompt = /^\*[^*\s][^*]*\*$/
const heading = /^#{1,6} \S/
/** Without such a line, nothing on a page is a template's. */
const mayAsk = /^[ \t]*[*#]/m
const variable = /\{\{[ \t]*[\p{L}\p{N}_]+[ \t]*\}\}/gu
/** A list's sign with nothing behind it. */
const emptyItem = /^(?:[-*+]|\d{1,3}[.)])(?:[ \t]+\[[ xX]?\])?$/

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What these bodies ask, with any words in the place of a variable; lines that are neither prompt nor heading are the writer's own. */
export function promptsIn(bodies: Iterable<string>): KnowsPrompt {
  const literal = new Set<string>()
  const open: RegExp[] = []
  for (const body of bodies) {
    for (const line of body.split(/\r\n?|\n/).map((one) => one.replaceAll('{{cursor}}', '').trim())) {
      if (!prompt.test(line) && !heading.test(line)) continue
      if (line.search(variable) < 0) literal.add(line)
      else open.push(new RegExp(`^${line.split(variable).map(escaped).join('[^*\\n]{1,60}')}$`, 'u'))
    }
  }
  return (line) => literal.has(line) || open.some((one) => one.test(line))
}

let builtIn: KnowsPrompt | undefined

/** What the product's own templates and questions ask. */
export const isBuiltInPrompt: KnowsPrompt = (line) => {
  builtIn ??= promptsIn([
    ...builtInTemplates.map(({ body }) => body),
    ...questions.map(({ text }) => `*${text}*`),
  ])
  return builtIn(line)
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
