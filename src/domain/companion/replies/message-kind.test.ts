import { expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { kindOf, namesDanger } from './message-kind.ts'

test.each([
  'I want to die',
  'I don’t want to be alive any more',
  'Sometimes I think about killing myself',
  'I keep thinking of cutting myself',
  'I wish I were dead.',
  'They would be better off dead without me, I mean I would',
])('%s: may mean danger', (message) => {
  expect(namesDanger(message)).toBe(true)
  expect(kindOf(message, words(message))).toBe('danger')
})

test.each([
  'I cut myself shaving',
  'I hurt myself running, the knee again',
  'I was dying of laughter and my feet were killing me',
  'I cut myself some slack',
  'We are killing it at work',
])('%s: means none', (message) => {
  expect(namesDanger(message)).toBe(false)
})

test.each([
  ['Good night.', 'night'],
  ['ok, thanks and good night', 'night'],
  ['that’s me away to bed', 'night'],
  ['ta-ra then', 'farewell'],
  ['Night night, sleep tight', 'night'],
  ['tell me a joke', 'joke'],
  ['Can my landlady look at these pages?', 'private'],
  ['does my boss see what I write?', 'private'],
  ['are my entries stored somewhere', 'private'],
  ['Is all this uploaded?', 'private'],
  ['what happens to my words', 'private'],
  ['Will she see it?', 'telling'],
  ['Is it safe?', 'telling'],
  ['what r u good for', 'able'],
  ['?', 'able'],
  ['gotta go, the kettle is on', 'farewell'],
  ['I must go on with it', 'telling'],
  ['I have to go. Nobody will miss me.', 'telling'],
  ['must go, can’t do this any more', 'telling'],
  ['Thanks, but I still feel lost', 'telling'],
  ['Good evening, how are you?', 'smalltalk'],
  ['can I just vent for a minute', 'listening'],
  ['I asked about the boat, not the lake', 'rebuke'],
  ['You never said goodbye to me, Dad.', 'telling'],
  ['Your help was great', 'telling'],
  ['reword this', 'write'],
  ['Type up a complaint to the council for me', 'write'],
  ['I want to write a letter to Ada', 'telling'],
  ['I wrote a poem', 'telling'],
  ['hi its me', 'greeting'],
  ['Lamp out, door locked. I only wanted to say good evening to somebody.', 'greeting'],
  ['Engine off. Just wanted to say somebody good evening', 'greeting'],
  ['kids down, just came to say hello', 'greeting'],
  ['Wanted to say hello to Ada but she had gone', 'telling'],
  ['Non riesco a capire niente', 'foreign'],
  ['¿Por qué?', 'foreign'],
  ['wo war ich im letzten Sommer', 'foreign'],
  ['Choir at seven, Fauré, second bass.', 'telling'],
  ['Knackered, legs gone, Shep muddy.', 'telling'],
  ['Are you listening to anything I say?', 'listening'],
  ['who won the world cup in 2018', 'worldly'],
  ['Nieko nesuprantu šiandien, viskas per daug.', 'foreign'],
  ['今日は雨でした。', 'foreign'],
  ['I took my medication and went to bed', 'telling'],
  ['Did I ever write about the river', 'past'],
  ['What did I say about Anna in spring?', 'past'],
  ['I asked him when did I last sing', 'telling'],
  ['am I writing to a computer that answers?', 'identity'],
  ['Pardon me, was it a robot I was talking to all week?', 'identity'],
  ['Program or person?', 'identity'],
  ['Are you made of wires?', 'identity'],
  ['were you born or built?', 'identity'],
  ['My sister asked is it a machine that does it or a person.', 'telling'],
  ['Was it a doctor I needed? I do not know', 'telling'],
  ['what’s the craic', 'greeting'],
  ['ay up me duck', 'greeting'],
  ['sup bro?', 'greeting'],
  ['whats good fam', 'greeting'],
  ['Guten Morgen', 'greeting'],
  ['¡Hola!', 'greeting'],
  ['hasta mañana', 'farewell'],
  ['Tschüss', 'farewell'],
  ['До завтра', 'farewell'],
  ['Gute Nacht', 'night'],
  ['Labanakt', 'night'],
  ['cheerio', 'farewell'],
  ['laters', 'farewell'],
  ['I’m shutting the laptop now', 'farewell'],
  ['I’ll close the book for today. See you tomorrow.', 'farewell'],
  ['That’s me for tonight then. Take care.', 'night'],
  ['Tell my sister I tried. Goodbye.', 'telling'],
  ['I’m sorry, I did my best. Goodbye', 'telling'],
  ['I closed the shop early and went home', 'telling'],
  ['I close the door behind me and cry.', 'telling'],
  ['Which is heavier, teak or pine?', 'worldly'],
  ['what lasts longer, LED or halogen?', 'worldly'],
  ['Did Scotland ever win the World Cup?', 'worldly'],
  ['who won the league in 1994, or am I imagining it', 'worldly'],
  ['Which is worse, his silence or his shouting?', 'telling'],
  ['Can you make me a plan for revising 9 topics before the 15th?', 'telling'],
  ['Good morning', 'greeting'],
  ['Evening was quiet.', 'telling'],
  ['dont be like that', 'rebuke'],
  ['That’s not what I meant.', 'rebuke'],
  ['What should I do about the rent?', 'advice'],
  ['Why should I tell them. It is over.', 'telling'],
  ['She stands by the hose. Do you reckon it’s right to get her some company?', 'advice'],
  ['He said do you think I’m mad', 'telling'],
  ['Why do I always wait?', 'telling'],
  ['How much is in the biscuit fund?', 'factual'],
  ['🌧️', 'wordless'],
  ['tired', 'word'],
  ['Heute war ein langer Tag mit viel Regen', 'foreign'],
])('%s is %s', (message, kind) => {
  expect(kindOf(message, words(message))).toBe(kind)
})

test.each([
  ...[
    'Are you a robot?',
    'What are you?',
    'Do I have a real human here, or are you a machine, dear?',
    'you’s a computer, is you?',
    'u human?',
    'yo is this chatgpt',
  ].map((message) => [message, 'identity']),
  ...['Do you tell everybody that?', 'Do you say the same to all the others?'].map((message) => [
    message,
    'same',
  ]),
  ...[
    'Could you tell if I made all this up?',
    'do you ever get bored of me',
    'Have you ever been in love?',
    'Does it bother you when I swear?',
    'how come you never answer',
    'What happens to you when I close the lid?',
  ].map((message) => [message, 'mind']),
  ...['does my husband see this', 'Will you tell my mum?', 'Is all this private?'].map((message) => [
    message,
    'private',
  ]),
  ...['what can you do', 'Can you book me a train?'].map((message) => [message, 'able']),
  ...['Give my week a score.', 'Am I doing OK?', 'what do you make of me'].map((message) => [
    message,
    'verdict',
  ]),
  ...['say something wise, I dare you', 'bet you cannot make me cry'].map((message) => [message, 'dare']),
  ['write me a poem about fog', 'write'],
  ...['pouring my heart out to a toaster, marvellous', 'Here I am again, confiding in an app'].map(
    (message) => [message, 'mock'],
  ),
  ['Forgive the long ramble.', 'apology'],
  ...['I’ve grown used to you', 'i like talking to you'].map((message) => [message, 'fond']),
  ...['stop asking me things', 'never mind'].map((message) => [message, 'hush']),
  ...[
    'thank you',
    'Much obliged to you, I am sure.',
    'Right. That did the job.',
    'cheers big ears',
    'I feel better for that, thanks',
    'You’ve been a help.',
    'Merci beaucoup',
    'спасибо',
    '谢谢',
    'धन्यवाद',
    'terima kasih banyak',
    'obrigada',
    'شكرا',
  ].map((message) => [message, 'thanks']),
])('what is said to it, "%s", is %s', (message = '', kind) => {
  expect(kindOf(message, words(message))).toBe(kind)
})

test.each([
  'Anna asked what are you doing here',
  'She said thank you and left',
  'Thank God it is Friday',
  'Thanks to Anna we made it on time',
  'I took a walk. That helped.',
  'Mama Tobi knocked twice to say thank you.',
  'Leave it, he said. So I left it.',
  'Stop it, I told the dog.',
  'He was talking to a wall, more or less',
  'You are a good man, I told him',
  'I am sorry for Anna, she lost her job',
  'José and Zoë came over for crème brûlée',
  'Soup. Bath. Radio. Bed. Long day. Rain.',
  'Phoned Mam on the bin day',
  'It is behind the washing machine.',
  'You don’t say it. You swallow it.',
  'got an hour free and nothing to do with it',
  'what do you call the lad that cuts our grass',
  'what d’you call him that sold us the van',
])('"%s" is told', (message) => {
  expect(kindOf(message, words(message))).toBe('telling')
})

test.each([
  'how many miles from Leeds to Whitby',
  'what’s the boiling point of glycerine',
  'random question why do cats purr',
  'difference between a crow and a rook',
  'Can I bring honey into Australia?',
  'do I need a visa for Japan',
  'is there any evidence that cold showers help',
  'Just wondering, what does “threnody” mean?',
  'can a landlord raise the rent twice in a year',
  'What is the capital of France? My nephew asked.',
  'what is normal notice period for a nurse',
  'where do swallows go in winter',
  'how long to boil a duck egg',
  'who was the first woman in space',
  'can rabbits eat cheese',
  'when should I prune wisteria',
  'how many days till Christmas',
])('"%s" is about the world, with a question mark and without', (message) => {
  expect(kindOf(message, words(message))).toBe('worldly')
})

test.each([
  'How far did I walk on Sunday?',
  'What does it mean that he left?',
  'Is it true that he never called?',
  'How do I make him listen?',
  'What is the difference between what I wrote in May and in June?',
  'is there a way back for us',
  'When is my deadline for the grant?',
  'Does Anna know about the loan?',
  'Why do mornings hurt so much',
  'Who can, in January.',
])('"%s" is not', (message) => {
  expect(['worldly', 'factual']).not.toContain(kindOf(message, words(message)))
})

test.each([
  'gracias de corazón, hoy me siento mejor',
  'Köszönöm szépen, ma nehéz nap volt',
  'Æ, takk. Ég er svo þreytt.',
])('"%s" is thanks, and more that it cannot read', (message) => {
  expect(kindOf(message, words(message))).toBe('thanks-abroad')
})

test.each([
  'Bugün çok yorgunum ama iyiyim',
  'Vandaag was een lange dag en ik ben moe',
  'Leo nimechoka sana na sijui nifanye nini',
  'Aaj mera din bahut kharab tha yaar',
  'Danas je bilo teško ali dobro sam',
  'Tänään oli raskas päivä',
])('"%s" is not English', (message) => {
  expect(kindOf(message, words(message))).toBe('foreign')
})
