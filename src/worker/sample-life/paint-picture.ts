import { type PictureShape, pictureSize, type SamplePicture } from '#domain/sample-life/sample-pictures.ts'

const { width, height } = pictureSize

function inkOf(context: OffscreenCanvasRenderingContext2D, fill: PictureShape['fill']) {
  if (typeof fill === 'string') return fill
  const ink = context.createLinearGradient(0, 0, 0, height)
  ink.addColorStop(0, fill[0])
  ink.addColorStop(1, fill[1])
  return ink
}

/** A picture of the sample life as a file. */
export async function paintPicture({ shapes }: SamplePicture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.lineCap = 'round'
  for (const { path, fill, alpha = 1, line } of shapes) {
    const ink = inkOf(context, fill)
    const drawn = new Path2D(path)
    context.globalAlpha = alpha
    context.fillStyle = ink
    context.strokeStyle = ink
    context.lineWidth = line ?? 1
    if (line === undefined) context.fill(drawn, 'evenodd')
    else context.stroke(drawn)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}
