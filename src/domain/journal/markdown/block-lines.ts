import type { Stretch } from '../../text/find-words.ts'

/** A block of a text as the stretches of its lines, without the signs of the quotes and lists around it. Signs of one block mean nothing in another. */
export type BlockLines = readonly Stretch[]

interface TextBlocks {
  /** What is read sign by sign: paragraphs, headings, cells of tables. */
  readonly words: readonly BlockLines[]
  /** Lines of code between fences, with the fences. */
  readonly code: readonly Stretch[]
}

/** A quote or an item of a list that is open; `indent`: how far what belongs to an item stands in. */
type Container = { readonly indent: number } | 'quote'

const fenceStart = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/
const heading = /^[ \t]*#{1,6}(?:[ \t]|$)/
const divider = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*){2,}$/
const quoteSign = /^[ \t]*>[ \t]?/
const itemSign = /^([ \t]*)([-*+]|\d{1,9}[.)])(?:([ \t]+)(?=\S)|[ \t]*$)/
const dashes = /^:?-+:?$/
const cellEnd = /(?<!\\)(?:\\\\)*\|/

/** Quotes and lists within each other, more than anybody reads. */
const deepest = 25

/** Reads a text line by line, as Markdown is. */
class BlockReader {
  readonly words: BlockLines[] = []
  readonly code: Stretch[] = []
  #open: Container[] = []
  #fence: string | null = null
  #paragraph: Stretch[] = []
  #isTable = false
  /** The line above begins an item and has nothing else. */
  #isBareItem = false
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  endBlock(): void {
    if (this.#paragraph.length > 0) this.words.push(this.#paragraph)
    this.#paragraph = []
    this.#isTable = false
  }

  readLine(from: number, to: number): void {
    // An item that begins with two empty lines is over.
    if (this.#isBareItem && this.#text.slice(from, to).trim() === '') this.#open = this.#open.slice(0, -1)
    this.#isBareItem = false
    const [matched, at] = this.#within(from, to)
    const isInside = matched === this.#open.length
    if (this.#fence !== null) {
      if (isInside) {
        this.#readCode(at, to)
        return
      }
      this.#fence = null
    }
    this.#readOpen(at, to, matched)
  }

  /** Where a column is reached by white space, or how far that goes. */
  #reach(from: number, to: number, columns: number): { at: number; isReached: boolean } {
    let at = from
    let column = this.#column(from)
    const wanted = column + columns
    for (; at < to && column < wanted && /[ \t]/.test(this.#text.charAt(at)); at++)
      column += this.#text.charAt(at) === '\t' ? 4 - (column % 4) : 1
    return { at, isReached: column >= wanted }
  }

  /** A tab leads on to the next column of four. */
  #column(at: number): number {
    let column = 0
    for (let on = this.#text.lastIndexOf('\n', at - 1) + 1; on < at; on++)
      column += this.#text.charAt(on) === '\t' ? 4 - (column % 4) : 1
    return column
  }

  /** How many of the open containers a line goes on with, and where it does. */
  #within(from: number, to: number): [matched: number, at: number] {
    let at = from
    let matched = 0
    for (const container of this.#open) {
      const rest = this.#text.slice(at, to)
      if (container === 'quote') {
        const sign = quoteSign.exec(rest)?.[0]
        if (sign === undefined) break
        at += sign.length
      } else {
        const { at: reached, isReached } = this.#reach(at, to, container.indent)
        if (rest.trim() !== '' && !isReached) break
        at = reached
      }
      matched += 1
    }
    return [matched, at]
  }

  #readCode(from: number, to: number): void {
    this.code.push({ from, to })
    const line = this.#text.slice(from, to).trim()
    const fence = this.#fence ?? ''
    if (line.startsWith(fence) && line === fence.charAt(0).repeat(line.length)) this.#fence = null
  }

  /** A line outside of code, from where the containers end that it goes on with. */
  #readOpen(from: number, to: number, matched: number): void {
    let at = from
    let known = matched
    while (known < deepest) {
      const rest = this.#text.slice(at, to)
      const sign = divider.test(rest) ? null : this.#containerAt(at, to, known === this.#open.length)
      if (!sign) break
      this.endBlock()
      this.#open = [...this.#open.slice(0, known), sign.container]
      known += 1
      at += sign.length
      this.#isBareItem = sign.container !== 'quote' && this.#text.slice(at, to).trim() === ''
    }
    const line = this.#text.slice(at, to)
    const isLazy = known < this.#open.length && this.#paragraph.length > 0 && !this.#isTable
    const isOwn = line.trim() === '' || heading.test(line) || divider.test(line) || fenceStart.test(line)
    if (known < this.#open.length && (isOwn || !isLazy)) {
      this.endBlock()
      this.#open = this.#open.slice(0, known)
    }
    this.#readLeaf({ from: at, to }, line, known === this.#open.length)
  }

