import type { Db } from '../../db/tables.ts'

/** The model that a person prefers; null: they have not said. */
export async function preferredModelOf(db: Db, userId: number): Promise<string | null> {
  const asked = db.selectFrom('users').select('ai_model_preference').where('id', '=', userId)
  return (await asked.executeTakeFirst())?.ai_model_preference ?? null
}

export async function preferModel(db: Db, userId: number, model: string): Promise<void> {
  const change = db.updateTable('users').set({ ai_model_preference: model })
  await change.where('id', '=', userId).execute()
}
