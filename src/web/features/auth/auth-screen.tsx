import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { LoginForm as LoginFields, RegisterForm as RegisterFields } from '#domain/account/user.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { googleNoticeWords, type NoticeWords } from '#web/lib/google-notices.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { dismissToast, toast } from '#web/lib/toasts.ts'
import { type AuthOutcome, inkwell } from '#web/lib/worker-link.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { GoogleButton } from './google-button.tsx'
import { GoogleSlip } from './google-slip.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyButton, signInByPasskey } from './passkey-button.tsx'
import { RegisterForm } from './register-form.tsx'
import { useSecondStep } from './use-second-step.ts'

export type AuthMode = 'login' | 'register'

const choices = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
] as const

/** What is to be said about a way to Google; that it does not exist here is a short matter, the rest stays to be read. */
function useNotice(notice: string | undefined): NoticeWords | null {
  const words = googleNoticeWords(notice)
  const isMissing = notice === 'google-not-configured'
  useEffect(() => {
    if (isMissing && words) toast({ title: words.title, description: words.text, variant: 'warning' })
  }, [isMissing, words])
  return isMissing ? null : words
}

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
  const said = useNotice(notice)
  const refusal = useRef('')

  async function enter(attempt: Promise<AuthOutcome>, fallback: string): Promise<void> {
    setPending(true)
    dismissToast(refusal.current)
    const outcome = await attempt.catch((error: unknown): AuthOutcome => {
      console.error(error)
      return { ok: false, message: null }
    })
    if (outcome.ok) return auth.setUser(outcome.user)
    setPending(false)
    refusal.current = toast({
      title: 'Error',
      description: outcome.message ?? fallback,
      variant: 'destructive',
    })
  }

  useSecondStep(ticket, enter)
  const login = (form: LoginFields) => enter(inkwell.login(form), 'Login failed')
  const register = (form: RegisterFields) =>
    enter(inkwell.register(setup ? { ...form, setup } : form), 'Registration failed')

  return (
    <div className="mx-auto flex w-full max-w-[400px] flex-col">
      <Tabs
        label="Login or register"
        value={mode}
        choices={choices}
        onChange={(next) =>
          navigate({ to: '/auth', search: (now) => ({ ...now, mode: next }), replace: true })
        }
      >
        <h1 className="type-screen-title mt-7">Welcome Back</h1>
        <p className="mt-1.5 text-[16px] text-text-2">Sign in to continue your journaling journey</p>
        {said && <GoogleSlip {...said} />}
        <div className={said ? 'mt-5' : 'mt-7'}>
          <GoogleButton disabled={isPending} setup={setup} />
        </div>
        <div className="mb-5 mt-2.5 flex items-center gap-4 text-[14px] text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </div>
        <TabPanel value="login">
          <LoginForm isPending={isPending} onSubmit={login} />
          <PasskeyButton disabled={isPending} onPress={() => enter(signInByPasskey(), 'Login failed')} />
        </TabPanel>
        <TabPanel value="register">
          <RegisterForm isPending={isPending} onSubmit={register} />
        </TabPanel>
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
  )
}
