import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'

const onboarding = {
  name: 'Anna',
  selfDescription: 'I like rain.',
  journalingExperience: 'used_to_journal',
  goals: ['self_reflection', 'other'],
  otherGoal: 'To sleep better',
  aiComfortLevel: 2,
  aiInterests: ['guided_reflection'],
  communicationStyle: 'warm_supportive',
  completedAt: '2026-11-21T08:30:00.000Z',
}

onBothDatabases('what onboarding said about the companion', ({ open }) => {
  // Spec: S5-008, S3-149, S3-150
  test('can be changed later, and nothing else with it', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const basics = {
      aiComfortLevel: 3,
      aiInterests: ['memory_context'],
      communicationStyle: 'direct_concise',
    }
    const save = (body: object) => browser.put('/api/user/onboarding/companion', body)
    expect((await save(basics)).status).toBe(409)
    await browser.post('/api/user/onboarding', onboarding)
    expect(await save({ ...basics, name: 'Eve', completedAt: null })).toMatchObject({ status: 200 })
    for (const aiComfortLevel of [0, 6, 2.5])
      expect((await save({ ...basics, aiComfortLevel })).status).toBe(400)
    expect((await save({ ...basics, aiInterests: ['gossip'] })).status).toBe(400)
    const { id } = (await browser.get('/api/user')).json()
    const kept = await app.deps.db
      .selectFrom('users')
      .select('onboarding_data')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
    const { selfDescription: _about, otherGoal: _goal, ...choices } = onboarding
    expect(JSON.parse(kept.onboarding_data ?? '')).toEqual({ ...choices, ...basics })
  })
})
