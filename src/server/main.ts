import { enableCompileCache } from 'node:module'
import path from 'node:path'

// What the server keeps is for nobody else's eyes on this machine.
process.umask(0o077)
const projectFolder = path.resolve(import.meta.dirname, '..', '..')
// Everything that is loaded after this line starts from compiled code the next time.
enableCompileCache(path.join(projectFolder, 'node_modules', '.cache', 'node'))
const { ConfigFault } = await import('./config/config.ts')

try {
  const { withSecretFiles } = await import('./config/secret-files.ts')
  const { runServer } = await import('./run-server.ts')
  const server = await runServer(withSecretFiles(process.env), projectFolder)
  const stop = (): void => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Last of all: whoever reads the address may end the server at once.
  for (const line of server.greeting) console.log(line)
} catch (error) {
  console.error(error instanceof ConfigFault ? error.message : error)
  process.exit(1)
}
