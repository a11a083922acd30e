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
