/** Parameters that follow people around and change nothing of what an address shows. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid?|mc_[ce]id|_hs(?:enc|mi)|hsctatracking|mkt_tok|vero_(?:conv|id)|oly_(?:anon|enc)_id|wickedid|rb_clickid|s_cid|ref_src|ref_url|_openstat|epik|srsltid)$/i

/** An address without the parameters that track whoever follows it; anything else, and an address without them, letter for letter. */
export function cleanAddress(address: string): string {
  const queryAt = address.indexOf('?')
  if (queryAt < 0 || !/^https?:/i.test(address)) return address
  const hashAt = address.indexOf('#', queryAt)
  const end = hashAt < 0 ? address.length : hashAt
  const pairs = address.slice(queryAt + 1, end).split('&')
  const kept = pairs.filter((pair) => !tracking.test(pair.split('=')[0] ?? ''))
  if (kept.length === pairs.length) return address
  const query = kept.length > 0 ? `?${kept.join('&')}` : ''
  return address.slice(0, queryAt) + query + address.slice(end)
}

/** Zero-width spaces, soft hyphens, byte order marks, controls. Joiners stay: emoji, Persian and Hindi are written with them. */
const invisible = /(?![\t\n\r])\p{Cc}|[\u00AD\u200B\u2060\uFEFF\uFFFC]/gu
const oddSpaces = /[\u00A0\u2007\u202F]/g

/** A text without letters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '').replace(oddSpaces, ' ')

const ownStyle = /<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const signs = /[<>"']|(?<![\w-])on[a-z]+(?=\s*=)/gi

/**
 * HTML without its style sheets and scripts, and with its event handlers under another name. A document that only is read runs none of them; browsers
 * say so of each of them in the console.
 */
export function withoutActive(html: string): string {
  const plain = html.replace(ownStyle, '')
  const pieces: string[] = []
  let [done, isInTag, quote] = [0, false, '']
  for (const { 0: sign, index } of plain.matchAll(signs)) {
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (!isInTag) isInTag = sign === '<' && /[a-z]/i.test(plain.charAt(index + 1))
    else if (sign === '>') isInTag = false
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign !== '<') {
      pieces.push(plain.slice(done, index), 'data-')
      done = index
    }
  }
  return pieces.join('') + plain.slice(done)
}

/** Line breaks of every system as '\n'. */
export const plainBreaks = (text: string): string => text.replace(/\r\n?|\u2028|\u2029/g, '\n')
