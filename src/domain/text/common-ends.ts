/** Compared as slices, which the engine does at once, before it goes sign by sign. */
const chunk = 1_024

/** How much of two texts is the same at the beginning and, of what is left, at the end. Surrogate pairs stay whole. */
export function commonEnds(a: string, b: string): { readonly head: number; readonly tail: number } {
  const most = Math.min(a.length, b.length)
  let head = 0
  while (head + chunk <= most && a.slice(head, head + chunk) === b.slice(head, head + chunk)) head += chunk
  while (head < most && a[head] === b[head]) head++
  if (isHighHalf(a, head - 1)) head--
  const left = most - head
  const endOf = (text: string, tail: number) => text.slice(text.length - tail - chunk, text.length - tail)
  let tail = 0
  while (tail + chunk <= left && endOf(a, tail) === endOf(b, tail)) tail += chunk
  while (tail < left && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  if (isLowHalf(a, a.length - tail)) tail--
  return { head, tail }
}

const isHighHalf = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff
}
const isLowHalf = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return at < text.length && unit >= 0xdc00 && unit <= 0xdfff
}
