import type { NameKind } from '../journal/reading/context.ts'
import { capital } from '../text/number-words.ts'

/** Kin that a name stands for better than their own: somebody writes 'Mum', not 'Agnes'. */
const calledSo =
  /^(?:m[ou]m|mama|mummy|mommy|dad|papa|daddy|grandma|granny|gran|nana|grandpa|gran?ddad|mam)$/i

export interface ShownName {
  readonly name: string
  readonly aliases: readonly string[]
  readonly role: string | null
}

/** How pages name something: how many mentions write it so, and how many give a role. */
export interface NamedSo {
  readonly names: ReadonlyMap<string, number>
  readonly roles: ReadonlyMap<string, number>
  /** The kind of its first mention. */
  readonly kind: NameKind | undefined
}

/** What a node is called: what most pages write, a name before a role; the other ways after it. */
export function shownName({ names: counts, roles, kind }: NamedSo): ShownName {
  const weight = (name: string): number => {
    const isProper = /^\p{Lu}/u.test(name) || calledSo.test(name) || name.startsWith('the ')
    return (counts.get(name) ?? 0) + (isProper ? 1_000_000 : 0)
  }
  const ordered = [...counts.keys()].sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1))
  const isLower = (name: string): boolean => !/^\p{Lu}/u.test(name)
  const shown = ordered.map((name) =>
    calledSo.test(name) ? capital(name) : isLower(name) && kind === 'person' ? `My ${name}` : capital(name),
  )
  const [role = null] = [...roles].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? []
  const [name = '', ...aliases] = [...new Set(shown)]
  return { name, aliases, role }
}
