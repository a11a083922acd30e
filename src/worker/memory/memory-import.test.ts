import { expect, test } from 'vitest'
import { openMemory } from './open-memory.test-support.ts'

const people = ['Ilse', 'Bertram', 'Chidi', 'Nora', 'Quillon', 'Tobias']
const pages = 5_000
const batch = 250

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('while 5,000 pages are imported and one page is changed again and again, nothing is left out in the end', async () => {
  const { put, life, facts } = openMemory()
  const edit = (nth: number) =>
    put(9_000, `I moved to Leeds last week. My friend Wanda rang, time ${nth}.`, '2026-11-17')
  let isImported = false
  let edits = 0
  const importing = (async () => {
    for (let nth = 0; nth < pages; nth++) {
      const name = people[nth % people.length]
      const day = `20${10 + (nth % 15)}-0${1 + (nth % 9)}-1${nth % 10}`
      put(nth + 1, `My friend ${name} rang, for the ${nth}th time.`, day)
      if (nth % batch === batch - 1) await pass(10)
    }
    isImported = true
  })()
  while (!isImported || edits < 12) {
    edit(++edits)
    const graph = await life.graph()
    expect(graph?.nodeOf('person:wanda')?.pages).toBe(1)
    expect(life.source.page(graph?.pages.at(-1)?.uid ?? '')?.text).toContain(`time ${edits}.`)
  }
  await importing
  const graph = await life.graph()
  expect(graph?.pages).toHaveLength(pages + 1)
  for (const [at, name] of people.entries()) {
    const named = Math.ceil((pages - at) / people.length)
    expect(graph?.nodeOf(`person:${name.toLowerCase()}`)?.pages).toBe(named)
  }
  expect(await facts()).toEqual(['moved to Leeds last week'])
}, 120_000)
