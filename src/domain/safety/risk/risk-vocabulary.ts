import { roleVocabulary } from './risk-vocabulary-roles.ts'

const listed = (words: string): readonly string[] =>
  words
    .trim()
    .split('|')
    .map((word) => word.trim().replace(/\s+/g, ' '))

/** Words of desire, intent or thought, with what leads to a verb: "want to", "thinking of". */
const leading =
  listed(`want to|wanted to|wanting to|want|wanted|wish to|wishing to|hope to|hoping to|need to|needed to|rather|prefer to|love to|
  like to|long to|longing to|yearn to|ready to|prepared to|willing to|feel like|feeling like|felt like|tempted to|desire to|
  urge to|urges to|wish to|going to|gon to|about to|plan to|planning to|planning on|planned to|plan on|intend to|intending to|
  decided to|mean to|thinking of|thinking about|thoughts of|thoughts about|thought of|thought about|think of|think about|
  considering|considered|consider|contemplating|contemplated|contemplate|fantasising about|fantasizing about|fantasise about|
  fantasize about|fantasies of|fantasies about|dream of|dreaming of|dreamt of|dream about|imagining|imagined|imagine|picturing|
  picture|idea of|obsessed with|obsessing over|obsessing about|close to|praying to|begging to|aching to|dying to|trying to|
  tried to|attempted to|attempting to|should|might|could|may|must|let me|will|would|have to|had to|got to|better|compelled to|
  wanting|wishing|craving|crave|fixated on|ideas of|images of|image of|keen to|inclined to|supposed to|deserve to|deserved to`)

const myself = listed('myself|my self')

const ends =
  listed(`kill|killing|killed|hang|hanging|hanged|hung|shoot|shooting|shot|finish|destroy|end|ending|drown|drowning|drowned|gas|gassing|gassed|poison|
  poisoning|poisoned|unalive|off|top|topping|topped|neck|necking|murder|murdering|execute|electrocute|suffocate|suffocating|
  strangle|strangling|smother|euthanise|euthanize|stab|stabbing|stabbed|starve|starving`)

const harms =
  listed(`cut|cuts|cutting|hurt|hurting|harm|harming|harmed|burn|burning|burned|burnt|scratch|scratching|scratched|hit|hitting|punch|
  punching|punched|bite|biting|bit|carve|carving|carved|slice|slicing|sliced|injure|injuring|injured|mutilate|mutilating|slash|
  slashing|slashed|bruise|bruising|bruised|stab|slap|slapping|slapped|punish|punishing|punished|nick|nicked|nicking|pinch|pinching|
  pinched|damage|damaging|damaged|mark|marking|scald|scalding|scalded|choke|choking|choked|starve|brand|branding|branded|
  bang|banging|banged|claw|clawing|clawed|dig|digging|dug|pick|picking|picked|score|scoring|scored|graze|prick`)

const skin =
  listed(`arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|forearm|forearms|stomach|hip|hips|ankle|ankles|belly|shoulder|shoulders|
  palm|palms|calves|calf|hand|hands|upper arm|inner arm|body|tummy|knuckles|head`)

const blade = listed(
  'blade|blades|razor|razors|razorblade|scissors|box cutter|sharpener|scalpel|knife|penknife|stanley knife|needle|compass|safety pin|pin|glass',
)

const pills =
  listed(`pills|pill|tablets|tablet|meds|medication|medications|medicine|paracetamol|paracetamols|ibuprofen|tylenol|panadol|aspirin|
  insulin|sleeping pills|sleeping tablets|antidepressants|painkillers|benzos|capsules|prescription|prescriptions|
  blister packs|xanax|morphine|opioids|codeine|bleach|pesticide|poison`)

const people =
  listed(`people|everyone|family|my family|kids|my kids|children|my children|wife|my wife|husband|my husband|mother|my mother|father|
  my father|my parents|parents|friends|my friends|partner|my partner|boyfriend|my boyfriend|girlfriend|my girlfriend|son|my son|
  daughter|my daughter|my sister|my brother|they|he|she|the kids|the children|the boys|the girls|my boys|my girls|the world|
  this world|the house|the family|all of you|you all|you|you guys|them|the team|everything|the rest of them|the lot of them|
  others|other people|anyone|somebody|someone|nobody|no person|the planet|the whole world|the cat|the dog|all of them`)

const i = listed(
  'i|part of me|half of me|a part of me|some part of me|my brain|my head|my mind|me|something in me|something inside me|we',
)

const be = listed('am|was|is|be|been|being|were|are|feel|felt|get|got|getting|become')

