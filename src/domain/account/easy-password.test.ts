import { expect, test } from 'vitest'
import { easyPassword, leakedPasswords } from './easy-password.ts'
import { passwordRule } from './user.ts'

const known = await leakedPasswords()
const own = ['mara', 'mara.holm@example.org', 'Mara Holm']
const leaked = /on a list of passwords that many people use and that have leaked/
const mostlyNames = /little more than your own name/

test('the list has more than the 3,000 most used passwords that the rule allows, all of which it would allow', () => {
  expect(known.size).toBeGreaterThan(17_000)
  expect([...known].filter((one) => !passwordRule.safeParse(one).success)).toEqual([])
})

test.each([
  'password',
  'Password',
  'PASSWORD1',
  '12345678',
  'iloveyou',
  'qwertyuiop',
  '1qaz2wsx',
  'ｐａｓｓｗｏｒｄ',
])('%s is refused, in whatever letters it is typed', (password) => {
  expect(easyPassword(password, own, known)).toMatch(leaked)
})

test.each([
  'inkwell2026',
  'MyJournal',
  'my-diary-1',
  'mara.holm',
  'MaraHolm99',
  'holm-mara!',
  'inkwell-mara',
  'inkwell password',
  'mara12345678',
])('%s is refused: without names and words of the product it is no password', (password) => {
  expect(easyPassword(password, own, known)).toMatch(mostlyNames)
})

test.each([
  'a river in november',
  'mara and the river',
  'what my journal knows of the sea',
  'x7#kPq2v',
  '短い川の名前です',
])('%s is taken', (password) => {
  expect(easyPassword(password, own, known)).toBeNull()
})

test('names of one or two letters refuse nothing', () => {
  expect(easyPassword('along the alley', ['al', 'a@b.example', ''], known)).toBeNull()
})
