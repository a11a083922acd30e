/** A file in a zip, as the zip's list at its end says. */
export interface ZipItem {
  readonly name: string
  /** How long it is unpacked. */
  readonly bytes: number
  readonly packedBytes: number
  readonly isPacked: boolean
  readonly crc: number
  /** Where it begins in the zip. */
  readonly at: number
}

/** A zip that is not opened; the message is a sentence for the person. */
export class ZipFault extends Error {
  override name = 'ZipFault'
}

/** More than any export holds; a plain zip cannot hold more than 4 GB packed. */
const mostBytes = 16 * 1024 ** 3

/** Names that lead out of a folder, names that are there twice, and sizes that cannot be: such a zip is not opened at all. */
export function checkNames(items: readonly ZipItem[], fileBytes: number): void {
  const names = new Set<string>()
  let packed = 0
  let unpacked = 0
  for (const { name, packedBytes, bytes } of items) {
    if (leadsOut(name)) throw new ZipFault(`This zip holds a name that leads out of it: ${shown(name)}`)
    const folded = name.normalize('NFC').toLowerCase()
    if (names.has(folded)) throw new ZipFault(`This zip holds two files of one name: ${shown(name)}`)
    names.add(folded)
    packed += packedBytes
    unpacked += bytes
  }
  // Pieces that lie over one another are how a small zip becomes endless.
  if (packed > fileBytes || unpacked > mostBytes)
    throw new ZipFault('This zip would unpack to far more than it can hold.')
}

const leadsOut = (name: string): boolean =>
  name === '' || /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..')

const shown = (name: string): string => name.replace(/\p{C}/gu, '?').slice(0, 80)
