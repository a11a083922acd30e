import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { displayName } from '#domain/account/display-name.ts'
import type { User } from '#domain/account/user.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

const noAnswer = 'Your pages could not be opened. Please try again.'

function UnlockForm({ username }: { username: string }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const unlock = handleSubmit(async ({ password }) => {
    if (!password) return setError('password', { message: 'Password is required' }, { shouldFocus: true })
    const outcome = await inkwell.unlock(password).catch((error: unknown) => {
      console.error(error)
      return { ok: false as const, message: noAnswer }
    })
    if (!outcome.ok) setError('password', { message: outcome.message }, { shouldFocus: true })
  })
  return (
    <form noValidate onSubmit={unlock} className="mt-7 grid w-full gap-3">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="large" isPending={formState.isSubmitting} className="w-full">
        Unlock
      </Button>
    </form>
  )
}

/** Stands in place of every page while the key is not in memory; nothing of the page is behind it. */
export function LockScreen({ user, onLogout }: { user: User; onLogout: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false)
  usePageMeta('Locked')
  const [firstName] = displayName(user).split(' ')
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-[348px] animate-appear flex-col items-center justify-center px-6 py-12 text-center outline-none"
    >
      <span className="text-ink">
        <Mark size={44} />
      </span>
      <h1 className="mt-4 font-serif text-[32px] leading-[1.2] tracking-[-0.014em]">Locked, {firstName}.</h1>
      <p className="type-secondary mt-1 text-muted">The key has left this tab's memory.</p>
      <div className="w-full text-left">
        <UnlockForm username={user.username} />
      </div>
      <Button
        variant="quiet"
        className="mt-3"
        isPending={isLeaving}
        onClick={() => {
          setLeaving(true)
          onLogout().catch(() => setLeaving(false))
        }}
      >
        Logout
      </Button>
    </main>
  )
}
