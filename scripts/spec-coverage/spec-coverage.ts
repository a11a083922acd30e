import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { specReasons } from './spec-reasons.ts'
import { readSpecTags } from './spec-tests.ts'

// npm run coverage:spec: writes dist/spec-coverage.md from the `// Spec:` comments above tests.

/** The tags of docs/spec-checklist.md whose lines have to be covered. A feature adds its own when it is built. */
const builtTags = [
  'general',
  'auth',
  'onboarding',
  'shell',
  'theme',
  'settings',
  'avatar',
  'errors',
  'api',
  'journal',
  'voice',
  'site',
  'player',
  'breathing',
  'ambient',
  'overlay',
  'meditation',
  'resonance',
  'companion',
  'memory',
  'calendar',
  'insights',
  'goals',
  'habits',
  'billing',
  'jobs',
  'admin',
]
export const checklistPage = join(root, 'docs', 'spec-checklist.md')
const coveragePage = join(root, 'dist', 'spec-coverage.md')

export interface SpecLine {
  readonly id: string
  readonly words: string
  readonly tag: string
}

/** A test that proves a line, and where it stands. */
export interface Proof {
  readonly id: string
  readonly title: string
  readonly file: string
}

export interface Coverage {
  readonly lines: readonly SpecLine[]
  readonly proofs: readonly Proof[]
  /** Why a line has no test, by its id. */
  readonly reasons: Readonly<Record<string, string>>
}

export function readChecklist(text: string): SpecLine[] {
  return [...text.matchAll(/^(S\d+-\d{3}) (.*) \[(\w+)\]$/gm)].map(([, id = '', words = '', tag = '']) => ({
    id,
    words,
    tag,
  }))
}

/** What the tests of this project prove, and what is wrong with what they say. */
export function readProofs(): { proofs: Proof[]; faults: string[] } {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'scripts/**/*.test.ts'], {
    cwd: root,
  })
  const proofs: Proof[] = []
  const faults: string[] = []
  for (const file of files.sort()) {
    const source = readFileSync(join(root, file), 'utf8')
    if (!source.includes('// Spec')) continue
    const tags = readSpecTags(file, source)
    for (const { title, ids } of tags.tagged) for (const id of ids) proofs.push({ id, title, file })
    faults.push(...tags.faults.map((fault) => `${file}, ${fault}`))
  }
  return { proofs, faults }
}

export const readCoverage = (): Coverage => ({
  lines: readChecklist(readFileSync(checklistPage, 'utf8')).filter(({ tag }) => builtTags.includes(tag)),
  proofs: readProofs().proofs,
  reasons: specReasons,
})

/** Lines that are neither proved nor excused, are both, or are excused and do not exist. */
export function gapsOf({ lines, proofs, reasons }: Coverage): string[] {
  const proved = new Set(proofs.map(({ id }) => id))
  const gaps = lines.flatMap(({ id, words }) => {
    if (proved.has(id) === id in reasons)
      return [`${id} ${words} (${proved.has(id) ? 'has a test and a reason to have none' : 'has no test'})`]
    return []
  })
  const known = new Set(lines.map(({ id }) => id))
  const strays = Object.keys(reasons).filter((id) => !known.has(id))
  return [...gaps, ...strays.map((id) => `${id} has a reason and is no line of these tags`)]
}

const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', ' ')

export function coverageTable(coverage: Coverage): string {
  const { lines, proofs, reasons } = coverage
  const proofsOf = (id: string) => proofs.filter((proof) => proof.id === id)
  const covered = lines.filter(({ id }) => proofsOf(id).length > 0).length
  const row = ({ id, words }: SpecLine): string => {
    const tests = proofsOf(id).map(({ title, file }) => `${cell(title)} (\`${file}\`)`)
    const shown = tests.length > 0 ? tests.join('<br>') : `no test: ${cell(reasons[id] ?? 'missing')}`
    return `| ${id} | ${cell(words)} | ${shown} |`
  }
  const section = (tag: string): string =>
    [
      `## ${tag}`,
      '',
      '| id | line | test |',
      '|---|---|---|',
      ...lines.filter((line) => line.tag === tag).map(row),
      '',
    ].join('\n')
  return [
    '# Which test proves which line of the specification',
    '',
    'Made by `npm run coverage:spec` from the comments `// Spec: <ids>` above tests.',
    'All lines, also those of features that are still to come, are in docs/spec-checklist.md.',
    '',
    `${lines.length} lines of the tags ${builtTags.join(', ')}: ${covered} proved by tests, ${lines.length - covered} without a test, each with its reason.`,
    '',
    ...builtTags.map(section),
  ].join('\n')
}

if (import.meta.main) {
  const coverage = readCoverage()
  mkdirSync(dirname(coveragePage), { recursive: true })
  writeFileSync(coveragePage, coverageTable(coverage))
  console.log(`${coveragePage} says which test proves which line.`)
  const wrong = [...readProofs().faults, ...gapsOf(coverage)]
  console.log(wrong.length === 0 ? 'Every line is proved or has its reason.' : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
}
