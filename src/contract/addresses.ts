// The addresses of public documents; those of the app itself stand in src/web/app/pages.ts. No zod here: the first screen reads this too.

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

const landings: ReadonlySet<string> = new Set(landingAddresses)

export const isLandingAddress = (pathname: string): boolean => landings.has(pathname)
