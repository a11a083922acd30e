import { keepPreviousData, type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query'
import { expectedTrouble } from '#browser/failure-sentences.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import type { Command } from '#worker/core/worker-calls.ts'

/** The worker is here, whatever the network does. */
const always = { networkMode: 'always', retry: false } as const

/** The key of what a command answered; `also` are values on whose change it is asked again. */
export const askedKey = (what: { readonly name: string }, ...also: unknown[]): unknown[] => [
  what.name,
  ...also,
]

/** What a command answers, asked again each time the screen comes or one of `also` changes. */
export function useAsk<Result>(what: Command<null, Result>, ...also: unknown[]) {
  const vault = useVaultCalls()
  return useQuery({
    queryKey: askedKey(what, ...also),
    queryFn: () => vault.run(what, null),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    ...always,
  })
}

/** Something to be done on request, with its state: pending, error, done. An error that nobody foresaw is logged. */
export function useDo<Args, Result>(
  act: (args: Args) => Promise<Result>,
  onDone?: (result: Result, args: Args) => void,
): UseMutationResult<Result, Error, Args> {
  return useMutation({
    mutationFn: act,
    onSuccess: (result, args) => onDone?.(result, args),
    onError: (error) => {
      if (expectedTrouble(error) === null) logError(error)
    },
    ...always,
  })
}
