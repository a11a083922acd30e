import type { PageFacts } from '#domain/insights/day-table.ts'
import { isRole } from '#domain/journal/reading/names/names-roles.ts'
import type { ReadingDigest } from '#domain/journal/reading/reading-digest.ts'
import { correctedBy, labelsOf } from '#domain/memory/assembly/corrected.ts'
import { forgottenNames } from '#domain/memory/forgotten.ts'
import { identityOf } from '#domain/memory/identity.ts'
import type { MemoryCorrection } from '#domain/memory/memory-correction.ts'
import { shownName } from '#domain/memory/node-names.ts'
import { elderMeant } from '#domain/memory/reading/kin/kin-lexicon.ts'
import type { Surface } from '#domain/memory/reading/page-memory.ts'
import { fold } from '#domain/text/fold.ts'

type DigestName = ReadingDigest['names'][number]

/** The way in which a page names a person, as memory calls it. 'my sister' is the role, 'my sister Ilse' is Ilse, and 'Granny' is herself. */
function surfaceOf(name: string, found: DigestName | undefined): Surface {
  const called = fold(name).split(' ').at(-1) ?? ''
  if (found?.role !== undefined && elderMeant(called) === found.role) return `person:${called}`
  const isRoleAlone = found?.role !== undefined && (isRole(fold(name)) || !/^\p{Lu}/u.test(name))
  return isRoleAlone ? `person:role:${found.role}` : `person:${fold(name)}`
}

interface Told {
  readonly name: string
  readonly root: Surface
}

/**
 * Pages with the people whom the person let memory know: who is forgotten, is no name, is no person or is somebody else there is nobody, those who are one
 * are one under one name, and who was renamed has the new name. `isRefused`: of such a page nothing is remembered, and it names nobody.
 */
export function withPeopleCorrected(
  pages: readonly PageFacts[],
  namesOf: (uid: string) => readonly DigestName[],
  corrections: readonly MemoryCorrection[],
  isRefused: (uid: string) => boolean,
): readonly PageFacts[] {
  if (corrections.length === 0) return pages
  const said = correctedBy(corrections)
  const identity = identityOf({ people: [], same: [], corrections })
  const { rootOf } = identity
  const labels = labelsOf(said, identity)
  const forgotten = forgottenNames(corrections)
  const tell = (uid: string, name: string, found: DigestName | undefined): Told[] => {
    const surface = surfaceOf(name, found)
    const root = rootOf(surface)
    const isGone = said.gone.has(surface) || said.gone.has(root) || forgotten.has(fold(name))
    const isOther = said.notHere.has(`${uid} ${surface}`) || (labels.get(root)?.kind ?? 'person') !== 'person'
    return isGone || isOther ? [] : [{ name, root }]
  }
  const told = pages.map(({ uid, people }) => {
    if (people.length === 0 || isRefused(uid)) return []
    const found = new Map(namesOf(uid).map((one) => [fold(one.name), one]))
    return people.flatMap((name) => tell(uid, name, found.get(fold(name))))
  })
  const ways = waysOf(told.flat())
  const nameOf = ({ root, name }: Told): string => {
    const said = labels.get(root)?.name
    if (said) return said
    const names = ways.get(root)
    return names && new Set([...names.keys()].map(fold)).size > 1
      ? shownName({ names, roles: new Map(), kind: 'person' }).name
      : name
  }
  return pages.map((page, at) => {
    const people = new Map((told[at] ?? []).map((one) => [fold(nameOf(one)), nameOf(one)]))
    return { ...page, people: [...people.values()] }
  })
}

/** How pages write the name of each, and on how many. */
function waysOf(told: readonly Told[]): ReadonlyMap<Surface, ReadonlyMap<string, number>> {
  const ways = new Map<Surface, Map<string, number>>()
  for (const { root, name } of told) {
    const names = ways.get(root) ?? new Map<string, number>()
    names.set(name, (names.get(name) ?? 0) + 1)
    ways.set(root, names)
  }
  return ways
}
