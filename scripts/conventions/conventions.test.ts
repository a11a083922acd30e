import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { folderCycles } from './source-imports.ts'

const own = (pattern: string): string[] => globSync(pattern, { cwd: root })
const lines = (file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n')
const sources = own('{src,scripts,bench,e2e}/**/*.{ts,tsx,mjs,css}')

test('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(30)
})

/** The lines of some files that match, as 'file:line: text'. */
const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    lines(file).flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

test('the domain asks neither a clock nor dice', () => {
  const domain = own('src/domain/**/*.ts')
  expect(found(domain, /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b/)).toEqual([])
  const measured = /\bperformance\.now\(|\bcrypto\.(?:getRandomValues|randomUUID)/
  expect(
    found(
      domain.filter((file) => !file.endsWith('.test.ts')),
      measured,
    ),
  ).toEqual([])
})

test('what the worker answers depends on the moment it is given, and on no clock of its own', () => {
  const answers = own('src/worker/**/*.ts').filter((file) => !/\.(?:test|test-support)\./.test(file))
  const clocks = found(answers, /\bDate\.now\(|\bnew Date\(\)/).map((line) => line.split(':')[0])
  expect([...new Set(clocks)]).toEqual(['src/worker/main.ts'])
})

test('a day and a time are asked for by the fields of the house, never by those of the browser, which follow its language', () => {
  const native = found(own('src/web/**/*.tsx'), /\btype="(?:date|time|datetime-local|month|week)"/)
  expect(native.map((line) => line.split(':')[0])).toEqual(['src/web/lib/fields/day-field.tsx'])
})

test('no control is left to the browser to restore: it writes what stands in them, unsealed, into its profile', () => {
  const kept = own('src/web/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      (
        readFileSync(join(root, file), 'utf8').match(
          /<(?:(?:input|textarea)\s[\s\S]*?\/>|select\s[\s\S]*?>\n)/g,
        ) ?? []
      )
        .filter((tag) => !/autoComplete|type="file"/.test(tag))
        .map((tag) => `${file}: ${tag}`),
    )
  expect(kept).toEqual([])
})

test('one place keeps the keys of a composition from every field, before anything else listens', () => {
  const web = own('src/web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  const rule = 'src/web/lib/device/composition-keys.ts'
  const askers = found(web, /\bkeyCode\b|\.which\b|nativeEvent\.isComposing/).map(
    (line) => line.split(':')[0],
  )
  expect([...new Set(askers)]).toEqual([rule])
  // What is being typed may be asked for: that is no key.
  const composing = found(web, /\bisComposing\b/).filter((line) => !line.startsWith(rule))
  const ofInput = ['chips/chip-caret.ts', 'editor/textarea-events.ts', 'slash/slash-typing.ts']
  expect(composing.map((line) => line.split(':')[0]).sort()).toEqual(
    ofInput.map((file) => `src/web/features/journal/${file}`),
  )
  // A keydown handler on the document or the window comes after it, whatever else it asks.
  for (const entry of ['src/web/main.tsx', 'src/web/site/script/site.ts']) {
    const code = lines(entry).filter((line) => /^[a-z]+(?:[A-Z]\w*)?\(/.test(line))
    expect(code[0], entry).toBe('leaveCompositionAlone(window)')
  }
  expect(found(web, /addEventListener\('key(?:up|press)'|onKey(?:Up|Press)\b/)).toEqual([])
})

test('a list to choose from is drawn by the house, with one sign at one place', () => {
  const native = found(own('src/web/**/*.tsx'), /<select\b/)
  // A row of the habit builder says its choice in plain words, without a box; a card of the board of goals has a sign for it.
  const drawn = [
    'src/web/features/goals/board/goal-card.tsx',
    'src/web/features/habits/choice.tsx',
    'src/web/ui/fields/select.tsx',
  ]
  expect(native.map((line) => line.split(':')[0]).sort()).toEqual(drawn)
})

test('SQL of the server stands in stores and in the folder of the database, nowhere else', () => {
  const others = own('src/server/**/*.ts').filter(
    (file) => !/\.(?:test|test-support|store)\.ts$|^src\/server\/(?:db|testing)\//.test(file),
  )
  const sql = /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql`/
  expect(found(others, sql)).toEqual([])
})

test('one place asks which zone the device is in, and one function says which day an instant belongs to', () => {
  const files = own('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|test-support)\./.test(file))
  const elsewhere = files.filter(
    (file) => !file.startsWith('src/domain/time/') && file !== 'src/browser/device-zone.ts',
  )
  expect(found(elsewhere, /resolvedOptions\(\)|\bstartHour: \d|\bentryDay\([^)]*, \d+\)/)).toEqual([])
  const askers = files.filter((file) => found([file], /\bdeviceZone\(\)/).length > 0)
  expect(askers.sort()).toEqual([
    'src/web/features/settings/days/day-zone-section.tsx',
    'src/web/lib/vault/use-my-day.ts',
    'src/worker/worker-host.ts',
  ])
  const screens = elsewhere.filter(
    (file) => /^src\/(?:worker|web)\//.test(file) && !file.endsWith('zip-writing.ts'),
  )
  expect(found(screens, /\.get(?:Hours|Day|Date|Month|FullYear)\(\)/)).toEqual([])
  // The first ten signs of an instant are its day in Greenwich.
  const shown = elsewhere.filter((file) => file.startsWith('src/web/'))
  expect(found(shown, /At\.slice\(0, 10\)/)).toEqual([])
})

test('no effect answers what a scrolling method does: that is a promise by now, and React would call it as the end of the effect', () => {
  const answered = /\buse(?:Layout)?Effect\(\(\) => [^{]*\.scroll(?:To|By|IntoView)?\(/
  expect(found(own('src/web/**/*.{ts,tsx}'), answered)).toEqual([])
})

test('email is spelled in one way in every word of ours', () => {
  const words = own(
    '{README.md,index.html,docs/*.md,docs/decisions/*.md,{src,scripts,e2e}/**/*.{ts,tsx,mjs,md,html}}',
  )
  // The specification's own sentences, and what was written into databases and does not change any more.
  const kept = words.filter((file) => file !== 'docs/spec-checklist.md' && !file.includes('/migrations/'))
  expect(kept.length).toBeGreaterThan(sources.length)
  expect(found(kept, /\be-mail/i).filter((line) => !line.startsWith('scripts/conventions/'))).toEqual([])
})

test('no journey changes for others what it stands on: their files share it', () => {
  const changed = found(own('e2e/**/*.ts'), /[jJ]ourney\.override\(/)
  expect(changed).toEqual([])
})

test('no two folders of a layer need each other', () => {
  const product = own('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|test-support)\./.test(file))
  expect(folderCycles(product)).toEqual([])
})

const [inA, inB, deepInB, inC] = [
  'src/domain/a/one.ts',
  'src/domain/b/two.ts',
  'src/domain/b/deep/three.ts',
  'src/domain/c/four.ts',
]
test.each<[string, Record<string, string[]>, number]>([
  ['two folders that need each other', { [inA]: [deepInB], [inB]: [inA] }, 2],
  ['three that need each other around a corner', { [inA]: [inB], [deepInB]: [inC], [inC]: [inA] }, 3],
  ['a way that leads nowhere', { [inA]: [inB, inC], [deepInB]: [inC, inB] }, 0],
])('%s: each of those in a ring is told of', (_, imports, told) => {
  expect(folderCycles([inA, inB, deepInB, inC], (file) => imports[file] ?? [])).toHaveLength(told)
})

test('a folder holds about twenty-five files', () => {
  const full = new Map<string, number>()
  for (const file of own('{src,e2e,scripts,bench}/**/*.{ts,tsx,css}'))
    if (!/\.(?:test|test-support)\./.test(file)) full.set(dirname(file), (full.get(dirname(file)) ?? 0) + 1)
  expect([...full].filter(([, count]) => count > 28)).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = sources
    .map((file) => ({ file, length: lines(file).length - 1 }))
    .filter(({ length }) => length > 300)
  expect(long).toEqual([])
})

test('files say in their name what they hold', () => {
  const vague = /^(index|utils?|helpers?|misc|common|types|constants|shared|stuff)\./
  const named = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css)$/
  const wrong = sources.map((file) => basename(file)).filter((name) => vague.test(name) || !named.test(name))
  expect(wrong).toEqual([])
})

test('no source switches a check off', () => {
  const off = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\bTO[D]O\b|\bFIX[M]E\b/
  const others = sources.filter((file) => file !== 'scripts/conventions/conventions.test.ts')
  expect(found(others, off)).toEqual([])
})
