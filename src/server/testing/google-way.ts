import { randomUUID } from 'node:crypto'
import type { OidcPerson, OidcServer } from './oidc-server.ts'
import type { TestAppOptions } from './test-app.ts'
import type { Answer, TestBrowser } from './test-browser.ts'

/** Somebody whom nobody knows yet. */
export function someone(more: Partial<OidcPerson> = {}): OidcPerson {
  const name = `person-${randomUUID().slice(0, 8)}`
  return {
    sub: `sub-${name}`,
    email: `${name}@example.org`,
    email_verified: true,
    name: 'Mara Lindqvist',
    ...more,
  }
}

/** An app whose Google is this provider. */
export const withGoogle = (oidc: OidcServer, more: TestAppOptions['config'] = {}): TestAppOptions => ({
  config: {
    google: { clientId: oidc.clientId, clientSecret: oidc.clientSecret, issuer: new URL(oidc.issuer) },
    ...more,
  },
})

/** To the provider, whose answer is followed back to the address that it names, without opening it yet. */
export async function toGoogle(browser: TestBrowser, from = '/api/auth/google'): Promise<string> {
  const away = await browser.get(from)
  return through(String(away.headers.location))
}

/** The same to link Google to the account of who is signed in, proven by authSecret of their password. */
export async function toGoogleToLink(browser: TestBrowser, password: string): Promise<string> {
  const begun = await beginLink(browser, password)
  return through(begun.json<{ address: string }>().address)
}

export const beginLink = (browser: TestBrowser, password: string): Promise<Answer> =>
  browser.post('/api/auth/google/link', { proof: { password, derived: true } })

async function through(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return back.pathname + back.search
}

/** The whole way; answers where the browser stands in the end. */
export async function comeBy(browser: TestBrowser, from?: string): Promise<string> {
  return landing(await browser.get(await toGoogle(browser, from)))
}

/** The same with the token of the setup link, to make the first account. */
export async function comeWith(browser: TestBrowser, setup: string): Promise<string> {
  const begun = await browser.post('/api/auth/google', { setup })
  return landing(await browser.get(await through(begun.json<{ address: string }>().address)))
}

/** The whole way of linking. */
export async function linkBy(browser: TestBrowser, password: string): Promise<string> {
  return landing(await browser.get(await toGoogleToLink(browser, password)))
}

export const landing = ({ status, headers }: Answer): string => `${status} ${headers.location}`
export const atAuth = (notice: string): string => `302 /auth?mode=login&notice=${notice}`
export const atSettings = (notice: string): string => `302 /settings?section=profile&notice=${notice}`
