import type { Page } from 'playwright-core'
import { signInByCall, signUpByCall } from './sign-up.ts'

/** Somebody fictional. What is left out stays as the product proposes it. */
export interface Sample {
  readonly username: string
  readonly password: string
  readonly email: string
  readonly fullName?: string
  /** What the companion calls them; asked in onboarding. */
  readonly calledName: string
}

export const mara: Sample = {
  username: 'mara',
  password: 'a river in november',
  email: 'mara@example.org',
  fullName: 'Mara Lindqvist',
  calledName: 'Mara',
}

export async function registerThroughTheScreen(page: Page, person: Sample = mara): Promise<void> {
  await page.goto('/auth?mode=register')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  if (person.fullName) await page.getByLabel('Full Name').fill(person.fullName)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/onboarding')
}

export async function loginThroughTheScreen(
  page: Page,
  person: Pick<Sample, 'username' | 'password'> = mara,
): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/\/(dashboard|onboarding)$/)
}

export async function finishOnboarding(page: Page, person: Pick<Sample, 'calledName'> = mara): Promise<void> {
  await page.getByText('Step 1 of 3').waitFor()
  await page.getByLabel('Preferred name').fill(person.calledName)
  await page.getByRole('radio', { name: 'Journal Occasionally' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 2 of 3').waitFor()
  await page.getByRole('checkbox', { name: 'Self Reflection' }).check()
  await page.getByRole('checkbox', { name: 'Mental Clarity' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 3 of 3').waitFor()
  await page.getByRole('radio', { name: 'Warm Supportive' }).check()
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/dashboard')
}

/** A person who has just arrived, by all the screens on the way: account, onboarding, dashboard. */
export async function arriveThroughTheScreens(page: Page, person: Sample = mara): Promise<void> {
  await registerThroughTheScreen(page, person)
  await finishOnboarding(page, person)
}

/**
 * A person who has just arrived, for journeys that are about something else: account and onboarding are made by calls, and the app loads for the
 * first time at `at`. Null: it does not load yet, because the journey goes to a page of its own next.
 */
export async function arriveAsNewPerson(
  page: Page,
  person: Sample = mara,
  at: string | null = '/dashboard',
): Promise<void> {
  const { username, email, password, fullName, calledName } = person
  await signUpByCall(
    page,
    { username, email, password, ...(fullName !== undefined && { name: fullName }) },
    calledName,
  )
  if (at === null) return
  await page.goto(at)
  if (at === '/dashboard') await page.getByRole('heading', { level: 1, name: /^(Good |Hello,)/ }).waitFor()
}

/** Somebody on another device of theirs, for journeys that are not about signing in; the app loads for the first time at `at`. */
export async function arriveAgain(
  page: Page,
  { username, password }: Pick<Sample, 'username' | 'password'>,
  at: string,
): Promise<void> {
  await signInByCall(page, { username, password })
  await page.goto(at)
}

/** By the user menu in the sidebar. */
export async function logoutThroughTheScreen(
  page: Page,
  person: Pick<Sample, 'fullName' | 'calledName'> = mara,
): Promise<void> {
  // The menu is fetched right after the page; from then on the button says that it opens something.
  const account = page.getByRole('button', { name: person.fullName ?? person.calledName, expanded: false })
  await account.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(/\/(auth.*)?$/)
}
