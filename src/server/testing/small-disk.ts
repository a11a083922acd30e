import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk in memory of a few megabytes, part of which is taken by a file that can be removed. */
export interface SmallDisk extends Disposable {
  /** An empty folder on it. */
  readonly folder: string
  freeSpace(): void
}

export interface DiskOptions {
  readonly megabytes: number
  readonly ballast: number
  /** Who may write there; without it, who runs the tests. */
  readonly owner?: { readonly uid: number; readonly gid: number }
}

/** Null, and a line that says so, where nothing can be mounted. */
export function mountSmallDisk({ megabytes, ballast, owner }: DiskOptions): SmallDisk | null {
  const mounted = mkdtempSync(path.join(tmpdir(), 'inkwell-disk-'))
  const options = [
    `size=${megabytes}m`,
    'mode=755',
    ...(owner ? [`uid=${owner.uid}`, `gid=${owner.gid}`] : []),
  ]
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', mounted])
  if (status !== 0) {
    rmSync(mounted, { recursive: true })
    console.warn('skipped, no tmpfs can be mounted here')
    return null
  }
  const file = path.join(mounted, 'ballast')
  writeFileSync(file, Buffer.alloc(ballast * 1024 * 1024, 1))
  const folder = mkdtempSync(path.join(mounted, 'data-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return {
    folder,
    freeSpace: () => rmSync(file),
    [Symbol.dispose]() {
      spawnSync('umount', [mounted])
      rmSync(mounted, { recursive: true })
    },
  }
}
