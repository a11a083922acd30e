import { OnboardingScreen } from '#web/features/onboarding/onboarding-screen.tsx'
import { VaultGate } from '../vault-gate.tsx'

export function OnboardingPage() {
  return (
    <VaultGate>
      <OnboardingScreen />
    </VaultGate>
  )
}
