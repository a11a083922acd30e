import { z } from 'zod'
import { withoutInvisible } from '../../journal/markdown/clean-pasted.ts'
import { replaceLinks } from '../../journal/markdown/link-places.ts'

/** What stands in a page of Day One beside words. */
export type Moment =
  | { readonly is: 'picture'; readonly id: string }
  | { readonly is: 'other'; readonly what: string }

const kinds: Readonly<Record<string, string>> = {
  video: 'A video',
  audio: 'A recording',
  pdfattachment: 'A PDF',
}

/** 'dayone-moment://<id>' and 'dayone-moment:/video/<id>'; null for any other address. */
function momentAt(address: string): Moment | null {
  const found = /^dayone-moment:\/{1,2}(?:([a-z]+)\/)?([\w-]{1,64})$/i.exec(address.trim())
  if (!found) return null
  const [, kind, id = ''] = found
  if (kind === undefined || kind === 'photo') return { is: 'picture', id: id.toUpperCase() }
  return { is: 'other', what: kinds[kind.toLowerCase()] ?? 'An attachment' }
}

/** Text with `put` in the place of its pictures and recordings. */
export const withMoments = (text: string, put: (moment: Moment) => string): string =>
  replaceLinks(
    text,
    { isPicture: true, accepts: (_, address) => momentAt(address) !== null },
    ({ address }) => {
      const moment = momentAt(address)
      return moment ? put(moment) : ''
    },
  )

/**
 * Day One puts a backslash before signs that Markdown might take for its own. Those that mean nothing inside of a line go; at the beginning of one they
 * stay, and so do those of emphasis, headings and links.
 */
export const withoutEscapes = (text: string): string =>
  withoutInvisible(text)
    .split('\n')
    .map((line) => {
      const begins = /^[\s\d]*/.exec(line)?.[0].length ?? 0
      const from = line.charAt(begins) === '\\' ? begins + 2 : begins
      return line.slice(0, from) + line.slice(from).replace(/\\([.\-()!+=,:;'"&/{}~|<>])/g, '$1')
    })
    .join('\n')

const richText = z.object({
  contents: z.array(
    z.object({
      text: z.string().catch(''),
      attributes: z
        .object({
          bold: z.boolean().optional().catch(undefined),
          italic: z.boolean().optional().catch(undefined),
          line: z
            .object({
              header: z.number().optional().catch(undefined),
              listStyle: z.string().optional().catch(undefined),
              indentLevel: z.number().optional().catch(undefined),
              checked: z.boolean().optional().catch(undefined),
              quote: z.boolean().optional().catch(undefined),
            })
            .optional()
            .catch(undefined),
        })
        .optional()
        .catch(undefined),
      embeddedObjects: z
        .array(z.object({ type: z.string(), identifier: z.string().catch('') }))
        .optional()
        .catch(undefined),
    }),
  ),
})
type Run = z.infer<typeof richText>['contents'][number]

function lineSign({ attributes }: Run, isFirst: boolean): string {
  const line = attributes?.line
  if (!isFirst || !line) return ''
  const indent = '  '.repeat(Math.min(6, Math.max(0, (line.indentLevel ?? 1) - 1)))
  if (line.header) return `${'#'.repeat(Math.min(6, line.header))} `
  if (line.quote) return '> '
  if (line.listStyle === 'bulleted') return `${indent}- `
  if (line.listStyle === 'numbered') return `${indent}1. `
  if (line.listStyle === 'checkbox') return `${indent}- [${line.checked ? 'x' : ' '}] `
  return ''
}

/** Words with their signs close to them. */
function emphasised({ text, attributes }: Run): string {
  const sign = (attributes?.bold ? '**' : '') + (attributes?.italic ? '*' : '')
  const bare = text.trim()
  if (sign === '' || bare === '' || text.includes('\n') || attributes?.line?.header) return text
  return text.replace(bare, () => sign + bare + Array.from(sign).reverse().join(''))
}

/** The text that a page's `richText` holds, as Markdown with Day One's marks; '' where it is none. */
export function textOfRich(json: string): string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return ''
  }
  const read = richText.safeParse(value)
  if (!read.success) return ''
  let text = ''
  for (const run of read.data.contents) {
    for (const { type, identifier } of run.embeddedObjects ?? [])
      text += `\n![](dayone-moment:/${type === 'photo' ? '' : type}/${identifier})\n`
    text += lineSign(run, (text === '' || text.endsWith('\n')) && run.text.trim() !== '') + emphasised(run)
  }
  return text
}
