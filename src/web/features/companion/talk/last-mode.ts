import { type CompanionMode, companionModes } from '#domain/companion/replies/reply.ts'

/** How the last message of a talk was to be taken; undefined where none says it. A talk that is opened again goes on in that way. */
export function lastModeIn(
  rows: readonly { readonly mode?: string | undefined }[],
): CompanionMode | undefined {
  const last = rows.findLast(({ mode }) => mode !== undefined)?.mode
  return companionModes.find((mode) => mode === last)
}
