import { type StepResult, step, tests } from './steps.ts'

/** What every commit passes, quickest first: [name, how to run it]. */
export const checkSteps: readonly (() => Promise<StepResult>)[] = [
  () => step('format and lint', 'biome', 'ci', '--colors=off'),
  () => step('types', 'tsc'),
  () => step('no DOM, no Node', 'tsc', '--project', 'tsconfig.universal.json'),
  () => step('layers', 'depcruise', 'src'),
  () => tests('unit tests', 'unit*', { isLive: false }),
]

if (import.meta.main) {
  for (const run of checkSteps) {
    const { isOk } = await run()
    if (!isOk) {
      process.exitCode = 1
      break
    }
  }
}
