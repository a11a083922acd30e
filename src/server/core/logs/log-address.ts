import { isIP } from 'node:net'
import type { LogAddresses } from '#server/config/config.ts'
import { hmac } from '../data/secret-keys.ts'
import { placeOf } from '../http/throttle.ts'

/** The network that an address is in: /24 of IPv4, /48 of IPv6. A proxy may hand on what is no address at all. */
function networkOf(address: string): string {
  if (!isIP(address)) return 'unknown'
  const place = placeOf(address)
  const isV4 = place.includes('.')
  return isV4 ? `${place.replace(/\.\d+$/, '')}.0/24` : `${place.split(':').slice(0, 3).join(':')}::/48`
}

/** How the log writes network addresses. The whole address is never written. */
export function addressWriter(how: LogAddresses, key: Uint8Array): (address: string) => string | undefined {
  if (how === 'off') return () => undefined
  if (how === 'truncated') return networkOf
  return (address) =>
    isIP(address) ? hmac(key, placeOf(address)).subarray(0, 9).toString('base64url') : 'unknown'
}
