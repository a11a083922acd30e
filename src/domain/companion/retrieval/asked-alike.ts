import { nearKeys, wordKey } from '#domain/search/word-keys.ts'

/** Words of one matter: somebody asks with one of them and wrote with another. Too wide to search by; enough to tell places apart. */
const matters = [
  'licence license permit test driving drive instructor learner plates pass',
  'exam mark score result grade pass fail clear attempt retake resit percent cent paper qualify distinction',
  'pressure sugar cholesterol bp hba1c reading clinic nurse surgery check blood tablet level',
  'operation op surgery surgeon theatre stitch stent anaesthetic replace scar consultant hospital ward discharge admit confine',
  'tooth dentist filling crown molar gum extraction',
  'eye optician glass lens cataract sight',
  'back spine disc vertebra knee hip shoulder physio ankle wrist sprain torn x-ray',
  'vet lump jab limp paw dog cat puppy kitten',
  'livestock animal lamb sheep ewe ram cow calf bull heifer goat pig piglet horse foal donkey hen chicken duck goose',
  'bird pigeon parrot budgie hen duck goose owl hawk robin swan nest loft',
  'bitch dog pup puppy hound collie terrier labrador',
  'vehicle car van truck lorry ute bus bike moped motorbike scooter scooty tractor pickup taxi engine battery',
  'plane flight fly airport airline ticket fare seat gate boarding',
  'squeezebox accordion concertina melodeon',
  'instrument fiddle violin cello guitar piano flute trumpet drum clarinet tuba organ banjo whistle accordion',
  'wood timber board plank oak pine larch beam log',
  'grass field acre land pasture meadow hay graze silage',
  'plot allotment bed veg vegetable carrot leek onion potato tomato bean cabbage marrow beetroot pumpkin',
  'note letter card message envelope postcard',
  'wall panel plaster brick tile ceiling skirt',
  'contest competition show fair race judge prize trophy lose win beat second final',
  'game match goal season round score kick try wicket league',
  'raise rise hike increment appraisal percent cent promotion',
  'wage salary pay hour cheque check payslip shift',
  'charge rent fee fare cost price rate subscription',
  'bill invoice electric electricity gas power meter water',
  'rob steal snatch mug thief burglar burgle padlock robbery pickpocket',
  'intersection crossing junction crossroad roundabout corner',
  'fall tumble slip trip overturn fell',
  'outage electricity power candle torch storm gale wind hurricane flood',
  'settle move shift leave pack',
  'lass lassie girl girlfriend woman lady madam',
  'lad boy boyfriend fella bloke man chap guy gentleman',
  'propose engage engagement ring wedding marry bride groom fiance',
  'born birth baby newborn lb oz kilo weigh weight girl boy',
  'builder contractor mason roofer plumber electrician joiner',
  'hymn song sing psalm choir carol',
  'sweet cake chocolate biscuit toffee fudge pastry',
  'paddle canoe kayak row oar boat punt dinghy skiff keel lake',
  'job trade living retire work driver clerk teacher',
  'payment money envelope debt owe refund instalment',
  'refuse decline forgive reject deny',
  'saving account bank deposit balance interest',
  'college university campus course degree lecture',
  'physio therapist massage exercise',
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
