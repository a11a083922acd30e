import { ReferralsScreen } from '#web/features/referrals/referrals-screen.tsx'

export function ReferralsPage() {
  return <ReferralsScreen />
}
