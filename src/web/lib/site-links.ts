/** The links of the public header, in their order. */
export const headerLinks = [
  { to: '/features', label: 'Features' },
  { to: '/about', label: 'About' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
] as const

/** The links at the foot of public pages. */
export const footerLinks = [
  { to: '/privacy-policy', label: 'Privacy' },
  { to: '/faq', label: 'FAQ' },
  { to: '/guides', label: 'Guides' },
  { to: '/careers', label: 'Careers' },
  { to: '/contact', label: 'Contact' },
] as const

export const signInLink = { to: '/auth?mode=login', label: 'Sign In' } as const
export const demoLink = { to: '/auth?mode=register', label: 'Try the Demo' } as const
