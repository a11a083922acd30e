import { parseSync, Visitor } from 'vite'

/** A test that says, in a comment above it, which lines of the specification it proves. */
export interface TaggedTest {
  readonly title: string
  readonly ids: readonly string[]
}

export interface SpecTags {
  readonly tagged: readonly TaggedTest[]
  /** Comments that could not be understood, as 'line N: why'. */
  readonly faults: readonly string[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Call extends Node {
  readonly callee: Node
  readonly arguments: readonly Node[]
}

const starters = new Set(['test', 'it', 'describe', 'journey'])

/** `test.each(rows)` and `test.skipIf(...)` are called once more: the name stands at the bottom of it all. */
function starterOf(node: Node): string | null {
  if (node.type === 'Identifier') return (node as Node & { name: string }).name
  if (node.type === 'MemberExpression') return starterOf((node as Node & { object: Node }).object)
  if (node.type === 'CallExpression') return starterOf((node as Call).callee)
  if (node.type === 'TaggedTemplateExpression') return starterOf((node as Node & { tag: Node }).tag)
  return null
}

/** The words of a title; what a template fills in stays as it is written. */
function wordsOf(node: Node | undefined, source: string): string | null {
  if (node?.type === 'Literal') return String((node as Node & { value: unknown }).value)
  if (node?.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1)
  return null
}

/** The line (from 1) on which every test and every group of a file begins, with its title. */
function titlesByLine(program: Node, source: string): Map<number, string> {
  const titles = new Map<number, string>()
  const found = (node: Node): void => {
    const { callee, arguments: given } = node as Call
    const title = wordsOf(given[0], source)
    if (title !== null && starters.has(starterOf(callee) ?? '')) titles.set(lineAt(source, node.start), title)
  }
  new Visitor({ CallExpression: found }).visit(program as Parameters<Visitor['visit']>[0])
  return titles
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length
const idList = /^S\d+-\d{3}(?:, S\d+-\d{3})*$/

/** Reads the `// Spec: S2-069, S2-070` comments of a test file. Other line comments may stand between one and its test. */
export function readSpecTags(file: string, source: string): SpecTags {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const titles = titlesByLine(program, source)
  const commented = new Map(
    comments
      .filter(({ type }) => type === 'Line')
      .map(({ start, value }) => [lineAt(source, start), value.trim()] as const),
  )
  const tagged: TaggedTest[] = []
  const faults: string[] = []
  for (const [line, words] of commented) {
    if (!/^spec\b/i.test(words)) continue
    const ids = words.replace(/^Spec: /, '')
    let below = line + 1
    while (commented.has(below)) below++
    const title = titles.get(below)
    if (!idList.test(ids))
      faults.push(`line ${line}: '${words}' is no list of lines such as 'Spec: S2-069, S2-070'`)
    else if (title === undefined) faults.push(`line ${line}: no test begins on the line below '${words}'`)
    else tagged.push({ title, ids: ids.split(', ') })
  }
  return { tagged, faults }
}
