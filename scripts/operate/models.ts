import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { type DeviceModelFile, deviceModel } from '#contract/device-models.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { withSecretFiles } from '#server/config/secret-files.ts'
import {
  addModel,
  ModelFault,
  modelFolder,
  modelsIn,
  removeModel,
} from '#server/features/device-models/model-files.ts'
import { modelContent } from '#server/features/device-models/model-source.ts'
import { root } from '../root.ts'

export const usage = `Models that run in the browsers of those who use this server. Works beside the server, which may run.

  npm run models -- list                             which there are
  npm run models -- add <file or https address>      takes a GGUF file in, up to 2 GB
  npm run models -- remove <name or SHA-256>         removes one; browsers that have it keep it
  npm run models -- help                             this text

With add:
  --licence <name>      the model's licence, as people are told; asked for where it is not given
  --name <name>         how people see it; without it the file's name
  --sha256 <hex>        refuses a file with another sum

It finds the data folder as the server does: INKWELL_DATA.`

/** What was asked for is no command; the program ends with 2. */
export class UsageFault extends Error {}

/** Answers a question of the program; null: nobody is there to be asked. */
export type Ask = (question: string) => Promise<string | null>

/** Does what the operator asks for. Returns the sentences to print; throws one when it cannot be done. `from`: the folder that paths are relative to. */
export async function keepModels(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  args: readonly string[],
  from: string,
  ask: Ask,
): Promise<string[]> {
  const { flags, words } = read(args)
  const [command = 'help', what, ...more] = words
  const folder = modelFolder(dataFolder)
  if (flags.help || (command === 'help' && what === undefined)) return [usage]
  if (command === 'list' && what === undefined) return listed(modelsIn(folder))
  if (what === undefined || more.length > 0) throw new UsageFault(usage)
  if (command === 'remove') return removed(folder, what)
  if (command === 'add') return added(folder, what, flags, from, ask)
  throw new UsageFault(usage)
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        licence: { type: 'string' },
        name: { type: 'string' },
        sha256: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return { flags: values, words: positionals }
  } catch (error) {
    throw new UsageFault(`${error instanceof Error ? error.message : 'This cannot be read.'}\n\n${usage}`)
  }
}

type Flags = ReturnType<typeof read>['flags']

async function added(folder: string, what: string, flags: Flags, from: string, ask: Ask): Promise<string[]> {
  const isAddress = /^[a-z]+:\/\//i.test(what)
  const source = isAddress ? what : path.resolve(from, what)
  const name = flags.name?.trim() || nameIn(source)
  const licence = (flags.licence ?? (await ask(`What is the licence of ${name}? `)))?.trim()
  if (!licence)
    throw new ModelFault('People are told the licence of a model. Give it: --licence "Apache-2.0"')
  const { licence: licenceRule, name: nameRule, sha256 } = deviceModel.shape
  const about = {
    licence: checked(licenceRule, licence, 'A licence has 120 characters at most.'),
    name: checked(nameRule, name, 'A name has 80 characters at most: --name gives a shorter one.'),
    wanted: flags.sha256
      ? checked(sha256, flags.sha256.toLowerCase(), 'A SHA-256 has 64 digits from 0 to f.')
      : null,
  }
  const model = await addModel(folder, { ...about, content: modelContent(source) })
  return [
    `${model.name} is offered from now on, ${megabytes(model)} under ${model.licence}.`,
    `Its SHA-256 is ${model.sha256}; compare it with what its maker says.`,
  ]
}

/** 'https://a.example/b/Tiny-1B-Q4.gguf?download=true' -> 'Tiny-1B-Q4'. */
const nameIn = (source: string): string =>
  path.posix.basename(source.replace(/[?#].*$/s, '')).replace(/\.gguf$/i, '')

function checked<T>(rule: z.ZodType<T>, value: string, otherwise: string): T {
  const { success, data } = rule.safeParse(value)
  if (!success) throw new ModelFault(otherwise)
  return data
}

function removed(folder: string, which: string): string[] {
  const model = removeModel(folder, which)
  if (!model)
    throw new ModelFault(`There is no model ${which}. npm run models -- list shows which there are.`)
  return [`${model.name} is no longer offered. Browsers that have it keep it until it is removed there.`]
}

function listed(models: readonly DeviceModelFile[]): string[] {
  if (models.length === 0) return ['There is no model. npm run models -- add <file> takes one in.']
  return models.map((model) => [model.name, megabytes(model), model.licence, model.sha256].join('\t'))
}

const megabytes = ({ bytes }: DeviceModelFile): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${Math.round(bytes / 1e6)} MB`

async function askHere(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

if (import.meta.main) {
  try {
    const from = process.env.INIT_CWD ?? root
    const config = readConfig(withSecretFiles(process.env), root)
    console.log((await keepModels(config, process.argv.slice(2), from, askHere)).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageFault ? 2 : 1
  }
}
