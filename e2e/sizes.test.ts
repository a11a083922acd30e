import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isOver } from '../bench/measure.ts'
import { measureSizes, textOf } from '../bench/sizes.ts'
import { root } from '../scripts/root.ts'

const site = join(root, 'dist', 'site')

test('what a browser has to load stays within its budgets', () => {
  const measures = measureSizes()
  expect(measures.length).toBeGreaterThan(2)
  expect(measures.every(({ measured }) => measured > 0)).toBe(true)
  expect(measures.filter(isOver)).toEqual([])
})

const documents = globSync('**/*.html', { cwd: site })

/** The scripts that a document runs by itself, with everything that they import before they can. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, name = ''] of textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g))
      add(`assets/${name}`)
  }
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const [, file] = /(?:<script.* src|<link.*rel="modulepreload".* href)="\/([^"]+)"/.exec(tag) ?? []
    if (file) add(file)
  }
  return found
}

test('what everybody may read comes with at most 10 kB of script, until somebody touches it', () => {
  expect(documents).toContain('goal-visualizations.html')
  const sizes = documents.map((name) => {
    const scripts = [...scriptsOf(readFileSync(join(site, name), 'utf8'))]
    expect(scripts.length, name).toBeGreaterThan(0)
    return { name, kB: scripts.reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0) / 1000 }
  })
  expect(sizes.filter(({ kB }) => kB > 10)).toEqual([])
})
