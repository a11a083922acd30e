/** Whether two values of JSON say the same. The order of keys does not matter; a key without a value is none. */
export function isSameData(x: unknown, y: unknown): boolean {
  if (Object.is(x, y)) return true
  if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return x === y
  if (Array.isArray(x) || Array.isArray(y)) return Array.isArray(x) && Array.isArray(y) && isSameList(x, y)
  const one = present(x)
  const other = present(y)
  return (
    one.length === other.length &&
    one.every(([key, value]) => Object.hasOwn(y, key) && isSameData(value, Reflect.get(y, key)))
  )
}

const isSameList = (x: readonly unknown[], y: readonly unknown[]): boolean =>
  x.length === y.length && x.every((value, at) => isSameData(value, y[at]))

const present = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined)
