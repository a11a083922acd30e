import { z } from 'zod'

/** What samples are made of: chance (0 to 1), and the strings and numbers that are tried, of which those that a schema takes are used. */
export interface Pools {
  readonly random: () => number
  readonly strings: readonly string[]
  readonly numbers: readonly number[]
  /** What is better for one field, by its name, where it fits. */
  readonly fields?: Readonly<Record<string, readonly unknown[]>>
  readonly better?: readonly unknown[] | undefined
  /** Fields that are mostly empty. */
  readonly seldom?: readonly string[]
}

type Schema = z.core.$ZodType
type Def = { type: string } & Record<string, unknown>

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def
const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

const oneOf = <T>(values: readonly T[], random: () => number): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('Nothing to choose from fits.')
  return value
}

const known = new WeakMap<readonly unknown[], WeakMap<Schema, readonly unknown[]>>()

/** Those of some values that a schema takes; looked for once for each list and schema. */
function taken(schema: Schema, values: readonly unknown[]): readonly unknown[] {
  const bySchema = known.get(values) ?? new WeakMap<Schema, readonly unknown[]>()
  known.set(values, bySchema)
  const found = bySchema.get(schema) ?? values.filter((one) => takes(schema, one))
  bySchema.set(schema, found)
  return found
}

function fitting(schema: Schema, values: readonly unknown[], { random, better = [] }: Pools): unknown {
  const fits = taken(schema, better)
  return oneOf(fits.length > 0 ? fits : taken(schema, values), random)
}

function sampleObject(def: Def, pools: Pools): object {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(def.shape as Record<string, Schema>)) {
    const isEmpty = pools.seldom?.includes(name) && pools.random() < 0.8
    const value = isEmpty ? null : sampleOf(schema, { ...pools, better: pools.fields?.[name] })
    if (value === null ? takes(schema, null) : value !== undefined) made[name] = value
  }
  return made
}

const list = (pools: Pools, make: () => unknown): unknown[] =>
  Array.from({ length: Math.floor(pools.random() * 3) }, make)

const given = (_: Schema, def: Def, pools: Pools): unknown =>
  pools.random() < 0.2 ? undefined : sampleOf(def.innerType as Schema, pools)

const makers: Readonly<Record<string, (schema: Schema, def: Def, pools: Pools) => unknown>> = {
  string: (schema, _, pools) => fitting(schema, pools.strings, pools),
  number: (schema, _, pools) => fitting(schema, pools.numbers, pools),
  boolean: (_, __, { random }) => random() < 0.5,
  date: () => new Date('2026-11-20T00:00:00.000Z'),
  null: () => null,
  unknown: () => null,
  enum: (_, def, { random }) => oneOf(Object.values(def.entries as object), random),
  literal: (_, def, { random }) => oneOf(def.values as unknown[], random),
  object: (_, def, pools) => sampleObject(def, pools),
  array: (_, def, pools) => list(pools, () => sampleOf(def.element as Schema, pools)),
  record: (_, def, pools) =>
    Object.fromEntries(
      list(pools, () => [
        sampleOf(def.keyType as Schema, pools),
        sampleOf(def.valueType as Schema, pools),
      ]) as [string, unknown][],
    ),
  union: (_, def, pools) => sampleOf(oneOf(def.options as Schema[], pools.random), pools),
  nullable: (_, def, pools) => (pools.random() < 0.3 ? null : sampleOf(def.innerType as Schema, pools)),
  optional: given,
  default: given,
  prefault: given,
  pipe: (schema, def, pools) =>
    defOf(def.in as Schema).type === 'transform'
      ? fitting(schema, pools.strings, pools)
      : sampleOf(def.in as Schema, pools),
}

/** Some value that a schema takes, where its parts are such as the vault's kinds have. Throws where nothing that is tried fits. */
export function sampleOf(schema: Schema, pools: Pools): unknown {
  const def = defOf(schema)
  const maker = makers[def.type]
  if (!maker) throw new Error(`No samples are made of ${def.type}.`)
  for (let tries = 0; tries < 40; tries++) {
    const value = maker(schema, def, pools)
    if (takes(schema, value)) return value
  }
  throw new Error(`No sample of ${def.type} fits.`)
}
