import { firstBelow } from '../editor/textarea-positions.ts'

/** A place in a page's text, and how far below the top of the view its line stands. */
export interface KeptPlace {
  readonly offset: number
  readonly top: number
}

const placed = (article: HTMLElement) => Array.from(article.querySelectorAll<HTMLElement>('[data-from]'))
const fromOf = (block: HTMLElement): number => Number(block.dataset.from)
const toOf = (block: HTMLElement): number => Number(block.dataset.to)

interface Letter {
  readonly node: Text
  readonly at: number
}

/** The letters of a block, over all the elements in it. */
function lettersOf(block: HTMLElement): { length: number; letter: (nth: number) => Letter | null } {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const texts: { node: Text; from: number }[] = []
  let length = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    texts.push({ node, from: length })
    length += node.data.length
  }
  return {
    length,
    letter: (nth) => {
      const found = texts.findLast(({ from }) => from <= nth)
      return found ? { node: found.node, at: Math.min(nth - found.from, found.node.data.length) } : null
    },
  }
}

function boxOf(block: HTMLElement, letter: Letter | null): DOMRect {
  if (!letter) return block.getBoundingClientRect()
  const range = document.createRange()
  range.setStart(letter.node, letter.at)
  range.setEnd(letter.node, Math.min(letter.at + 1, letter.node.data.length))
  const rects = range.getClientRects()
  return rects[rects.length - 1] ?? block.getBoundingClientRect()
}

/** The place at a height of the window; null: above the first words. */
export function placeAt(article: HTMLElement, y: number): KeptPlace | null {
  const blocks = placed(article)
  const nth = firstBelow(blocks.length, (at) => (blocks[at]?.getBoundingClientRect().bottom ?? y) > y)
  const block = blocks[Math.min(nth, blocks.length - 1)]
  if (!block || (nth === 0 && block.getBoundingClientRect().top > y)) return null
  const letters = lettersOf(block)
  const first = firstBelow(letters.length, (at) => boxOf(block, letters.letter(at)).bottom > y)
  // A line's first letter may count to the line above where it wraps; the second one is surely on its line.
  const inside = Math.min(first + 1, Math.max(0, letters.length - 1))
  const share = letters.length === 0 ? 0 : inside / letters.length
  const offset = fromOf(block) + Math.round(share * (toOf(block) - fromOf(block)))
  return { offset, top: boxOf(block, letters.letter(inside)).top - y }
}

/** Where the line of a place stands now, in the window. */
export function topOf(article: HTMLElement, offset: number): number | null {
  const blocks = placed(article)
  const after = firstBelow(blocks.length, (at) => fromOf(blocks[at] ?? article) > offset)
  const block = blocks[Math.max(0, after - 1)]
  if (!block) return null
  const letters = lettersOf(block)
  const share = (offset - fromOf(block)) / Math.max(1, toOf(block) - fromOf(block))
  const nth = Math.min(Math.round(share * letters.length), Math.max(0, letters.length - 1))
  return boxOf(block, letters.letter(nth)).top
}
