/** What was asked of a parameter of a node, and the value that follows from it at an instant. */
export class FakeParam {
  value = 0
  #ramps: { readonly at: number; readonly level: number; readonly isJump: boolean }[] = []

  cancelScheduledValues(from: number): void {
    this.#ramps = this.#ramps.filter(({ at }) => at < from)
  }
  setValueAtTime(level: number, at: number): void {
    this.#ramps.push({ at, level, isJump: true })
  }
  linearRampToValueAtTime(level: number, at: number): void {
    this.#ramps.push({ at, level, isJump: false })
  }
  valueAt(time: number): number {
    const before = this.#ramps.filter(({ at }) => at <= time).at(-1)
    const next = this.#ramps.find(({ at }) => at > time)
    if (!before) return this.value
    if (!next || next.isJump) return before.level
    return before.level + ((next.level - before.level) * (time - before.at)) / (next.at - before.at)
  }
}

export class FakeNode {
  readonly gain = new FakeParam()
  connect<Next>(next: Next): Next {
    return next
  }
  disconnect(): void {}
}

export class FakeSource extends FakeNode {
  buffer: { readonly duration: number } | null = null
  loop = false
  onended: (() => void) | null = null
  startsAt: number | null = null
  stopsAt: number | null = null
  start(at: number): void {
    this.startsAt = at
  }
  stop(at = 0): void {
    this.stopsAt = at
  }
}

/** An audio context whose clock is moved by hand. */
export class FakeContext {
  currentTime = 0
  readonly sources: FakeSource[] = []
  createGain(): FakeNode {
    return new FakeNode()
  }
  createBufferSource(): FakeSource {
    const source = new FakeSource()
    this.sources.push(source)
    return source
  }
  /** When the sources that were not taken back before they sounded begin, in order. */
  starts(): number[] {
    return this.sources
      .filter(({ startsAt, stopsAt }) => startsAt !== null && (stopsAt === null || stopsAt > startsAt))
      .map(({ startsAt }) => startsAt ?? 0)
      .toSorted((a, b) => a - b)
  }
  asContext(): BaseAudioContext {
    return this as unknown as BaseAudioContext
  }
}
