import { expect, test } from 'vitest'
import { sparesData } from './spares-data.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

test.each([
  ['a computer', { userAgent: desktop }, false],
  ['a computer whose person saves data', { userAgent: desktop, connection: { saveData: true } }, true],
  ['a phone that says so', { userAgent: desktop, userAgentData: { mobile: true } }, true],
  ['an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }, true],
  ['an Android tablet', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Safari/537.36' }, true],
])('%s', (_, said, isSpared) => {
  expect(sparesData(said)).toBe(isSpared)
})
