import type { AuditEntry } from '#contract/admin/admin.ts'
import { proofBy } from '../factors.ts'
import type { TestApp } from '../test-app.ts'

/** An admin, who has the first account, and somebody else. */
export async function adminAndPerson(app: TestApp, { email }: { email?: string } = {}) {
  const [admin, person] = [app.browser(), app.browser()]
  const { password: adminPassword, username: adminName } = await admin.signUp()
  const { user, username, password } = await person.signUp(email === undefined ? {} : { email })
  const act = (action: string, more: object = {}, userId = user.id) =>
    admin.post(`/api/admin/people/${userId}`, { action, proof: proofBy(adminPassword), ...more })
  const audit = async () => (await admin.get('/api/admin/audit')).json<{ entries: AuditEntry[] }>().entries
  return { admin, adminName, adminPassword, person, userId: user.id, username, password, act, audit }
}
