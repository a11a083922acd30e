/** What a file is by its first bytes, whatever it is called. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'svg'
  | 'film'
  | 'sound'
  | 'pdf'
  | 'document'

/** So many bytes are enough to tell. */
export const beginningBytes = 512

/** Control characters stand as their pictures: '␀' is 0. */
const starts: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG␍␊/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/],
  ['avif', /^.{4}ftypavi[fs]/],
  ['heic', /^.{4}ftyp(?:he[iv][a-z]|mif1|msf1)/],
  ['sound', /^(?:.{4}ftypM4[AB]|ID3|OggS|fLaC|RIFF.{4}WAVE|\xff[\xf2\xf3\xfa\xfb])/],
  ['film', /^(?:.{4}(?:ftyp|moov|mdat|wide)|␚E\xdf\xa3|RIFF.{4}AVI |␀␀␁[\xb3\xba])/],
  ['pdf', /^.{0,256}%PDF-/],
  ['document', /^(?:PK␃␄|\xd0\xcf␑\xe0|\{\\rtf)/],
  ['tiff', /^(?:II\*␀|MM␀\*)/],
  ['bmp', /^BM.{4}␀␀␀␀/],
  ['svg', /^(?:\xef\xbb\xbf)?[ ␉␊␍]{0,100}(?:<[?!][^<]{0,200}){0,2}<svg[ >␉␊␍]/],
]

const letterOf = (byte: number): string => String.fromCharCode(byte < 0x20 ? 0x24_00 + byte : byte)

/** Null: nothing that is known here. */
export function fileKind(beginning: Uint8Array): FileKind | null {
  const letters = Array.from(beginning.subarray(0, beginningBytes), letterOf).join('')
  return starts.find(([, start]) => start.test(letters))?.[0] ?? null
}

const refused: Partial<Record<FileKind, string>> = {
  film: 'It is a video, and a page can only hold pictures.',
  sound: 'It is a recording, and a page can only hold pictures.',
  pdf: 'It is a PDF, and a page can only hold pictures.',
  document: 'It is a document or an archive, and a page can only hold pictures.',
}

/** Why a file cannot be put on a page, for the person; null: it may be a picture. `type`: its media type as it came along, often none or a wrong one. */
export function refusalOfFile(kind: FileKind | null, type: string): string | null {
  if (kind !== null) return refused[kind] ?? null
  return type === '' || /^(?:image\/|application\/octet-stream)/.test(type) ? null : 'It is not a picture.'
}
