import { expect, it } from 'vitest'
import { avatarSources } from './use-avatar.ts'

const own = '/api/avatars/3?v=1'
const google = 'https://lh3.googleusercontent.com/a/ACg8ocK1'

// Spec: S4-017, S9-009
it.each([
  [{ hasAvatar: true, avatarUrl: google }, [own, `${google}=s100-c`]],
  [{ hasAvatar: true, avatarUrl: null }, [own]],
  [{ hasAvatar: false, avatarUrl: google }, [`${google}=s100-c`]],
  [{ hasAvatar: false, avatarUrl: null }, []],
  [{ hasAvatar: false, avatarUrl: 'javascript:alert(1)' }, []],
])('of %j the own picture comes first, then the one from elsewhere, then initials', (user, sources) => {
  expect(avatarSources(user, own)).toEqual(sources)
})
