import type { DatedFact, MemoryNode, Receipt, RememberedPage } from '../memory-graph.ts'
import { type Surface, self } from '../reading/page-memory.ts'
import { type Claim, claimOf, claims } from './claims.ts'
import type { MemoryView } from './memory-view.ts'

const most = { names: 6, topics: 5, feelings: 4 }
/** A feeling that is read less strongly than so says little. */
const felt = 0.3

/** Mean of the moods that were given, with on how many pages; null where none was. */
export function moodOf(pages: readonly RememberedPage[]): { mean: number; rated: number } | null {
  const moods = pages.flatMap(({ mood }) => (mood === null ? [] : [mood]))
  if (moods.length === 0) return null
  const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length
  return { mean: Math.round(mean * 10) / 10, rated: moods.length }
}

/** Who and what pages name most, each with the sentences that do. */
export function namesIn(pages: readonly RememberedPage[], view: MemoryView): Claim[] {
  const found = new Map<MemoryNode, Omit<Receipt, 'words'>[]>()
  for (const { uid, day, atMs, read } of pages)
    for (const { surface, sentences } of [...read.mentions, ...read.things]) {
      const node = view.node(surface)
      const sentence = read.sentences[sentences[0] ?? -1]
      if (node && sentence) found.set(node, [...(found.get(node) ?? []), { uid, day, atMs, sentence }])
    }
  const byPages = [...found].sort((a, b) => b[1].length - a[1].length || (a[0].id < b[0].id ? -1 : 1))
  return claims(byPages.slice(0, most.names).map(([{ name }, receipts]) => claimOf(name, receipts)))
}

/** What pages are about, each with sentences that say so. */
export function topicsIn(pages: readonly RememberedPage[]): Claim[] {
  const found = new Map<string, Omit<Receipt, 'words'>[]>()
  for (const { uid, day, atMs, read } of pages)
    for (const { topic, sentences } of read.topics) {
      const sentence = read.sentences[sentences[0] ?? -1]
      if (sentence) found.set(topic, [...(found.get(topic) ?? []), { uid, day, atMs, sentence }])
    }
  const byPages = [...found].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  return claims(byPages.slice(0, most.topics).map(([topic, receipts]) => claimOf(topic, receipts)))
}

/** The feelings that most pages carry, each with how many and how strongly, 0 to 1. */
export function feelingsIn(pages: readonly RememberedPage[]): Claim[] {
  const found = new Map<string, { receipts: Omit<Receipt, 'words'>[]; sum: number }>()
  for (const { uid, day, atMs, read } of pages)
    for (const { category, intensity, sentence: at } of read.emotions) {
      const sentence = read.sentences[at ?? 0]
      if (intensity < felt || !sentence) continue
      const known = found.get(category) ?? { receipts: [], sum: 0 }
      known.receipts.push({ uid, day, atMs, sentence })
      known.sum += intensity
      found.set(category, known)
    }
  const byPages = [...found].sort(
    (a, b) => b[1].receipts.length - a[1].receipts.length || (a[0] < b[0] ? -1 : 1),
  )
  return claims(
    byPages.slice(0, most.feelings).map(([category, { receipts, sum }]) => {
      const name = category.charAt(0).toUpperCase() + category.slice(1)
      return claimOf(`${name}, mostly ${feltWord(sum / receipts.length)}`, receipts)
    }),
  )
}

const feltWord = (mean: number): string => (mean >= 0.7 ? 'strong' : mean >= 0.5 ? 'clear' : 'faint')

/** The sentence of each page that names somebody; `role`: only where the page says what they are to the writer. */
export function sentencesNaming(id: Surface, view: MemoryView, role?: string): Omit<Receipt, 'words'>[] {
  return view.pagesOf(id).flatMap(({ uid, day, atMs, read }) => {
    const mention = [...read.mentions, ...read.things].find(
      (one) =>
        view.node(one.surface)?.id === id &&
        (role === undefined || one.role === role || one.surface === `person:role:${role}`),
    )
    const sentence = read.sentences[mention?.sentences[0] ?? -1]
    return sentence ? [{ uid, day, atMs, sentence }] : []
  })
}

/** Facts as claims, in the words of their pages. */
export const factClaims = (facts: readonly DatedFact[], view: MemoryView): Claim[] =>
  claims(
    facts.map(({ subject, what, receipts }) => {
      const name = subject === self ? 'You' : view.node(subject)?.name
      return name === undefined ? null : claimOf(`${name} ${what}`, receipts)
    }),
  )
