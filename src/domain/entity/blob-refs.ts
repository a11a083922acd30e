import { z } from 'zod'

/** How a record points to a blob: `bytes` is its plain length, `type` its media type. */
export const blobRef = z.object({
  blobId: z.uuid().lowercase(),
  chunks: z.int().positive(),
  bytes: z.int().min(0),
  type: z.string().max(200),
})
export type BlobRefInData = z.infer<typeof blobRef>

/** Every reference to a blob that lies in some data, at any depth. */
export function blobRefsIn(data: unknown): BlobRefInData[] {
  if (typeof data !== 'object' || data === null) return []
  const own = blobRef.safeParse(data)
  return [...(own.success ? [own.data] : []), ...Object.values(data).flatMap(blobRefsIn)]
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
}

/** The ending of a file of that media type, without its dot. */
export const endingOf = (type: string): string =>
  endings[type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'bin'
