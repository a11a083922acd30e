import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { errorFields } from '../logs/logging.ts'
import type { Mail } from './mailer.ts'

/** Sends what `make` gives, if anything, after the answer has left, so that the answer tells nothing by its time. */
export type PostLater = (task: string, make: () => Promise<readonly Mail[]>) => void

/** What goes wrong is logged without an address, a name or the mail server's own words, which quote both. */
export function createPost(app: FastifyInstance, { mailer }: Pick<AppDeps, 'mailer'>): PostLater {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    mailer?.close()
    await Promise.all(running)
  })
  const post = async (task: string, make: () => Promise<readonly Mail[]>): Promise<void> => {
    try {
      await after(0)
      for (const mail of await make()) await mailer?.send(mail)
    } catch (error) {
      const { responseCode } = error as { responseCode?: unknown }
      app.log.error({
        event: 'connection_fault',
        task,
        ...(typeof responseCode === 'number' && { responseCode }),
        ...errorFields(error),
      })
    }
  }
  return (task, make) => {
    if (!mailer) return
    const sent: Promise<void> = post(task, make).finally(() => running.delete(sent))
    running.add(sent)
  }
}
