import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const common = { environment: 'node', restoreMocks: true } as const
const journeys = {
  ...common,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  maxWorkers: 2,
} as const

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
          ...common,
          name: 'long',
          include: ['e2e/long/**/*.test.ts', 'src/**/*.long.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
