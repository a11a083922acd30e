import { isRole } from '../../journal/reading/names/names-roles.ts'
import { fold } from '../../text/fold.ts'
import type { MemoryNode, MemoryRelation } from '../memory-graph.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { MemoryView } from '../summaries/memory-view.ts'
import type { Remembered } from './memory-question.ts'

/** Whom a question means by what they are to somebody it names, and where pages say so. */
export interface KinAsked {
  readonly subjects: readonly Surface[]
  readonly lines: readonly Remembered[]
}

/** "the daughter of my boss", "Ilse's husband": follows typed relations. `words`: folded, with a space at each end and between them. */
export function kinAsked(words: string, named: readonly MemoryNode[], view: MemoryView): KinAsked {
  const subjects: Surface[] = []
  const lines: Remembered[] = []
  for (const node of named)
    for (const kin of kinOf(words, node))
      for (const relation of view.relationsOf(node.id)) {
        if (!isMeant(relation, node, kin)) continue
        const other = relation.source === node.id ? relation.target : relation.source
        subjects.push(other)
        lines.push(...saidOf(relation, view))
      }
  return { subjects, lines }
}

const couple = new Set('husband wife spouse partner fiance boyfriend girlfriend'.split(' '))
const parents = new Set('mother father mum dad mom parent parents'.split(' '))
const childrenOf = new Set('son daughter child kid kids children'.split(' '))

/** The kin words that a question ties to a node. */
function kinOf(words: string, { name, aliases, role }: MemoryNode): string[] {
  const namings = [name, ...aliases, ...(role === null ? [] : [role])].map((one) =>
    fold(one)
      .replace(/^(?:my|the) /, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  )
  return namings.flatMap((naming) => {
    const owned = words.split(` ${naming} s `)[1]?.split(' ')
    const before = words.split(` ${naming} `)[0]?.replace(/ (?:my|our|the)$/, '')
    const of = before?.endsWith(' of') ? before.slice(0, -3).split(' ').at(-1) : undefined
    return [owned?.[0], owned?.[1], of].filter(
      (word): word is string =>
        word !== undefined && (isRole(word) || couple.has(word) || childrenOf.has(word)),
    )
  })
}

function isMeant({ source, target, type }: MemoryRelation, { id }: MemoryNode, kin: string): boolean {
  if (type === 'married to') return couple.has(kin)
  const is = type.replace(/ of$/, '')
  if (is === type) return false
  if (
    target === id &&
    (is === kin || (childrenOf.has(kin) && childrenOf.has(is)) || (couple.has(kin) && couple.has(is)))
  )
    return true
  return (
    source === id &&
    ((parents.has(kin) && childrenOf.has(is)) ||
      (childrenOf.has(kin) && parents.has(is)) ||
      (couple.has(kin) && couple.has(is)))
  )
}

/** The first sentence that says what two are to each other. */
function saidOf({ source, target, type }: MemoryRelation, view: MemoryView): Remembered[] {
  const [one, other] = [view.node(source), view.node(target)]
  if (!one || !other) return []
  for (const { uid, day, atMs, read } of view.pagesOf(source))
    for (const link of read.links)
      if (link.type === type && one.surfaces.includes(link.from) && other.surfaces.includes(link.to)) {
        const sentence = read.sentences[link.sentence]
        if (sentence) return [{ receipt: { uid, day, atMs, sentence, words: null }, fact: null, worth: 1 }]
      }
  return []
}
