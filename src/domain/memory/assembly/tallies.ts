import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { MemoryCalibration } from '../calibration.ts'
import type { MemoryNode, MemoryRelation, RememberedPage } from '../memory-graph.ts'
import { shownName } from '../node-names.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { NodeLabel } from './corrected.ts'
import { PageList } from './page-list.ts'
import { nodesOfPair, type PlacedLink, type PlacedPage } from './placed-page.ts'
import { StrengthCourse } from './strength-course.ts'

export interface RowParts {
  readonly today: Day
  readonly calibration: MemoryCalibration
}

/** Counts words; one that stands at nothing is gone. */
class Counts {
  readonly all = new Map<string, number>()

  add(word: string, by: number): void {
    const count = (this.all.get(word) ?? 0) + by
    if (count > 0) this.all.set(word, count)
    else this.all.delete(word)
  }
}

/** What the pages that name a node add up to. */
export class NodeTally {
  readonly #course = new StrengthCourse()
  readonly #names = new Counts()
  readonly #roles = new Counts()
  readonly #surfaces = new Counts()

  get pages(): readonly RememberedPage[] {
    return this.#course.pages
  }

  /** `by` 1: the page comes; -1: it goes. */
  count(id: Surface, { page, step, nodes }: PlacedPage, by: 1 | -1): void {
    if (by === 1) this.#course.add(page, step)
    else this.#course.remove(page)
    for (const { name, role, surface } of nodes.get(id)?.mentions ?? []) {
      this.#names.add(name, by)
      if (role) this.#roles.add(role, by)
      this.#surfaces.add(surface, by)
    }
  }

  /**
   * The node as of a day. `first`: the first page that names it. memory_nodes.strength: 1 where it is first named, fading from day to day, raised by each
   * page that names it.
   */
  node(
    id: Surface,
    first: PlacedPage,
    label: NodeLabel | undefined,
    { today, calibration }: RowParts,
  ): MemoryNode {
    const kind = first.nodes.get(id)?.mentions[0]?.kind
    const { name, aliases, role } = shownName({ names: this.#names.all, roles: this.#roles.all, kind })
    const whole = { ...calibration, thresholds: { ...calibration.thresholds, minimum: 1 } }
    return {
      id,
      type: label?.kind ?? kind ?? 'concept',
      name: label?.name ?? name,
      // Pages go on to use the name that the person gave up.
      aliases: [name, ...aliases].filter((alias) => alias !== (label?.name ?? name)),
      surfaces: [...this.#surfaces.all.keys()].sort(),
      role: (label?.role ?? role) || null,
      pages: this.pages.length,
      first: first.page.day,
      last: this.pages.at(-1)?.day ?? first.page.day,
      strength: this.#course.strength(dayNumberOf(today), whole),
      isConfirmed: label?.isConfirmed ?? false,
    }
  }
}

/** What the pages that name two nodes add up to. */
export class PairTally {
  readonly #course = new StrengthCourse()
  readonly #linked = new PageList()
  #sentences = 0

  get pages(): readonly RememberedPage[] {
    return this.#course.pages
  }

  /** The latest page that says how both belong together. */
  get lastLinked(): RememberedPage | undefined {
    return this.#linked.all.at(-1)
  }

  count(pair: string, { page, step, pairs }: PlacedPage, by: 1 | -1): void {
    const sentences = pairs.get(pair) ?? 0
    this.#sentences += sentences * by
    if (by === 1) this.#course.add(page, sentences > 0 ? step : { ...step, isDirect: false })
    else this.#course.remove(page)
  }

  link(page: RememberedPage, by: 1 | -1): void {
    if (by === 1) this.#linked.add(page)
    else this.#linked.remove(page)
  }

  /** The relation as of a day. `typed`: how the latest page that says so puts it. */
  relation(pair: string, typed: PlacedLink | undefined, { today, calibration }: RowParts): MemoryRelation {
    const [source, target] = nodesOfPair(pair)
    return {
      source: typed?.source ?? source,
      target: typed?.target ?? target,
      type: typed?.type ?? 'together',
      sentences: this.#sentences,
      pages: this.pages.length,
      strength: this.#course.strength(dayNumberOf(today), calibration),
    }
  }
}
