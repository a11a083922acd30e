// node scripts/run.mjs [--web] <file.ts> [arguments]
// Starts a TypeScript file of this project. Works on a fresh clone: plain JavaScript, Node 20, nothing installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, installMissing } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const given = process.argv.slice(2)
const needsWeb = given[0] === '--web'
const [file, ...rest] = needsWeb ? given.slice(1) : given

try {
  installMissing(root)
  start(findNode(root))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function start(node) {
  const environment = {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  }
  const options = { cwd: root, stdio: 'inherit', env: environment }
  if (needsWeb) {
    const built = spawnSync(node, ['scripts/build/build-web.ts'], options)
    if (built.status !== 0) {
      process.exitCode = built.status ?? 1
      return
    }
  }
  const child = spawn(node, [file, ...rest], options)
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal hands Ctrl+C to the child itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  // npm starts us through a shell that dies without passing a signal on.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 250)
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
