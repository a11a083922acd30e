import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Comlink from 'comlink'
import type { Page } from 'playwright-core'
import { currentUser, saveOnboarding } from '#contract/account.ts'
import type { LoginForm, RegisterForm } from '#domain/account/user.ts'
import { type OnboardingForm, onboardingForm } from '#web/features/onboarding/onboarding-form.ts'
import { onboardingBody } from '#web/features/onboarding/save-onboarding.ts'
import type { WorkerApi } from '#worker/core/worker-api.ts'
import { keepFirstAnswers } from '#worker/onboarding/onboarding.calls.ts'

const built = join(import.meta.dirname, '..', '..', 'dist')
const blankPath = '/a-blank-page-for-a-journey'
const blankPage = '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>'

/** As the server sends its pages: so the browser goes on to them in the same process. */
const likeThePages = {
  'content-type': 'text/html',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
}
type Remote = Comlink.Remote<WorkerApi>

interface Chunk {
  readonly thread: string
  readonly file: string
  readonly modules: readonly string[]
}

let found: { readonly worker: string; readonly comlink: string } | undefined

/** The address of the built app's worker, and what speaks to it. */
function scripts(): { readonly worker: string; readonly comlink: string } {
  if (found) return found
  const chunks: readonly Chunk[] = JSON.parse(readFileSync(join(built, 'modules.json'), 'utf8'))
  const worker = chunks.find(({ modules }) => modules.includes('src/worker/main.ts'))
  if (worker?.thread !== 'worker') throw new Error('The build has no worker.')
  const comlink = createRequire(import.meta.url).resolve('comlink/dist/umd/comlink.min.js')
  found = { worker: `/${worker.file}`, comlink: readFileSync(comlink, 'utf8') }
  return found
}

const answersOf = (calledName: string): OnboardingForm =>
  onboardingForm.parse({
    name: calledName,
    journalingExperience: 'journal_occasionally',
    goals: ['self_reflection', 'mental_clarity'],
    otherGoal: '',
    communicationStyle: 'warm_supportive',
  })

/**
 * Starts the app's own worker on a blank page of the site. What it is asked there it does as for the app's screens: it derives, asks the server,
 * seals, and keeps the keys in this browser. The page stays blank.
 */
async function startWorker(page: Page): Promise<void> {
  await page.route(`**${blankPath}`, (route) => route.fulfill({ headers: likeThePages, body: blankPage }))
  await page.goto(blankPath)
  await page.unroute(`**${blankPath}`)
  const { worker, comlink } = scripts()
  await page.evaluate(comlink)
  await page.evaluate((address) => {
    const { Comlink: inPage } = window as unknown as { Comlink: typeof Comlink }
    Object.assign(window, { inWorker: inPage.wrap<WorkerApi>(new Worker(address, { type: 'module' })) })
  }, worker)
}

/** Registers and answers the first questions without the screens for it. */
export async function signUpByCall(page: Page, form: RegisterForm, calledName: string): Promise<void> {
  await startWorker(page)
  const answers = answersOf(calledName)
  await page.evaluate(
    async ({ registration, command, first, path, body, userPath }) => {
      const { inWorker } = window as unknown as { inWorker: Remote }
      const outcome = await inWorker.register(registration)
      if (!outcome.ok) throw new Error(outcome.message ?? 'There was no account.')
      await inWorker.run(outcome.user.id, command, first)
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
      // Where the server is slow to say who is here, the next page asks this browser: it has to know of the answers too.
      await inWorker.rememberUser(await (await fetch(userPath)).json())
    },
    {
      registration: form,
      command: keepFirstAnswers.name,
      first: {
        about: { selfDescription: '', otherGoal: answers.otherGoal },
        style: answers.communicationStyle,
      },
      path: saveOnboarding.path,
      userPath: currentUser.path,
      body: JSON.stringify(onboardingBody(answers, new Date().toISOString())),
    },
  )
}

/** Signs in, without the screen for it, somebody who needs no second factor. */
export async function signInByCall(page: Page, form: LoginForm): Promise<void> {
  await startWorker(page)
  await page.evaluate(async (login) => {
    const { inWorker } = window as unknown as { inWorker: Remote }
    const outcome = await inWorker.login(login)
    if (!outcome.ok) throw new Error(outcome.message ?? 'There was no way in.')
    await inWorker.rememberUser(outcome.user)
  }, form)
}
