import { type CareChoices, careChoices, carePreferences } from '#domain/safety/care-records.ts'
import type { Store } from '#vault/store/store.ts'
import { singleOf } from '#worker/core/entity.ts'

const nothingChosen = careChoices.parse({ updatedAt: new Date(0).toISOString() })

export const careChoicesIn = (store: Store): CareChoices => singleOf(store, carePreferences) ?? nothingChosen
