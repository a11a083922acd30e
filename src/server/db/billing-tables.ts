/** A subscription of a person as it was last read at Stripe. */
export interface SubscriptionTable {
  stripe_subscription_id: string
  user_id: number
  stripe_price_id: string
  /** The tier that the price belonged to then. */
  tier: string
  status: string
  current_period_end: number
  /** 1: it was cancelled and runs to its end. */
  is_ending: number
  /** When a payment was first found to have failed; null: none has. */
  failed_at: number | null
}

/** A code that gives a tier for a while, once. */
export interface BetaCodeTable {
  beta_code_id: string
  /** SHA-256 of the code. */
  code_hash: Uint8Array
  /** What the admin called it. */
  note: string
  tier: string
  /** For so many days from its use; null: for good. */
  days: number | null
  created_at: number
  /** It can be used before. */
  expires_at: number
  /** Who used it; null: nobody, or somebody whose account is gone. */
  user_id: number | null
  used_at: number | null
}

/** Lets a program act for a person, within scopes. */
export interface ApiTokenTable {
  token_id: string
  user_id: number
  name: string
  /** SHA-256 of the token. */
  token_hash: Uint8Array
  /** With spaces between. */
  scopes: string
  created_at: number
  expires_at: number
  last_used_at: number | null
}
