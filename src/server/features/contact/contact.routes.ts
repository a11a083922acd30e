import type { FastifyInstance } from 'fastify'
import { type ContactLetter, sendContactLetter } from '#contract/contact.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { mailOf } from '../../core/mail-words.ts'
import type { Mail } from '../../core/mailer.ts'
import { publicRoute } from '../../core/route.ts'
import { securityEvent } from '../../core/security-events.ts'
import { whoAsks } from '../../core/security-log.ts'
import { countInHour, placeOf } from '../../core/throttle.ts'

/** Letters go to whoever runs the server, by mail; none of them is kept here. */
export function contactFeature(app: FastifyInstance, deps: AppDeps): void {
  publicRoute(app, deps, sendContactLetter, async ({ body, request }) => {
    const { mailer, config } = deps
    const { contact } = config
    if (!mailer || !contact)
      throw new AppError('not_configured', { message: 'This server cannot send your message.' })
    // A program that fills in everything is told what people are told, and nothing is sent.
    if (body.website !== '') return { isTaken: true as const }
    await countInHour(deps, 'contact', placeOf(request.ip), config.limits.lettersPerHour)
    await mailer.sendNow(letterMail(contact, body)).catch((error: unknown) => {
      securityEvent(request.log, 'connection_fault', { ...whoAsks(request), error })
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
