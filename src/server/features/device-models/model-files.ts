import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type DeviceModelFile, deviceModel, mostModelBytes } from '#contract/device-models.ts'

/** Why a model was not taken, in words for the operator. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault'
}

const manifest = z.object({ models: z.array(deviceModel) })

/** Where the data folder of a server keeps its models. */
export const modelFolder = (dataFolder: string): string => path.join(dataFolder, 'models')
const manifestFile = (folder: string): string => path.join(folder, 'manifest.json')
export const modelFile = (folder: string, sha256: string): string => path.join(folder, `${sha256}.gguf`)

/** The models that are kept, in the order in which they came; none where there is no folder. Throws a ModelFault when its list cannot be read. */
export function modelsIn(folder: string): DeviceModelFile[] {
  const file = manifestFile(folder)
  if (!existsSync(file)) return []
  try {
    return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).models
  } catch {
    throw new ModelFault(`${file} cannot be read as a list of models. Remove it, and add the models again.`)
  }
}

/** One of the models, if its file is there in full length. */
export function modelIn(folder: string, sha256: string): DeviceModelFile | null {
  const found = modelsIn(folder).find((model) => model.sha256 === sha256)
  const size = statSync(modelFile(folder, sha256), { throwIfNoEntry: false })?.size
  return found && found.bytes === size ? found : null
}

export interface NewModel extends Pick<DeviceModelFile, 'name' | 'licence'> {
  /** The file's bytes, in order. */
  readonly content: AsyncIterable<Uint8Array>
  /** What its SHA-256 has to be, in hex; null: whatever it is. */
  readonly wanted: string | null
}

/** Keeps a model and lists it. One that breaks off, is too large, is no GGUF or has another hash than wanted leaves nothing. Throws a ModelFault. */
export async function addModel(folder: string, added: NewModel): Promise<DeviceModelFile> {
  const { name, licence } = added
  mkdirSync(folder, { recursive: true })
  const arriving = path.join(folder, `${randomUUID()}.arriving`)
  try {
    const { sha256, bytes } = await keepContent(arriving, added.content)
    if (added.wanted !== null && added.wanted !== sha256)
      throw new ModelFault(`This is not the file you meant: its SHA-256 is ${sha256}.`)
    const model = deviceModel.parse({ name, licence, sha256, bytes })
    renameSync(arriving, modelFile(folder, sha256))
    writeManifest(folder, [...modelsIn(folder).filter((one) => one.sha256 !== sha256), model])
    return model
  } finally {
    rmSync(arriving, { force: true })
  }
}

/** Forgets a model and removes its file; null: there is none of this name or hash. */
export function removeModel(folder: string, which: string): DeviceModelFile | null {
  const models = modelsIn(folder)
  const found = models.find(({ name, sha256 }) => name === which || sha256 === which)
  if (!found) return null
  writeManifest(
    folder,
    models.filter((one) => one !== found),
  )
  rmSync(modelFile(folder, found.sha256), { force: true })
  return found
}

/** A reader finds the list from before or from after, never half of one. */
function writeManifest(folder: string, models: readonly DeviceModelFile[]): void {
  const next = `${manifestFile(folder)}.next`
  const file = openSync(next, 'w')
  try {
    writeSync(file, `${JSON.stringify({ models }, null, 2)}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(next, manifestFile(folder))
}

const magic = 'GGUF'
const noGguf = 'This is no GGUF file, which is what llama.cpp reads.'

/** Writes and hashes at the same time. */
async function keepContent(
  file: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Pick<DeviceModelFile, 'sha256' | 'bytes'>> {
  const hash = createHash('sha256')
  const handle = await open(file, 'wx')
  let bytes = 0
  let start = ''
  try {
    for await (const piece of content) {
      if (start.length < magic.length)
        start += Buffer.from(piece.subarray(0, magic.length)).toString('latin1')
      if (start.length >= magic.length && !start.startsWith(magic)) throw new ModelFault(noGguf)
      bytes += piece.length
      if (bytes > mostModelBytes)
        throw new ModelFault(
          'This is larger than a browser can run: 2 GB is the most. Take a smaller model or one with fewer bits.',
        )
      hash.update(piece)
      await handle.write(piece)
    }
    if (!start.startsWith(magic)) throw new ModelFault(noGguf)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}
