import { describe, expect, test } from 'vitest'
import { sampleJournal } from '#domain/search/sample-journal.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { noticeIn } from '../moves/notice.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { recall } from './recall.ts'

/** A Thursday in November. */
const thursday = '2026-11-19'

function broughtUp(
  rule: string,
  message: string,
  { today = thursday, quoted = [] as { entryUid: string; quote: string }[] } = {},
): RecalledPassage | undefined {
  const index = new SearchIndex()
  const page = { uid: 'rule', title: '', content: rule, createdAt: '2026-02-01T20:00:00Z', day: '2026-02-01' }
  for (const entry of [...sampleJournal(12), page]) index.put(entry)
  const found = recall(index, { message, pageText: '', except: new Set(), quoted, limit: 3, today })
  return found.find(({ entryUid }) => entryUid === 'rule')
}

describe('a rule comes up where somebody is about to break it', () => {
  test.each([
    [
      'I lend Dennis nowt again, not a spade, not a shilling.',
      'Dennis wants the loan of a spade and I said fine.',
    ],
    ['No more loans to cousins.', 'Wired Pia €400 for the boiler, she swears it comes back.'],
    [
      'Never again will I drive after a night shift.',
      'Finished at half past six and I will take the car home, the buses are late.',
    ],
    [
      'The deal is nothing over twenty-five kilos alone.',
      'The sacks are 40 kg each and I shall carry them in by myself.',
    ],
    [
      'Ruth made me promise: no ladder when I am by myself.',
      'Gutters are full, so up the ladder I go, nobody is home.',
    ],
    ['No cigarettes in this house, come what may.', 'Found an old packet and smoked one out of the window.'],
    [
      'I must never gamble again, not even a scratch card.',
      'Put a tenner on the horses at the bookies, just the one bet.',
    ],
    ['I promised Ada no beer before the exam.', 'The lads are off to the pub and I might have a pint.'],
    ['Rule: no work mail after eight at night.', 'Sat answering mails at 22:40 again, only the short ones.'],
    ['No phone in bed.', 'Lay in bed with the phone and scrolled and scrolled.'],
    [
      'I will not shout at the children over shoes again.',
      'Lost my temper in the hall this morning over one shoe.',
    ],
    [
      'I want to be patient with Mam next time and not tell her to hurry.',
      'Mam took forever with the buttons and I said oh for heaven’s sake.',
    ],
    [
      'Sausages on birthdays only, and a walk after dinner.',
      'Two bacon rolls today and I have not left the sofa.',
    ],
    [
      'Never sign anything on the first visit.',
      'The kitchen man is here with a contract and I am going to put my name to it.',
    ],
    [
      'No wedding talk until I have my licence to teach.',
      'Auntie is coming with a proposal from a nice family of dentists.',
    ],
    ['I told Sam no more takeaways until Easter.', 'Ordered a pizza, third delivery this week.'],
    [
      'Stall stays shut on Sundays, I gave her my word.',
      'After church I will open the stall for an hour, customers are asking.',
    ],
    [
      'Never do the tax papers alone again.',
      'The tax form came, thick as a brick, and I will do it on Saturday by myself.',
    ],
    [
      'No more tools on credit.',
      'The shop has the big sander, ten payments, nothing now. I will go tomorrow.',
    ],
    ['No credit at the stall, not even small.', 'Ove wants a rope today and will pay when his wages come.'],
    [
      'If I am annoyed with Britt I say it the same hour.',
      'Britt forgot me again. I am not going to talk to her for some days.',
    ],
  ])('%s | %s', (rule, message) => expect(broughtUp(rule, message)).toMatchObject({ why: 'promise' }))
})