/** The lists that patterns name in angle brackets. */
export const vocabulary: Readonly<Record<string, readonly string[]>> = {
  ...roleVocabulary,
  i,
  be,
  lead: leading,
  myself,
  ends,
  harms,
  skin,
  blade,
  pills,
  people,
  want: listed(`want to|wanted to|wanting to|want|wanted|wish to|wish|wished|wishing|hope to|hope|hoping|need to|would rather|rather|prefer to|prefer|
    would love to|love to|would like to|like to|long to|longing to|long for|longing for|yearn to|yearn for|ready to|ready for|feel like|
    feeling like|felt like|desire to|urge to|pray to|pray for|pray|praying to|praying for|praying|beg to|begging to|begging for|
    begging god to|aching to|crave|craving|deserve to|willing to|prepared to|rather to|be okay to|content to|happy to|glad to|
    fantasise about|fantasize about|fantasising about|fantasizing about|dream of|dreaming of|dream about|dreaming about|
    think about|thinking about|thought about|thoughts of|thoughts about|think of|thinking of|obsessed with|welcome|wishing to|hoping to|
    contemplating|considering|better off|intend to|intending to|intended to|mean to|meant to|meaning to|plan to|planning to|planned to|decided to|going to be|would be glad to|would like|would love|rather not`),
  die: listed(`die|dying|be dead|being dead|to be dead|death|drop dead|be killed|be six feet under|be under the ground|be in the ground|
    be in my grave|be in a grave|be in a coffin|be in a box|end up dead|not be alive|not to be alive|be not alive|be done living|
    be done with life|be done with living|be deceased|expire|perish|get killed|be put down|be put to sleep|stop living|stop being alive|
    stop breathing|my heart to stop|my life to end|my life to be over|my life over|this life to end|life to end|to die`),
  live: listed(`live|be alive|be living|keep living|go on living|continue living|keep on living|carry on living|being alive|living|to live|to be alive|
    stay alive|staying alive|live anymore|continue to live|live on|have this life|have a life|life`),
  exist: listed(
    'exist|existing|be in existence|be in this world|be on this earth|be on this planet|be on earth|exist anymore',
  ),
  gone: listed(`disappear|disappearing|vanish|vanishing|fade away|fading away|cease to exist|stop existing|not exist|not existing|evaporate|dissolve|
    be gone|being gone|be erased|erase myself|be deleted|delete myself|stop being|cease|dissolve|go away forever|not be here|not be around|
    be nothing|be no one|be nowhere|not be|go to sleep forever|sleep forever|be invisible forever|slip away|blink out|switch off|switch myself off|
    leave this world|leave this earth|leave this life|leave the world|not be anything|not be anymore|unexist|go to heaven|be with god|be in heaven|
    be wiped out|stop`),
  road: listed(`bus|car|truck|lorry|train|tram|tube|van|taxi|traffic|motorbike|vehicle|uber|cab|lorries|the 73|semi|ute|danfo|okada|trailer|auto|
    rickshaw|drunk driver|driver`),
  height:
    listed(`bridge|roof|rooftop|cliff|cliffs|balcony|ledge|window|building|train|platform|tracks|track|rails|railway|overpass|flyover|bus|lorry|
    truck|tram|car|traffic|road|motorway|highway|oncoming|sea|river|ocean|lake|canal|water|dam|tube|terrace|metro|viaduct|pier|tree|wall|
    barrier|central reservation|carriageway|reservoir|third mainland|wheels|lagoon|multi storey|car park|edge|top|tower|quarry|weir`),
  method: listed(
    `rope|noose|gun|pistol|shotgun|rifle|bullet|bullets|helium|charcoal|hose|method|methods|means|cord|belt|knot`,
  ),
  note: listed(`note|notes|suicide note|suicide notes|suicide letter|goodbye note|goodbye notes|goodbye letter|goodbye letters|letter|letters|goodbye message|
    goodbye messages|goodbye texts|goodbye video|goodbye videos|last letter|last letters|goodbyes|final letter|final note|last note|farewell letter|
    farewell letters|farewell note|will`),
  worth:
    listed(`worth living|worth it|worth the effort|worth anything|worth going on|worth carrying on|worth staying for|worth waking up for|
    worth getting up for|worth the trouble|worth the pain|worth continuing|worth fighting for`),
  bear: listed(`do this|go on|take it|take this|take any more|carry on|keep going|keep doing this|keep on|cope|bear it|bear this|stand it|continue|
    handle this|handle it|face another|face tomorrow|keep fighting|do life|hold on|keep pretending|live like this|go on like this|
    carry on like this|keep this up|hang on|stay|do any of this|endure this|survive this|keep living like this|see a way|see a way out|
    see a way forward|see any way|see another way|fight anymore|fight|manage|go any further|last much longer|do another|hold out|try anymore|keep trying`),
  tired: listed(
    `tired|sick|exhausted|weary|done|fed up|sick and tired|bored|over|finished|through|worn out|drained|knackered`,
  ),
  pointless:
    listed(`pointless|meaningless|hopeless|empty|futile|a waste|grey|dead|nothing|a joke|unbearable|worthless|over|not worth it|ruined|finished|
    unliveable|unlivable|useless|senseless|not for me|a void|endless|bleak|hell`),
  badly:
    listed(`hopeless|worthless|trapped|beyond help|beyond repair|beyond saving|past saving|past helping|broken beyond repair|a lost cause|
    a hopeless case|stuck forever|doomed|unfixable|unsaveable|unlovable|dead inside|empty inside|numb inside|nothing inside|in a black hole|
    in a dark place|at the end of my rope|at the end of my tether|at rock bottom|drowning|an empty shell|a shell|not meant to be here|
    not meant for this world|not made for this world|not built for this world|already dead`),
}
