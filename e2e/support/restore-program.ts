import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export interface RunningRestore {
  readonly child: ChildProcess
  /** Its exit code, null when it was killed, and everything it printed. */
  readonly ended: Promise<{ code: number | null; printed: string }>
}

/** `npm run restore` in a process of its own. */
export function startRestore(dataDir: string, backup: string): RunningRestore {
  const child = spawn(process.execPath, [join(root, 'scripts', 'operate', 'restore.ts'), backup], {
    cwd: root,
    env: { PATH: process.env.PATH, INKWELL_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      printed += piece.toString()
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, printed }))
  return { child, ended }
}
