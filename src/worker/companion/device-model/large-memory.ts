/** Whether this browser has what llama.cpp's build needs: 64-bit addresses in WebAssembly. */
export function hasLargeMemory(): boolean {
  try {
    // Only trying tells. TypeScript does not know the field.
    const wanted = { address: 'i64', initial: 1n }
    return new WebAssembly.Memory(wanted as unknown as WebAssembly.MemoryDescriptor).buffer.byteLength > 0
  } catch {
    return false
  }
}
