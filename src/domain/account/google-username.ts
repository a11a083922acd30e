const least = 3
const most = 40

const asUsername = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[._-]+|(?<![._-])[._-]+$/g, '')
    .slice(0, most)

/**
 * Usernames to try, the first one first, for somebody who arrives from Google: the email address up to `+` or `@`, else the name, else 'writer', and the same with a
 * number behind it. `dice` gives numbers from 0 to below 1 for those at the end, which are free even where many share a name.
 */
export function usernamesFrom(email: string, name: string | null, dice: () => number): string[] {
  const [local = ''] = email.split(/[+@]/)
  const base = [local, name ?? ''].map(asUsername).find((text) => [...text].length >= least) ?? 'writer'
  const byChance = Array.from({ length: 3 }, () => `${base}-${1000 + Math.floor(dice() * 9000)}`)
  return [base, `${base}-2`, `${base}-3`, ...byChance]
}
