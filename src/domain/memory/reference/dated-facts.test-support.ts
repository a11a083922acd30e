import { correctionsOf, type MemoryCorrection } from '../memory-correction.ts'
import type { DatedFact, Receipt, RememberedPage } from '../memory-graph.ts'
import { type FactFound, type Surface, self } from '../reading/page-memory.ts'

interface FactParts {
  /** The node that a surface belongs to; undefined where it was forgotten. */
  readonly subjectOf: (surface: Surface) => Surface | undefined
  readonly nameOf: (id: Surface) => string | undefined
  readonly corrections: readonly MemoryCorrection[]
  /** The person said that it means somebody else on that page. */
  readonly isElsewhere: (told: { readonly page: RememberedPage; readonly found: FactFound }) => boolean
}

type Draft = { -readonly [Key in keyof DatedFact]: DatedFact[Key] }

/** In these only one thing holds at a time. */
const oneAtATime = new Set(['home', 'work', 'partner', 'care'])
/** What a death ends. */
const endsWithLife = (slot: string): boolean =>
  ['home', 'work', 'partner', 'care', 'illness', 'trade', 'plays', 'age'].includes(slot) ||
  slot.startsWith('does ')

interface Told {
  readonly page: RememberedPage
  readonly found: FactFound
  /** Its place among all that pages state. */
  readonly nth: number
}

/** The facts of all pages: in time a later one closes the earlier, both stay, and what does not agree is marked. */
export function datedFacts(pages: readonly RememberedPage[], parts: FactParts): DatedFact[] {
  const all = pages
    .flatMap((page) => page.read.facts.map((found) => ({ page, found })))
    .map((told, nth) => ({ ...told, nth }))
  const bySubject = new Map<Surface, Told[]>()
  for (const told of all) {
    const subject = parts.subjectOf(told.found.subject)
    if (subject === undefined || isOfForgotten(told, parts) || parts.isElsewhere(told)) continue
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), told])
  }
  return [...bySubject]
    .flatMap(([subject, told]) => factsOf(subject, told, parts))
    .sort((a, b) => a.nth - b.nth)
    .map(({ fact }) => fact)
}

/** When it holds: the time that it names, else the day of writing; what names a time that nobody understands comes last. */
const timeOf = ({ page, found }: Told): string =>
  found.to ?? found.from ?? (found.isTimeUnclear ? `z ${page.day}` : page.day)

function factsOf(subject: Surface, told: readonly Told[], { corrections }: FactParts) {
  const said = new Map(correctionsOf(corrections, 'fact').map((one) => [one.fact, one]))
  const surfaces = told.map(({ found }) => found.subject)
  const isStruck = ({ slot, value, state }: FactFound): boolean =>
    [...said].some(([key, { verdict }]) => {
      const [surface = '', ofSlot, ofValue, ofState] = key.split('|')
      if (verdict !== 'never' || !(surface === subject || surfaces.includes(surface))) return false
      const holds = (one: string | undefined) => one === 'is' || one === 'begins'
      return ofSlot === slot && ofValue === value && (ofState === state || (holds(ofState) && holds(state)))
    })
  const holds = (state: string | undefined) => (state === 'is' ? 'begins' : state)
  const oversOf = ({ slot, value, state }: FactFound) =>
    [...said.values()]
      .filter((one) => {
        const [surface = '', ofSlot, ofValue, ofState] = one.fact.split('|')
        if (one.verdict !== 'over' || !(surface === subject || surfaces.includes(surface))) return false
        return ofSlot === slot && ofValue === value && holds(ofState) === holds(state)
      })
      .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const own: {
    fact: Draft
    nth: number
    after: number
    overs: readonly { fact: string; until?: string | undefined }[]
  }[] = []
  const ordered = told.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
  for (const { page, found, nth } of ordered) {
    const plain = `${subject === self ? self : found.subject}|${found.slot}|${found.value}|${found.state}`
    if (isStruck(found)) continue
    const fact = draftOf(page, found, subject, plain)
    const overs = oversOf(found)
    const after = overs.filter(({ createdAt }) => Date.parse(createdAt) < page.atMs).length
    const known = own.find(
      (one) =>
        one.after === after &&
        one.fact.slot === fact.slot &&
        one.fact.value === fact.value &&
        one.fact.until === null &&
        isAlike(one.fact, fact),
    )?.fact
    if (known) {
      known.receipts = [...known.receipts, ...fact.receipts].sort(
        (a, b) => a.atMs - b.atMs || a.sentence[0] - b.sentence[0],
      )
      known.learnt = [known.learnt, fact.learnt].sort()[0] ?? known.learnt
      if (known.from === null && fact.from !== null && known.state === 'begins') {
        known.from = fact.from
        known.fromLatest = fact.fromLatest
      }
      continue
    }
    const facts = own.map((one) => one.fact)
    if (facts.some((one) => one.key === plain)) fact.key = `${plain}|${page.day}`
    const own_ = said.get(fact.key)?.verdict
    fact.isKept = own_ === 'kept' || own_ === 'both'
    close(facts, fact, own_ === 'both')
    if (!facts.some((one) => one.key === fact.key)) own.push({ fact, nth, after, overs })
  }
  const ended = new Set<string>()
  for (const [at, { fact, after, overs }] of own.entries()) {
    const over = overs[after]
    if (!over || own.slice(at + 1).some((one) => one.overs[one.after]?.fact === over.fact)) continue
    fact.until = latest(over.until ?? fact.receipts.at(-1)?.day ?? fact.learnt, fact.from)
    ended.add(fact.key)
  }
  for (const { fact } of own) if (fact.against !== null && ended.has(fact.against)) fact.against = null
  return own
}

