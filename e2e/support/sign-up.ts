import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Comlink from 'comlink'
import type { Page } from 'playwright-core'
import { currentUser, saveOnboarding } from '#contract/account.ts'
import type { RegisterForm } from '#domain/account/user.ts'
import { keepFirstAnswers } from '#web/features/onboarding/onboarding.calls.ts'
import { type OnboardingForm, onboardingForm } from '#web/features/onboarding/onboarding-form.ts'
import { onboardingBody } from '#web/features/onboarding/save-onboarding.ts'
import type { WorkerApi } from '#web/lib/worker-api.ts'

const built = join(import.meta.dirname, '..', '..', 'dist')
const blankPath = '/a-blank-page-for-a-journey'
const blankPage = '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>'

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
  const worker = chunks.find(({ modules }) => modules.includes('src/web/app/worker.ts'))
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
 * Registers and answers the first questions without the screens for it. The app's own worker, started on a blank page of the site, derives,
 * registers, seals and keeps the keys in this browser, as it does for those screens. The page stays blank.
 */
export async function signUpByCall(page: Page, form: RegisterForm, calledName: string): Promise<void> {
  await page.route(`**${blankPath}`, (route) => route.fulfill({ contentType: 'text/html', body: blankPage }))
  await page.goto(blankPath)
  await page.unroute(`**${blankPath}`)
  const { worker, comlink } = scripts()
  const answers = answersOf(calledName)
  await page.evaluate(comlink)
  await page.evaluate(
    async ({ address, registration, command, first, path, body, userPath }) => {
      const { Comlink: inPage } = window as unknown as { Comlink: typeof Comlink }
      const inWorker = inPage.wrap<WorkerApi>(new Worker(address, { type: 'module' }))
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
      address: worker,
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
