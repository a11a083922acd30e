import type { Mail } from './mailer.ts'

/** A paragraph, or an address that can be pressed. */
export type MailPart = string | { readonly link: string }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const paragraph = 'style="margin:0 0 16px"'
const htmlOf = (part: MailPart): string =>
  typeof part === 'string'
    ? `<p ${paragraph}>${escaped(part)}</p>`
    : `<p ${paragraph}><a href="${escaped(part.link)}">${escaped(part.link)}</a></p>`

/** A mail of paragraphs, as plain text and as simple HTML. Nothing in it is loaded from anywhere. */
export function mailOf(to: string, subject: string, parts: readonly MailPart[]): Mail {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(subject)}</title><body style="font:16px/1.5 Georgia,serif;max-width:36em;margin:24px">${parts.map(htmlOf).join('')}</body></html>`
  return { to, subject, text: `${text}\n`, html }
}
