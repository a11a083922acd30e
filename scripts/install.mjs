import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const nodeWanted = 24

/**
 * Installs when what lies in node_modules is not what package-lock.json names. Quiet unless it fails. Not by `npm ci`: that
 * refuses a lock file from a registry that lacks some other platform's packages. Nothing is written but node_modules.
 */
export function installMissing(root) {
  if (isInstalled(root)) return
  console.log('Installing what is missing, about a minute ...')
  const arguments_ = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    // Nothing that Inkwell uses has to run anything to be installed, so nothing may.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  const npm = process.env.npm_execpath ?? ''
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const done = /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...arguments_], options)
    : spawnSync('npm', arguments_, options)
  if (done.status === 0) return
  throw new Error(
    `${done.stdout ?? ''}${done.stderr ?? ''}\nnpm could not install what Inkwell needs (${
      done.error?.message ?? `npm ended with ${done.status}`
    }). Its own words are above. Try again, or run: npm install`,
  )
}

/** npm keeps a second lock file inside node_modules that lists what really lies there. */
function isInstalled(root) {
  const lying = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!lying || !wanted) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    // Optional packages of other platforms are left out.
    return lying[path] ? lying[path].version === entry.version : entry.optional === true
  })
}

function packagesOf(lockFile) {
  if (!existsSync(lockFile)) return null
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * The Node that npm brought along, unless the operator wants their own (INKWELL_NODE=own), else the running one when it is new enough. Throws a
 * sentence when there is neither.
 */
export function findNode(root, wanted = process.env.INKWELL_NODE) {
  const brought = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (wanted !== 'own' && existsSync(brought) && spawnSync(brought, ['--version']).status === 0)
    return brought
  if (Number(process.versions.node.split('.')[0]) >= nodeWanted) return process.execPath
  throw new Error(
    `Inkwell runs on Node ${nodeWanted}. On 64-bit Linux it brings its own; here (${process.platform} ${process.arch}, ` +
      `Node ${process.versions.node}) please install Node ${nodeWanted} or newer and try again.`,
  )
}
