import { useAuth } from '#web/lib/account/auth-context.tsx'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { keepFirstAnswers } from '#worker/onboarding/onboarding.calls.ts'
import type { OnboardingForm } from './onboarding-form.ts'
import { refusalWords, sendOnboarding } from './save-onboarding.ts'

/** Seals what is the companion's business, sends the rest, and marks the current user as onboarded; the guards do the going. False: it failed, and said why. */
export function useFinishOnboarding(): (form: OnboardingForm) => Promise<boolean> {
  const vault = useVaultCalls()
  const { user, setUser } = useAuth()
  return async (form) => {
    try {
      await vault.run(keepFirstAnswers, {
        about: { selfDescription: '', otherGoal: form.otherGoal.trim() },
        style: form.communicationStyle,
      })
      const saved = await sendOnboarding(form, new Date().toISOString())
      if (user)
        setUser({
          ...user,
          name: user.name ?? saved.name,
          preferredName: saved.name,
          onboardingCompleted: true,
        })
      toast({ title: 'Welcome aboard! 🎉', variant: 'success' })
      return true
    } catch (error) {
      logError(error)
      toast({ title: 'Oops!', description: refusalWords(error), variant: 'destructive' })
      return false
    }
  }
}
