import { saveFile } from '#web/ui/save-file.ts'

/** What a drawing takes from the style sheets; everything else it says itself. */
const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const

/**
 * Saves what is drawn in `figure` as a PNG at twice its size: its drawings one above the other on the ground of the page, under its question and answer.
 * Rejects with an Error where the browser cannot paint it.
 */
export async function savePicture(figure: HTMLElement, name: string): Promise<void> {
  const drawings = [...figure.querySelectorAll<SVGSVGElement>('svg[data-drawing]')]
  const width = Math.max(...drawings.map(({ clientWidth }) => clientWidth), 320)
  const words = [...figure.querySelectorAll<HTMLElement>('[data-figure-words]')]
  const edge = 28
  const head = words.length * 30 + 12
  const height = drawings.reduce((sum, { clientHeight }) => sum + clientHeight + 12, head)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * edge) * 2
  canvas.height = (height + 2 * edge) * 2
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot paint a picture.')
  brush.scale(2, 2)
  brush.fillStyle = groundOf(figure)
  brush.fillRect(0, 0, canvas.width, canvas.height)
  words.forEach((line, at) => {
    const { color, fontSize, fontFamily, fontWeight } = getComputedStyle(line)
    brush.fillStyle = color
    brush.font = `${fontWeight} ${fontSize} ${fontFamily}`
    brush.fillText(line.textContent, edge, edge + 20 + at * 30, width)
  })
  let top = edge + head
  for (const drawing of drawings) {
    brush.drawImage(await imageOf(drawing), edge, top, drawing.clientWidth, drawing.clientHeight)
    top += drawing.clientHeight + 12
  }
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('This browser cannot save a picture.')
  saveFile(name, file)
}

/** The first ground behind it that is not see-through. */
function groundOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^(transparent|rgba\(0, 0, 0, 0\))$/u.test(backgroundColor)) return backgroundColor
  }
  return getComputedStyle(document.documentElement).getPropertyValue('--surface-0')
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const parts = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  parts.forEach((part, at) => {
    const original = originals[at]
    if (!original) return
    const style = getComputedStyle(original)
    part.setAttribute('style', painted.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'))
    part.removeAttribute('class')
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(drawing.clientWidth * 2))
  copy.setAttribute('height', String(drawing.clientHeight * 2))
  copy.setAttribute('viewBox', `0 0 ${drawing.clientWidth} ${drawing.clientHeight}`)
  const image = new Image()
  const words = new XMLSerializer().serializeToString(copy)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(words)}`
  await image.decode()
  return image
}
