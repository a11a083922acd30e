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

/** First names that are words, places or months too: they need somebody who acts. Folded. */
export const wordNames = set(`
  will mark bill grace hope rose may june april august joy faith art frank grant chase rich sue pat dawn summer ivy lily
  olive penny ruby sandy sky violet iris jack drew miles chance christian jordan chelsea robin heather daisy holly amber
  crystal ginger brook eve gene dean earl guy jean ray rob bob nick jay kay dot mercy patience charity victor angel melody
  harmony pearl lance pierce cliff glen basil rusty buddy norm florence charlotte austin georgia madison
  carol bella don gus hazel hunter jasper josie kit lane liberty marina merry mike nell poppy reed sage star stone tiffany
  trinity wade ward wren tara jade josephine virginia carolina`)

/** Places that need no other sign. Folded; of two words with a space. */
export const places = set(
  `london paris sydney dublin arizona nevada oregon ohio michigan minnesota colorado utah illinois pennsylvania massachusetts
  atlanta denver houston dallas philadelphia phoenix manila delhi
  afghanistan africa alaska albania algeria amsterdam antwerp argentina armenia asia athens auckland australia austria
  bangkok bangladesh barcelona basel bavaria beijing belfast belgium berlin bern bolivia bologna bosnia boston brazil
  bristol brittany brooklyn brussels bucharest budapest bulgaria cairo california cambodia cameroon canada chicago chile
  cologne colombia copenhagen cornwall croatia cuba cyprus denmark dresden dublin ecuador edinburgh egypt england estonia
  ethiopia europe finland florida france frankfurt galway geneva genoa germany ghana glasgow gothenburg greece hamburg
  hanoi hawaii helsinki hungary iceland india indonesia iran iraq ireland israel istanbul italy jamaica japan jerusalem
  johannesburg kenya krakow kyiv kyoto lagos latvia lebanon leeds leipzig lima lisbon lithuania liverpool ljubljana lyon
  madrid malaysia malta manchester manhattan marseille melbourne mexico miami milan montreal morocco moscow mumbai munich
  nairobi naples nepal netherlands nigeria norway oslo oxford pakistan palermo patagonia peru philippines poland portugal
  prague provence reykjavik riga romania rome rotterdam russia salzburg santiago sarajevo scandinavia scotland seattle
  senegal seoul serbia shanghai sicily siena singapore slovakia slovenia somalia spain stockholm stuttgart sudan sweden
  switzerland syria taiwan tallinn tanzania tehran texas thailand tokyo toronto toulouse trieste tunisia turin tuscany
  uganda ukraine uruguay utrecht vancouver venezuela venice vienna vietnam vilnius wales warsaw yorkshire zagreb zambia
  zimbabwe zurich`,
)

/** The last word, or the first, of many places' names. Folded. */
export const placeEnds =
  set(`park street road avenue lane lake hospital university college school station airport beach
  bridge square forest valley island islands castle garden gardens hotel cafe library church cathedral museum river hill
  hills bay mountains pier market clinic theatre canal`)
export const placeStarts = set('lake mount port fort cape')

/** Capital letters that are no names of people or places in a life: calendar, peoples and tongues, makes, faiths, exclamations. Folded. */
export const neverNames = set(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march july september october november december spring autumn winter fall christmas easter halloween
  ramadan eid hanukkah diwali thanksgiving valentine advent lent passover xmas covid corona
  english german french spanish italian dutch american african asian european russian ukrainian greek indian mexican
  brazilian canadian australian austrian belgian norwegian hungarian korean arabic arab hebrew hindi latin swiss czech
  slovak thai iranian iraqi israeli egyptian moroccan colombian cuban christian christians muslim muslims jewish jew jews
  catholic protestant buddhist hindu orthodox bible quran koran torah gospel
  god lord jesus christ allah buddha satan devil heaven hell universe mary virgin
  netflix google iphone ipad zoom slack instagram facebook whatsapp amazon tesla ikea uber spotify youtube twitter tiktok
  excel word windows apple microsoft disney coke pepsi lego starbucks mcdonalds tesco aldi lidl walmart costco target
  toyota honda ford bmw audi volkswagen mercedes nintendo playstation xbox steam minecraft reddit linkedin tinder bumble
  hinge discord teams outlook gmail powerpoint photoshop duolingo kindle audible paypal ebay airbnb strava garmin fitbit
  pilates zumba crossfit wordle prozac zoloft xanax lexapro ritalin adderall ibuprofen advil tylenol paracetamol guardian
  times bbc cnn hbo hulu siri alexa chatgpt inkwell python java javascript linux internet wifi
  diary journal dear hi hello hey yes no ok okay oh ah ugh wow thanks thank sorry please bye goodbye congratulations
  mr mrs ms dr prof sir madam miss team management security reception police everybody hr it work church school
  staff customers people teachers doctors nurses neighbours neighbors colleagues company government society nature
  mother father life death love fate time luck karma happiness truth peace freedom justice nothing something silence fear
  anxiety depression hope-less coffee tea wine beer dinner lunch breakfast rain snow wind sun moon earth mars venus
  monopoly scrabble chess whoever whomever op ive girl boy alzheimer alzheimers parkinson adhd autism episode chapter season
  level year grade page part`)

/** What only a person does; said right after a name. Folded. */
export const humanVerbs =
  set(`said says told tells asked asks texted texts phoned laughed laughs smiled smiles cried cries
  hugged hugs invited replied apologised apologized whispered nodded promised shouted yelled admitted joked snapped
  grinned sighed cooked hated loved hates loves thinks thought knew knows believes wants wanted forgot explained suggested
  insisted complained shrugged kissed married argued wrote messaged emailed teased thanked`)
/** What people do, and other things as well. Folded. */
export const likelyVerbs =
  set(`called calls came comes rang rings left leaves arrived visited went goes is was has had
  moved stayed sat stood gave brought made took plays works lives helped needs seems looked got will would can could`)
/** Done to a person; said right before a name. Folded. */
export const socialVerbs =
  set(`met meet meeting called call calling texted text texting told tell telling asked ask asking
  phoned phone rang ring hugged hug kissed kiss thanked thank married marry invited invite emailed messaged befriended
  named dated dating confronted forgave forgive apologised visit-ing seeing`)
export const fondVerbs = set(
  'miss missed missing love loved saw see visited visit helped help trust hate hated remember knew know',
)
export const motion =
  set(`go goes going went gone drive drove driving flew fly flying flight move moved moving travel
  travelled traveled train bus ferry boat way trip road back return returned walked walking cycled ticket journey came come
  coming grew arrived headed heading live lived lives living born`)
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
  'dr mr mrs ms mx prof professor doctor father sister brother aunt auntie uncle cousin coach',
)

/** Places of two words that everybody knows. Folded. */
export const twoWordPlaces: ReadonlySet<string> = new Set(
  'new york|new zealand|new orleans|los angeles|san francisco|san diego|las vegas|hong kong|cape town|south africa|north america|south america|costa rica|sri lanka|saudi arabia|buenos aires|tel aviv|northern ireland|new delhi|mexico city|new jersey|new mexico|north carolina|puerto rico|great britain|united states|united kingdom|czech republic'.split(
    '|',
  ),
)
