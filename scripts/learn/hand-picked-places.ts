const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Places that the table lacks, or that it takes for people. Folded; of two words with a space. */
export const places = set(
  `sydney dublin houston dallas phoenix china india america turkey jersey paris milan israel ankara croatia portland leicester cologne sussex saskatchewan asia bern bologna bosnia brittany
  kyiv ljubljana lyon oslo patagonia peru philippines provence riga rome santiago scandinavia siena galway palermo
  swansea sunderland peckham lewisham islington camden shoreditch clapham dalston wembley heathrow gatwick stansted
  luton plymouth portsmouth southend bournemouth hove margate folkestone wigan rochdale oldham huddersfield
  ibiza mallorca majorca menorca tenerife lanzarote corfu crete mykonos santorini phuket bali goa fiji zanzibar
  vegas philly tulsa tampa toledo memphis nashville tucson albuquerque oakland sacramento fresno pittsburgh cleveland cincinnati
  milwaukee omaha baltimore newark queens bronx staten yonkers spokane tacoma boise reno wichita chattanooga knoxville
  asheville durango flagstaff lubbock galveston laredo calgary edmonton winnipeg saskatoon regina quebec ontario
  tasmania canberra adelaide brisbane fremantle wollongong geelong bondi christchurch queenstown dunedin rotorua
  dubai doha riyadh jeddah muscat kuwait beirut damascus baghdad basra gaza ramallah haifa jaffa amman
  mumbai delhi pune chennai kolkata bengaluru bangalore hyderabad kochi jaipur varanasi karachi lahore dhaka colombo
  osaka kyoto sapporo nagoya hiroshima busan taipei macau kowloon saigon hue cebu jakarta bandung surabaya yogyakarta
  lagos abuja ibadan accra kumasi dakar abidjan kampala kigali nairobi mombasa harare lusaka durban pretoria soweto
  cairo marrakesh marrakech fez casablanca tunis algiers tripoli havana caracas bogota medellin quito guayaquil cusco
  lima montevideo asuncion recife salvador brasilia rosario cordoba mendoza oaxaca tijuana cancun guadalajara
  seville granada malaga bilbao zaragoza porto coimbra braga faro nantes rennes lille grenoble bordeaux strasbourg
  ghent bruges leuven utrecht groningen eindhoven haarlem delft bremen hannover dortmund essen nuremberg kreuzberg neukolln
  graz linz innsbruck basel lausanne lugano verona bergamo bari catania genoa ravenna perugia trieste
  gdansk wroclaw poznan lodz brno bratislava kosice szeged debrecen timisoara cluj plovdiv varna skopje tirana
  split dubrovnik zadar tartu kaunas tampere turku uppsala malmo aarhus odense bergen trondheim reykjavik minsk odessa lviv kharkiv`,
)

/** Places that are people, words or makes as well: they need a witness. Folded. */
export const morePlaces = set(
  `reading bath mobile deal battle wells hull rugby buffalo salem troy cork split nice essen faro hue
  austin charlotte florence madison jackson lincoln jordan victoria chelsea brooklyn savannah georgia virginia carolina
  orlando alexandria hamilton washington kingston lancaster chad aurora columbus cody chester preston burton ashton cheyenne dakota montana carson dayton everton arsenal`,
)

/** Places of two words that everybody knows. Folded. */
export const twoWordPlaces: ReadonlySet<string> = new Set(
  'new york|new zealand|new orleans|los angeles|san francisco|san diego|las vegas|hong kong|cape town|south africa|north america|south america|costa rica|sri lanka|saudi arabia|buenos aires|tel aviv|northern ireland|new delhi|mexico city|new jersey|new mexico|north carolina|puerto rico|great britain|united states|united kingdom|czech republic'.split(
    '|',
  ),
)
