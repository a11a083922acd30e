/** What is wrong with the name of a stack among those of the others; undefined: nothing. */
export function stackNameFault(name: string, others: readonly string[]): string | undefined {
  const plain = (text: string) => text.trim().toLowerCase()
  if (plain(name) === '') return 'Stack name is required'
  const same = others.find((other) => plain(other) === plain(name))
  return same === undefined ? undefined : `There is a stack called “${same.trim()}” already`
}
