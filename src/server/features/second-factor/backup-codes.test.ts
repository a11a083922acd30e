import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KdfParams } from '#contract/account.ts'
import { readBackupCode } from '#domain/account/backup-code.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { expectOk, proofBy, setUpTotp } from '../../testing/factors.ts'
import type { TestApp } from '../../testing/test-app.ts'

const rowsOf = ({ deps }: TestApp, owner: number) =>
  deps.db.selectFrom('backup_codes').selectAll().where('user_id', '=', owner).execute()

onBothDatabases('backup codes', ({ open }) => {
  test('are kept by Argon2id with a salt of their own, and nothing quicker tells whether a code is one', async () => {
    await using app = await open({ costlyCodes: true })
    const browser = app.browser()
    const { password, user } = await browser.signUp()
    const { backupCodes, authenticator } = await setUpTotp(app, browser, proofBy(password))
    const rows = await rowsOf(app, user.id)
    const kdfs = new Set(rows.map(({ kdf }) => kdf))
    expect([rows.length, kdfs.size]).toEqual([10, 1])
    const kdf = JSON.parse(rows[0]?.kdf ?? '') as KdfParams
    expect(kdf).toMatchObject({ algorithm: 'argon2id', memoryKiB: 19_456, passes: 2, lanes: 1 })
    expect(Buffer.from(kdf.salt, 'base64')).toHaveLength(16)
    const hashes = rows.map(({ code_hash }) => Buffer.from(code_hash).toString('hex'))
    for (const code of backupCodes ?? []) {
      const quick = createHmac('sha256', app.deps.keys.backupCodes)
        .update(`${user.id}/${readBackupCode(code)}`)
        .digest()
      expect(hashes).not.toContain(quick.toString('hex'))
      const slow = await app.deps.deriver.slowHash(quick, kdf)
      expect(hashes).toContain(Buffer.from(slow).toString('hex'))
    }
    const proof = proofBy(password, authenticator.next())
    expectOk(await browser.post('/api/second-factor/backup-codes', { proof }))
    expect((await rowsOf(app, user.id)).map((row) => row.kdf)).not.toContain(rows[0]?.kdf)
  })
})
