import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const common = { environment: 'node', restoreMocks: true } as const
const journeys = {
  ...common,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What comes is seen at once; what does not is waited for as long as a busy machine may take.
  expect: { poll: { timeout: 30_000 } },
  maxWorkers: 2,
} as const
const long = { ...common, testTimeout: 1_200_000, hookTimeout: 120_000 } as const
/** Tests that measure how long something takes: nothing runs beside them. */
const timed = ['e2e/long/{kill,lighthouse,timings}.test.ts', 'src/domain/companion/search-index.long.test.ts']

export default defineConfig({
  test: {
    // Vitest leaves one core to others; on a machine with two that is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          testTimeout: 20_000,
          include: [
            'src/{domain,contract,vault,web}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'docs/**/*.test.ts',
          ],
          exclude: ['**/*.server.test.ts', '**/*.long.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'server',
          include: ['src/server/**/*.test.ts', '{src,scripts}/**/*.server.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...journeys, name: 'e2e', include: ['e2e/*.test.ts'] } },
      { test: { ...journeys, name: 'deep', include: ['e2e/deep/*.test.ts'] } },
      {
        test: {
          ...long,
          name: 'long',
          include: ['e2e/long/*.test.ts', 'src/**/*.long.test.ts'],
          exclude: timed,
          globalSetup: ['src/server/testing/global-setup.ts'],
          maxWorkers: 2,
        },
      },
      { test: { ...long, name: 'timed', include: timed, fileParallelism: false } },
    ],
  },
})
