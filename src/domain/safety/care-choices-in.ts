import { type Records, singleOf } from '../entity/records.ts'
import { type CareChoices, careChoices, carePreferences } from './care-records.ts'

const nothingChosen = careChoices.parse({ updatedAt: new Date(0).toISOString() })

export const careChoicesIn = (records: Records): CareChoices =>
  singleOf(records, carePreferences) ?? nothingChosen
