import { diff3MergeRegions } from 'node-diff3'
import { anchorsOf } from './text-anchors.ts'

export interface MergedText {
  readonly text: string
  /** False: both changed the same lines, and only the winner's are in the text. */
  readonly isClean: boolean
}

interface MergedLines {
  readonly lines: string[]
  isClean: boolean
}

/** Steps that comparing one stretch may take at most: about a fifth of a second. Beyond, the whole stretch counts as changed by both. */
const mostSteps = 30_000_000

/** Merges two texts that came from `before` line by line; where both changed the same lines, the winner's stay. */
export function mergeTexts(before: string, winner: string, loser: string): MergedText {
  const [old, mine, theirs] = [before.split('\n'), winner.split('\n'), loser.split('\n')]
  const merged: MergedLines = { lines: [], isClean: true }
  // Lines that are there once on each side cut the texts into stretches that have nothing to do with each other.
  const from = { old: 0, mine: 0, theirs: 0 }
  const end = { old: old.length, mine: mine.length, theirs: theirs.length }
  for (const at of [...anchorsOf(old, mine, theirs), end]) {
    mergeStretch(
      old.slice(from.old, at.old),
      mine.slice(from.mine, at.mine),
      theirs.slice(from.theirs, at.theirs),
      merged,
    )
    const anchor = old[at.old]
    if (anchor !== undefined) merged.lines.push(anchor)
    from.old = at.old + 1
    from.mine = at.mine + 1
    from.theirs = at.theirs + 1
  }
  return { text: merged.lines.join('\n'), isClean: merged.isClean }
}

function mergeStretch(old: string[], winner: string[], loser: string[], into: MergedLines): void {
  const keep = (lines: readonly string[]) => {
    for (const line of lines) into.lines.push(line)
  }
  if (sameLines(winner, old)) keep(loser)
  else if (sameLines(winner, loser) || sameLines(loser, old)) keep(winner)
  else if (stepsOf(old, winner) + stepsOf(old, loser) > mostSteps) {
    into.isClean = false
    keep(winner)
  } else {
    for (const region of diff3MergeRegions(winner, old, loser)) {
      keep(region.stable ? region.bufferContent : region.aContent)
      if (!region.stable) into.isClean &&= sameLines(region.aContent, region.bContent)
    }
  }
}

/** What the library's comparison costs: it looks along all lines for each pair of equal ones. */
function stepsOf(old: readonly string[], now: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const line of now) counts.set(line, (counts.get(line) ?? 0) + 1)
  let pairs = 0
  for (const line of old) pairs += counts.get(line) ?? 0
  return (old.length + pairs) * Math.min(old.length, now.length)
}

const sameLines = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, at) => line === b[at])
