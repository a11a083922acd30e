import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not the public internet (IANA's registries of special addresses), and the tunnels into it. */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
/** The public part of IPv6 is 2000::/3, but for these. */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; false for what is none. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** An address leads, or a name of it does, into a network that is not the public one. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/** Refuses a name that leads to an address which is not public, at the moment of connecting: what it led to before counts for nothing. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(hostname), [])
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
