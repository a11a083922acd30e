import { createContext, Script } from 'node:vm'
import { type Attack, attacksOn, attackText } from './regex-attacks.ts'

/** An expression that costs more than in proportion to the text, and the text that shows it. */
export interface SuperLinear {
  readonly attack: Attack
  /** How much longer four times the text took; 16 for the square. Null: it did not come to an end. */
  readonly growth: number | null
}

const short = 2_000
const long = 4 * short
/** Steps towards the long text: what is worse than the square shows early, before it takes for ever. */
const steps = [16, 24, 28, 60, 200, 600, 1_200, short, long]
/** Less than this for the long text is no trouble. */
const fewMs = 1.5
/** The clock of a thread's work moves in steps of up to 4 ms. */
const measurableMs = 40
/** Where so little text takes so long there is no need to try more. */
const muchMs = 80
const mostGrowth = 8
const deadlineMs = 20_000

/** Does what code does with an expression: looks once, or for a global one everywhere. */
function use(expression: RegExp, text: string): void {
  expression.lastIndex = 0
  if (expression.global) text.replace(expression, '')
  else expression.test(text)
}

/** Ms by the clock on the wall: exact, and too long where the machine does something else meanwhile. */
function elapsedOf(expression: RegExp, text: string): number {
  const from = performance.now()
  use(expression, text)
  return performance.now() - from
}

/** The least of a few: waste is collected now and then, and others have their turn. */
const leastElapsed = (expression: RegExp, text: string): number =>
  Math.min(...Array.from({ length: 4 }, () => elapsedOf(expression, text)))

/** Ms of this thread's own work, whatever else the machine does: the mean of as many uses as its clock, which moves in steps, needs. */
function costOf(expression: RegExp, text: string): number {
  const from = process.threadCpuUsage()
  for (let uses = 1; ; uses++) {
    use(expression, text)
    const { user, system } = process.threadCpuUsage(from)
    const ms = (user + system) / 1_000
    if (ms > measurableMs) return ms / uses
  }
}

function growthOf(expression: RegExp, attack: Attack): number {
  let last = 0
  for (const letters of steps) {
    const text = attackText(attack, letters)
    last = elapsedOf(expression, text)
    if (last > muchMs && letters < long && costOf(expression, text) > muchMs) return Number.POSITIVE_INFINITY
  }
  if (last < fewMs) return 0
  const [little, much] = [attackText(attack, short), attackText(attack, long)]
  const most = leastElapsed(expression, much)
  if (most < fewMs || most < mostGrowth * leastElapsed(expression, little)) return 0
  return costOf(expression, much) / costOf(expression, little)
}

/** Tries an expression with so many texts made for it; null: all of them took time in proportion to their length. */
export function superLinearity(source: string, flags: string, most: number): SuperLinear | null {
  const expression = new RegExp(source, flags)
  let tried: Attack | undefined
  const found = withinDeadline(() => {
    for (const attack of attacksOn(source, flags, most)) {
      tried = attack
      const growth = growthOf(expression, attack)
      if (growth > mostGrowth) return { attack, growth: Number.isFinite(growth) ? growth : null }
    }
    return null
  })
  return found === 'overrun' && tried ? { attack: tried, growth: null } : (found as SuperLinear | null)
}

const call = new Script('run()')
const place = { run: (): unknown => undefined }
const context = createContext(place)

/** What `run` returns, or that it was stopped. Nothing else can end an expression that has begun. */
function withinDeadline<T>(run: () => T): T | 'overrun' {
  try {
    place.run = run
    return call.runInContext(context, { timeout: deadlineMs })
  } catch (error) {
    // The error is of the other context, whose Error is not ours.
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'overrun'
    throw error
  }
}
