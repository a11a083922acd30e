/** A title behind the address of a link, as Markdown reads it: 'a.jpg "The lid"'. */
const title = /(?<!\s)\s{1,20}"((?:[^"\\]|\\.){0,2000})"$/s

/** A title to stand behind an address. */
export const linkTitle = (words: string): string =>
  ` "${words.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"`

/** What stands between the brackets of a link: its address and its title, '' where it has none. */
export function splitTitle(address: string): { readonly address: string; readonly title: string } {
  const found = title.exec(address)
  const words = found?.[1] ?? ''
  return {
    address: found ? address.slice(0, found.index) : address,
    title: words.replace(/\\([!-/:-@[-`{-~])/g, '$1'),
  }
}
