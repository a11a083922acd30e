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
  'stroke-linejoin',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
] as const

/** Around what is painted, in px. */
const edge = 28

/**
 * Saves a figure as a PNG at twice its size, as it stands on the screen: question, answer and drawing on the ground of the page, in the colours and fonts of
 * the theme. What is marked `data-not-painted`, such as its buttons, is left out. Rejects with an Error where the browser cannot paint it.
 */
export async function savePicture(figure: HTMLElement, name: string): Promise<void> {
  const copy = copyToPaint(figure)
  try {
    saveFile(name, await painting(copy, groundOf(figure)))
  } finally {
    copy.parentElement?.remove()
  }
}

/** A copy of a figure beside the screen, as wide as it is, in which what is not painted takes no room. */
function copyToPaint(figure: HTMLElement): HTMLElement {
  const copy = figure.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('[data-not-painted]')) part.remove()
  const place = document.createElement('div')
  place.inert = true
  place.style.cssText = `position:fixed;top:0;right:100vw;width:${figure.clientWidth}px`
  place.append(copy)
  figure.parentElement?.append(place)
  return copy
}

async function painting(figure: HTMLElement, ground: string): Promise<Blob> {
  const parts = [...figure.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && isPainted(part),
  )
  const { left, top } = figure.getBoundingClientRect()
  const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
  const canvas = document.createElement('canvas')
  canvas.width = (figure.clientWidth + 2 * edge) * 2
  canvas.height = Math.ceil(bottom - top + 2 * edge) * 2
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot paint a picture.')
  brush.scale(2, 2)
  brush.fillStyle = ground
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.translate(edge - left, edge - top)
  for (const part of parts) await paint(brush, part, 1)
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('This browser cannot save a picture.')
  return file
}

/** What is shown, and not only said to screen readers. */
function isPainted(element: Element): boolean {
  if (element.matches('.sr-only')) return false
  const { display, visibility } = getComputedStyle(element)
  return display !== 'none' && visibility !== 'hidden'
}

/** Paints an element where it stands, then what is in it: grounds, drawings, words. `opacity`: that of everything around it. */
async function paint(brush: CanvasRenderingContext2D, element: Element, opacity: number): Promise<void> {
  if (!isPainted(element)) return
  const style = getComputedStyle(element)
  const seen = opacity * Number(style.opacity)
  brush.globalAlpha = seen
  if (element instanceof SVGSVGElement) await paintDrawing(brush, element)
  else if (element instanceof HTMLElement) paintBox(brush, element, style)
  for (const child of element.childNodes) {
    if (child instanceof Element) await paint(brush, child, seen)
    else if (child instanceof Text && isWorded(element)) {
      brush.globalAlpha = seen
      paintWords(brush, child, style)
    }
  }
}

/** Words of a drawing are only in its texts: its titles are for pointers. */
const isWorded = (element: Element): boolean =>
  element instanceof HTMLElement || element.matches('text, tspan')

function paintBox(brush: CanvasRenderingContext2D, element: HTMLElement, style: CSSStyleDeclaration): void {
  const box = element.getBoundingClientRect()
  if (!isClear(style.backgroundColor)) {
    brush.fillStyle = style.backgroundColor
    brush.beginPath()
    brush.roundRect(box.x, box.y, box.width, box.height, Number.parseFloat(style.borderTopLeftRadius) || 0)
    brush.fill()
  }
  const line = Number.parseFloat(style.borderBottomWidth)
  if (line === 0 || style.borderBottomStyle === 'none') return
  brush.fillStyle = style.borderBottomColor
  brush.fillRect(box.x, box.bottom - line, box.width, line)
}

/** Word by word, each where it stands, so that lines break as they do on the screen. */
function paintWords(brush: CanvasRenderingContext2D, words: Text, style: CSSStyleDeclaration): void {
  const isDrawn = words.parentNode instanceof SVGElement
  brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  brush.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
  brush.fillStyle = isDrawn ? style.fill : style.color
  const { fontBoundingBoxAscent: ascent } = brush.measureText('x')
  const range = document.createRange()
  for (const { index, 0: word } of words.data.matchAll(/\S+/gu)) {
    range.setStart(words, index)
    range.setEnd(words, index + word.length)
    const box = range.getBoundingClientRect()
    if (isDrawn && style.stroke !== 'none') {
      brush.strokeStyle = style.stroke
      brush.lineWidth = Number.parseFloat(style.strokeWidth)
      brush.lineJoin = 'round'
      brush.strokeText(word, box.x, box.y + ascent)
    }
    brush.fillText(word, box.x, box.y + ascent)
  }
}

const isClear = (colour: string): boolean => /^transparent$|, 0\)$|\/ 0\)$/u.test(colour)

/** The first ground behind it that is not see-through. */
function groundOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return getComputedStyle(document.documentElement).getPropertyValue('--surface-0')
}

/** The lines and shapes of a drawing; its words are painted after it, since a picture in a picture has none of the page's fonts. */
async function paintDrawing(brush: CanvasRenderingContext2D, drawing: SVGSVGElement): Promise<void> {
  const { x, y, width, height } = drawing.getBoundingClientRect()
  if (width === 0 || height === 0) return
  const room = overhang(drawing)
  const image = await imageOf(drawing, { width, height, room })
  brush.drawImage(image, x - room, y - room, width + 2 * room, height + 2 * room)
}

/** How far, in px, a drawing may stand out of its own box. */
const overhang = (drawing: SVGSVGElement): number => (drawing.hasAttribute('viewBox') ? 0 : 16)

async function imageOf(
  drawing: SVGSVGElement,
  { width, height, room }: { width: number; height: number; room: number },
): Promise<HTMLImageElement> {
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
  for (const text of copy.querySelectorAll('text, title')) text.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String((width + 2 * room) * 2))
  copy.setAttribute('height', String((height + 2 * room) * 2))
  if (!copy.hasAttribute('viewBox'))
    copy.setAttribute('viewBox', `${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`)
  const image = new Image()
  const words = new XMLSerializer().serializeToString(copy)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(words)}`
  await image.decode()
  return image
}
