import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')

export interface ServerOptions {
  /** Default: a temporary folder that stop() removes. */
  readonly dataDir?: string
  readonly port?: number
  /** On top of a bare environment: what configures this machine's server never reaches the tests. */
  readonly env?: Readonly<Record<string, string>>
}

/** The real server in a process of its own. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  pid(): number
  /** Everything it has printed since the first start. */
  output(): string
  /** Ends it without warning; what it had acknowledged has to be on disk. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again on the same folder and port; ends it first when it still runs. */
  restart(): Promise<void>
  /** Ends it with SIGTERM and gives back the exit code; removes a temporary folder. */
  stop(): Promise<number | null>
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  return address.port
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const isOwnFolder = options.dataDir === undefined
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'inkwell-data-'))
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  let printed = ''
  let child = await begin()

  async function begin(): Promise<ChildProcess> {
    const started = spawnServer(dataDir, port, options.env)
    running.add(started)
    started.once('exit', () => running.delete(started))
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (piece: Buffer) => {
        printed += piece.toString()
      })
    await answers(started, url, () => printed)
    return started
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const isPatient = await Promise.race([ended.then(() => true), after(15_000, false, { ref: false })])
    if (isPatient) return
    child.kill('SIGKILL')
    await ended
    throw new Error(`The server did not end within 15 s of ${signal}. It printed:\n${printed}`)
  }

  return {
    url,
    port,
    dataDir,
    pid: () => child.pid ?? 0,
    output: () => printed,
    kill: (signal = 'SIGKILL') => end(signal),
    async restart() {
      await end('SIGTERM')
      child = await begin()
    },
    async stop() {
      await end('SIGTERM')
      if (isOwnFolder) rmSync(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

/** Starts the server's process and does not wait for it. */
export function spawnServer(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  return spawn(process.execPath, [join(root, 'src', 'server', 'main.ts')], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, INKWELL_DATA: dataDir, PORT: String(port), INKWELL_MUSIC: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Waits until the server answers. Throws with what it printed when it ends instead, or after 20 s. */
async function answers(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const giveUpAt = performance.now() + 20_000
  while (performance.now() < giveUpAt) {
    if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode}. It printed:\n${printed()}`)
    try {
      await fetch(`${url}/api/auth/status`)
      return
    } catch {
      await after(20)
    }
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer within 20 s. It printed:\n${printed()}`)
}
