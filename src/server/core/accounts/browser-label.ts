/** What each browser alone has in its User-Agent; those that also name another one come before it. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP(?:R|X|T)\/|\bOpera\b/],
  ['Vivaldi', /\bVivaldi\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.].{0,200}\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const firstOf = (names: typeof browsers, header: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(header))?.[0]

/** The coarse name of what sent this User-Agent, such as 'Firefox on Linux'; nothing else of the header is kept. */
export function browserLabel(userAgent = ''): string {
  const browser = firstOf(browsers, userAgent)
  if (!browser) return 'A program'
  const system = firstOf(systems, userAgent)
  return system ? `${browser} on ${system}` : browser
}
