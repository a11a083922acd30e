import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Whether somebody asked to be told when referrals become available. */
export const referralNotice = z.object({ isWanted: z.boolean() })

export const readReferralNotice = endpoint({
  method: 'GET',
  path: '/api/user/referral-notice',
  access: 'user',
  summary: 'Whether this person asked to hear about referrals',
  answer: referralNotice,
})

export const saveReferralNotice = endpoint({
  method: 'PUT',
  path: '/api/user/referral-notice',
  access: 'user',
  summary: 'Ask to hear about referrals, or take it back',
  body: referralNotice,
  answer: referralNotice,
})
