import { expect } from 'vitest'
import { loginByCall, registerByCall, userOf } from './support/account-calls.ts'
import { journey } from './support/journey.ts'
import {
  arriveAsNewPerson,
  finishOnboarding,
  loginThroughTheScreen,
  mara,
  registerThroughTheScreen,
} from './support/screen.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })

// Spec: S2-083, S4-001
journey(
  'an account made by a plain call opens in the browser with the same password',
  async ({ server, arrive }) => {
    const person = someone('made-by-call')
    await registerByCall(server.url, person)
    const { page } = await arrive()
    await loginThroughTheScreen(page, person)
    await finishOnboarding(page, person)
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor()
  },
)

journey('an account made in the browser signs in by a plain call', async ({ server, arrive }) => {
  const person = someone('made-in-browser')
  const { page } = await arrive()
  await registerThroughTheScreen(page, person)
  const cookie = await loginByCall(server.url, person)
  expect(await userOf(server.url, cookie)).toMatchObject({ username: 'made-in-browser', passwordSeen: true })
})

// Spec: S7-016, S8-006
journey(
  'a wrong password is refused in words, and an unknown name in the same ones',
  async ({ server, arrive }) => {
    const person = someone('forgetful')
    await registerByCall(server.url, person)
    const { page } = await arrive()
    for (const username of [person.username, 'nobody-at-all']) {
      await page.goto('/auth?mode=login')
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      const toast = page.getByRole('listitem').filter({ hasText: 'Error' }).first()
      await toast.waitFor()
      expect(await toast.textContent()).toContain('Invalid username or password')
      expect(new URL(page.url()).pathname).toBe('/auth')
    }
  },
)

// Spec: S5-001, S5-002, S5-003, S5-004, S5-005, S8-008
journey('the forms say under each field what is missing', async ({ arrive }) => {
  const { page } = await arrive()
  await page.goto('/auth?mode=login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Username is required').waitFor()
  await page.getByText('Password is required').waitFor()
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username').fill('ab')
  await page.getByLabel('Email').fill('mara@')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Username must be at least 3 characters').waitFor()
  await page.getByText('Invalid email address').waitFor()
  await page.getByText('Password must be at least 8 characters').waitFor()
})

// Spec: S7-019, S8-007
journey('a name that is taken is said in a toast, and the form stays filled', async ({ server, arrive }) => {
  const person = someone('taken-name')
  await registerByCall(server.url, person)
  const { page } = await arrive()
  await page.goto('/auth?mode=register')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Username already exists').first().waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe(person.username)
})

journey(
  'a password that is guessed first is refused in words, and another one is taken',
  async ({ arrive }) => {
    const person = someone('chooses-well')
    const { page } = await arrive()
    await page.goto('/auth?mode=register')
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Email').fill(person.email)
    const password = page.getByLabel('Password', { exact: true })
    for (const [easy, words] of [
      ['Password123', 'on a list of passwords that many people use'],
      ['Chooses-Well 1', 'little more than your own name'],
    ] as const) {
      await password.fill(easy)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText(words).first().waitFor()
    }
    await password.fill(person.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/onboarding')
  },
)

journey('lock now asks for the password, also after a reload, and only for that', async ({ arrive }) => {
  const person = someone('locks-the-door')
  const { page } = await arrive()
  await arriveAsNewPerson(page, person)
  await page.getByRole('button', { name: person.email }).click()
  await page.getByRole('menuitem', { name: 'Lock now' }).click()
  await page.getByText(/^Locked, /).waitFor()
  await page.reload()
  await page.getByText(/^Locked, /).waitFor()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByText('This password does not open your pages.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor()
})
