import type { Page } from 'playwright-core'

export interface VirtualAuthenticator {
  /** How many passkeys it holds. */
  count(): Promise<number>
}

/** An authenticator in the machine, with a sensor that knows its person; the browser's own, driven by its debugging protocol. */
export async function addAuthenticator(
  page: Page,
  { hasPrf }: { readonly hasPrf: boolean },
): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  })
  return {
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
