/** Where on the habits page somebody is, as its address says. */
export interface HabitsPlace {
  readonly view?: 'week' | 'all' | 'review' | undefined
  /** The habit whose own page is open. */
  readonly habit?: string | undefined
  /** The habit that is changed in the builder; 'new': one is made. */
  readonly build?: string | undefined
}

export type Go = (to: HabitsPlace) => void