  #containerAt(at: number, to: number, isInside: boolean): { container: Container; length: number } | null {
    const rest = this.#text.slice(at, to)
    const quote = quoteSign.exec(rest)?.[0]
    if (quote !== undefined) return { container: 'quote', length: quote.length }
    const item = itemSign.exec(rest)
    if (!item) return null
    const [, lead = '', marker = '', gap] = item
    const interrupts = this.#paragraph.length > 0 && isInside
    if (interrupts && (gap === undefined || /^\d/.test(marker)) && !/^1[.)]$/.test(gap ? marker : ''))
      return null
    const start = this.#column(at)
    const signEnd = at + lead.length + marker.length
    const width = this.#column(signEnd) - start
    const gapWidth = gap === undefined ? 1 : this.#column(signEnd + gap.length) - start - width
    const isWide = gap === undefined || gapWidth > 4
    return {
      container: { indent: isWide ? width + 1 : width + gapWidth },
      length: signEnd - at + (isWide ? Number(gap !== undefined) : gap.length),
    }
  }

  #readLeaf(line: Stretch, text: string, isInside: boolean): void {
    const fence = fenceStart.exec(text)?.[1]
    if (text.trim() === '') this.endBlock()
    else if (fence !== undefined) {
      this.endBlock()
      this.#fence = fence
      this.code.push(line)
    } else if (heading.test(text) || divider.test(text)) {
      this.endBlock()
      this.words.push([line])
    } else if (this.#isTable) this.#readRow(line)
    else if (isInside && this.#beginsTable(text)) {
      const header = this.#paragraph.pop()
      this.endBlock()
      this.#isTable = true
      if (header) this.#readRow(header)
    } else this.#paragraph.push(line)
  }

  /** A line of dashes below a line with as many cells. */
  #beginsTable(text: string): boolean {
    const above = this.#paragraph.at(-1)
    if (!above || !/[|:]/.test(text)) return false
    const below = this.#cells(text)
    const isDashes = below.every((cell) => dashes.test(cell.trim()))
    return isDashes && this.#cells(this.#text.slice(above.from, above.to)).length === below.length
  }

  #cells(row: string): string[] {
    return row.trim().replace(/^\|/, '').replace(/\|$/, '').split(cellEnd)
  }

  #readRow({ from, to }: Stretch): void {
    let at = from
    for (const cell of this.#text.slice(from, to).split(cellEnd)) {
      this.words.push([{ from: at, to: at + cell.length }])
      at += cell.length + 1
    }
  }
}

/** The blocks of a text as the reading view tells them apart. */
export function blocksOf(text: string): TextBlocks {
  const reader = new BlockReader(text)
  for (let at = 0; at <= text.length; ) {
    const gap = text.indexOf('\n', at)
    const end = gap < 0 ? text.length : gap
    reader.readLine(at, end)
    at = end + 1
  }
  reader.endBlock()
  return reader
}
