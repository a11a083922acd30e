import type { FastifyInstance } from 'fastify'
import { type ContactLetter, sendContactLetter } from '#contract/contact.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { publicRoute } from '#server/core/http/route.ts'
import { countInHour, placeOf } from '#server/core/http/throttle.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { requester } from '#server/core/logs/security-log.ts'
import { mailOf } from '#server/core/mail/mail-words.ts'
import type { Mail } from '#server/core/mail/mailer.ts'
import { requireFlag } from '#server/core/switches/flags.ts'
import type { AppDeps } from '../../core/app-deps.ts'

/** Letters go to whoever runs the server, by mail; none of them is kept here. */
export function contactFeature(app: FastifyInstance, deps: AppDeps): void {
  publicRoute(app, deps, sendContactLetter, async ({ body, request }) => {
    const { mailer, config } = deps
    const { contact } = config
    if (!mailer || !contact)
      throw new AppError('not_configured', { message: 'This server cannot send your message.' })
    await requireFlag(deps, 'letters')
    // A program that fills in everything is told what people are told, and nothing is sent.
    if (body.website !== '') return { isTaken: true as const }
    await countInHour(deps, 'contact', placeOf(request.ip), config.limits.lettersPerHour)
    await mailer.sendNow(letterMail(contact, body)).catch((error: unknown) => {
      securityEvent(request.log, 'connection_fault', { ...requester(request), error })
      throw new AppError('unavailable', {
        message: `The mail server did not take your message. Please try again, or write to ${contact}.`,
      })
    })
    return { isTaken: true as const }
  })
}

/** The subject is ours, so that nobody writes headers; who wrote stands in the letter and gets the reply. */
function letterMail(to: string, { email, name, message }: ContactLetter): Mail {
  const from = name ? `${name} <${email}>` : email
  return {
    ...mailOf(to, 'A letter from the contact page', [`From: ${from}`, ...message.split(/\n{2,}/)]),
    replyTo: email,
  }
}
