import { describe, expect, test } from 'vitest'
import { displayName, initials, loginForm, registerForm } from './user.ts'

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('the login form', () => {
  // Spec: S5-001, S5-002
  test('asks for both fields in the words of the product', () => {
    expect(messages(loginForm.safeParse({ username: '', password: '' }))).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    expect(messages(loginForm.safeParse({ username: '   ', password: ' ' }))).toEqual({
      username: 'Username is required',
    })
  })

  test('takes spaces off the name, never off the password', () => {
    expect(loginForm.parse({ username: ' ann ', password: ' secret ' })).toEqual({
      username: 'ann',
      password: ' secret ',
    })
  })
})

describe('the register form', () => {
  const good = { username: 'ann', email: 'ann@example.org', password: '12345678' }

  // Spec: S5-006, S9-015
  test('accepts the shortest name and password, with or without a full name', () => {
    expect(registerForm.parse(good)).toEqual(good)
    expect(registerForm.parse({ ...good, name: ' Ann Lee ' }).name).toBe('Ann Lee')
    expect(registerForm.parse({ ...good, name: '' }).name).toBe('')
  })

  // Spec: S5-003, S5-004, S5-005, S9-015
  test.each([
    ['username', 'an', 'Username must be at least 3 characters'],
    ['username', ' an ', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(61), 'Username must be at most 60 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'ann', 'Invalid email address'],
    ['email', 'ann@', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Invalid email address'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', 'x'.repeat(1025), 'Password must be at most 1024 characters'],
    ['name', 'n'.repeat(201), 'Name must be at most 200 characters'],
  ])('says under %s what is wrong with %j', (field, value, message) => {
    expect(messages(registerForm.safeParse({ ...good, [field]: value }))).toEqual({ [field]: message })
  })
})

// Spec: S3-022
test.each([
  [{ name: 'Ann Lee', username: 'ann' }, 'Ann Lee'],
  [{ name: '  Ann ', username: 'ann' }, 'Ann'],
  [{ name: '   ', username: 'ann' }, 'ann'],
  [{ name: null, username: 'ann' }, 'ann'],
  [{ name: null, username: '' }, 'User'],
  [{}, 'User'],
  [null, 'User'],
  [undefined, 'User'],
])('%j is shown as %s', (person, shown) => {
  expect(displayName(person)).toBe(shown)
})

// Spec: S3-023, S3-024
test.each([
  [{ name: 'Ann Lee', username: 'x' }, 'AL'],
  [{ name: 'ann maria van der lee', username: 'x' }, 'AL'],
  [{ name: ' Ann\tLee ', username: 'x' }, 'AL'],
  [{ name: 'Ann', username: 'x' }, 'A'],
  [{ name: 'émile zola', username: 'x' }, 'ÉZ'],
  [{ name: '𝒜nn 🌱leaf', username: 'x' }, '𝒜🌱'],
  [{ name: '', username: 'xaver' }, 'X'],
  [{ name: null, username: 'xaver' }, 'X'],
  [{ name: null, username: '' }, 'U'],
  [null, 'U'],
])('%j has the initials %s', (person, letters) => {
  expect(initials(person)).toBe(letters)
})
