import { textWidth } from '#web/ui/charts/placing/text-width.ts'

/** A box of a drawing, px. */
export interface DrawnBox {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface DrawnShapes {
  readonly width: number
  readonly height: number
  readonly words: readonly DrawnBox[]
  /** Points, cells and the ends and bends of lines. */
  readonly shapes: readonly DrawnBox[]
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const number = (tag: string, name: string): number => Number(attribute(tag, name) ?? 0)

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, '’')
    .replace(/&(quot|lt|gt|amp);/g, 'x')

function wordsIn(svg: string): DrawnBox[] {
  return [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)].flatMap(([, tag = '', inner = '']) => {
    const words = plain(inner)
    if (words.trim() === '') return []
    const [x, y, width] = [number(tag, 'x'), number(tag, 'y'), textWidth(words)]
    const anchor = attribute(tag, 'text-anchor') ?? 'start'
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
    return [{ what: words, left, right: left + width, top: y - 9, bottom: y + 2 }]
  })
}

/** The points of a path of absolute moves, lines and curves: M, L, H, V, C and Z. */
function pathBoxes(d: string): DrawnBox[] {
  let [x, y] = [0, 0]
  const found: DrawnBox[] = []
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const pairs =
      command === 'H' ? numbers.map((one) => [one, y]) : command === 'V' ? numbers.map((one) => [x, one]) : []
    if (/[MLC]/.test(command))
      for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push(numbers.slice(at, at + 2))
    for (const [px = Number.NaN, py = Number.NaN] of pairs) {
      ;[x, y] = [px, py]
      found.push({ what: `path ${d.slice(0, 40)}`, left: x, right: x, top: y, bottom: y })
    }
  }
  return found
}

function shapesIn(svg: string): DrawnBox[] {
  const drawn = svg.replace(/<pattern.*?<\/pattern>/gs, '')
  const circles = [...drawn.matchAll(/<circle([^>]*)>/g)].map(([, tag = '']) => {
    const [x, y, r] = [number(tag, 'cx'), number(tag, 'cy'), number(tag, 'r')]
    return { what: 'circle', left: x - r, right: x + r, top: y - r, bottom: y + r }
  })
  const rects = [...drawn.matchAll(/<rect([^>]*)>/g)].map(([, tag = '']) => {
    const [x, y] = [number(tag, 'x'), number(tag, 'y')]
    return {
      what: 'rect',
      left: x,
      right: x + number(tag, 'width'),
      top: y,
      bottom: y + number(tag, 'height'),
    }
  })
  const paths = [...drawn.matchAll(/<path([^>]*)>/g)].flatMap(([, tag = '']) =>
    pathBoxes(attribute(tag, 'd') ?? ''),
  )
  return [...circles, ...rects, ...paths]
}

/** What stands in each drawing (`svg data-drawing`) of some static markup. */
export const drawnShapes = (html: string): DrawnShapes[] =>
  [...html.matchAll(/<svg data-drawing([^>]*)>(.*?)<\/svg>/gs)].map(([, tag = '', inner = '']) => {
    const [, , width = 0, height = 0] = (attribute(tag, 'viewBox') ?? '').split(' ').map(Number)
    return { width, height, words: wordsIn(inner), shapes: shapesIn(inner) }
  })

/** Words that stand upon other words, as '“a” on “b”'. */
export function overlapsIn({ words }: DrawnShapes): string[] {
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `“${one.what}” on “${other.what}”`),
  )
}

/** What lies outside of a drawing by more than a margin (px), or nowhere at all. */
export const outsideOf = ({ width, height, words, shapes }: DrawnShapes, margin = 6): string[] =>
  [...words, ...shapes]
    .filter(
      ({ left, right, top, bottom }) =>
        !(left >= -margin && right <= width + margin && top >= -margin && bottom <= height + margin),
    )
    .map(({ what, left, right, top, bottom }) => `${what}: ${left} to ${right}, ${top} to ${bottom}`)
