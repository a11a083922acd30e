import { ConfigFault } from '#server/config/config.ts'

/** Host names of this network, lower case, from which calendars may be fetched although they are not public, also without TLS. */
export function calendarHosts(env: Readonly<Record<string, string | undefined>>): ReadonlySet<string> {
  const hosts = (env.INKWELL_CALENDAR_HOSTS ?? '')
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  if (!hosts.every((host) => /^[\w.-]+$/.test(host)))
    throw new ConfigFault(
      'INKWELL_CALENDAR_HOSTS must be host names without ports, like cloud.local, with commas between.',
    )
  return new Set(hosts)
}
