import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { PlayerSlot } from '#web/lib/overlays/player-slot.tsx'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { productName } from '#web/lib/product.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { beginningIn } from './onboarding-beginning.ts'
import type { OnboardingForm } from './onboarding-form.ts'
import { type OnboardingStep, onboardingSteps } from './onboarding-steps.tsx'
import { useFinishOnboarding } from './use-finish-onboarding.ts'

const rules = lazyRules<OnboardingForm>(() =>
  import('./onboarding-form.ts').then(({ onboardingForm }) => onboardingForm),
)
const levels = [0.3, 0.66, 1]
const count = onboardingSteps.length

function Progress({ at }: { at: number }) {
  const words = `Step ${at + 1} of ${count}`
  return (
    <>
      <div className="fixed inset-x-0 top-0 z-10 h-0.75 bg-line" aria-hidden="true">
        <div
          className="h-full w-full origin-left bg-ink transition-transform duration-300 ease-ui"
          style={{ transform: `scaleX(${(at + 1) / count})` }}
        />
      </div>
      <header className="flex items-center gap-3 px-5.5 pt-6 md:px-14 md:pt-9">
        <Wordmark name={productName} />
        <span className="ml-auto">
          <PlayerSlot kind="bar" />
        </span>
        <p
          role="progressbar"
          aria-label="Onboarding"
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={at + 1}
          aria-valuetext={words}
          className="type-interface figures text-text-2"
        >
          {words}
        </p>
      </header>
    </>
  )
}

function Question({ at, step }: { at: number; step: OnboardingStep }) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [at])
  return (
    <div key={at} className="animate-appear">
      <span className="-ml-6 mb-8 inline-flex text-ink max-lg:-ml-2.5 max-lg:mb-3">
        <Drop size={128} level={levels[at] ?? 1} className="max-lg:size-16" />
      </span>
      <h1 ref={title} tabIndex={-1} className="type-question max-w-[7em] outline-none">
        {step.title}
      </h1>
      <p className="mt-5 max-w-[19em] font-serif text-read leading-body text-text-2 md:text-write">
        {step.lead}
      </p>
    </div>
  )
}

/** The three questions before the first page. */
export function OnboardingScreen() {
  const { user } = useAuth()
  const [at, setAt] = useState(0)
  const send = useFinishOnboarding()
  const form = useForm<OnboardingForm>({
    resolver: rules.resolver,
    mode: 'onChange',
    defaultValues: {
      name: user?.name?.split(' ')[0] ?? '',
      journalingExperience: 'new_to_journaling',
      goals: [],
      otherGoal: '',
      communicationStyle: 'warm_supportive',
    },
  })
  const { isDirty } = form.formState
  const answers = form.watch()
  const isSent = useBegun('onboarding', isDirty || at > 0 ? { ...answers, at } : null, (kept) => {
    const { at: was, ...before } = beginningIn(kept)
    form.reset({ ...form.getValues(), ...before }, { keepDefaultValues: true })
    setAt(Math.min(was, count - 1))
  })
  const finish = async (answered: OnboardingForm) => {
    if (await send(answered)) isSent()
  }
  usePageMeta('Welcome')
  useEffect(rules.load, [])
  const step = onboardingSteps[at] ?? onboardingSteps[0]
  const isLast = at === count - 1
  const { isSubmitting } = form.formState
  const chosen = answers.goals.length

  function goOn(event: FormEvent): void {
    event.preventDefault()
    if (isLast) void form.handleSubmit(finish)()
    else void form.trigger(step.fields, { shouldFocus: true }).then((isValid) => isValid && setAt(at + 1))
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <Progress at={at} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-275 flex-1 content-start gap-x-24 gap-y-9 px-5.5 py-10 outline-none lg:grid-cols-[4fr_5.4fr] lg:py-[11vh]"
      >
        <Question at={at} step={step} />
        <FormProvider {...form}>
          <form noValidate key={at} className="animate-appear" onSubmit={goOn}>
            <step.Questions />
            <div className="sticky bottom-0 z-10 mt-6 flex items-center gap-5 bg-surface-0 py-4 lg:static lg:mt-8 lg:py-0">
              <Button
                variant="quiet"
                className="-ml-5 mr-auto"
                disabled={at === 0 || isSubmitting}
                onClick={() => setAt(at - 1)}
              >
                Back
              </Button>
              {step.fields.includes('goals') && chosen > 0 && (
                <span className="type-secondary figures text-muted">{chosen} chosen</span>
              )}
              <Button type="submit" size="large" isPending={isSubmitting}>
                {isLast ? (isSubmitting ? 'Setting up...' : 'Get Started') : 'Continue'}
              </Button>
            </div>
          </form>
        </FormProvider>
      </main>
    </div>
  )
}
