import { isSecurityEvent } from '../core/logs/security-events.ts'

export interface LogLine {
  readonly level: number
  readonly event?: string
  readonly task?: string
  readonly route?: string
  readonly code?: string
  readonly [field: string]: unknown
}

const warn = 40
const error = 50

/** What the server did about somebody else's mistake is its work; only its own trouble is a warning to a test. */
const isTrouble = ({ level, event }: LogLine): boolean =>
  level >= error || (level >= warn && !isSecurityEvent(event))

/** Collects the log of an app under test. What it warns of has to be taken by the test, which so says that it expected it. */
export class CollectedLog {
  readonly lines: string[] = []
  #seen = 0

  readonly stream = { write: (line: string) => void this.lines.push(line) }

  /** The warnings and errors since the last time. */
  takeWarnings(): LogLine[] {
    const fresh = this.lines.slice(this.#seen).map((line): LogLine => JSON.parse(line))
    this.#seen = this.lines.length
    return fresh.filter(isTrouble)
  }

  refuseUnexpected(): void {
    const unexpected = this.takeWarnings()
    if (unexpected.length > 0)
      throw new Error(
        `The server warned of what the test did not expect:\n${unexpected.map((line) => JSON.stringify(line)).join('\n')}`,
      )
  }
}
