import { fadedOver, type MemoryCalibration, type Reinforcement, reinforced } from '../calibration.ts'
import type { RememberedPage } from '../memory-graph.ts'
import { PageList } from './page-list.ts'

/** How a strength goes from page to page: a page that comes or goes costs only the steps after it. */
export class StrengthCourse {
  readonly #pages = new PageList()
  readonly #steps: Reinforcement[] = []
  /** The strength right after each step, as far as it is known. */
  readonly #after: number[] = []

  get pages(): readonly RememberedPage[] {
    return this.#pages.all
  }

  add(page: RememberedPage, step: Reinforcement): void {
    const at = this.#pages.add(page)
    if (at === null) return
    this.#steps.splice(at, 0, step)
    this.#after.length = Math.min(this.#after.length, at)
  }

  remove(page: RememberedPage): void {
    const at = this.#pages.remove(page)
    if (at === null) return
    this.#steps.splice(at, 1)
    this.#after.length = Math.min(this.#after.length, at)
  }

  /** What `strengthOf` of all steps is as of `today` (days since 1970). Always asked with the same calibration. */
  strength(today: number, calibration: MemoryCalibration): number {
    for (let at = this.#after.length; at < this.#steps.length; at++) {
      const [step, before] = [this.#steps[at], this.#steps[at - 1]]
      if (!step) break
      const strength = this.#after[at - 1] ?? calibration.thresholds.minimum
      const days = before ? step.dayNumber - before.dayNumber : 0
      this.#after.push(reinforced(strength, days, step, calibration))
    }
    const last = this.#steps.at(-1)
    return last ? (this.#after.at(-1) ?? 0) * fadedOver(today - last.dayNumber, calibration) : 0
  }
}
