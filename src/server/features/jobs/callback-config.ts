import { isIP } from 'node:net'
import { ConfigFault } from '#server/config/config.ts'
import { isPublicAddress } from '#server/core/http/public-address.ts'
import type { AppDeps } from '../../core/app-deps.ts'

/**
 * The origins that jobs may tell of their end, by INKWELL_JOB_CALLBACKS: https, or http on this machine, which whoever runs the server names by that.
 * Without the setting there are none.
 */
export function callbackOrigins(env: AppDeps['env']): ReadonlySet<string> {
  const origins = (env.INKWELL_JOB_CALLBACKS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  if (!origins.every(isAllowedOrigin))
    throw new ConfigFault(
      'INKWELL_JOB_CALLBACKS must be https addresses without a path, like https://hooks.example.org, with commas between.',
    )
  return new Set(origins)
}

/** This machine, by name or number. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

function isAllowedOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

/** Whether a job may tell this address. A private address that is written as such is refused here, one behind a name when it is connected to. */
export function mayTell(origins: ReadonlySet<string>, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, username, password } = new URL(address)
  if (username || password || !origins.has(origin)) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(hostname) || isIP(host) === 0 || isPublicAddress(host)
}
