import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { journeyTimeout } from './scripts/test/sample.ts'

const common = { environment: 'node', restoreMocks: true } as const
const unit = { ...common, testTimeout: 20_000, exclude: ['**/*.server.test.ts', '**/*.long.test.ts'] }
const journeys = {
  ...common,
  // The files of a worker share its browser and what they import; what they may change they start themselves.
  isolate: false,
  testTimeout: journeyTimeout,
  hookTimeout: 120_000,
  // What comes is seen at once; what does not is waited for as long as a busy machine may take.
  expect: { poll: { timeout: 30_000 } },
  maxWorkers: 2,
} as const
const long = { ...common, testTimeout: 1_200_000, hookTimeout: 120_000 } as const
/** Tests that measure how long something takes: nothing runs beside them. */
const timed = ['e2e/long/{kill,lighthouse,timings}.test.ts']
/** Of the long tests the gate runs those that take less than 5 s and do not go by the clock. */
const quick = ['src/domain/search/search-index.long.test.ts']

export default defineConfig({
  test: {
    tags: [
      {
        name: 'long',
        description: 'A journey that the gate leaves to `npm run test:long`.',
      },
    ],
    // Vitest leaves one core to others; on a machine with two that is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // What these import keeps nothing from call to call, so their files share it.
      {
        test: {
          ...unit,
          name: 'unit-pure',
          isolate: false,
          include: ['src/{domain,contract}/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
        },
      },
      // The modules of these keep what is open, playing or read; each file begins without it.
      { test: { ...unit, name: 'unit', include: ['src/{vault,browser,worker,web}/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...common,
          name: 'server',
          // The server keeps its state in the app that each test opens, and its modules keep none.
          isolate: false,
          include: ['src/server/**/*.test.ts', '{src,scripts}/**/*.server.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...journeys, name: 'e2e', include: ['e2e/*.test.ts'] } },
      { test: { ...journeys, name: 'deep', include: ['e2e/deep/**/*.test.ts'] } },
      {
        test: {
          ...long,
          name: 'long',
          include: ['e2e/long/*.test.ts', 'src/**/*.long.test.ts'],
          exclude: [...timed, ...quick],
          globalSetup: ['src/server/testing/global-setup.ts'],
          maxWorkers: 2,
        },
      },
      { test: { ...long, name: 'quick', include: quick, fileParallelism: false } },
      { test: { ...long, name: 'timed', include: timed, fileParallelism: false } },
    ],
  },
})
