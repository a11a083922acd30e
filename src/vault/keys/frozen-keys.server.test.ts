import { expect, test } from 'vitest'
import { kdfParams } from '#contract/account.ts'
import { toBase64 } from '#contract/base64.ts'
import { createDeriver } from '#server/core/accounts/password.ts'
import frozen from './frozen-keys.json' with { type: 'json' }

test.each(frozen.passwords)(
  'the server derives from a raw $password what the browser sends',
  async (vector) => {
    const secret = await createDeriver(1).authSecretOf(vector.password, kdfParams.parse(vector.kdf))
    expect(toBase64(secret)).toBe(vector.authSecret)
  },
)
