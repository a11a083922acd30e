/**
 * What every JavaScript platform has beside the language itself, as far as the domain and the contract use it: with this and the language alone
 * they compile (tsconfig.universal.json), so that nothing of a browser and nothing of Node gets in.
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
declare function btoa(bytes: string): string
declare function atob(base64: string): string
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>)
  }
  class Instance {
    constructor(module: Module)
    readonly exports: Record<string, unknown>
  }
  function validate(bytes: Uint8Array<ArrayBuffer>): boolean
}
