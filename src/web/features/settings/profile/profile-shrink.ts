/** What the server takes at most; a phone's photos are larger. */
export const mostBytes = 2 * 1024 * 1024
const side = 768

/** A smaller copy of a picture that is too large to send: its middle square, upright. Itself when it is small enough. Throws for what is no picture. */
export async function smallEnough(picture: Blob): Promise<Blob> {
  if (picture.size <= mostBytes) return picture
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const square = Math.min(width, height)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.drawImage(bitmap, (width - square) / 2, (height - square) / 2, square, square, 0, 0, side, side)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}
