// Lists by hand that are fetched with the table of names, since they are long. Folded.

/** Said right before somebody's name. Folded. */
export const occupations = `singer rapper actor actress player striker president minister senator governor mayor king queen prince
  princess director author writer driver host pastor officer detective manager therapist nurse guy girl boy man woman lady
  kid dude student barista waiter waitress vet priest rabbi imam composer painter poet editor producer captain judge
  comedian presenter chef called named champion legend`
/** What somebody has, said right after 'Eva’s'. Folded. */
export const ownedThings = `mum mom dad mother father sister brother son daughter wife husband boyfriend girlfriend kids parents
  family cousin aunt uncle friend house flat place party birthday wedding funeral face voice hair eyes hands arms laugh
  smile speech room bed car dog cat phone jumper coat death birth life job boss first office kitchen`
/** The last word of many names of firms, teams, shows and songs. Folded. */
export const groupEnds = `inc ltd fc united bank awards cup league bowl news records show prime mail rail party
  committee council band brothers sisters monkeys villa rovers wanderers tv fm magazine times post game games
  thrones potter movie film album song tour festival day dead bad airlines air motors foods pizza coffee
  penguin things question trek wars direction office academy institute foundation association club team
  express daily weekly review app pro max plus phone watch`
/** Turns of speech, each word of which means something else there: 'God knows', 'a piece of cake'. */
export const idioms = `oh god|my god|omg god|good god|god knows|god forbid|god help|god damn|god bless|god willing|god forgive|thank god|swear to god|hand to god
  god awful|for god sake|honest to god|for the love of god|act of god|good lord|oh lord|lord knows|lord of the rings|oh jesus|jesus christ what
  bless him|bless her|bless them|bless you|bless his|bless your|bless their|bless my|god bless|blessing in disguise|mixed blessing
  feel blessed|felt blessed|feeling blessed|so blessed|very blessed|blessed with|blessed to|am blessed|blessed day|blessed life|be blessed|a blessed
  sick of|sick and tired|worried sick|heart and soul|soul mate|good spirit|in good spirits|grace period|critical mass
  piece of cake|cup of tea|food for thought|eat my words|bread and butter|big cheese|in a pickle|spill the beans|hot potato
  dog tired|dog days|hot dog|hot dogs|cat nap|cats and dogs|cat out of the bag|guinea pig|copy cat|cat scan|cat and mouse|let sleeping dogs
  black sheep|out of the woods|neck of the woods|under the weather|over the moon|tip of the iceberg|storm in a|rain check|on thin ice|walk in the park
  home run|hit home|drive home|feel at home|home stretch|home page|bring home|break the bank|cost an arm|foot the bill|fit the bill|for my money|worth it
  train of thought|school of thought|old school|teach me a lesson|learned my lesson|learnt my lesson|sleep on it|lose sleep over|bed of roses
  get out of bed on|game changer|play it by ear|play it safe|music to my ears|elephant in the room|drama queen|long story short|tell a story|same story
  work out|works out|worked out|run out|ran out|run into|ran into|run by|run off|running out|running late|running behind|run through|in the long run
  passed out|drop dead|dead tired|dead wrong|dead end|dead serious|dead on|dead line|to death|a matter of life and death|bored to death|at a loss|lost track|lost count|lost it
  pet peeve|bird in the hand|early bird|kill two birds|miss out|missed out|in love with this|love to|would love|love how|love that|love when|love it`
/** First names that are words, places or months too: they need somebody who acts. Folded. */
export const wordNames = `
 will mark bill grace hope rose may june april august joy faith art frank grant chase rich sue pat dawn summer ivy lily
 olive penny ruby sandy sky violet iris drew miles chance christian robin heather daisy holly amber
 crystal ginger brook eve gene dean earl guy dot mercy patience charity victor angel melody
 harmony pearl lance pierce cliff glen basil rusty buddy norm florence georgia
 don gus hazel hunter jasper kit lane liberty marina merry poppy reed sage star stone
 trinity wade ward wren tara jade virginia carolina`
/** Capital letters that are no names of people or places in a life: calendar, peoples and tongues, makes, faiths, exclamations. Folded. */
export const neverNames = `
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
  diary journal dear yo lol omg rt edit tldr imo hi hello hey yes no ok okay oh ah ugh wow thanks thank sorry please bye goodbye congratulations
  mr mrs ms dr prof sir madam miss team management security reception police everybody hr it work church school
  staff customers people teachers doctors nurses neighbours neighbors colleagues company government society nature
  mother father life death love fate time luck karma happiness truth peace freedom justice nothing something silence fear
  anxiety depression hope-less coffee tea wine beer dinner lunch breakfast rain snow wind sun moon earth mars venus
  monopoly scrabble chess whoever whomever op ive girl boy alzheimer alzheimers parkinson adhd autism episode chapter season
  level year grade page part`
export const motion = `go goes going went gone drive drove driving flew fly flying flight move moved moving travel
  travelled traveled train bus ferry boat way trip road back return returned walked walking cycled ticket journey came come
  coming grew arrived headed heading live lived lives living born`
