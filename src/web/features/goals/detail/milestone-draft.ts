/** A milestone as its form holds it; `uid` empty: a new one. */
export type MilestoneDraft = {
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly targetDate: string
}

export const blankMilestone: MilestoneDraft = { uid: '', title: '', description: '', targetDate: '' }
