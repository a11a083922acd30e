import { fold } from '../../text/fold.ts'
import type { MemoryNode } from '../memory-graph.ts'

/** A question in folded words, with a space on either side of each. */
export const wordsOfQuestion = (text: string): string =>
  ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

const made = new WeakMap<MemoryNode, readonly string[]>()

/** What a node is called in questions, folded and without "my" or "the"; made once for each node. */
export function foldedNames(node: MemoryNode): readonly string[] {
  const known = made.get(node)
  if (known) return known
  const names = [node.name, ...node.aliases].map(asCalled).filter((one) => one !== '')
  made.set(node, names)
  return names
}

/** One name or role in the same way. */
export const asCalled = (name: string): string => fold(name).replace(/^(?:my|the) /, '')

const spelled = new WeakMap<MemoryNode, readonly string[]>()

/** The same as words with a space on either side of each, as a question has them; made once for each node. */
export function namesAsWords(node: MemoryNode): readonly string[] {
  const known = spelled.get(node)
  if (known) return known
  const names = foldedNames(node).map(asWords)
  spelled.set(node, names)
  return names
}

/** 'anna-lena' -> ' anna lena '. */
export const asWords = (folded: string): string => ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
