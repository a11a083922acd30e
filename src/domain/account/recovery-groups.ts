/** A recovery code is this many groups of this many signs. */
export const groupCount = 7
export const groupLength = 4

/** What counts of a typed code: capitals and digits, letters that look like digits as digits. Everything else is left out. */
export function codeCharacters(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

/** A code in groups of four, however it is written; the last may be shorter. */
export function codeGroups(code: string): string[] {
  return codeCharacters(code).match(/.{1,4}/g) ?? []
}

/** The groups of a code with their places, counted from 1. */
export const numberedGroups = (code: string): readonly { readonly place: number; readonly group: string }[] =>
  codeGroups(code).map((group, at) => ({ place: at + 1, group }))

/** Whether somebody typed that group. */
export const isSameGroup = (typed: string, group: string): boolean =>
  codeCharacters(typed) === codeCharacters(group)

/** How many signs are missing until a code or a part of it is complete. */
export const signsMissing = (typed: string, wanted: number): number =>
  Math.max(0, wanted - codeCharacters(typed).length)

/** Two different places of groups, rising, counted from 0; `random` gives numbers from 0 to below 1. */
export function twoPlaces(random: () => number): readonly [number, number] {
  const one = Math.floor(random() * groupCount)
  const other = (one + 1 + Math.floor(random() * (groupCount - 1))) % groupCount
  return one < other ? [one, other] : [other, one]
}

/** What stands on paper and in the file beside the code. */
export interface CodeNote {
  readonly code: string
  /** Whose account it is. */
  readonly username: string
  readonly product: string
  /** Address of the server, such as https://inkwell.example. */
  readonly address: string
  /** Day on which the code was made, in words. */
  readonly madeOn: string
}

/** The words of the file in which a person keeps their code. */
export function codeFile({ code, username, product, address, madeOn }: CodeNote): string {
  const groups = codeGroups(code)
  return [
    `${product} recovery code`,
    '',
    `  ${groups.slice(0, 4).join(' ')}`,
    `  ${groups.slice(4).join(' ')}`,
    '',
    `Account:  ${username}`,
    `At:       ${address}`,
    `Made on:  ${madeOn}`,
    '',
    'It opens this journal when the password is lost. Whoever has it and the account can',
    'read everything, so keep it where you keep papers that matter, not beside the password.',
    'A newer code, or new keys, make this one useless.',
    '',
  ].join('\n')
}
