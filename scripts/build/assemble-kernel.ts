// node scripts/run.mjs scripts/build/assemble-kernel.ts: writes src/domain/meaning/kernel-bytes.ts from kernel.wat beside it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import wabt from 'wabt'
import { root } from '../root.ts'

const room = join(root, 'src', 'domain', 'meaning')

/** The module of kernel.wat in base64. */
export async function assembledKernel(): Promise<string> {
  const { parseWat } = await wabt()
  const parsed = parseWat('kernel.wat', readFileSync(join(room, 'kernel.wat'), 'utf8'), { simd: true })
  try {
    parsed.resolveNames()
    parsed.validate()
    return Buffer.from(parsed.toBinary({}).buffer).toString('base64')
  } finally {
    parsed.destroy()
  }
}

if (import.meta.main) {
  const bytes = await assembledKernel()
  const text = `/** kernel.wat, assembled by scripts/build/assemble-kernel.ts; base64. */\nexport const kernelBytes =\n  '${bytes}'\n`
  writeFileSync(join(room, 'kernel-bytes.ts'), text)
}
