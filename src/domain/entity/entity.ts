import { z } from 'zod'

/** In `references`: whatever its kind is. */
export const anyKind = '*'

/** Brings data of one version to the next. Gets what an older program sealed, which may be anything. */
export type Upgrade = (data: Readonly<Record<string, unknown>>) => unknown

interface EntityParts<T extends object, Input> {
  /** What the data of the newest version is. Unknown fields at its top level are kept; a new field further in raises the version. */
  readonly schema: z.ZodType<T, Input>
  /** From 1. Raised when data of before no longer fits `schema`. */
  readonly version: number
  /** How data of version n becomes data of version n + 1, under n, for every version before the newest. */
  readonly upgrades: Readonly<Record<number, Upgrade>>
  /** What a person calls many of them, such as 'Journal entries'. */
  readonly label: string
  /** What makes one unique: two devices that make the same one offline make one record. Absent: each has a uid of its own. */
  key?(data: T): readonly string[]
  /** There is one in a vault; of several, made by devices that had not met yet, the latest holds. */
  readonly single?: true
  /** The kinds that its fields point to, by uid: `{ habitId: 'habit' }`. It goes with what it points to. */
  readonly references?: Readonly<Record<string, string>>
  /** It belongs to one vault and its keys, and would be wrong in another: it is in no export. */
  readonly isOfTheVault?: true
}

/** One kind of thing that lives in the vault: what it is called, what its data has to be, and how older data becomes that. */
export interface EntityDefinition<T extends object = object, Input = unknown, Kind extends string = string>
  extends EntityParts<T, Input> {
  readonly kind: Kind
}

/** What a thing of an entity is, and what one is made from. */
export type DataOf<E> = E extends EntityDefinition<infer T, infer _Input, infer _Kind> ? T : never
export type InputOf<E> = E extends EntityDefinition<infer _T, infer Input, infer _Kind> ? Input : never

/** Declares an entity. Throws RangeError where an upgrade is missing or would never be used. */
export function entity<const Kind extends string, T extends object, Input>(
  kind: Kind,
  parts: EntityParts<T, Input>,
): EntityDefinition<T, Input, Kind> {
  const wanted = Array.from({ length: parts.version - 1 }, (_, at) => String(at + 1))
  if (Object.keys(parts.upgrades).join() !== wanted.join())
    throw new RangeError(`${kind} needs one upgrade from each version before ${parts.version}`)
  return { kind, ...parts }
}

/** Whether things of this entity have a field; of a union of several shapes, whether each has it. */
export const hasField = ({ schema }: EntityDefinition, field: string): boolean => {
  if (schema instanceof z.ZodObject) return field in schema.shape
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return false
  return schema.options.every((option) => option instanceof z.ZodObject && field in option.shape)
}

/** What is wrong with some data: the sentence for each field, under the field's name; '' for the whole. */
export type Faults = Readonly<Record<string, string>>

/** What a record turned out to be. newer: a newer program wrote it, so that nothing is known about it here. */
export type ReadEntity<T> =
  | { readonly is: 'valid'; readonly data: T }
  | { readonly is: 'newer' }
  | { readonly is: 'invalid'; readonly sentence: string; readonly faults: Faults }

const unreadable = (sentence: string) => ({ is: 'invalid', sentence, faults: { '': sentence } }) as const

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads data that was sealed as `version` of an entity: brought up to date, complete, and checked. */
export function readEntity<T extends object>(
  { schema, version: newest, upgrades }: EntityDefinition<T>,
  version: number,
  sealed: unknown,
): ReadEntity<T> {
  if (version > newest) return { is: 'newer' }
  if (!isFields(sealed)) return unreadable('There are no fields in it.')
  let data: unknown = sealed
  for (let from = version; from < newest; from++) {
    const upgrade = upgrades[from]
    if (!upgrade || !isFields(data)) return unreadable(`Version ${from} cannot be read.`)
    data = upgrade(data)
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success)
    return { is: 'invalid', sentence: issueSentence(parsed.error), faults: faultsOf(parsed.error) }
  return { is: 'valid', data: { ...(data as object), ...parsed.data } }
}

const faultsOf = ({ issues }: z.ZodError): Faults =>
  // Of several about one field the first holds.
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const).reverse())

/** The first thing that is wrong, as a sentence: 'mood: Too big.'. */
export function issueSentence({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? ''
  const words = issue?.message ?? 'It is not as Inkwell writes it'
  return `${path ? `${path}: ` : ''}${words}${words.endsWith('.') ? '' : '.'}`
}
