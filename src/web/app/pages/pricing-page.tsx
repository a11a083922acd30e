import { useSearch } from '@tanstack/react-router'
import { PricingScreen } from '#web/features/pricing/pricing-screen.tsx'

export function PricingPage() {
  // Stripe sends back to this address; the router itself has no need of what stands in it.
  const { checkout } = useSearch({ strict: false }) as { readonly checkout?: unknown }
  return <PricingScreen isBack={checkout === 'done'} />
}
