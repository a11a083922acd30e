/** Short posts like those of the other half, in other voices and about other people and places. No rule was fitted on them. */
export const postsHeld: readonly string[] = `
RT @footy_daily: {p:Pogba} could miss the trip to {l:Southampton} with a hamstring problem
cant sleep so im watching Stranger Things again
{p:brandon} u left ur charger at mine
Storm warning for {l:Cornwall} and {l:Devon} tonight stay safe everyone
the way {p:Jennifer Lawrence} fell at the Oscars is literally me every day
Got tickets for Coldplay in {l:Cardiff}!!!!
@lottie_b tell {p:hannah} i said hi x
I've been to {l:Iceland} twice and would go back tomorrow
{p:Theo}'s first day at school and I'm a mess
Ford recalls 100,000 trucks over brakes
{p:Modi} arrives in {l:Tel Aviv} for three day visit
dude {p:Elon Musk} is literally Tony Stark
Has anyone hiked {l:Ben Nevis} in March? Need advice on gear
This is the best cover of Hallelujah I have heard. {p:Jeff Buckley} would be proud
POLICE: Man shot outside a bar in {l:St. Louis}
i hate mondays and i hate {p:Derek}
Can you run Ubuntu on a Chromebook?
{p:Messi} or {p:Neymar}? only right answers
Dinner in {l:Soho} then Hamilton. Best night ever with {p:Gemma}
anyone from {l:jakarta} here? lets be friends
Finally met {p:Zoella} at the book signing in {l:Birmingham} aaaaah
{p:Shaun} pls turn ur mic off
The Lakers need a center so bad
my dad thinks {p:Ed Sheeran} is a type of cheese
Just landed in {l:Bangkok}. It is HOT
watching {p:Federer} play never gets old
Shoutout to whoever found my wallet on the 73 bus in {l:Hackney}, legend
So proud of my sister {p:Nkechi} graduating today!!!
Netflix really cancelled Sense8 huh
{p:Mourinho} out. thats the tweet
Whats with all the helicopters over {l:Brooklyn Bridge} right now
He looks like {p:Chuck Norris} and my gran had a baby
Volunteers needed in {l:Houston} this weekend after the flood
gonna miss u {p:dave}, {l:australia} better treat u right
Happy Halloween from me and {p:Biscuit}
{p:Corbyn} was brilliant on Question Time, sorry not sorry
I prefer Nikon over Canon for landscape stuff
{p:Taylor Swift}'s new single is not it
Lost in the {l:Louvre}. Send help. Or wine.
OK but {p:Katniss} should have ended up with {p:Gale}
Uber from {l:LAX} to {l:Santa Monica} was 60 bucks??
{p:Vijay} is getting married omg we are old
MY SISTER LIVES IN {l:PARIS} AND SHE IS SAFE THANK GOD
Snapchat is down again lol
Protesters gather outside {l:Trump Tower}
our teacher {p:mr ferguson} brought donuts today
{p:Kim} posted and deleted, did anyone screenshot it?
Anyone wanna swap shifts Friday? I have {p:Drew}'s party
fell asleep on the train and woke up in {l:Milton Keynes}
just saw a fox in {l:Regent's Park}!
{p:Emma Watson} in Beauty and the Beast was perfect casting
Is the Eurostar worth it or should I fly to {l:Amsterdam}?
{p:Hillary} won the popular vote, deal with it
Why is my Galaxy S7 so hot all the time
{p:Tunde} you owe me lunch
RT if you remember Club Penguin
Big thanks to {p:Ms Okonkwo} and everyone at {l:Westfield Library}
I'm moving to {l:Denver} in June, which neighborhoods are ok?
lmao {p:Kev} fell in the lake at {l:Windermere}
The Daily Mail is trash
{p:Angela} from The Office is my spirit animal
Bus strike in {l:Athens} again. Walking it is
{p:Dany} and {p:Jon} on the same screen finally!!! #GameOfThrones
the sunset over {l:lake michigan} tonight wow
Missed the bus, spilled my coffee, happy Tuesday
Can {p:Conor McGregor} actually box tho?
{p:ROONEY} SCORES!!! WHAT A FINISH
Need a plumber near {l:Stockport} asap
{p:Selena} and {p:Justin} were the couple of our generation
Working from home today because Southern Rail hates me
Cheapest place to stay in {l:Havana}?
{p:Xi Jinping} to visit {l:Helsinki} next week, officials say
Dear Santa I want a Nintendo Switch
mum met {p:Tom Hanks} in {l:Vancouver} n didnt even get a pic
I cant stop listening to Bad Blood
so {p:olivia} and {p:max} broke up... called it
Anybody in {l:Dallas} want a free couch?
{p:Spock} would not approve
Just got the job at Deloitte!! starting September
{p:Guardiola} has ruined fullbacks for everyone
Beautiful morning in the {l:Lake District}
i think {p:Aunt Carol} is drunk again
{p:Abdul} made the best biryani i ever had
The Pixel camera is miles better, facts
where in {l:Nairobi} can i get good coffee?
{p:Lorde} killed it at {l:Glastonbury}
{p:Paul Ryan} looks so done
May the 4th be with you
flying home to {l:Lagos} for christmas, first time in 3 years
`
  .trim()
  .split('\n')
