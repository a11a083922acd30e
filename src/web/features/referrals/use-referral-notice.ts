import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#browser/request.ts'
import { toast } from '#web/lib/toasts.ts'

/** Fetched when it is needed: the first paint waits for no schema library. */
const contract = () => import('#contract/referrals.ts')
const queryKey = ['/api/user/referral-notice']

/** Whether the person asked to hear about referrals, and how they change that. */
export function useReferralNotice() {
  const client = useQueryClient()
  const asked = useQuery({
    queryKey,
    queryFn: async ({ signal }) => call((await contract()).readReferralNotice, { signal }),
  })
  const saving = useMutation({
    mutationFn: async (isWanted: boolean) =>
      call((await contract()).saveReferralNotice, { body: { isWanted } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: () =>
      toast({
        title: 'Error',
        description: 'This did not reach the server. Please try again.',
        variant: 'destructive',
      }),
  })
  return {
    /** undefined: not known yet, or not to be had. */
    isWanted: asked.data?.isWanted,
    isUnknown: asked.isError || asked.data === null,
    askAgain: () => void asked.refetch(),
    isSaving: saving.isPending,
    save: saving.mutate,
  }
}
