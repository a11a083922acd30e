import { expect, test } from 'vitest'
import { fixedReplyTo } from './fixed-replies.ts'
import { guardedIn } from './guarded-questions.ts'
import { riskOf } from './risk/risk-of-text.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

test.each(
  lines(`
    How much did I spend at the hospital that time Mum collapsed?
    that day i couldnt breathe, i keep thinking abt it... how many lights did i count before it stopped
    When did Dad have his stroke?
    I was just wondering, who sat up with us when Nadia could not breathe?
    Random question, who came round when Mum stopped breathing?
    What did the nurse say the night I fainted at the bus stop?
    Who drove me when I passed out at the market?
    In April I had chest pain on the ferry, what did I write about it?
    Which hospital was it where Nan was unconscious?
    How long was Ben unconscious after the ladder?
    The day my sister had a seizure in the car park still feels near.
    I keep going back to the morning Joe stopped breathing in the bath. We were so lucky.
    How many stitches did I get when I cut my thumb and it bled everywhere?
    Do you remember the afternoon when the baby choked on a grape?
    When was it that Grandpa's speech was slurred at the dinner table?
    That night she swallowed all her pills, and I sat in the corridor until four.
    Months ago I had a panic attack and could not get any air, which song did I play?
    What was the name of the doctor who came when I collapsed?
    how many days was he in after he keeled over in the shop
    Last Tuesday my neighbour had a heart attack on the stairs. What day did his wife ring me?
    On 12 May I blacked out in the choir, who caught me?
    The time I drank bleach as a toddler was told at every wedding
    what did i eat before my lips swelled up at Rosa's party
    Did I write about the day my chest was tight on the plane?
    Where was I when Papa had his stroke?
    The week that Lina fainted at school I wrote nothing.
    When did I first get short of breath on the stairs?
    I couldn't breathe that evening, and the conductor held my hand.
    Find the page where Mum coughed up blood.
    How much was the taxi when the baby had a fit?
    That winter he took too many tablets and we nearly lost him.
    What time did the ambulance come the night Ada stopped breathing?
    Those days in June when my heart was racing every night, how long did they last?
    Back in October I was wheezing all week, and what was the inhaler called?
    Today I walked past the hospital where we sat the day Mum collapsed.
    I still think of that night when he stopped breathing
    What did I write yesterday about the time Mum had a stroke?
    Last week he had chest pain and the doctor sent him home the same evening.
    I had a seizure when I was nine
    When my brother collapsed in August, what was the ward called?
    how long was i in bed after i fainted in the queue
    I found the receipt from the clinic from when Mum had her stroke.
    We laughed about the day Uncle choked on the fishbone
    The first time I had a panic attack and couldn't breathe I was on the bus
    It was two years ago today that Dad had his heart attack.
    What was I wearing the day I fainted?
    which month did granny have her fit
    I miss the old flat, even though I once passed out in its bath
    Who was with me the night I couldn't stop bleeding after the birth?
    How much did the ambulance cost when he swallowed the coin battery?
    When mum fainted last Christmas, what did the doctor tell us?
    in 2019 i took too many sleeping pills, i wrote about it i think
    I told Rosa about the night the baby wouldn't wake up.
    Was it June or July when Papa had the stroke?
    What colour was the blanket when Joe was unconscious in hospital?
    i dreamed about the day he collapsed
    How did I feel after the seizure in March?
    The week my throat closed up from the prawns was the worst of my life.
    Did Femi pass out before or after the cake?
    My cousin had a stroke, he is in hospital, and I drove there.
    He collapsed at work and the ambulance took him, they were kind.
    Was it the Tuesday or the Thursday that Nan collapsed?
    Did I faint before the exam or in it?
    Had Chidi already fainted when the bride came in?
    Was Orla there when Dad had the heart attack?
    did mammy have her stroke before or after the christening
    Was anybody with him when he collapsed?
    Did the baby choke on the grape or on the cheese?
    How did it start when Uncle Raj had his fit?
    Why did Granny faint at the wedding, was it the heat?
    Sade fainted at the wedding and is fine since, we laugh about it.
    He passed out at the finish line in 2022 and he's been right as rain ever since.
    My brother swallowed a coin as a toddler, mam still tells it at Christmas.
    In primary school I choked on a Polo mint and Sister Agnes thumped me.
    Did I ever tell you about Papa's stroke?
    What did I write when Zoe had her seizure?
    Remember when Tunde collapsed in church and the pastor kept preaching?
    The year Dad had his stroke we ate a lot of soup.
    Was I wearing the green dress the day I fainted?
    Has Mum ever passed out?
    Before she fainted she was telling us about the goat, when was that?
    After my heart attack I took up bowls, that was 2015
    I was unconscious for two days after the crash in 2011.
    That was the summer Kwame nearly drowned, wasn't it?
    Three years ago the flat below us had a gas leak.
    When the kitchen caught fire who rang the brigade?
    who found Auntie Bisi when she collapsed
    Did he swallow the tooth or did we find it?
    Did Ngozi's waters break before or after she fainted?
    Amma had a stroke long before I was born.
    Two Christmases ago Grandad had a heart attack over the sprouts.
    It was the day after Mo fainted that we met, no?
    Did we drive or walk to A&E that time Ben stopped breathing?
    What song was playing when I passed out at the gig?
    I passed out once at a concert, ages ago, nothing since.
    She collapsed at the marathon in April and recovered fully.
    Did I note how long Leo's fit lasted?
    Which of the twins had the seizure at the pool?
    was it Ruth or Miriam that fainted in assembly?
    He had a stroke two years back and he walks and talks again.
    Was Nneka in the room when her father had the stroke?
    Did the ambulance come before Mum fainted or after?
    Who said the prayer when Pa Joe collapsed?
    Did Siobhán ever have another seizure after the one in Galway?
    I choked on a fishbone in Cádiz once and a waiter saved me.
    Remember the time Dev swallowed the button battery?
    He had his heart attack in 2018, and he cycles every Sunday.
    Two summers ago the neighbours' garage caught fire.
    Was it in Accra that I passed out?
    My grandmother had a stroke before my mother was married.
    Which hymn were we singing when Kofi keeled over?
    As a kid I was electrocuted by a toaster, mildly.
    When I was six I nearly drowned in Lough Derg.
    Did I mention in my pages that Lena blacked out on the ride?
    Had we cut the cake by the time Grandma fainted?
    We still tease Ben that he fainted when the twins were born.
    On the first day at the bank I fainted in front of the manager.
    After she passed out in the sauna that winter she gave it up.
    What was the weather like the day Mina stopped breathing?
    Tola fainted on stage in Year 9 and is a dancer today.
  `),
)('"%s" is over: no ambulance is called to it', (message) => {
  expect(['emergency', 'hazard', 'signs']).not.toContain(guardedIn(message))
})

