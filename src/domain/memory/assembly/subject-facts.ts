import type { Day } from '../../time/day.ts'
import type { DatedFact, Receipt, RememberedPage } from '../memory-graph.ts'
import { type FactFound, type Surface, self } from '../reading/page-memory.ts'
import { ownable } from '../reading/rules/fact-words.ts'
import type { Corrected, FactVerdict } from './corrected.ts'

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

/** The facts of one subject out of what pages state: in time a later one closes the earlier, both stay, and what does not agree is marked. */
export function factsOfSubject(
  subject: Surface,
  stated: readonly StatedFact[],
  said: Corrected['facts'],
): FactRow[] {
  const rows = new Map<string, { fact: Draft; first: StatedFact; spell: Spell }>()
  const open = new OpenFacts()
  const verdicts = new Verdicts(subject, stated, said)
  for (const first of inTime(stated)) {
    const { page, found } = first
    const plain = plainKey(subject, found)
    if (verdicts.isNever(found)) continue
    const spell = verdicts.spellOf(found, page.atMs)
    const fact = draftOf(page, found, subject, plain)
    const known = open.alike(fact, (one) => rows.get(one.key)?.spell.nth === spell.nth)
    if (known) {
      learnAlso(known, fact)
      continue
    }
    if (rows.has(plain)) fact.key = `${plain}|${page.day}`
    const verdict = said.get(fact.key)?.verdict
    fact.isKept = verdict === 'kept' || verdict === 'both'
    open.close(fact, verdict === 'both')
    if (fact.until === null) open.add(fact)
    if (!rows.has(fact.key)) rows.set(fact.key, { fact, first, spell })
  }
  endAsSaid([...rows.values()])
  return [...rows.values()]
}

/** What holds no longer by the person's own word ends when they said: the last time that it held of all that was written until then. */
function endAsSaid(rows: readonly { readonly fact: Draft; readonly spell: Spell }[]): void {
  const last = new Map<Over, Draft>()
  for (const { fact, spell } of rows) if (spell.over) last.set(spell.over, fact)
  const ended = new Set<string>()
  for (const [{ until }, fact] of last) {
    fact.until = later(until ?? fact.receipts.at(-1)?.day ?? fact.learnt, fact.from)
    ended.add(fact.key)
  }
  for (const { fact } of rows) if (fact.against !== null && ended.has(fact.against)) fact.against = null
}

const plainKey = (subject: Surface, { subject: surface, slot, value, state }: FactFound): string =>
  `${subject === self ? self : surface}|${slot}|${value}|${state}`

const later = (one: Day, other: Day | null): Day => (other !== null && other > one ? other : one)

/** Says a known fact once more, or gives it the time that another page names. */
function learnAlso(known: Draft, { from, fromLatest, receipts, learnt }: Draft): void {
  known.receipts.push(...receipts)
  known.receipts.sort((a, b) => a.atMs - b.atMs || a.sentence[0] - b.sentence[0])
  if (learnt < known.learnt) known.learnt = learnt
  if (known.from !== null || from === null || known.state !== 'begins') return
  known.from = from
  known.fromLatest = fromLatest
}

/** By the time by which each surely holds, and not by that of writing. Whose time was not made out comes last: it ends nothing. */
const inTime = (stated: readonly StatedFact[]): StatedFact[] =>
  [...stated].sort((a, b) => {
    const [one, other] = [timeOf(a), timeOf(b)]
    return one < other ? -1 : one > other ? 1 : 0
  })

const timeOf = ({ page, found: { from, to, isTimeUnclear } }: StatedFact): string =>
  to ?? from ?? (isTimeUnclear ? `unclear ${page.day}` : page.day)

type Over = FactVerdict & { readonly verdict: 'over' }

/** Between two times at which the person said that something holds no longer: the how manieth, and what ends it. */
interface Spell {
  readonly nth: number
  readonly over: Over | null
}

/** What the person said of the facts of one subject, by any of its names and in whatever words. */
class Verdicts {
  readonly #never = new Set<string>()
  /** By what is meant, oldest first. */
  readonly #over = new Map<string, Over[]>()

