import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../root.ts'

/** A regular expression and where it stands. */
export interface Expression {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly source: string
  readonly flags: string
}

export interface RegexSources {
  readonly literals: readonly Expression[]
  /** Where expressions are put together from text, as 'file:line'. */
  readonly constructions: readonly string[]
}

interface Node {
  readonly type?: string
  readonly span?: { readonly start: number }
  readonly callee?: { readonly type?: string; readonly value?: string }
  readonly pattern?: string
  readonly flags?: string
}

const isCode = (file: string): boolean => !/\.(?:test|test-support)\.tsx?$/.test(file)

/** All that stands in the product's code, read by a parser; tests are left out. */
export function regexSources(): RegexSources {
  const literals: Expression[] = []
  const constructions: string[] = []
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(isCode).sort()) {
    const text = readFileSync(join(root, file), 'utf8')
    const bytes = Buffer.from(text)
    // The parser counts bytes over all that it ever read; a first sign says where this file begins.
    const module = parseSync(`;${text}`, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })
    const lineOf = ({ start }: { readonly start: number }): number =>
      bytes
        .subarray(0, start - module.span.start - 1)
        .toString()
        .split('\n').length
    visit(module, (node) => {
      if (!node.span) return
      const { type, pattern, flags = '', callee, span } = node
      if (type === 'RegExpLiteral' && pattern !== undefined)
        literals.push({ file, line: lineOf(span), source: pattern, flags })
      const isMade = type === 'NewExpression' || type === 'CallExpression'
      if (isMade && callee?.type === 'Identifier' && callee.value === 'RegExp')
        constructions.push(`${file}:${lineOf(span)}`)
    })
  }
  return { literals, constructions }
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) see(value)
  for (const part of Object.values(value)) visit(part, see)
}
