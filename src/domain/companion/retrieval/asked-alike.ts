import { nearKeys, wordKey } from '#domain/search/word-keys.ts'

/** Words of one matter: somebody asks with one of them and wrote with another. Too wide to search by; enough to tell places apart. */
const matters = [
  'licence license permit test driving drive instructor learner plates pass',
  'exam mark score result grade pass fail clear attempt retake resit percent cent paper qualify distinction',
  'pressure sugar cholesterol bp hba1c reading clinic nurse surgery check blood tablet level',
  'operation op surgery surgeon theatre stitch stent anaesthetic replace scar consultant hospital ward discharge admit confine',
  'bitch dog pup puppy hound collie terrier labrador',
  'vehicle car van truck lorry ute bus bike moped motorbike scooter scooty tractor pickup taxi engine battery',
  'instrument fiddle violin cello guitar piano flute trumpet drum clarinet tuba organ banjo whistle accordion',
  'contest competition show fair race judge prize trophy lose win beat second final',
  'game match goal season round score kick try wicket league',
  'raise rise hike increment appraisal percent cent promotion',
  'settle move shift leave pack',
  'lad boy boyfriend fella bloke man chap guy gentleman',
  'born birth baby newborn lb oz kilo weigh weight girl boy',
  'paddle canoe kayak row oar boat punt dinghy skiff keel lake',
  'saving account bank deposit balance interest',
] as const

const groups = matters.map((matter) => new Set(matter.split(' ').map(wordKey)))

/** By key: those near to it in everyday talk, and of the same matter. */
const known = new Map<string, ReadonlySet<string>>()

/** Keys that a page may have where a question has this one. */
export function keysAlike(key: string): ReadonlySet<string> {
  const found =
    known.get(key) ??
    new Set([...nearKeys(key), ...groups.filter((group) => group.has(key)).flatMap((group) => [...group])])
  known.set(key, found)
  return found
}