  constructor(subject: Surface, stated: readonly StatedFact[], said: Corrected['facts']) {
    if (said.size === 0) return
    const surfaces = new Set<string>([subject, ...stated.map(({ found }) => found.subject)])
    for (const [key, one] of said) {
      const [surface = '', slot = '', value = '', state = ''] = key.split('|')
      if (!surfaces.has(surface)) continue
      const what = meant({ slot, value, state })
      if (one.verdict === 'never') this.#never.add(what)
      if (isOver(one)) this.#over.set(what, [...(this.#over.get(what) ?? []), one])
    }
    for (const all of this.#over.values()) all.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  }

  /** It was never true, whatever words say it. */
  isNever(found: FactFound): boolean {
    return this.#never.has(meant(found))
  }

  /** Which of the times between what the person said about it a statement belongs to. */
  spellOf(found: FactFound, atMs: number): Spell {
    const over = this.#over.get(meant(found)) ?? []
    const nth = over.filter(({ createdAt }) => Date.parse(createdAt) < atMs).length
    return { nth, over: over[nth] ?? null }
  }
}

const isOver = (one: FactVerdict): one is Over => one.verdict === 'over'

/** 'moved to Leeds' and 'lives in Leeds' mean the same. */
const meant = ({ slot, value, state }: { slot: string; value: string; state: string }): string =>
  `${slot}|${value}|${state === 'is' ? 'begins' : state}`

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

/** The facts that nothing has ended yet, in the order in which they came. */
class OpenFacts {
  readonly #bySlot = new Map<string, Draft[]>()
  readonly #byValue = new Map<string, Draft[]>()

  add(fact: Draft): void {
    pushTo(this.#bySlot, fact.slot, fact)
    pushTo(this.#byValue, valueKey(fact), fact)
  }

  /** The first open fact that says the same. */
  alike(fact: Draft, isOfSpell: (one: Draft) => boolean): Draft | undefined {
    const { state } = fact
    return this.#byValue
      .get(valueKey(fact))
      ?.find(
        (one) =>
          isOfSpell(one) &&
          (one.state === state ||
            (one.state === 'begins' && state === 'is') ||
            (one.state === 'is' && state === 'begins')),
      )
  }

  /** Ends what cannot hold beside a new fact, and marks the new one where neither ends the other. */
  close(fact: Draft, isBoth: boolean): void {
    const { slot, state } = fact
    // Nobody knows whether it came before or after.
    const isUnclear = fact.from === null && state !== 'is'
    if (isUnclear) {
      if (oneAtATime.has(slot) && state === 'begins' && !isBoth)
        fact.against = this.#rivalOf(fact)?.key ?? null
      return
    }
    // Until it surely held no longer.
    const since = fact.fromLatest ?? fact.from ?? fact.learnt
    if (slot === 'life' && state === 'ends')
      for (const other of [...this.#bySlot.keys()]) if (endsWithLife(other)) this.#end(other, since)
    if (slot === 'has' && state === 'ends') {
      const what = thingIn(fact.what)
      this.#end(slot, since, (one) => one.state === 'begins' && thingIn(one.what) === what)
    } else if (slot.startsWith('does ')) this.#end(slot, since, (one) => one.state !== state)
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
        one.until = later(since, one.from)
        const alike = this.#byValue.get(valueKey(one)) ?? []
        this.#byValue.set(
          valueKey(one),
          alike.filter((other) => other !== one),
        )
      }
    this.#bySlot.set(slot, left)
  }
}

/** What was bought or sold: 'sold the red car' ends 'bought a car on Friday'. */
const thingIn = (what: string): string | undefined => ownable.exec(what)?.[0].toLowerCase()

const valueKey = ({ slot, value }: Draft): string => `${slot}\n${value}`

function pushTo(map: Map<string, Draft[]>, key: string, fact: Draft): void {
  const known = map.get(key)
  if (known) known.push(fact)
  else map.set(key, [fact])
}

/** 'lives in Leeds' does not speak against 'took the flat over the bakery': only two places, or two persons, cannot both be. */
const isInside = (one: Draft, fact: Draft): boolean =>
  !(/^(?:place|person):/.test(one.value) && /^(?:place|person):/.test(fact.value))