describe('what a page says of a plain danger comes up where somebody goes into it, in words of their own', () => {
  test.each([
    ['No driving once the light goes.', 'Choir is at eight tonight, so I shall take the Corolla.'],
    ['No climbing above the second step unless Ove holds it.', 'The bulb is gone. Up the ladder I go now.'],
    [
      'Never near the bull alone, and the gate stays shut.',
      'The cattle are out, so I am going into the pen.',
    ],
    ['Candles out before I leave the room.', 'Lit the candles and I am running down to the shop.'],
    ['Nothing that sparks on a windy day.', 'The hinge broke, I will just weld it in the yard.'],
    [
      'The nurse went through it again: no aspirin, nothing over the counter.',
      'My back hurts, so I took two aspirin.',
    ],
    [
      'Not one drop with these pills, the doctor said it.',
      'Had my pills and I will take a small one with Ove.',
    ],
    [
      'I do not drive in the rain, not for church, not for anybody.',
      'It pours, but I will take the car to town.',
    ],
    ['When the flag is red I stay out, I nearly drowned.', 'Red flag today, but I am going in.'],
  ])('%s | %s', (rule, message) => expect(broughtUp(rule, message)?.quote).toBe(rule))

  test('with what names it, where the line itself does not', () => {
    const page = 'We had soup. The heater burnt the curtain. I do not sleep with it on. Not in June either.'
    const found = broughtUp(page, 'It is cold, so I will leave the heater going until morning.')
    expect(found?.quote).toBe('The heater burnt the curtain. I do not sleep with it on.')
  })

  test.each([
    ['somebody else who goes', 'Never near the bull alone.', 'The bull won first at the show, says Ove.'],
    ['another danger', 'Candles out before I leave the room.', 'I am going up the ladder to the gutters.'],
    ['the place alone', 'I do not drive after dark.', 'I had the car washed in the morning and it shines.'],
    ['a name', 'No climbing unless Ove holds it.', 'Ove rang and I am going over for cake with him.'],
  ])('not for %s', (_, rule, message) => expect(broughtUp(rule, message)).toBeUndefined())
})

test.each([
  ['I will ring Aunt Bea every Monday.', 'I shall speak up in the meeting on Monday and then go home.'],
  ['From Monday we walk by the sea.', 'I shall speak up in the meeting on Monday and then go home.'],
  ['On Sundays the whole family goes to church, I promised her.', 'I sold the last of the hens on Sunday.'],
  [
    'Carried him home, near enough, and sat on the stairs. Here’s my promise: I’ll have a carer before June, I’m not to wait until I break.',
    'I said sorry to a door today. Then I said sorry to the milkman, for his being late, and to nobody in the lift.',
  ],
  ['I will play three songs every evening.', 'I have counted three foxes by the bins.'],
])('a weekday, an hour, a number or a verb of every day alone is no tie: %s', (rule, message) => {
  expect(broughtUp(rule, message)).toBeUndefined()
})

test.each([
  [
    'Carried him half of the way home and sat on the stairs after with my heart going. Here’s my promise: I’ll have respite arranged before the summer, I’m not to wait until I break.',
    'Carried him up the stairs again, heart going, and the respite forms I will leave for another week.',
    'Here’s my promise: I’ll have respite arranged before the summer, I’m not to wait until I break.',
  ],
  [
    'Seven pints before I went up, forgot the ending. A woman finished one of my jokes. So here’s the law: nothing stronger than lemonade until I’m down off that stage.',
    'Two pints before I go up tonight, for the nerves. I will be down off the stage by ten.',
    'So here’s the law: nothing stronger than lemonade until I’m down off that stage.',
  ],
  [
    'I ran down in my gloves. It is reflux only, thank God, and he was scolding the nurse about the coffee. But sitting there by bay 9 I promised myself: kopi with Pa at his stall every Saturday until he closes, however tired.',
    'Slept in again last weekend, third time I never go down to the stall. He says never mind, busy is good.',
    'But sitting there by bay 9 I promised myself: kopi with Pa at his stall every Saturday until he closes, however tired.',
  ],
  [
    'Carried the plums home. Here’s my promise: no crates over twenty kilos by myself. He laughed at that. He had plum jam and a crate of his own.',
    'The crates of plums came and sat on the stairs, I will carry them home by myself.',
    'Here’s my promise: no crates over twenty kilos by myself. He laughed at that.',
  ],
])(
  'a resolve is quoted by itself, with one sentence at most that goes on with it: %s',
  (page, message, quote) => {
    expect(broughtUp(page, message)?.quote).toBe(quote)
  },
)

test('a line that is near by its words and joined by nothing else is called no rule', () => {
  const line = 'Baked a pie with the blue kettle beside it, and I will not say who ate it.'
  const found = broughtUp(line, 'Pie in the oven and the blue kettle on, all is well here.')
  expect(found?.why).toBeUndefined()
})

test('what somebody told one to do comes up where it is of the same thing, and says what it is', () => {
  const advice = 'The nurse told me to lift the crates with Joss or not at all.'
  expect(broughtUp(advice, 'The van came early, so I carried the crates in myself.')).toMatchObject({
    why: 'told',
  })
  expect(broughtUp(advice, 'Joss cut her hair and I did not see it for an hour.')).toBeUndefined()
})

