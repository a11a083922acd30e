import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { troubleSentence } from '#browser/failure-sentences.ts'
import type { ApiToken } from '#contract/api-tokens.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NewTokenSheet } from './new-token-sheet.tsx'
import { ShownToken } from './shown-token.tsx'
import { tokenLine } from './token-words.ts'
import { useEndToken, useTokens } from './use-tokens.ts'

/** Tokens for programs: made, shown once, listed, ended. */
export function TokensSection({ username }: { username: string }) {
  const { tokens, ask } = useTokens()
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const [now] = useState(Date.now)
  const moment: Moment = { now, ...useMyDay() }
  const opener = useRef<HTMLButtonElement>(null)
  const toOpener = () => setTimeout(() => opener.current?.focus())
  const end = useEndToken(toOpener)
  return (
    <>
      <p className="type-secondary mt-1 max-w-[62ch] text-pretty text-muted">
        A token lets a program of yours reach your account. Pages come sealed: only your recovery code opens
        them, and that never leaves your machine. The file docs/api.md in Inkwell’s source says how.
      </p>
      {tokens === undefined && <Skeleton className="mt-4 h-14 w-full" />}
      {tokens === null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="type-interface text-text-2">
            The list is kept on the server, which cannot be reached now.
          </p>
          <Button variant="outline" size="small" onClick={ask}>
            Ask again
          </Button>
        </div>
      )}
      {tokens?.length === 0 && <p className="type-interface mt-4 text-text-2">There are no tokens.</p>}
      {tokens && tokens.length > 0 && (
        <ul className="mt-3">
          {tokens.map((token) => (
            <Row
              key={token.id}
              {...{ token, moment }}
              isEnding={end.isPending && end.variables === token.id}
              onEnd={() => end.mutate(token.id)}
            />
          ))}
        </ul>
      )}
      {end.error && (
        <p role="alert" className="mt-2.5 text-label leading-ui text-danger">
          {troubleSentence(end.error)}
        </p>
      )}
      {shown !== null && (
        <ShownToken
          token={shown}
          onDone={() => {
            setShown(null)
            toOpener()
          }}
        />
      )}
      {tokens && (
        <Button ref={opener} variant="outline" size="small" className="mt-4" onClick={() => setMaking(true)}>
          Make a token
        </Button>
      )}
      {isMaking && (
        <NewTokenSheet
          username={username}
          returnFocus={opener}
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false)
            setShown(token)
          }}
        />
      )}
    </>
  )
}

interface RowProps {
  token: ApiToken
  moment: Moment
  isEnding: boolean
  onEnd: () => void
}

function Row({ token, moment, isEnding, onEnd }: RowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-2.5">
      <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui font-strong">{token.name}</span>
        <span className="type-label block text-pretty text-muted">{tokenLine(token, moment)}</span>
      </span>
      <Button
        variant="quiet"
        size="small"
        isPending={isEnding}
        aria-label={`End the token ${token.name}`}
        onClick={onEnd}
      >
        {Date.parse(token.expiresAt) <= moment.now ? 'Remove' : 'End'}
      </Button>
    </li>
  )
}
