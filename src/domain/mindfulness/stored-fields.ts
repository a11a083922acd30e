/** The fields of an object, or of its JSON; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const read = typeof value === 'string' ? parsed(value) : value
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

export function flag(fields: Fields, name: string, usual: boolean): boolean {
  const value = fields[name]
  return typeof value === 'boolean' ? value : usual
}

/** A finite number, or the usual one. */
export function numberIn(fields: Fields, name: string, usual: number): number {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : usual
}

/** A text of at most so many characters, or null. */
export function textIn(fields: Fields, name: string, most: number): string | null {
  const value = fields[name]
  return typeof value === 'string' && value.length <= most ? value : null
}

/** One of the values that are allowed, or the usual one. */
export function oneIn<Value>(fields: Fields, name: string, allowed: readonly Value[], usual: Value): Value {
  return allowed.find((value) => value === fields[name]) ?? usual
}
