import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { guidedMethods } from '#domain/guided/guided-methods.ts'
import { builtInTemplates } from '#domain/journal/templates/built-in-templates.ts'
import { promptDigest } from '#domain/journal/templates/prompt-digest.ts'
import { questions } from '#domain/journal/templates/questions.ts'
import { promptLines } from '#domain/journal/templates/unanswered.ts'
import { root } from '../root.ts'

// node scripts/run.mjs scripts/learn/prompt-digests.ts: what the product asks, as digests. Run it after a change of a template, a question or a
// guided conversation; a test says when it is due.

/** The file that knows every line by which the product asks. */
export function promptDigestsFile(): string {
  const lines = [
    ...builtInTemplates.map(({ body }) => body),
    ...questions.map(({ text }) => `*${text}*`),
    ...guidedMethods.flatMap(({ steps }) => steps.map(({ question }) => `*${question}*`)),
  ].flatMap(promptLines)
  const isOpen = (line: string): boolean => line.includes('{{')
  const digests = [...new Set(lines.filter((line) => !isOpen(line)).map(promptDigest))].sort()
  const open = [...new Set(lines.filter(isOpen))]
  return `/** Written by scripts/learn/prompt-digests.ts: the digests, seven signs each, of the lines by which templates, questions and guided conversations ask. */
export const promptDigests =
  '${digests.join('')}'

/** Those in which a variable stands. */
export const openPrompts: readonly string[] = [
${open.map((line) => `  '${line.replaceAll("'", "\\'")}',\n`).join('')}]
`
}

export const promptDigestsPath = join(root, 'src/domain/journal/templates/prompt-digests.ts')

if (import.meta.main) writeFileSync(promptDigestsPath, promptDigestsFile())
