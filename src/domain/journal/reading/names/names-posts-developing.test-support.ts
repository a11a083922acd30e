/**
 * Short posts as strangers write them, made up for this purpose: {p:somebody} and {l:some place} are marked, products, bands, teams, months and
 * makes are traps. The rules were fitted on this half.
 */
export const postsDeveloping: readonly string[] = `
RT @mel_k88: omg just saw {p:Ryan Gosling} at the airport in {l:Toronto} im DEAD
heading to {l:Brighton} tomorrow for the weekend, any food tips??
so {p:jess} just told me shes moving to {l:dubai} lol what
Game 7 tonight!! Lets go Raptors #WeTheNorth
{p:Merkel} and {p:Macron} to meet in {l:Brussels} on Thursday http://t.co/x8sKd92
I swear {p:Tyler} never texts back smh
New iPhone update broke my Spotify again. Thanks Apple
anybody else stuck on the A40 near {l:Swansea}? been here 2 hours
happy birthday {p:kayla}!!! love u sm :)
{p:Kanye West} is playing {l:Madison Square Garden} in August and tickets are like 400 bucks
Cant believe {p:Ronaldo} missed that. unreal
lol @danny_boy u wish
Monday again. kill me
The new Arctic Monkeys album is so good tho
Who else thinks {p:Snape} was the real hero of Harry Potter?
BREAKING: Fire at a warehouse in {l:Newark}, {l:New Jersey}, 3 injured
im at {l:Heathrow} and everything is delayed because of fog
{p:Mike} from accounting just microwaved fish. again.
Vote for {p:Sanders} if you want healthcare, simple as that
@tara_w miss you too babe, see you in {l:Leeds} xx
Just finished Breaking Bad. {p:Jesse} deserved better.
Love the smell of rain in {l:Seattle} #home
got my Nikes from Foot Locker for 30 quid get in
Shoutout to my girl {p:Shanice} for the hair, she does {l:Peckham} and {l:Lewisham}, DM her
Microsoft buys another studio, so what else is new
why does {p:Gordon Ramsay} yell so much haha
earthquake just now in {l:Osaka}, anyone else feel it?
4 days till {l:Ibiza} with the girls!!!
ok so {p:Dr. Patel} says its just a sprain. thank god
OMG {p:HARRY STYLES} FOLLOWED ME IM CRYING
Chelsea vs Arsenal on Sunday, who you got
We drove from {l:Tucson} to {l:El Paso} in one night, do not recommend
{p:Obama}'s speech last night gave me chills
the traffic on {l:Oxford Street} is a joke today
this song reminds me of {p:Whitney}
Anyone selling a PS4? Preferably near {l:Bolton}
finals week: me, coffee, and regret
{p:Liam} & {p:Noel} will never get back together, give it up
going to see The Lion King with mum on Saturday yay
my uncle met {p:Muhammad Ali} once in {l:Louisville}. still talks about it
{p:Rihanna}!!! That outfit!!! The GIF of the year
Snow in {l:Texas} and nobody knows how to drive lmaooo
Currently watching {p:Serena} destroy everyone at Wimbledon
Is {l:Prague} safe for solo female travelers? Going in October
First comment! Who is watching this in 2017?
{p:Ellen} should have her back on the show
Good luck today {p:Amir}, smash it
Ugh Starbucks closed at {l:Union Station}, worst morning
i love {p:niall} more than my own family
{p:Drake} - Hotline Bling is still a banger
{p:Theresa May} won't last till Christmas, mark my words
That moment when {p:Hermione} slaps {p:Malfoy}. Iconic.
Hiring: Java Developer in {l:Charlotte}, {l:NC}. Apply now! http://bit.ly/9dk2
missing {l:cape town} so much rn :(
Yo {p:Marcus} u coming to the gym or nah
{p:Putin} called {p:Erdogan} after the attack in {l:Ankara}
Nobody: Absolutely nobody: My cat at 3am:
She lives somewhere in {l:South London} i think
{p:Adele} cancelled her {l:Wembley} shows, gutted
Thinking of switching from Windows to Linux, any advice?
{p:LeBron} is the GOAT and I will die on this hill
Great day at {l:Bondi Beach} with {p:Sophie} and {p:Lachlan}
I got into Stanford!!!!
The Walking Dead hasnt been the same since {p:Glenn} died
RT @BBCNews: Thousands march in {l:Caracas} against {p:Maduro}
Whats the best way to get from {l:Rome} to {l:Florence} by train?
Just ate at Nando's with {p:Priya}, {p:Tom} and {p:Becks}. So full
can someone tell {p:trump} to get off twitter
Feeling blessed. God is good.
{p:Coach Daniels} made us run till we puked
Pray for {l:Nice}. Pray for {l:France}.
my nan still calls it the wireless lol
Follow @StudioNine for more art! #art #design
{p:Pewdiepie} is overrated, dont @ me
I use Python 3 with Django, and the Postgres docs say otherwise
{p:Will} said he cant make it, so its just us
In this episode {p:Rick} turns himself into a pickle
{p:James Comey} testifies before Congress this morning
Sooo tired but {l:Vegas} baby!!!!
What a goal from {p:Kane}. England are going through
Anyone know a good dentist in {l:Croydon}?
{p:Beyonce} had twins!!!
Amazon Prime day is a scam change my mind
love how {p:Mrs Henderson} gave us homework over Easter
@jkr_fan no {p:Dumbledore} knew all along
my flight to {l:Manila} got cancelled, stuck in {l:Doha} overnight
Going to Starbucks later if anyone wants to join
Wish I was in {l:Hawaii} instead of Chemistry class
{p:Zayn} left One Direction and my heart
thank u {p:Miss Lopez} for being the best teacher ever
`
  .trim()
  .split('\n')
