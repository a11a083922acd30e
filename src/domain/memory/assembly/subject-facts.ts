import type { DatedFact, Receipt, RememberedPage } from '../memory-graph.ts'
import { type FactFound, type Surface, self } from '../reading/page-memory.ts'
import type { Corrected } from './corrected.ts'

/** A fact as one page states it. */
export interface StatedFact {
  readonly page: RememberedPage
  readonly found: FactFound
  /** Its number among the facts of its page. */
  readonly at: number
}

/** A dated fact with the statement that it was first learnt from. */
export interface FactRow {
  readonly fact: DatedFact
  readonly first: StatedFact
}

type Draft = { -readonly [Key in keyof Omit<DatedFact, 'receipts'>]: DatedFact[Key] } & {
  readonly receipts: Receipt[]
}

/** In these only one thing holds at a time. */
const oneAtATime = new Set(['home', 'work', 'partner', 'care'])
/** What a death ends. */
const endsWithLife = (slot: string): boolean =>
  ['home', 'work', 'partner', 'care', 'illness', 'trade', 'plays', 'age'].includes(slot) ||
  slot.startsWith('does ')

/** The facts of one subject out of what pages state, oldest first: a later one closes the earlier, both stay, and what does not agree is marked. */
export function factsOfSubject(
  subject: Surface,
  stated: readonly StatedFact[],
  said: Corrected['facts'],
): FactRow[] {
  const rows: { fact: Draft; first: StatedFact }[] = []
  const open = new OpenFacts()
  for (const first of stated) {
    const { page, found } = first
    const key = `${subject === self ? self : found.subject}|${found.slot}|${found.value}|${found.state}`
    const verdict = said.get(key)
    if (verdict?.verdict === 'never') continue
    const fact = draftOf(page, found, subject, key)
    const known = open.alike(fact)
    if (known) {
      known.receipts.push(...fact.receipts)
      if (known.from === null && fact.from !== null && fact.state === 'begins') known.from = fact.from
      continue
    }
    if (verdict) fact.isKept = verdict.verdict === 'kept' || verdict.verdict === 'both'
    open.close(fact, verdict?.verdict === 'both')
    if (verdict?.verdict === 'over') fact.until = verdict.until ?? page.day
    if (fact.until === null) open.add(fact)
    rows.push({ fact, first })
  }
  return rows
}

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

/** The facts that nothing has ended yet, in the order in which they came. */
class OpenFacts {
  readonly #bySlot = new Map<string, Draft[]>()
  readonly #byValue = new Map<string, Draft[]>()

  add(fact: Draft): void {
    pushTo(this.#bySlot, fact.slot, fact)
    pushTo(this.#byValue, valueKey(fact), fact)
  }

  /** The first open fact that says the same. */
  alike(fact: Draft): Draft | undefined {
    const { state } = fact
    return this.#byValue
      .get(valueKey(fact))
      ?.find(
        (one) =>
          one.state === state ||
          (one.state === 'begins' && state === 'is') ||
          (one.state === 'is' && state === 'begins'),
      )
  }

  /** Ends what cannot hold beside a new fact, and marks the new one where neither ends the other. */
  close(fact: Draft, isBoth: boolean): void {
    const { slot, state } = fact
    const since = fact.from ?? fact.learnt
    if (slot === 'life' && state === 'ends')
      for (const other of [...this.#bySlot.keys()]) if (endsWithLife(other)) this.#end(other, since)
    if (slot.startsWith('does ')) this.#end(slot, since, (one) => one.state !== state)
    else if (slot === 'age') this.#end(slot, since)
    else if (!oneAtATime.has(slot)) return
    else if (state !== 'is') this.#end(slot, since)
    else if (!isBoth) fact.against = this.#rivalOf(fact)?.key ?? null
  }

  #rivalOf(fact: Draft): Draft | undefined {
    return this.#bySlot
      .get(fact.slot)
      ?.findLast((one) => one.state !== 'once' && one.state !== 'ends' && !isInside(one, fact))
  }

  #end(slot: string, since: string, isMeant: (one: Draft) => boolean = () => true): void {
    const left: Draft[] = []
    for (const one of this.#bySlot.get(slot) ?? [])
      if (one.state === 'once' || !isMeant(one)) left.push(one)
      else {
        one.until = since
        const alike = this.#byValue.get(valueKey(one)) ?? []
        this.#byValue.set(
          valueKey(one),
          alike.filter((other) => other !== one),
        )
      }
    this.#bySlot.set(slot, left)
  }
}

const valueKey = ({ slot, value }: Draft): string => `${slot}\n${value}`

function pushTo(map: Map<string, Draft[]>, key: string, fact: Draft): void {
  const known = map.get(key)
  if (known) known.push(fact)
  else map.set(key, [fact])
}

/** 'lives in Leeds' does not speak against 'took the flat over the bakery': only two places, or two persons, cannot both be. */
const isInside = (one: Draft, fact: Draft): boolean =>
  !(/^(?:place|person):/.test(one.value) && /^(?:place|person):/.test(fact.value))
