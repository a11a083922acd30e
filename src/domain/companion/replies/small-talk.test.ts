import { describe, expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { kindOf } from './message-kind.ts'
import { passingKind } from './passing-words.ts'
import { request, textOf } from './reply.test-support.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
const kinds = (kind: string, text: string): [string, string][] => lines(text).map((line) => [line, kind])

test.each([
  ...kinds(
    'smalltalk',
    `Good evening o. How your side?
    how’s tricks
    How far, my friend?
    how body
    how you dey?
    And how is the family?
    How are things with you today?
    hows life treating ya
    how’s she cuttin`,
  ),
  ...kinds(
    'greeting',
    `yo whats good
    wah gwaan
    Morning all
    Good day to you, computer
    Kia ora
    hiii
    Good morning my dear
    what’s the craic now
    Bore da`,
  ),
  ...kinds(
    'night',
    `k thanks, night
    That’s me for tonight so. God bless.
    Reight, that’ll do for one night. I’m off up. Ta for listening, love.
    That is enough for today. Thanks, and sleep well if you do that.
    Ok love, night night, God bless
    right, off to bed. cheers
    Thank you ha, good night na.`,
  ),
  ...kinds(
    'farewell',
    `cheers legend, cya
    Right so, I’ll leave you to it, thanks a million. Mind yourself.
    All right, walk good. Bless up, and we talk tomorrow God willing.
    Thank you, you have been of help. Now let me go and lock the gate.
    Chalo, I will take your leave now.
    Mi gone, likkle more.
    Right, that’s me. Cheerio the now.
    Haste ye back.
    Good luck now, see you in the morning please God.
    We go yarn tomorrow.
    Let me not keep you. Stay well.
    Thank you, my dear. I’ll let you go, the kettle’s singing.
    Chur, catch you later.
    God bless
    God bless you.
    Walk good.
    thanks again, talk tomorrow!
    Mind how you go now
    So, thank you, I close the laptop now. Until tomorrow.`,
  ),
  ...kinds(
    'thanks',
    `ta love
    cheers for that
    Medaase
    nice one mate`,
  ),
  ...kinds(
    'foreign',
    `Goedenavond. Wat een regen, hè?
    Bore da. Niwl eto, ond mae’r ci’n hapus.
    Inniku romba sandhoshama irukku, mazhai vera peiyuthu!
    Naanu thumba khushiyaagi iddini ivattu`,
  ),
  ...kinds(
    'telling',
    `Good morning to you. There’s a lovely smell of toast in this kitchen.
    I tried. Goodbye.
    Goodbye then. I am sorry for all of it.
    God bless them all, the whole ward stood up for her
    How the family laughed
    Good night’s sleep at last
    Night shift again and the ward was full
    Morning sickness gone, thank God
    He said goodbye and walked off
    Pasta, pizza, soda, banana and gelato all week`,
  ),
])('"%s" is %s', (message, kind) => {
  expect(kindOf(message, words(message))).toBe(kind)
})

test.each([
  ...kinds(
    'joy',
    `won the cake stall!!
    First prize in rangoli!!! Me! With a crooked peacock!
    RINGO CAUGHT A FRISBEE!! first time in his whole life!!
    Saw an otter under the bridge with two cubs, first in thirty years. Stood there like a lad.
    Ey up, Ellie’s been picked for the under-twelves! Centre half! I could burst!
    I PASSED THE MOCK EXAM!!! 81!!!
    they said yes!
    got the job!!
    I am over the moon about the garden`,
  ),
  ...kinds(
    'wry',
    `oh cool another pep rally. love that for me. really what i needed
    Oh brilliant. Rain. In Oban. Who could have seen that coming.
    Oh wonderful, another training day on resilience. Exactly what the phones needed.
    Wonderful, the train is today only 74 minutes late. A triumph of the German engineering.
    Ah yes, the tax office has written to me again. They must miss me.
    They have taken light again. Third time since morning. Giant of Africa, well done.
    Wow, Sid is now Associate Creative Director. Democracy is thriving.
    Oh good, a mandatory wellness webinar. That’ll fix ’er.
    lovely, the boiler’s broken again`,
  ),
  ...kinds(
    'weary',
    `tired
    beat.
    Knackered.
    so tired today
    end of shift. feet gone.
    absolutely shattered`,
  ),
  ...kinds(
    'called',
    `my brother called me a useless lump
    He told me I’m a burden.
    she says I am a coward
    the foreman called me an idiot in front of everybody`,
  ),
  ...kinds('hello', 'Good morning to you. There’s a lovely smell of toast in this kitchen.'),
  ...lines(`
    They cancelled again!! I hate this!!
    He died on Friday. I could not even say goodbye!
    Oh good, she came home.
    Great news, the scan was clear.
    Another quiet evening with the radio.
    tired of him
    are you tired?
    Nice walk with the dog.
    Get out of my house! Leave me alone!
    She called me on Sunday about the car.
    He said I’m late for tea.
    I did not pass!
    Oh great, another panic attack.
    Wonderful, another funeral.
  `).map((line) => [line, null] as const),
])('said in passing: "%s" is %s', (message, kind) => {
  expect(passingKind(message)).toBe(kind)
})

describe('a word in passing', () => {
  test('stands where there is nothing else to say, another one each time, and in Listen for a greeting alone', () => {
    const message = 'Won the cake stall!!'
    const first = textOf(request(message, { mode: 'challenge' }))
    expect(first).toBe('How good. That will be here on a day that needs it.')
    const turns = [{ role: 'assistant', content: first }] as const
    expect(textOf(request(message, { mode: 'challenge', turns }))).not.toBe(first)
    expect(textOf(request(message, { mode: 'listen' }))).toBe('')
    expect(textOf(request('Good morning. The toast smells lovely.', { mode: 'listen' }))).toBe(
      'Hello to you too.',
    )
  })

  test.each([
    'useless lump',
    'A bad father.',
    'thick as mince',
    'Thick as two short planks, me.',
    'stupid old cow',
    'I am such a donkey, really.',
    'Worst mother in the world, that’s me',
    'I’m a useless old beggar, me.',
    'I am a stupid old bat.',
  ])('"%s" is not agreed with', (message) => {
    expect(textOf(request(message, { mode: 'plan' }))).toMatch(/would|harsh|hard/)
  })
})
