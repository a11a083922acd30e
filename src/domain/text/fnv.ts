/** FNV-1a over 32 bits (Fowler, Noll, Vo), a UTF-16 unit at a time: from 0 to 2^32 - 1, the same for the same text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
