import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import type { LoginForm as LoginFields, RegisterForm as RegisterFields } from '#domain/account/user.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useGoogleStatus } from '#web/lib/account/google-status.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { dismissToast, toast } from '#web/lib/toasts.ts'
import { type AuthOutcome, inkwell } from '#web/lib/vault/worker-link.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Together, useWaitsFor } from '#web/ui/together.tsx'
import { keepBegunRegistration } from './begun-registration.ts'
import { GoogleButton } from './google-button.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton, signInByPasskey } from './passkey-button.tsx'
import { RegisterForm } from './register-form.tsx'
import { useSecondStep } from './use-second-step.ts'

export type AuthMode = 'login' | 'register'

const choices = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const

/** Comes only where somebody came back from Google. */
const GoogleNotice = lateComponent(async () => (await import('./google-notice-card.tsx')).GoogleNotice)

interface AuthScreenProps {
  mode: AuthMode
  setup?: string
  notice?: string
  /** Of a sign-in by Google that needs a second factor. */
  ticket?: string
}

/** Login and registration; keys are made in the worker, so a press takes about a second. */
export function AuthScreen({ mode, setup, notice, ticket }: AuthScreenProps) {
  const navigate = useNavigate()
  const auth = useAuth()
  const [isPending, setPending] = useState(false)
  usePageMeta(mode === 'login' ? 'Sign in' : 'Create an account')
  const refusal = useRef('')

  async function enter(attempt: Promise<AuthOutcome>, fallback: string): Promise<void> {
    setPending(true)
    dismissToast(refusal.current)
    const outcome = await attempt.catch((error: unknown): AuthOutcome => {
      console.error(error)
      return { ok: false, message: null }
    })
    if (outcome.ok) {
      keepBegunRegistration(null)
      return auth.setUser(outcome.user)
    }
    setPending(false)
    refusal.current = toast({
      title: 'Error',
      description: outcome.message ?? fallback,
      variant: 'destructive',
    })
  }

  useSecondStep(ticket, enter)
  // A way that leads nowhere is named, and does not come first.
  const hasGoogle = useGoogleStatus().isConfigured !== false
  const google = <GoogleButton disabled={isPending} setup={setup} />
  const login = (form: LoginFields) => enter(inkwell.login(form), 'Login failed')
  const register = (form: RegisterFields) =>
    enter(inkwell.register(setup ? { ...form, setup } : form), 'Registration failed')

  return (
    <Together>
      <div className="mx-auto flex w-full max-w-100 flex-col">
        <WaitsForGoogle />
        <Tabs
          label="Login or register"
          value={mode}
          choices={choices}
          onChange={(next) =>
            navigate({ to: '/auth', search: (now) => ({ ...now, mode: next }), replace: true })
          }
        >
          <h1 className="type-screen-title mt-7">Welcome Back</h1>
          <p className="mt-1.5 text-item text-text-2">Sign in to continue your journaling journey</p>
          {notice && (
            <Suspense fallback={<Skeleton className="mt-6 h-20 w-full" />}>
              <GoogleNotice notice={notice} />
            </Suspense>
          )}
          <div className="mt-7">
            {hasGoogle && (
              <>
                {google}
                <Or />
              </>
            )}
          </div>
          <TabPanel value="login">
            <LoginForm isPending={isPending} onSubmit={login} />
            <PasskeyButton disabled={isPending} onPress={() => enter(signInByPasskey(), 'Login failed')} />
          </TabPanel>
          <TabPanel value="register">
            <RegisterForm isPending={isPending} onSubmit={register} />
          </TabPanel>
          {!hasGoogle && (
            <>
              <Or />
              {google}
            </>
          )}
        </Tabs>
        <p className="type-secondary mt-5 text-muted">
          By signing up, you agree to our{' '}
          <a href="/privacy-policy" className="text-link hit-44 text-text-2">
            Privacy Policy
          </a>
        </p>
        <a
          href="/"
          className="type-interface -ml-2 mt-6 inline-flex min-h-11 items-center self-start rounded-inner px-2 text-text-2 hover:text-text"
        >
          ← Back to Landing Page
        </a>
      </div>
    </Together>
  )
}

/** Where Google stands is known before anything is shown. */
function WaitsForGoogle() {
  useWaitsFor(useGoogleStatus().isKnown)
  return null
}

const Or = () => (
  <div className="mb-5 mt-2.5 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    or
  </div>
)
