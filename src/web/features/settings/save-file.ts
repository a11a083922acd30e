/** Hands bytes to the browser to be saved as a file. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun by the next turn; until then the address has to stand.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
