import { kernelBytes } from './kernel-bytes.ts'

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  readonly multiply: (
    ...of: readonly [number, number, number, number, number, number, number, number]
  ) => void
  readonly multiplyWhole: (...of: readonly [number, number, number, number, number, number, number]) => void
  readonly dot: (bytesAt: number) => number
}

/** The functions of kernel.wat, over a memory of their own. */
export interface Kernel extends Omit<KernelExports, 'memory'> {
  /** The memory, made as long as that at least (bytes); what is in it stays, and new bytes are 0. What was answered before is not to be used any more. */
  reserve(bytes: number): ArrayBuffer
}

const pageBytes = 65_536

/** Null where this engine has no instructions of WebAssembly that work on several numbers at once. */
export function kernelInstance(): Kernel | null {
  const bytes = Uint8Array.from(atob(kernelBytes), (sign) => sign.charCodeAt(0))
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes)) return null
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  const { memory, ...functions } = exports as unknown as KernelExports
  return {
    ...functions,
    reserve(needed) {
      const missing = Math.ceil((needed - memory.buffer.byteLength) / pageBytes)
      if (missing > 0) memory.grow(missing)
      return memory.buffer
    },
  }
}
