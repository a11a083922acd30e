import { readFileSync } from 'node:fs'
import { ConfigFault } from './config.ts'

/** Settings that hold a secret, or much text. */
const secrets = [
  'INKWELL_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'INKWELL_AI_API_KEY',
  'ELEVENLABS_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'INKWELL_TIERS',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the secrets that lie in files, as secret managers leave them: a setting with `_FILE` at the end of its name says where. Throws a
 * `ConfigFault` that names what is wrong.
 */
export function withSecretFiles(env: Environment): Environment {
  const read = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new ConfigFault(`${name} and ${name}_FILE are both set. Set one of them.`)
    return [[name, contentOf(name, file)] as const]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function contentOf(name: string, file: string): string {
  try {
    const content = readFileSync(file, 'utf8').trim()
    if (content !== '') return content
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
    throw new ConfigFault(`The file ${file} of ${name}_FILE cannot be read (${reason}).`)
  }
  throw new ConfigFault(`The file ${file} of ${name}_FILE is empty.`)
}
