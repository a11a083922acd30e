/**
 * What every JavaScript platform has beside the language itself, as far as the domain uses it: with this and the language alone
 * `src/domain` compiles (tsconfig.domain.json), so that nothing of a browser and nothing of Node gets in.
 */
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  pathname: string
  readonly searchParams: { get(name: string): string | null; has(name: string): boolean }
  readonly search: string
  readonly hash: string
  readonly username: string
  readonly password: string
}
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(encoding?: string)
  decode(bytes?: Uint8Array): string
}
interface AbortSignal {
  readonly aborted: boolean
}
