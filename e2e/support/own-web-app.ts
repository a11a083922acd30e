import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '../../src/server/run-server.ts'
import { freePort } from './server.ts'

const root = join(import.meta.dirname, '..', '..')

/** The real server over a copy of the built web app, which can be changed as another build would. */
export interface OwnWebApp {
  readonly url: string
  /** dist/web of the copy. */
  readonly folder: string
  /** Puts a mark into index.html, and into the service worker what a build would have put there. */
  markBuild(mark: string): void
  stop(): Promise<void>
}

export async function serveOwnWebApp(): Promise<OwnWebApp> {
  const project = mkdtempSync(join(tmpdir(), 'inkwell-build-'))
  const folder = join(project, 'dist', 'web')
  // Packed copies would keep what is changed here.
  const isPlain = (path: string) => !/[.](?:br|gz)$/.test(path)
  cpSync(join(root, 'dist', 'web'), folder, { recursive: true, filter: isPlain })
  const port = await freePort()
  const env = {
    INKWELL_DATA: join(project, 'data'),
    PORT: String(port),
    INKWELL_LOG: 'silent',
    INKWELL_MUSIC: 'off',
  }
  const server = await runServer(env, project)
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'service-worker.js')]
  const digest = () => createHash('sha256').update(readFileSync(page)).digest('base64')
  return {
    url: `http://localhost:${port}`,
    folder,
    markBuild(mark) {
      const before = digest()
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replace('<head>', `<head><meta name="build" content="${mark}">`),
      )
      writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(before, digest()))
    },
    async stop() {
      await server.stop()
      rmSync(project, { recursive: true, force: true })
    },
  }
}
