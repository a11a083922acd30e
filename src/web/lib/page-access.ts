import type { User } from '#domain/account/user.ts'

/** visitor: the landing and auth pages; public: everybody; onboarding, protected and admin need more and more. */
export type PageAccess = 'visitor' | 'public' | 'onboarding' | 'protected' | 'admin'
export type GuardedUser = Pick<User, 'id' | 'isAdmin' | 'onboardingCompleted'>
type Destination = '/auth' | '/onboarding' | '/dashboard'

/** Where a signed-in person belongs. */
export function homeOf(user: GuardedUser): '/onboarding' | '/dashboard' {
  return user.onboardingCompleted ? '/dashboard' : '/onboarding'
}

export function isAdmin(user: GuardedUser): boolean {
  return user.id === 1 || user.isAdmin
}

/** Where to go instead of a page, or null to stay. Asked in this order: signed in, onboarding finished, admin. */
export function redirectFor(access: PageAccess, user: GuardedUser | null): Destination | null {
  if (access === 'public') return null
  if (access === 'visitor') return user && homeOf(user)
  if (!user) return '/auth'
  if (access === 'onboarding') return user.onboardingCompleted ? '/dashboard' : null
  if (!user.onboardingCompleted) return '/onboarding'
  return access === 'admin' && !isAdmin(user) ? '/dashboard' : null
}
