/** A line of a CSV file: its cells, and the line of the file that it begins on, from 1. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Reads CSV as RFC 4180 has it: cells in quotes may hold commas, line breaks and doubled quotes. Empty lines are left out, a BOM too. */
export function readCsv(text: string): CsvLine[] {
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let began = 1
  const endLine = () => {
    cells.push(cell)
    if (cells.some((one) => one !== '')) lines.push({ line: began, cells })
    cells = []
    cell = ''
  }
  const from = text.startsWith('\uFEFF') ? 1 : 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endLine()
      began = line
    } else if (sign !== '\r') cell += sign
  }
  endLine()
  return lines
}

/** A cell that begins like a formula is text for a spreadsheet, and what holds signs of the format stands in quotes. */
const cellText = (cell: string): string => {
  const safe = /^[=+@\t\r-]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of cells as CSV. */
export const writeCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${cells.map((cell) => cellText(String(cell))).join(',')}\n`).join('')
