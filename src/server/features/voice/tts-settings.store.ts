import { ttsSettings } from '#domain/voice/tts-settings.ts'
import type { TtsSettings } from '#domain/voice/voice-choices.ts'
import type { Db } from '../../db/tables.ts'

/** What was saved; as everybody has it until then. */
export async function ttsSettingsOf(db: Db, owner: number): Promise<TtsSettings> {
  const row = await db.selectFrom('users').select('tts_settings').where('id', '=', owner).executeTakeFirst()
  return ttsSettings.parse(JSON.parse(row?.tts_settings ?? '{}'))
}

export async function keepTtsSettings(db: Db, owner: number, settings: TtsSettings): Promise<void> {
  await db
    .updateTable('users')
    .set({ tts_settings: JSON.stringify(settings) })
    .where('id', '=', owner)
    .execute()
}
