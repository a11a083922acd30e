import type { Day } from '../../time/day.ts'
import { type MemoryCalibration, memoryCalibration } from '../calibration.ts'
import { type Identity, type IdentityGrounds, identityOf, type NamedPerson } from '../identity.ts'
import type { MemoryCorrection } from '../memory-correction.ts'
import type { MemoryGraph, RememberedPage } from '../memory-graph.ts'
import { calledSign, type Surface } from '../reading/page-memory.ts'
import { type Corrected, correctedBy, differing, labelsOf, type NodeLabel } from './corrected.ts'
import { GraphRows } from './graph-rows.ts'
import { graphOf } from './graph-view.ts'
import { PageRegister } from './page-register.ts'

/**
 * All that memory makes of a journal, kept while pages come, change and go: only what rests on a changed page is made anew. The same pages and corrections
 * give the same graph, whatever came first. `settle` does the work; between two of its steps nothing takes longer than a frame.
 */
export class MemoryIndex {
  readonly #calibration: MemoryCalibration
  readonly #pages = new Map<string, RememberedPage>()
  readonly #register = new PageRegister()
  readonly #rows: GraphRows
  readonly #changed = new Set<string>()
  #said: Corrected = correctedBy([])
  #identity: Identity = { rootOf: (surface) => surface, isApart: () => false, doubts: [] }
  #people: readonly NamedPerson[] = []
  #identityKey = ''
  #gone: ReadonlySet<Surface> = new Set()
  #labels: ReadonlyMap<Surface, NodeLabel> = new Map()
  #areLabelsStale = true

  constructor(calibration: MemoryCalibration = memoryCalibration) {
    this.#calibration = calibration
    this.#rows = new GraphRows(this.#register)
  }

  /** The node that a surface belongs to, whether or not a page names it; null: it is forgotten or no name. */
  readonly #nodeFor = (surface: Surface): Surface | null => {
    const root = this.#identity.rootOf(surface)
    return this.#gone.has(root) || this.#gone.has(surface) ? null : root
  }

  /** Takes a page that is new or was read anew. */
  put(page: RememberedPage): void {
    if (this.#pages.get(page.uid) === page) return
    this.#pages.set(page.uid, page)
    this.#changed.add(page.uid)
  }

  remove(uid: string): void {
    if (this.#pages.delete(uid)) this.#changed.add(uid)
  }

  /** Takes all that the person has said by now. */
  correct(all: readonly MemoryCorrection[]): void {
    const [before, now] = [this.#said, correctedBy(all)]
    this.#said = now
    this.#areLabelsStale = true
    for (const uid of differing(before.never, now.never)) this.#changed.add(uid)
    for (const place of differing(before.notHere, now.notHere))
      this.#changed.add(place.slice(0, place.indexOf(' ')))
    for (const link of differing(before.untold, now.untold))
      for (const uid of this.#register.pagesWith(link.slice(0, link.indexOf('\n')))) this.#changed.add(uid)
    if (before.identityKey !== now.identityKey) this.#register.isIdentityStale = true
    for (const key of new Set([...before.facts.keys(), ...now.facts.keys()]))
      if (before.facts.get(key) !== now.facts.get(key)) this.#rows.stirFact(key, this.#nodeFor)
  }

  /** Brings everything up to date and returns the graph as of a day. Call no other method until it has returned. */
  *settle(today: Day): Generator<undefined, MemoryGraph> {
    yield* this.#enter()
    if (this.#register.isIdentityStale) yield* this.#identify()
    if (this.#areLabelsStale) this.#label()
    yield* this.#rows.settle({
      nodeFor: this.#nodeFor,
      labels: this.#labels,
      verdicts: this.#said.facts,
      parts: { today, calibration: this.#calibration },
    })
    return graphOf({
      rows: this.#rows,
      register: this.#register,
      people: this.#people,
      identity: this.#identity,
      nodeFor: this.#nodeFor,
    })
  }

  /** In portions, so that a first reading does not enter ten years at once. */
  *#enter(): Generator<undefined, void> {
    const portion = 16
    const all = [...this.#changed]
    for (let at = 0; at < all.length; at += portion) {
      const changed = new Map(
        all
          .slice(at, at + portion)
          .map((uid) => [uid, this.#said.never.has(uid) ? undefined : this.#pages.get(uid)]),
      )
      for (const uid of this.#register.enter(changed, this.#said)) this.#rows.stir(uid)
      for (const uid of changed.keys()) this.#changed.delete(uid)
      yield
    }
  }

  /** Decides anew who is who, and has pages placed again whose names lead elsewhere now. */
  *#identify(): Generator<undefined, void> {
    this.#register.isIdentityStale = false
    const grounds = {
      people: this.#register.people(),
      same: this.#register.same(),
      corrections: this.#said.all,
    }
    this.#people = grounds.people
    const key = `${this.#said.identityKey}${keyOf(grounds)}`
    if (key === this.#identityKey) return
    this.#identityKey = key
    const surfaces = [...this.#register.surfaces()]
    const before = surfaces.map(this.#nodeFor)
    this.#identity = identityOf(grounds)
    this.#gone = this.#said.gone
    yield
    for (const [at, surface] of surfaces.entries())
      if (this.#nodeFor(surface) !== before[at])
        for (const uid of this.#register.pagesWith(surface)) this.#rows.stir(uid)
    this.#areLabelsStale = true
    yield
  }

  #label(): void {
    this.#areLabelsStale = false
    const before = this.#labels
    this.#labels = labelsOf(this.#said, this.#identity)
    for (const node of new Set([...before.keys(), ...this.#labels.keys()]))
      if (!isSameLabel(before.get(node), this.#labels.get(node))) this.#rows.stirNode(node)
  }
}

/** A page that was read again mostly says the same of who is who. */
const keyOf = ({ people, same }: Pick<IdentityGrounds, 'people' | 'same'>): string =>
  JSON.stringify([
    people.map(({ surface, roles, signs }) => [surface, ...[...roles].sort(), signs.has(calledSign)]),
    same,
  ])

const isSameLabel = (one?: NodeLabel, other?: NodeLabel): boolean =>
  one?.kind === other?.kind &&
  one?.name === other?.name &&
  one?.role === other?.role &&
  one?.isConfirmed === other?.isConfirmed
