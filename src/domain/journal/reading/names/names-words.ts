const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** First names that are common somewhere and are hardly ever words. Folded. Compiled from general knowledge; short on purpose. */
export const firstNames = set(`
  aaron abdul abigail adam adrian ahmed aisha alan albert alex alexander alexandra ali alice alicia alina alison amanda
  amelia amina amir amy ana anders andrea andreas andrew andy angela anita anja ann anna anne annie anton antonio arthur
  asha astrid aurora ava barbara beatrice becky ben benjamin bernd bertha beth bettina birgit bjorn brian bridget bruno
  camila carl carla carlos carmen caroline catherine cathy cecilia charles charlie chiara chloe chris christina christine
  christoph claire clara claudia connor craig dan daniel daniela dave david deborah dele denise derek diana diego dimitri
  dominic donna doris dorothy ed eddie edith edward eleanor elena eli elias elijah elisa elizabeth ella ellen ellie elsa
  emil emilia emily emma eric erik erika ernst esther ethan eva evelyn fatima felicia felix fernando fiona franz fred
  freya frieda gabriel gareth gary george gerald gina giulia greg greta hamza hanna hannah hans harold harry harvey
  hassan hasan heidi helen helena helga henrik henry hilda hugo ian ibrahim igor ilse imran inga ingrid irene isaac isabel
  isabella ivan jacob jake james jamie jan jana jane janet jasmine jason javier jeff jennifer jenny jeremy jess jessica
  jim joan joanna joe joel johan johannes john johnny jonas jonathan jorge jose joseph josh joshua juan judith julia
  julian julie julius justin kai karen karin karl kate katherine kathy katie katja keith kelly ken kevin khadija kim
  kirsten klaus kofi kristen kurt kwame kyle lara lars laura lauren laurence lea leila lena leo leon leonard leonie liam
  lina linda lindsay lisa liz lorenzo lotte louis louise luca lucas lucia lucy luis lukas luke lydia magda magdalena
  malik manuel marco marcus margaret maria marie marina mario marion marta martha martin mary mateo matt matteo matthew
  max maya megan mehmet mei melanie melissa mia michael michelle miguel mike mikhail mila miriam mohammed moritz muhammad
  nadia nancy naomi natalie natasha nathan neil nia niamh nicholas nicole nigel nikolai nils nina noah noor nora norbert
  olga oliver olivia omar oscar oskar otto owen pablo pamela patricia patrick paul paula pedro peter petra phil philip
  philipp pierre priya rachel rafael rahul raj ralph raymond rebecca richard rita robert roberto roger roland ronald rosa
  rosie ross ruth ryan sabine sabrina salma sam samantha samir samuel sandra sanjay sara sarah scott sean sebastian
  seema selma sergei shannon sharon sheila silvia simon sofia sonia sophia sophie stefan stella stephanie stephen steve
  steven stuart sunita susan susanne suzanne svetlana sven sylvia tamara tanya teresa tessa theo theodor theresa thomas
  tim timothy tina tobias tom tommy tony tracy ulrike ursula uwe valentina valerie vanessa vera veronica victoria vikram
  vincent vladimir walter wendy werner wilhelm william wolfgang xavier yasmin yuki yusuf yvonne zainab zara zoe zofia`)

/** Places that are written with capitals only. */
export const shortPlaces = set('NYC NY LA SF DC UK US USA UAE EU NZ NJ TX FL CA ATL KL HK NOLA LAX JFK NC')

/** Before a place that stands in a list: 'South London'. Folded. */
export const placeSides = set(
  'north south east west upper lower central downtown upstate northern southern eastern western greater inner',
)

/** The last word, or the first, of many places' names. Folded. */
export const placeEnds =
  set(`park street road avenue lane lake hospital university college school station airport beach
  bridge square forest valley island islands castle garden gardens hotel cafe library church cathedral museum river hill
  hills bay mountains pier market clinic theatre canal district tower towers palace stadium arena county village
  heights falls pass peninsula creek plaza boulevard highway docks marina zoo gallery parade crescent terrace common airfield`)
export const placeStarts = set(
  'lake mount mt port fort cape camp loch st saint san santa los las el isle ben rio',
)

/** What only a person does; said right after a name. Folded. */
export const humanVerbs =
  set(`said says told tells asked asks texted texts phoned laughed laughs smiled smiles cried cries
  hugged hugs invited replied apologised apologized whispered nodded promised shouted yelled admitted joked snapped
  grinned sighed cooked hated loved hates loves thinks thought knew knows believes wants wanted forgot explained suggested
  insisted complained shrugged kissed married argued wrote messaged emailed teased thanked`)
/** What people do, and other things as well. Folded. */
export const likelyVerbs = set(
  `went goes is was has had plays works needs seems looked got will would can could`,
)
/** What people do, and hardly anything else. Folded. */
export const actVerbs =
  set(`called calls came comes rang rings left leaves arrived visited moved stayed sat stood gave brought made
  took lives helped drove drives sang danced cooked baked played won lost missed scored turned turns walked walks ran runs
  fell slept sleeps snored ate eats drank drinks brings gives takes steals writes reads read talks talked waited waits
  picked carried deserves deserved looks wore bought posted tweeted deleted broke cancelled canceled retired died`)
/** Done to a person; said right before a name. Folded. */
export const socialVerbs =
  set(`met meet meeting called call calling texted text texting told tell telling asked ask asking
  phoned phone rang ring hugged hug kissed kiss thanked thank married marry invited invite emailed messaged befriended
  named dated dating confronted forgave forgive apologised visit-ing seeing`)
export const fondVerbs = set(
  'miss missed missing love loved saw see visited visit helped help trust hate hated remember knew know',
)
/** Before 'in', these take an idea or a person and no place. Folded. */
export const beliefs = set(
  'believe believed believes believing faith confide confided trust interest interested disappointed involved delight joy degree major majored course class classes lesson lessons exam career bachelor master grade',
)
export const nearWords = set('near outside around through across towards toward via beyond')
export const notAName = set(
  'a an every no some another these those any each all most many few this two three',
)
export const particles = set('de van von der den la le di da del bin al ter ten dos du')
export const titles = set(
  'dr mr mrs ms mx miss m mme mlle prof professor doctor father sister brother aunt auntie aunty uncle cousin coach pastor reverend rev rabbi imam nurse officer sergeant captain grandpa grandma granny gran nana nan papa abuela abuelo oma opa tia tio teta frau herr madame monsieur senor senora lady sir lord',
)

/** What a clause begins after. Folded. */
export const opensClause = set(
  'that when because if since while think thinks thought says said knows know hope hopes but so then before after until whether how why',
)
