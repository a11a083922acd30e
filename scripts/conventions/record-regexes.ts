// Prints, as JSON, every regular expression that the product puts together from text: imports the modules that do so, and
// uses what makes one only when it is needed.

import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../root.ts'
import { type Expression, regexSources } from './regex-sources.ts'

const made = new Map<string, Expression>()

/** The line of the product that asks for an expression. */
function caller(): { readonly file: string; readonly line: number } | null {
  for (const line of new Error().stack?.split('\n') ?? []) {
    const [, address, at] = /(file:\/\/\S+?):(\d+):\d+\)?$/.exec(line) ?? []
    const file = address && relative(root, fileURLToPath(address))
    if (file?.startsWith('src/')) return { file, line: Number(at) }
  }
  return null
}

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given: [string | RegExp, string?]) {
    const expression = new target(...given)
    const from = caller()
    const { source, flags } = expression
    if (from) made.set(`${from.file}:${from.line} ${source} ${flags}`, { ...from, source, flags })
    return expression
  },
})

const load = (file: string) => import(pathToFileURL(join(root, file)).href)
const files = new Set(regexSources().constructions.map((place) => place.replace(/:\d+$/, '')))
for (const file of files) await load(file)

await makeRiskPatterns()
await makeDangerInLanguages()
await makeReading()
await makeReplies()
await makeStorage()
console.log(JSON.stringify([...made.values()]))

async function makeRiskPatterns(): Promise<void> {
  const { everyPattern } = await import('../../src/domain/safety/risk/risk-mentions.ts')
  for (const pattern of everyPattern) pattern.found()
}

async function makeDangerInLanguages(): Promise<void> {
  const { saysSafeInLanguages } = await import('../../src/domain/safety/languages/danger-in-languages.ts')
  saysSafeInLanguages('Ich bin in Sicherheit.')
}

async function makeReading(): Promise<void> {
  const { readEntry } = await import('../../src/domain/journal/reading/read-entry.ts')
  const { corrected } = await import('../../src/domain/journal/reading/corrections.ts')
  const text = 'We met at the lake and talked for a long time.'
  const reading = readEntry(text, { day: '2026-11-19', weekStart: 'monday', names: [], notNames: [] })
  const content = { name: 'Anna Lind', kind: 'person', isThere: true } as const
  corrected(text, reading, [{ type: 'name', entryId: '', createdAt: '2026-11-19T20:00:00.000Z', content }])
}

async function makeReplies(): Promise<void> {
  const { composeReply } = await import('../../src/domain/companion/replies/compose-reply.ts')
  const passage = { entryUid: '', title: '', createdAt: '2026-03-14T20:00:00.000Z', day: '2026-03-14' }
  const words = 'We buried Geoff on a cold day. I cried.'
  composeReply(
    {
      message: 'We buried Geoff. I miss him and Geoff is everywhere.',
      mode: 'listen',
      style: 'warm_supportive',
      turns: [],
      page: null,
      recalled: [{ ...passage, text: words, quote: words, shared: ['Geoff'] }],
      entriesSearched: 12,
      today: '2026-11-19',
    },
    'on-device',
  )
}

async function makeStorage(): Promise<void> {
  const { forgetTextsOf } = await import('../../src/web/lib/device/local-storage.ts')
  Object.defineProperty(globalThis, 'localStorage', { value: {} })
  forgetTextsOf(5)
}