test('of a page that is near, what it came to is shown before what happened on it', () => {
  const page =
    'Edda cut my rehearsal by email and I wrote back at midnight. Pa says never answer Edda the same day.'
  const found = broughtUp(page, 'Another email from Edda about the rehearsal and I am typing so hard.')
  expect(found).toMatchObject({ why: 'told', quote: 'Pa says never answer Edda the same day.' })
})

describe('a rule stays away', () => {
  const sunday = 'I gave her my word: on Sundays the stall stays locked and the phone is off from evening.'
  test.each([
    ['a greeting', sunday, 'Good evening o. How is your side?'],
    ['thanks', sunday, 'Thank you, that was kind of the phone to remember.'],
    ['another weekday', sunday, 'The stall was busy on Tuesday and the phone rang all evening.'],
    ['a day that is not named', sunday, 'The stall was busy this evening and the phone rang.'],
    [
      'another hour',
      'No work mail after eight at night.',
      'Sent the wrong mail to the whole office at breakfast.',
    ],
    [
      'the hour alone',
      'Nothing sweet after nine at night.',
      'The bus was late and it was dark when we came home.',
    ],
    [
      'another place',
      'I don’t touch my phone while I’m driving.',
      'Dropped the phone in the soup and it still works fine.',
    ],
    ['a question', 'No more loans to cousins.', 'How much does a loan cost at the bank these days?'],
    ['few words', 'No more loans to cousins.', 'Wired Pia €400.'],
    ['good news', 'I will sit the driving exam again.', 'I PASSED THE DRIVING EXAM!!! First go this time!!!'],
    ['a death', 'No more loans to cousins.', 'My uncle died on Friday and the bank wants €400 from us.'],
    [
      'a part of the machine',
      'No driving after dark on my own.',
      'The truck sounded like a cement mixer this morning.',
    ],
    [
      'words of every day',
      'I promised to go and get a new one next year.',
      'We want to go and see what they get this year.',
    ],
  ])('%s', (_, rule, message) => expect(broughtUp(rule, message)).toBeUndefined())
})

test('a vow for a weekday comes up on that day without its name', () => {
  const rule = 'I gave her my word: on Thursdays the stall stays locked.'
  const message = 'I will open the stall for an hour, customers are asking.'
  expect(broughtUp(rule, message)).toBeDefined()
  expect(broughtUp(rule, message, { today: '2026-11-20' })).toBeUndefined()
})

test('a page that answered a question may still bring up its rule, but not the rule twice', () => {
  const rule = 'No more loans to cousins.'
  const page = `Pia still owes me for the boiler of March. ${rule}`
  const message = 'Wired Pia €400 for another boiler, she swears it comes back.'
  const quoted = (quote: string) => ({ quoted: [{ entryUid: 'rule', quote }] })
  expect(broughtUp(page, message, quoted('Pia still owes me for the boiler of March.'))?.quote).toContain(
    rule,
  )
  expect(broughtUp(page, message, quoted(rule))).toBeUndefined()
})

test('Challenge holds a rule against what is said on its day', () => {
  const index = new SearchIndex()
  const content = 'I gave her my word: on Thursdays the stall stays locked.'
  for (const entry of sampleJournal(12)) index.put(entry)
  index.put({ uid: 'rule', title: '', content, createdAt: '2026-02-01T20:00:00Z', day: '2026-02-01' })
  const message = 'I will open the stall for an hour, customers are asking.'
  expect(noticeIn(index, { message, except: new Set(), today: thursday })?.kind).toBe('promise')
})

test('a rule that is written later on a page that had none comes up', () => {
  const index = new SearchIndex()
  const page = { uid: 'rule', title: '', createdAt: '2026-02-01T20:00:00Z', day: '2026-02-01' }
  const found = (content: string): string[] => {
    index.put({ ...page, content })
    const message = 'Wired Pia €400 for the boiler, she swears it comes back.'
    return recall(index, { message, pageText: '', except: new Set(), limit: 3 }).map(({ quote }) => quote)
  }
  for (const entry of sampleJournal(12)) index.put(entry)
  expect(found('Cousins and their loans.')).toEqual([])
  expect(found('Cousins and their loans. No more loans to cousins.')).toEqual(['No more loans to cousins.'])
})
