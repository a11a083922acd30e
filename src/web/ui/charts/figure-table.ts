/** What a figure shows, as a table: for screen readers, for whoever would rather read numbers, and as a file. */
export interface FigureTable {
  readonly caption: string
  /** Names of the columns; the first one names the rows. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** The table as RFC 4180 has it, with a mark of byte order, which Excel needs to read it as UTF-8. A number nobody gave is an empty field. */
export function csvOf({ head, rows }: FigureTable): string {
  const line = (fields: readonly (string | number | null)[]) => fields.map(csvField).join(',')
  return `\uFEFF${[line(head), ...rows.map(line)].join('\r\n')}\r\n`
}

/** Words that a spreadsheet would take for a formula get an apostrophe before them; a number keeps its minus. */
function csvField(field: string | number | null): string {
  if (field === null) return ''
  if (typeof field === 'number') return String(field)
  const safe = /^[=+@\t\r-]/u.test(field) ? `'${field}` : field
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
