import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

const pages = ['/', '/features', '/blog/how-the-vault-works']
/** The median counts. */
const runs = 3
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const
const kinds = Object.keys(least) as (keyof typeof least)[]
type Scores = Record<(typeof kinds)[number], number>

let server: RunningServer
let browser: Browser
let port: number

beforeAll(async () => {
  port = await freePort()
  server = await startServer()
  browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** One run as for a telephone with a slow connection, Lighthouse's default. */
async function scoresOf(path: string): Promise<Scores> {
  const result = await lighthouse(`${server.url}${path}`, { port, onlyCategories: kinds, logLevel: 'error' })
  if (!result) throw new Error('Lighthouse gave no result.')
  const { categories } = result.lhr
  return Object.fromEntries(kinds.map((kind) => [kind, categories[kind]?.score ?? 0])) as Scores
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

test.each(pages)('%s is quick and without a fault that Lighthouse knows', async (path) => {
  const all: Scores[] = []
  while (all.length < runs) all.push(await scoresOf(path))
  const found = kinds.map((kind) => [kind, median(all.map((scores) => scores[kind]))] as const)
  expect(found.filter(([kind, score]) => score < least[kind])).toEqual([])
})
