import type { Day } from '../time/day.ts'

/** Names with less than 255 bytes are good everywhere; day, number and ending need room too. */
const mostBytes = 180
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** What no file system takes, what hides itself, and what turns the direction of the words around it. */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** A title as part of a file's name: one line, safe on every system, never empty, cut between characters as a person sees them. */
export function safeTitle(title: string): string {
  const line = title
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+/, '')
  let cut = ''
  let bytes = 0
  for (const { segment } of graphemes.segment(line.slice(0, 1_000))) {
    bytes += bytesOf(segment)
    if (bytes > mostBytes) break
    cut += segment
  }
  return cut.replace(/(?<![. ])[. ]+$/, '') || 'Untitled'
}

/** Gives out file names such as 'entries/2026-11-21 A walk.md', each once, also where upper and lower case are the same. */
export function fileNamesIn(folder: 'entries' | 'talks'): (day: Day, title: string) => string {
  const taken = new Set<string>()
  const take = (name: string): boolean => {
    const key = name.normalize('NFKD').toLowerCase()
    if (taken.has(key)) return false
    taken.add(key)
    return true
  }
  const next = new Map<string, number>()
  return (day, title) => {
    const base = `${day} ${safeTitle(title)}`
    let name = base
    for (let number = next.get(base) ?? 2; !take(name); number++) {
      name = `${base} (${number})`
      next.set(base, number + 1)
    }
    return `${folder}/${name}.md`
  }
}
