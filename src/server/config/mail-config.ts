import { z } from 'zod'
import { ConfigFault } from '#server/config/config-fault.ts'
import { setting } from '#server/config/setting.ts'

/** The server that takes our mails. */
export interface MailConfig {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it begins when the server offers it. */
  readonly isTls: boolean
  readonly login: { readonly user: string; readonly password: string } | null
  /** Nothing is sent unless it does begin. */
  readonly needsTls?: boolean
  /** As it stands in the mail: an address, perhaps with a name before it. */
  readonly from: string
}

const isMailServer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isWhole =
    hostname !== '' && (password === '' || username !== '') && !/%(?![\da-f]{2})/i.test(username + password)
  return /^smtps?:$/.test(protocol) && isWhole && /^\/?$/.test(pathname) && search === '' && hash === ''
}

/** For the schema of the environment. */
export const mailSettings = {
  SMTP_URL: setting(
    z
      .string()
      .refine(isMailServer, 'SMTP_URL must be like smtps://user:password@mail.example.org:465.')
      .optional(),
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(
        /^[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u,
        'MAIL_FROM must be like Inkwell <inkwell@example.org>.',
      )
      .optional(),
  ),
}

interface MailSettings {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

/** Null: no mails are sent. Throws a `ConfigFault` when half of it is missing. */
export function mailOf({ SMTP_URL: server, MAIL_FROM: from }: MailSettings): MailConfig | null {
  if (!server && !from) return null
  if (!server || !from) throw new ConfigFault('SMTP_URL and MAIL_FROM belong together: set both, or neither.')
  const { protocol, hostname, port, username, password } = new URL(server)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    isTls,
    login: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
    from,
  }
}
