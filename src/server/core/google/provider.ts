import type { Configuration } from 'openid-client'
import type { Config, GoogleConfig } from '#server/config/config.ts'

/** What Google says about itself, asked for when it is first needed and kept from then on; asked for again where that failed. */
export function discoverOnce(google: GoogleConfig, limits: Config['limits']): () => Promise<Configuration> {
  let found: Promise<Configuration> | undefined
  return () => {
    found ??= discover(google, limits.googleAnswerMs / 1000).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

async function discover(
  { clientId, clientSecret, issuer }: GoogleConfig,
  timeout: number,
): Promise<Configuration> {
  const client = await import('openid-client')
  // What came over TLS need not be signed, but then a faulty proxy could say who somebody is.
  const execute = [client.enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests)
  return client.discovery(issuer, clientId, clientSecret, undefined, { timeout, execute })
}
