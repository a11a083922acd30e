// Which addresses are whose. No zod here: the first screen and the service worker read this too.

/** Pages of the app itself: answered with the app's shell, whoever asks. */
export const appAddresses = [
  '/auth',
  '/onboarding',
  '/dashboard',
  '/journal',
  '/journal-pages-demo',
  '/memory-lane',
  '/memory-lane-test',
  '/calendar',
  '/analytics',
  '/goals',
  '/habits',
  '/resonance',
  '/pricing',
  '/settings',
  '/settings/plan',
  '/guided',
  '/referrals',
  '/admin',
  '/admin/jobs',
  '/admin/testing',
] as const

/** Pages that need no account and show parts of the app at work: the app's shell, too. */
export const demoAddresses = [
  '/goal-visualizations',
  '/theme-test',
  '/speech-to-text-demo',
  '/bundle-test',
  '/bundle-analysis',
] as const

/** Whoever is signed in is sent on from these. */
export const landingAddresses = ['/', '/mobile', '/enhanced'] as const

/** Documents whose address is the same for ever; articles and answers have addresses of their own below /blog and /faq. */
export const documentAddresses = [
  ...landingAddresses,
  '/features',
  '/features-old',
  '/about',
  '/blog',
  '/contact',
  '/guides',
  '/careers',
  '/faq',
  '/privacy-policy',
] as const

const shells: ReadonlySet<string> = new Set([...appAddresses, ...demoAddresses])
const landings: ReadonlySet<string> = new Set(landingAddresses)

/** Whether the app's own router knows a page there. */
export const isShellAddress = (pathname: string): boolean => shells.has(pathname)
export const isLandingAddress = (pathname: string): boolean => landings.has(pathname)
