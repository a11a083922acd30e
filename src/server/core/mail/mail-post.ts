import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { errorFields } from '../logs/logging.ts'
import type { EventLog } from '../logs/security-events.ts'
import type { Mail } from './mailer.ts'

/** Sends what `make` gives, if anything, after the answer has left, so that the answer tells nothing by its time. */
export type PostLater = (task: string, make: () => Promise<readonly Mail[]>) => void

/** The post of a server: mails that are under way when it closes are waited for. */
export function createPost(app: FastifyInstance, { mailer }: Pick<AppDeps, 'mailer'>): PostLater {
  const { post, sent } = mailPost(mailer, app.log)
  app.addHook('onClose', () => {
    mailer?.close()
    return sent()
  })
  return post
}

/** What goes wrong is logged without an address, a name or the mail server's own words, which quote both. `sent` waits for what is under way. */
export function mailPost(
  mailer: AppDeps['mailer'],
  log: EventLog,
): { readonly post: PostLater; sent(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const post = async (task: string, make: () => Promise<readonly Mail[]>): Promise<void> => {
    try {
      await after(0)
      for (const mail of await make()) await mailer?.send(mail)
    } catch (error) {
      const { responseCode } = error as { responseCode?: unknown }
      log.error({
        event: 'connection_fault',
        task,
        ...(typeof responseCode === 'number' && { responseCode }),
        ...errorFields(error),
      })
    }
  }
  return {
    post(task, make) {
      if (!mailer) return
      const sent: Promise<void> = post(task, make).finally(() => running.delete(sent))
      running.add(sent)
    },
    async sent() {
      await Promise.all(running)
    },
  }
}
