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
  brazilian canadian australian gaelic welsh samoan tongan maori filipino filipina punjabi gujarati urdu bengali hausa yoruba igbo swahili zulu xhosa afrikaans catalan breton croatian serbian
  romanian bulgarian estonian latvian lithuanian ghanaian nigerian kenyan ugandan ethiopian somali peruvian chilean venezuelan jamaican haitian nepali pakistani bangladeshi afghan syrian persian armenian mongolian tibetan
  malaysian indonesian victorian edwardian georgian celtic nordic mandarin cantonese austrian belgian norwegian hungarian korean arabic arab hebrew hindi latin swiss czech
  slovak thai iranian iraqi israeli egyptian moroccan colombian cuban christian christians muslim muslims jewish jew jews
  catholic protestant buddhist hindu orthodox bible quran koran torah gospel
  god lord jesus christ allah buddha satan devil heaven hell universe mary virgin
  netflix google iphone ipad zoom slack instagram facebook whatsapp amazon tesla ikea fanta nescafe nutella marmite vegemite bovril horlicks ribena lucozade calpol dettol lemsip guinness heineken carlsberg smirnoff tupperware vaseline velcro sellotape berlingo vivaro corsa micra yaris hilux silverado camry corolla uber spotify youtube twitter tiktok
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
/** Singers, players, rulers, hosts, writers, saints and people of stories whom everybody knows and nobody means by it. Folded. */
export const figures = `al pacino, alan partridge, alan turing, albert einstein, alex ferguson, amy winehouse, andy murray, andy warhol, aneurin bevan, angela lansbury, angela merkel,
  ann cleeves, anne boleyn, anne bronte, anne frank, anne hathaway, anne murray, anthony bourdain, aretha franklin, arthur conan doyle, attila the hun, audrey hepburn,
  barack obama, barbra streisand, barry manilow, bear grylls, bernie sanders, bette midler, beyonce, bill clinton, bill gates, bill murray, billie eilish, billie holiday, billy connolly, billy joel, bing crosby,
  bob hope, bob marley, bob ross, bob wills, bobby moore, bono, boris johnson, brad pitt, bridget jones, britney spears, bruce lee, bruce springsteen, bruce willis, bruno mars, buddy holly,
  captain cook, captain hook, cary grant, catherine cookson, celine dion, charlie chaplin, charlotte bronte, che guevara, christopher columbus, christopher lee, cliff richard, clint eastwood,
  colin firth, conor mcgregor, cristiano ronaldo, daniel craig, daniel o'donnell, darth vader, david attenborough, david beckham, david cameron, dawn french, dean martin, delia smith, demis roussos,
  denzel washington, diana ross, diego maradona, dolly parton, donald trump, doris day, duke ellington, dusty springfield, ed sheeran, edith piaf, eleanor roosevelt, ella fitzgerald, elon musk,
  elton john, elvis presley, emily bronte, emily dickinson, emma thompson, emmylou harris, eric clapton, ernest hemingway, fats domino, father christmas, florence nightingale, frank sinatra, freddie mercury,
  frida kahlo, garth brooks, gene kelly, george clooney, george harrison, george michael, george orwell, george washington, gordon ramsay, graham greene, graham norton, greta thunberg, guy fawkes,
  hank williams, harry kane, harry styles, helen mirren, henry ford, hercule poirot, hilary mantel, hillary clinton, homer simpson, hugh grant, humphrey bogart, ian rankin, indiana jones, isaac newton,
  jack nicholson, james bond, james joyce, james taylor, jamie oliver, jamie vardy, jane eyre, jane fonda, janis joplin, jeremy clarkson, jeremy paxman, jessica fletcher, jim reeves, jimi hendrix, jimmy carter,
  jk rowling, joan baez, joan of arc, joe biden, joe rogan, joe wicks, john cleese, john coltrane, john denver, john keats, john lennon, john prine, john steinbeck, john wayne, johnny cash, joni mitchell,
  judi dench, judy garland, julie andrews, julius caesar, justin bieber, justin trudeau, kamala harris, karl marx, kate bush, kate middleton, katy perry, keir starmer, kenny rogers, kim kardashian, kurt cobain, kylie minogue,
  kylian mbappe, lady gaga, lana del rey, laurel and hardy, lebron james, leonardo dicaprio, lewis hamilton, liam gallagher, lionel messi, lord nelson, loretta lynn, louis armstrong, luciano pavarotti,
  madonna, mahatma gandhi, maria callas, mariah carey, marie curie, marilyn monroe, mark twain, martin luther king, marvin gaye, mary berry, mary poppins, max verstappen, maya angelou, meghan markle, merle haggard,
  meryl streep, michael caine, michael jackson, michael jordan, michelle obama, mick jagger, mickey mouse, miss marple, mo farah, mo salah, mohamed salah, morgan freeman, mother teresa, mr bean, mr darcy, mrs danvers, mrs doubtfire, muhammad ali, nana mouskouri,
  nat king cole, neil armstrong, neil diamond, neil young, nelson mandela, nick cave, nicola sturgeon, nigel farage, nigella lawson, nina simone, noel edmonds, nora jones, norah jones, olivia newton-john, oprah winfrey, oscar wilde, otis redding,
  paddington bear, patrick swayze, patsy cline, paul mccartney, paul newman, paul simon, peppa pig, peter kay, peter pan, peter rabbit, peter sellers, philip larkin, philip pullman, piers morgan, pope francis, pope leo, prince charles, prince harry, prince william, princess diana,
  punxsutawney phil, queen elizabeth, queen victoria, ray charles, ricky gervais, rihanna, rishi sunak, robbie williams, robert de niro, robin hood, rod stewart, roger federer, ronald reagan, rosa parks, roy keane, roy orbison,
  saint patrick, sally rooney, santa claus, seamus heaney, sean connery, serena williams, shania twain, sherlock holmes, sigmund freud, simon cowell, sinead o'connor, stephen fry, stephen hawking, stephen king, steve jobs, steven gerrard, stevie nicks, stevie wonder,
  sylvia plath, taylor swift, ted hughes, terry pratchett, terry wogan, thomas edison, thomas hardy, tiger woods, tim berners-lee, tina turner, tom cruise, tom hanks, tom jones, tom waits, tony blair, toni morrison,
  usain bolt, van morrison, vera lynn, vincent van gogh, virginia woolf, vladimir putin, vladimir zelensky, volodymyr zelensky, warren buffett, wayne rooney, whitney houston, will smith, willie nelson, winnie the pooh, woody allen, woody guthrie, zinedine zidane,
  claudia winkleman, tess daly, holly willoughby, michael mcintyre, monty don, alan titchmarsh, kirstie allsopp, paul hollywood, prue leith, yotam ottolenghi, noel fielding, joanna lumley, victoria wood, dara o briain, gary lineker, alan shearer,
  ganesh, ganesha, saraswati, hanuman, shiva, vishnu, parvati, durga, durga mata, kali ma, zeus, athena, thor, odin, beelzebub, pontius pilate, king herod, john the baptist, judas iscariot, mary magdalene, saint anthony, saint nicholas`
