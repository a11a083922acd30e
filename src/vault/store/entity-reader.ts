import { type EntityDefinition, type Faults, type ReadEntity, readEntity } from '#domain/entity/entity.ts'
import type { SealedContent } from '../seal/seal-record.ts'
import type { Kind } from './store.ts'

/** The definition of a kind; undefined for a kind that this program does not know. */
export type FindEntity = (kind: string) => EntityDefinition | undefined

/** Why a record that opens is not shown: it is not what its kind has to be, or a newer program wrote it. */
export type Unreadable = 'invalid' | 'newer_version'

/** What was to be kept is not what its kind has to be, and nothing was kept. */
export class InvalidEntityError extends Error {
  override readonly name = 'InvalidEntityError'
  readonly faults: Faults
  constructor(kind: string, read: Exclude<ReadEntity<object>, { is: 'valid' }>) {
    super(`This could not be kept. ${kind}: ${read.is === 'invalid' ? read.sentence : 'It is newer.'}`)
    this.faults = read.is === 'invalid' ? read.faults : {}
  }
}

/** Reads what was sealed by the definitions of today, each thing once. */
export interface EntityReader {
  /** The content as today's program would have sealed it. What is invalid, newer, or of an unknown kind is as it came. */
  upToDate(content: SealedContent): SealedContent
  /** The same, or why it cannot be shown. */
  read(content: SealedContent): SealedContent | Unreadable
  /** What `data` is sealed as. Throws InvalidEntityError. */
  contentOf<T extends object>(of: Kind<T>, data: T): SealedContent
}

export function entityReader(entityOf: FindEntity): EntityReader {
  /** Data that was read already, and is complete. */
  const valid = new WeakSet<object>()

  const read = (content: SealedContent): SealedContent | Unreadable => {
    const { kind, schemaVersion, data } = content
    const definition = entityOf(kind)
    if (!definition || (typeof data === 'object' && data !== null && valid.has(data))) return content
    const found = readEntity(definition, schemaVersion, data)
    if (found.is !== 'valid') return found.is === 'newer' ? 'newer_version' : 'invalid'
    valid.add(found.data)
    return { kind, schemaVersion: definition.version, data: found.data }
  }

  return {
    read,
    upToDate(content) {
      const found = read(content)
      return typeof found === 'string' ? content : found
    },
    contentOf(of, data) {
      const kind = typeof of === 'string' ? of : of.kind
      const definition = entityOf(kind)
      if (!definition) return { kind, schemaVersion: 1, data }
      const found = readEntity(definition, definition.version, data)
      if (found.is !== 'valid') throw new InvalidEntityError(kind, found)
      valid.add(found.data)
      return { kind, schemaVersion: definition.version, data: found.data }
    },
  }
}
