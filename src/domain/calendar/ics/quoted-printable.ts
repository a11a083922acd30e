const encoded = /;(?:ENCODING=)?"?QUOTED-PRINTABLE"?(?=[;:])/i

/** The parameters of a line, up to its value. */
const headOf = (line: string): string => line.slice(0, line.indexOf(':') + 1)

/** Whether a line is written as old programs (vCalendar 1.0) write letters: '=C3=A4'. */
export const isQuotedPrintable = (line: string): boolean => encoded.test(headOf(line))

function decoded(value: string, charset: string): string {
  const bytes = new TextEncoder().encode(value)
  const read: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const hex =
      bytes[at] === 0x3d
        ? /^[0-9a-f]{2}$/i.exec(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0))
        : null
    if (hex) {
      read.push(Number.parseInt(hex[0], 16))
      at += 2
    } else read.push(bytes[at] ?? 0)
  }
  return decoderOf(charset).decode(new Uint8Array(read))
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** Such a line as RFC 5545 has it; any other as it is. */
export function plainLine(line: string): string {
  if (!isQuotedPrintable(line)) return line
  const head = headOf(line)
  const [, charset = 'utf-8'] = /;CHARSET="?([\w-]+)/i.exec(head) ?? []
  const words = decoded(line.slice(head.length), charset)
  const escaped = words.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\n|\r/g, '\\n')
  return `${head.replace(encoded, '').replace(/;CHARSET="?[\w-]+"?/i, '')}${escaped}`
}
