import { expect, test } from 'vitest'
import { stated } from './facts.test-support.ts'

test.each([
  // Of somebody's somebody.
  "Ilse's father doesn't know her since Christmas.",
  "Ilse's dog has been at the vet's since Monday.",
  "Ruth's old car has had the same tyres for ten years.",
  // What was out of order since an hour of the day.
  'No power since half five.',
  'No water since quarter to six.',
  'No internet since Sunday.',
  'No heating since the storm.',
  'No customers since ten past nine.',
  'No post since Friday.',
  'No signal since two.',
  'No visitors since noon.',
  // 'since' that says why.
  "Ruth's redone my cards already since my handwriting looks like a ransom note.",
  'Tom has been in the shed since his tools went missing there.',
  'Mum has been at the window since our cat ran away.',
  // What is done on a day.
  'Mum lit a candle and started knitting a hat.',
  'Tom started painting the fence.',
  'Ruth began writing her cards.',
  'Dad started digging up the roses.',
  'Ilse started sewing something blue.',
  'Tom began baking this enormous loaf.',
  'Mum began reading through the letters.',
  'I bought a tent.',
  'Bought a sewing machine.',
  'Tom got the bad house and I got the good one.',
  'Ruth got the wrong car.',
  'Passed!!',
  'Passed.',
  'She had been taking him supper on Tuesdays since the benefit.',
  'Ruth has been bringing me soup since Monday.',
  'Ruth sang. Linh plays the organ with one hand; she came here from Da Nang as a girl.',
  // A visit.
  'My cousin Ken came over from Bristol on a bus.',
  'My cousin Ken came down from Glasgow for the day.',
  'Ruth was up from Leeds for the weekend.',
  'Ruth came up from Leeds by train.',
  'Ken came across from Cork for the match.',
  'Ken was over from Dublin for a few days.',
  'My cousin Ken came down from York on the early train.',
  'My aunt Nora came over from Derry to my wedding.',
  // Irony, rumour and asides.
  "I'm not jealous, I am an accountant.",
  "I'm not angry, I'm a nurse.",
  "She's not lazy, she's a student.",
  'Tom says Karl got fired over something with a student.',
  'I am a shepherd, so to speak.',
  'Nobody has cried like that since he was ten and Dad sold the car.',
  'Not since I was six and Mum moved to Leeds have I slept so.',
  // Nobody's own note.
  'Has a dog called Pirate.',
  'Has got a cat since May.',
  // Another may be meant.
  'Ruth has put her on the round with me. She used to drive a hearse.',
  'Ilse rang her about the choir. She lives in Leeds.',
  'Anna told her that it was late. She is forty.',
  'My niece slept on my chest. Domi is off till spring, she teaches maths.',
  'Tom left his hat. Found the photo of Hovsep by his oven. He died in 1984.',
  'Met Tom. Zoltka rang later. He is thirty.',
  // That is a cat.
  'Loretta slept on my feet, that cat has no shame. Loretta died on Tuesday.',
  'Bess ate my shoe, the daft dog. Bess retired.',
  'Ruth sang. Linh plays the organ with one hand; she came here from Da Nang as a girl.',
  // A visit.
  'My cousin Ken came over from Hereford with a leg of lamb.',
  'Mital came down from Manchester and brought Gethin.',
  // Said to others, or about the writer.
  "Ruth told the nurse I'm a famous chef.",
  "Told the nurse I'm engaged.",
  "I'd told everyone Tom is from Warsaw.",
  'Tom is from Warsaw. No, Gdansk, he corrected me.',
  // Nothing that lasts.
  'I have been bursting since Sunday.',
  'Tom turned up at three and just started shaping.',
  'Put him out with the wet towel I keep.',
  "Mum's first week of freedom!",
  'I kept the coat I was married in because you do.',
  'Ruth got her first word back on Tuesday.',
  'Then I went back to work and passed a loft.',
  'Ruth looked up. She is studying us.',
  // It may be Mum.
  'Mum fainted on Monday. Told no one, it was Ruth who told me. She has stopped salt since Tuesday.',
])('what is somebody else’s, of a day only, or not meant so is no fact: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  ['Mum broke her hip. Dr Ames set it. She is 84.', ['mother injury once']],
  ['Dad rang. Dr Ames was there. He is 84.', []],
  ["Tom's boss Karl lives here, and Tom's neighbour is in Spain since May.", ["tom's neighbour state is"]],
  ['Mum rang. Sasha came by. She is 84.', []],
  ['My aunt Nora sang. Robin listened. She is eighty.', []],
])('where two may be meant, neither is taken: %s', (text, facts) => {
  expect(stated(text)).toEqual(facts)
})

test.each([
  ["Dennis, Imani's father, got married yesterday in Mombasa.", 'dennis partner begins'],
  ["Ruth, Tom's wife, has been at the bank since May.", 'ruth state is'],
  ['Mum came by. She has started swimming again.', 'mother does swimming begins'],
  ['Tom has started writing lists.', 'tom does writing begins'],
  ['Ruth rang. She has high blood pressure, 190 over something.', 'ruth illness is'],
  ['No meat since Easter.', 'self given-up ends'],
  ['Tom has been at the clinic since his operation.', 'tom state is'],
  ["Tom's leg is broken.", 'tom injury once'],
  ["Kiran's back at the bench since Monday.", 'kiran state is'],
  ['My cousin Ken came over from Gdynia with his parents.', 'ken origin is'],
  ['Ruth rang. She told me she is engaged.', 'ruth partner is'],
  ['Told Mum I am engaged.', 'self partner is'],
  ["I'm not a teacher, I'm a nurse.", 'self trade is'],
  ['Passed with merit.', 'self passed once'],
  ['Bought a truck on Wednesday.', 'self has begins'],
  ['Rang Ilse. She lives in Leeds.', 'ilse home is'],
])('and what is meant so still is one: %s', (text, fact) => {
  expect(stated(text)).toContain(fact)
})
