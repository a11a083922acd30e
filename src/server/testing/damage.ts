import { closeSync, openSync, readSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const pageSize = 4096
/** Looks like nothing that SQLite writes. */
const garbage = (length: number): Buffer => Buffer.alloc(length, 0xa5)

function asking<T>(file: string, ask: (open: DatabaseSync) => T): T {
  const open = new DatabaseSync(file, { readOnly: true })
  try {
    return ask(open)
  } finally {
    open.close()
  }
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

/** The numbers of the pages of a table or an index that hold its rows. */
function leaves(file: string, name: string): number[] {
  const found = asking(file, (open) =>
    open.prepare("select pageno from dbstat where name = ? and pagetype = 'leaf' order by pageno").all(name),
  )
  if (found.length === 0) throw new Error(`${name} has no pages`)
  return found.map(({ pageno }) => Number(pageno))
}

/** Overwrites a page in the middle of a table or an index. The file has to be closed and its log folded in. */
export function damageLeaf(file: string, name: string): void {
  const pages = leaves(file, name)
  overwrite(file, ((pages[Math.floor(pages.length / 2)] ?? 1) - 1) * pageSize, garbage(pageSize))
}

export const damageHeader = (file: string): void => overwrite(file, 0, garbage(100))

/** Overwrites the first page of the list of free pages. */
export function damageFreelist(file: string): void {
  const handle = openSync(file, 'r')
  const first = Buffer.alloc(4)
  readSync(handle, first, 0, 4, 32)
  closeSync(handle)
  const trunk = first.readUInt32BE()
  if (trunk === 0) throw new Error('There are no free pages')
  overwrite(file, (trunk - 1) * pageSize, garbage(pageSize))
}

/** Cuts the end off. */
export function cutFile(file: string): void {
  const pages = asking(file, (open) => Number(open.prepare('pragma page_count').get()?.page_count))
  truncateSync(file, Math.floor(pages * 0.6) * pageSize)
}

export const writeGarbageLog = (file: string): void => writeFileSync(`${file}-wal`, garbage(3 * pageSize))
