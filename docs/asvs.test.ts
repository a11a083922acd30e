import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.ts'

const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const sheet = text('docs/asvs.md')

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are its first ones, but for those left out below. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}
const everyId = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)

const verdicts = ['pass', 'fail', 'does not apply'] as const
const rows = [...sheet.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
  ([, id = '', asks = '', verdict = '', shown = '']) => ({ id, asks, verdict, shown }),
)

test('the sheet has every requirement of levels 1 and 2, once and in order', () => {
  expect(everyId).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(everyId)
})

test('every row has one of three verdicts, and says what shows it or why', () => {
  const odd = rows.filter(({ verdict }) => !verdicts.some((one) => one === verdict))
  expect(odd).toEqual([])
  expect(rows.filter(({ asks, shown }) => asks.length < 3 || shown.length < 8)).toEqual([])
})

test('what passes names something of this project that shows it', () => {
  const bare = rows.filter(({ verdict, shown }) => verdict === 'pass' && !/`[^`]+`/.test(shown))
  expect(bare.map(({ id }) => id)).toEqual([])
})

test('the counts at the top are those of the rows', () => {
  const count = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length
  expect(sheet).toContain(`Counts: ${verdicts.map((one) => `${count(one)} ${one}`).join(', ')}.`)
})

test('every test that a row quotes is in the file named before it', () => {
  const quoted = rows.flatMap(({ id, shown }) =>
    [...shown.matchAll(/`([^`]+\.test\.tsx?)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({
      id,
      file,
      title,
    })),
  )
  expect(quoted.length).toBeGreaterThan(40)
  const gone = quoted.filter(
    ({ file, title }) => !existsSync(join(root, file)) || !text(file).includes(title),
  )
  expect(gone).toEqual([])
  // A quotation elsewhere would not be looked for.
  expect(rows.flatMap(({ shown }) => shown.match(/"[^"]+"/g) ?? [])).toHaveLength(quoted.length)
})

const program = globSync('src/**/*.{ts,tsx,js}', { cwd: root }).filter(
  (file) => !/\.test\.|\.test-support\.|\/testing\//.test(file),
)
const server = program.filter((file) => file.startsWith('src/server/'))
const where = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(text(file)))

const named = (page: string, files: readonly string[]): string[] =>
  files.filter((file) => !text(page).includes(`\`${file}\``))

test('every file that encrypts, hashes or derives is in the inventory of cryptography', () => {
  const calls =
    /\b(?:createHash|createHmac|createCipheriv|hkdfSync|argon2|argon2id)\(|\bsubtle\b|promisify\(argon2\)/
  const files = where(program, calls)
  expect(files.length).toBeGreaterThan(10)
  expect(named('docs/cryptography.md', files)).toEqual([])
})

test('every file that keeps something in the storage of the browser is on the page that says what', () => {
  const files = where(program, /\bkeepText\(|Storage\.setItem\(/).filter(
    (file) => file !== 'src/web/lib/device/local-storage.ts',
  )
  expect(files.length).toBeGreaterThan(8)
  expect(named('docs/data-protection.md', files)).toEqual([])
})

test.each([
  ['the server starts no program', server, /child_process|node:vm|node:v8/],
  ['no text becomes code', program, /\beval\(|\bnew Function\(|setTimeout\(\s*['"`]/],
  ['no text becomes HTML', program, /innerHTML|outerHTML|insertAdjacentHTML|document\.write\(/],
  // A pragma takes no parameters: the log cutter puts back a number that it has read itself.
  [
    'no SQL is put together',
    server.filter((file) => file !== 'src/server/db/checkpoint.ts'),
    /\bsql\.(?:raw|lit|id|ref|table)\b|\.exec\(`[^`]*\$\{/,
  ],
  ['no other origin is let in', server, /access-control-allow/i],
  ['no certificate goes unchecked', program, /rejectUnauthorized|NODE_TLS_REJECT/],
  [
    'no XML, LDAP, GraphQL or WebRTC',
    program,
    /XMLParser|parseFromString\((?!html|htmlPolicy)|\bldap|\bgraphql|RTCPeerConnection/i,
  ],
  ['no window listens to others', program, /window\.addEventListener\(\s*'message'|window\.onmessage/],
])('%s', (_, files, pattern) => {
  expect(files.length).toBeGreaterThan(50)
  expect(where(files, pattern)).toEqual([])
})