const latest = (one: string, other: string | null): string => (other && other > one ? other : one)

/** A fact that names somebody who was forgotten goes with them. */
const isOfForgotten = ({ found: { value } }: Told, { subjectOf }: FactParts): boolean =>
  /^(?:person|place):/.test(value) && subjectOf(value) === undefined

const isAlike = (one: Draft, fact: Draft): boolean =>
  one.state === fact.state ||
  (one.state === 'begins' && fact.state === 'is') ||
  (one.state === 'is' && fact.state === 'begins')

function draftOf(page: RememberedPage, found: FactFound, subject: Surface, key: string): Draft {
  const { slot, value, what, state } = found
  const sentence = page.read.sentences[found.sentence] ?? ([0, 0] as const)
  const receipt: Receipt = { uid: page.uid, day: page.day, atMs: page.atMs, sentence, words: null }
  const begins = state === 'is' || found.isTimeUnclear ? null : page.day
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
  if (fact.from === null && fact.state !== 'is') {
    if (oneAtATime.has(fact.slot) && fact.state === 'begins' && !isBoth)
      for (const one of own)
        if (
          one.slot === fact.slot &&
          one.until === null &&
          one.state !== 'once' &&
          one.state !== 'ends' &&
          !isInside(one, fact)
        )
          fact.against = one.key
    return
  }
  const since = fact.fromLatest ?? fact.from ?? fact.learnt
  for (const one of own) {
    if (one.until !== null || one.state === 'once') continue
    if (fact.slot === 'life' && fact.state === 'ends') {
      if (endsWithLife(one.slot)) one.until = latest(since, one.from)
      continue
    }
    if (one.slot !== fact.slot) continue
    if (fact.slot === 'has' && fact.state === 'ends') {
      const things =
        'house flat car van bike bicycle boat dog puppy cat kitten horse piano guitar cello violin trombone trumpet allotment camper caravan'.split(
          ' ',
        )
      const thing = ({ what }: Draft) =>
        what
          .toLowerCase()
          .split(/\W+/)
          .find((word) => things.includes(word))
      if (one.state === 'begins' && thing(one) === thing(fact)) one.until = latest(since, one.from)
    } else if (fact.slot.startsWith('does '))
      one.until = one.state === fact.state ? null : latest(since, one.from)
    else if (fact.slot === 'age') one.until = latest(since, one.from)
    else if (!oneAtATime.has(fact.slot)) continue
    else if (fact.state === 'is' && !isBoth && one.state !== 'ends' && !isInside(one, fact))
      fact.against = one.key
    else if (fact.state !== 'is') one.until = latest(since, one.from)
  }
}

/** 'lives in Leeds' does not speak against 'took the flat over the bakery': only two places, or two persons, cannot both be. */
const isInside = (one: Draft, fact: Draft): boolean =>
  !(/^(?:place|person):/.test(one.value) && /^(?:place|person):/.test(fact.value))