test.each(
  lines(`
    I can't breathe and my chest is tight
    He collapsed in the kitchen and won't wake up
    Mum just fainted in the shower
    My chest hurts, it is the same as that day in April
    She took too many tablets an hour ago
    The bleeding won't stop, it soaked the towel
    I had chest pain last year, and now it is back
    He fainted. How long was he out, should I call someone?
    Dad had a stroke in March and now his speech is slurred
    that night i couldnt breathe, and tonight its the same i cant get air
    My arm went numb this morning and my face droops
    I took twenty paracetamol yesterday
    How many pills did he take? He's unconscious.
    the little one swallowed a battery
    My throat is closing after the nuts
    She passed out and hit her head
    when did i take them, i think i took too many pills
    I fainted at work since lunch twice
    How long can he be unconscious before it is bad
    My lips are swelling up
    There's blood everywhere, it doesn't stop
    I'm wheezing since this morning and the inhaler is empty
    He had a seizure and isn't waking up
    Grandpa collapsed
    She drank drain cleaner
    My heart is racing and I feel faint, like that time in May
    I cannot get my breath
    he's having a fit right now
    my left arm hurts and there's pressure in my chest since breakfast
    I've had crushing chest pain for an hour
    The day was fine and then she collapsed
    i couldnt breathe just now, third time this week
    He swallowed the pills last night, what do I do
    What did she take? She's floppy and won't answer
    My wife fell that night and now she threw up and is very sleepy
    Mum has passed out
    For the last week I coughed up blood every day
    The night he stopped breathing is in my head today, and I feel faint
    I remember that day, and again tonight she fainted
    That afternoon she was fine, and today she has had a stroke
    My dad is on the floor and he collapsed, what was the number again
    I think she had a stroke, her mouth is crooked
    My brother took all his tablets. When did he take them? I don't know
    I felt faint at church and I feel faint
    He choked on a bone and can't speak
    My lips swelled after lunch
    Grandma passed out, she hit her head
    he drank bleach
    I couldn't breathe all night
    I'm having chest pain, like in June
    How much blood did he lose? It's pouring out of his leg
    the day started well but I have chest pain
    I collapsed at work
    Since that day in March I can't breathe properly
    My son had a seizure and he is asleep
    what did he swallow, he's choking
    which pills did she take, she is unconscious
    He took too many pills at the weekend
    I fainted the other day and feel faint
    That time he woke up but this time he isn't waking
    she fell the other day and her speech is slurred
    When did the chest pain start, about an hour ago
    he was unconscious when I found him
    i was bleeding heavily and passed out
    The day we moved in she fell, and she's dizzy and being sick
    In May I had a stroke. My speech is slurred
    that night he drank and he has passed out
    He took too many tablets, he did it in March too
    i fainted in the shop that day, my chest aches
    Back in June it was the same, my tongue is swelling
    When he fell that morning he hit his head, and he is vomiting
    That time it was nothing. I have pressure on my chest
    I was stung that day as well and my throat feels tight
    He had chest pain that afternoon and has it
    Nan collapsed. When was her last stroke?
    I bled a lot the other day and I'm bleeding heavily
    On Friday she took twenty pills and she's sleepy
    she passed out and isn't waking up
    he fainted a minute ago, his lips are blue
    Did he faint? He's on the floor and won't answer
    was that a stroke? his face is all down one side
    She collapsed before the cake and she's still out
    He passed out after dinner, is that bad
    did she swallow it? she's choking
    Has he had a stroke, his words are all mixed up
    He was fine before lunch and now he can't lift his arm
    mum fainted when she got up, she's grey
    Did I take too many tablets?
    was it too much, I took all of them
    when he fell he hit his head and now he's being sick
    she had a fit in 2019 and she's having one now
    Did she stop breathing? I can't see her chest move
    He fainted just before you opened
    Femi passed out
    did he pass out before or after he hit his head
    we laugh about it but my chest hurts
    She got home from hospital and collapsed
    mum is in hospital and dad has collapsed here
    was anyone there when she passed out? she's not moving
    how come he collapsed, his face is grey
    Amma had a stroke last year and today her face is drooping again
    he choked on the grape and he's gone quiet and blue
    Was he breathing before? he isn't now
    Why did she pass out
    How did he faint? he's cold and clammy
    Papa collapsed in church, the pastor is calling people
    Did my baby have a fit? he's gone stiff
    Why is he unconscious
    She passed out at the party, should we let her sleep it off
    he had a heart attack before and he's got the same pain
    Was it a seizure? She's shaking and drooling
    My neighbour fainted after the stairs and is very confused
    did dad have a stroke or is he just tired, his mouth looks crooked
    Was it a stroke? Her mouth is hanging
    She fainted at dinner
    Did he swallow the battery? It's gone from the remote and he's drooling
    When he collapsed he hit his head, he isn't making sense
    who do i call, my mum collapsed
    Did she have a fit? She won't wake up
    had he taken something, he is not responding
    He collapsed before the ambulance people picked up
    is she choking or did she just cough, she's going purple
    She was fine when we came in and then she passed out
    why did he collapse, he is so pale
    did i drink too much of it, the bleach
    he had a stroke in 2020 and now the other side has gone weak
    Nneka fainted and nobody is here
  `),
)('"%s" goes on, or may', (message) => {
  expect(['emergency', 'signs']).toContain(guardedIn(message))
})

test.each([
  'the blood won’t stop, I cut my hand on the glass and it’s soaked two towels',
  'Think I’m about to faint, everything is going grey',
  'There’s an elephant sitting on my ribs and it won’t get off',
])('"%s" is no matter for soft words: the number comes first', (message) => {
  const risk = { ...riskOf(message), level: 1 as const }
  expect(
    fixedReplyTo({ message, risk, replies: [], isMeantOtherwise: false, before: null, now: null }),
  ).toBeNull()
})
