/** How many earlier passages may be read for one reply, and how many of them it may quote by itself. */
export interface Allowance {
  readonly passages: number
  readonly quotes: number
}

/** What has happened in a talk before a reply. */
export interface TalkSoFar {
  /** The person asks about earlier days. */
  readonly isAsked: boolean
  /** Something was quoted in this talk before. */
  readonly hasQuoted: boolean
  /** Something was quoted in the reply before this one. */
  readonly hasJustQuoted: boolean
}

const nothing: Allowance = { passages: 0, quotes: 0 }
const usual: Allowance = { passages: 3, quotes: 1 }
const plenty: Allowance = { passages: 5, quotes: 2 }

/**
 * How much of earlier pages a reply may bring up, by comfort level: 1 only when asked, 2 once in a talk, 3 never twice in a row, 4 wherever
 * something is near, 5 two passages at once. Who asks about earlier days gets an answer at every level.
 */
export function allowanceOf(
  comfortLevel: number,
  { isAsked, hasQuoted, hasJustQuoted }: TalkSoFar,
): Allowance {
  if (comfortLevel >= 5) return plenty
  if (isAsked || comfortLevel >= 4) return usual
  if (comfortLevel === 3) return hasJustQuoted ? nothing : usual
  if (comfortLevel === 2) return hasQuoted ? nothing : usual
  return nothing
}
