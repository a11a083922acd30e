import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLimits } from '#server/config/limits.ts'
import { root } from '../scripts/root.ts'

const page = readFileSync(join(root, 'docs/limits.md'), 'utf8')
const rows = [...page.matchAll(/^\| `([a-z]\w+)` \| ([\d,]+) \| (.+) \|$/gim)]

test('the page has every limit of the server with the number that holds', () => {
  const written = Object.fromEntries(
    rows.map(([, name, number]) => [name, Number(number?.replaceAll(',', ''))]),
  )
  expect(written).toEqual(defaultLimits)
})
