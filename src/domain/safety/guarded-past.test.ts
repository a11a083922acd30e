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
  `),
)('"%s" is over: no ambulance is called to it', (message) => {
  expect(['emergency', 'signs']).not.toContain(guardedIn(message))
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
