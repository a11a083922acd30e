/** What is needed of a session; `MindfulnessSession` has it. */
export interface RatedSession {
  readonly type: string
  readonly moodBefore: number | null
  readonly moodAfter: number | null
}

/** Fewer rated sessions than this say nothing. */
export const leastForEffect = 10

/** How the mood after differs from the mood before, over n sessions with both. */
export interface MindfulnessEffect {
  readonly n: number
  /** Mean of after minus before, on the scale of 1 to 10. */
  readonly difference: number
  /** Ends of the 95 % interval. */
  readonly low: number
  readonly high: number
}

/**
 * The paired difference with its 95 % interval, mean ± t(0.975, n - 1) · s / √n (Student 1908; Altman and Bland, Statistics with
 * Confidence); null below ten sessions that have both ratings. It compares, it does not say what caused it.
 */
export function effectOf(sessions: readonly RatedSession[]): MindfulnessEffect | null {
  const differences = sessions.flatMap(({ moodBefore, moodAfter }) =>
    moodBefore === null || moodAfter === null ? [] : [moodAfter - moodBefore],
  )
  const n = differences.length
  if (n < leastForEffect) return null
  const difference = differences.reduce((sum, value) => sum + value, 0) / n
  const squares = differences.reduce((sum, value) => sum + (value - difference) ** 2, 0)
  const half = studentQuantile(n - 1) * Math.sqrt(squares / (n - 1) / n)
  return { n, difference, low: difference - half, high: difference + half }
}

/** The 0.975 quantile of Student's t, within 0.001 from nine degrees of freedom on (Abramowitz and Stegun, 26.7.5). */
export function studentQuantile(degrees: number): number {
  const z = 1.959964
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ]
  return terms.reduce((sum, term, power) => sum + term / degrees ** power, 0)
}

const sessionNames: Readonly<Record<string, string>> = {
  breathing: 'breathing exercises',
  meditation: 'meditations',
  ambient: 'sound sessions',
}

/** One sentence about sessions of a type, with n and interval; null where there are not enough. */
export function effectLine(sessions: readonly RatedSession[], type: string): string | null {
  const effect = effectOf(sessions.filter((session) => session.type === type))
  if (!effect) return null
  const { n, difference, low, high } = effect
  const what = `After ${n} ${sessionNames[type] ?? 'sessions'}`
  const interval = `95 % interval ${signed(low)} to ${signed(high)}`
  if (low <= 0 && high >= 0)
    return `${what} there is no clear change in mood (${signed(difference)}, ${interval}).`
  const direction = difference > 0 ? 'higher' : 'lower'
  return `${what} your mood was ${Math.abs(difference).toFixed(1)} points ${direction} than before (${interval}).`
}

function signed(value: number): string {
  const rounded = value.toFixed(1)
  return value > 0 && rounded !== '0.0' ? `+${rounded}` : rounded.replace(/^-0\.0$/, '0.0')
}
