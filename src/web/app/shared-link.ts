/** Until somebody has signed in, this browser session remembers the sound of a link that they opened. */
const key = 'inkwell-shared-sound'

/** Keeps what stands behind the '#' of a link to a sound, for who has to sign in first. */
export function keepSharedLink({
  pathname,
  hash,
}: {
  readonly pathname: string
  readonly hash: string
}): void {
  if (pathname !== '/resonance' || hash === '') return
  try {
    sessionStorage.setItem(key, hash)
  } catch (error) {
    console.error(error)
  }
}

/** What was kept, once. */
function takeSharedLink(): string | null {
  try {
    const hash = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return hash
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Who came by a link to a sound and had to sign in first goes on to it. */
export function toSharedLink({ cause }: { readonly cause: string }) {
  const hash = cause === 'preload' ? null : takeSharedLink()
  return hash ? ({ to: '/resonance', hash } as const) : null
}
