import { correctionsOf, type MemoryCorrection } from '../memory-correction.ts'
import type { DatedFact, Receipt, RememberedPage } from '../memory-graph.ts'
import { type FactFound, type Surface, self } from '../reading/page-memory.ts'

interface FactParts {
  /** The node that a surface belongs to; undefined where it was forgotten. */
  readonly subjectOf: (surface: Surface) => Surface | undefined
  readonly nameOf: (id: Surface) => string | undefined
  readonly corrections: readonly MemoryCorrection[]
}

type Draft = { -readonly [Key in keyof DatedFact]: DatedFact[Key] }

/** In these only one thing holds at a time. */
const oneAtATime = new Set(['home', 'work', 'partner', 'care'])
/** What a death ends. */
const endsWithLife = (slot: string): boolean =>
  ['home', 'work', 'partner', 'care', 'illness', 'trade', 'plays', 'age'].includes(slot) ||
  slot.startsWith('does ')

/** The facts of all pages, oldest first: a later one closes the earlier, both stay, and what does not agree is marked. */
export function datedFacts(pages: readonly RememberedPage[], parts: FactParts): DatedFact[] {
  const said = new Map(correctionsOf(parts.corrections, 'fact').map((one) => [one.fact, one]))
  const drafts: Draft[] = []
  const bySubject = new Map<Surface, Draft[]>()
  for (const page of pages)
    for (const found of page.read.facts) {
      const subject = parts.subjectOf(found.subject)
      if (subject === undefined || isOfForgotten(found, parts)) continue
      const key = `${subject === self ? self : found.subject}|${found.slot}|${found.value}|${found.state}`
      const verdict = said.get(key)
      if (verdict?.verdict === 'never') continue
      const own = bySubject.get(subject) ?? []
      bySubject.set(subject, own)
      const fact = draftOf(page, found, subject, key)
      const known = own.find(
        (one) =>
          one.slot === fact.slot && one.value === fact.value && one.until === null && isAlike(one, fact),
      )
      if (known) {
        known.receipts = [...known.receipts, ...fact.receipts]
        if (known.from === null && fact.from !== null && fact.state === 'begins') known.from = fact.from
        continue
      }
      if (verdict) fact.isKept = verdict.verdict === 'kept' || verdict.verdict === 'both'
      close(own, fact, said.get(key)?.verdict === 'both')
      if (verdict?.verdict === 'over') fact.until = verdict.until ?? page.day
      own.push(fact)
      drafts.push(fact)
    }
  return drafts
}

/** A fact that names somebody who was forgotten goes with them. */
const isOfForgotten = ({ value }: FactFound, { subjectOf }: FactParts): boolean =>
  /^(?:person|place):/.test(value) && subjectOf(value) === undefined

const isAlike = (one: Draft, fact: Draft): boolean =>
  one.state === fact.state ||
  (one.state === 'begins' && fact.state === 'is') ||
  (one.state === 'is' && fact.state === 'begins')

function draftOf(page: RememberedPage, found: FactFound, subject: Surface, key: string): Draft {
  const { slot, value, what, state } = found
  const sentence = page.read.sentences[found.sentence] ?? ([0, 0] as const)
  const receipt: Receipt = { uid: page.uid, day: page.day, atMs: page.atMs, sentence, words: null }
  const begins = state === 'is' ? null : page.day
  return {
    ...{ key, subject, slot, value, what, state },
    from: found.from ?? begins,
    fromLatest: found.to ?? begins,
    until: null,
    learnt: page.day,
    receipts: [receipt],
    against: null,
    isKept: false,
  }
}

function close(own: readonly Draft[], fact: Draft, isBoth: boolean): void {
  const since = fact.from ?? fact.learnt
  for (const one of own) {
    if (one.until !== null || one.state === 'once') continue
    if (fact.slot === 'life' && fact.state === 'ends') {
      if (endsWithLife(one.slot)) one.until = since
      continue
    }
    if (one.slot !== fact.slot) continue
    if (fact.slot.startsWith('does ')) one.until = one.state === fact.state ? null : since
    else if (fact.slot === 'age') one.until = since
    else if (!oneAtATime.has(fact.slot)) continue
    else if (fact.state === 'is' && !isBoth && one.state !== 'ends' && !isInside(one, fact))
      fact.against = one.key
    else if (fact.state !== 'is') one.until = since
  }
}

/** 'lives in Leeds' does not speak against 'took the flat over the bakery': only two places, or two persons, cannot both be. */
const isInside = (one: Draft, fact: Draft): boolean =>
  !(/^(?:place|person):/.test(one.value) && /^(?:place|person):/.test(fact.value))
