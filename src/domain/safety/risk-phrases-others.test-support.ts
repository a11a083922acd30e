import { phrases } from './risk-phrase-kinds.test-support.ts'

/** Somebody else, not the writer. */
export const thirdPersonPhrases = phrases(0, 'third-person', [
  'My sister told me she wants to die, and I stayed on the phone until she slept.',
  'Leo said he wants to kill himself. I told his mum, I had to.',
  "she told me she'd been cutting again and i didnt know what to say so i just hugged her",
  'A girl in my class tried to kill herself and everyone is talking about it.',
  'My uncle died by suicide when I was six. Nobody ever said the word.',
  "Grandad keeps saying he wants to die. He's ninety-four and his hip hurts.",
  'mum is suicidal and im the one who counts her tablets, im 16',
  'Worried about Ben. He posted that nobody would miss him.',
  "He says he'd be better off dead. I don't know how to answer my own father.",
  'my best friend is in hospital, she took an overdose, shes ok, i cant think',
  "My ex used to say he'd kill himself if I left. I left. He's fine.",
  'Her note said "I can\'t go on", and I have read it a hundred times in my head.',
  '"I want to die," she said, quite calmly, and passed me the potatoes.',
  "Anna texted 'i dont want to be here anymore' and I ran all the way to her flat.",
  "The neighbour's son hanged himself in spring. She still puts his bins out.",
  'A man jumped from the bridge as we drove past. The children saw the ambulance.',
  'They say he was depressed and self-harming, nobody at work had any idea.',
  'My student wrote that she wants to end her life, so I called the safeguarding lead.',
  "Dad's brother shot himself on the farm in 1983, and that's why we don't go there.",
  'Is it my fault that he tried to kill himself? The therapist says no.',
  "How do I help somebody who doesn't want to live?",
  'We talked about Kasia, who took her own life. It will be three years in May.',
  'Tom asked me if I thought his brother might hurt himself.',
  'ellie said shes gonna kms and i cant tell if shes joking, i told miss anyway',
  "Rang the crisis line today, for my brother. He won't. They were kind and told me what I can say to him when he says he can't go on, and what I can't carry for him. He picked up at four, he'd eaten. I'm worn out, and I'm all right, and I wish somebody would bring me soup.",
  'our nan told the carer she wishes the lord would take her, and the carer told us, and now mum is crying in the car',
  "I read his old messages again. 'I don't want to be here.' How did none of us hear it?",
  'my friend is suicidal what do i say to her',
  'what are the signs that my son might be harming himself?',
])

/** Films, books, games, and stories of one's own. */
export const fictionPhrases = phrases(0, 'fiction', [
  'Watched the film where the teacher kills himself at the end. Long walk after.',
  'Finished The Virgin Suicides, beautiful and odd.',
  'reading the bell jar for english, the bit where she tries to die is so quiet',
  "Anna throws herself under the train and I'd known it for 800 pages and still gasped.",
  'Romeo and Juliet essay: why do both of them kill themselves, 1500 words by Monday.',
  'Suicide Squad was on again, still terrible, still watched it.',
  'the character i play in the campaign wants to die a noble death, dm says no',
  "In my novel Mara wants to end her life, and I can't get the scene on the cliff right.",
  "Chapter nine: 'I want to die,' said the king, and nobody in the hall moved.",
  'I died eleven times on the last boss and then threw the controller, gently.',
  'we kept killing ourselves on the lava level to respawn nearer the gate',
  "In the play I have to say 'I will kill myself before dawn' and I keep giggling.",
  '13 reasons why got weird after the first season',
  'Dreamt I was in a film and had to jump off a tower, woke up because the cat sat on me.',
  'The poem we did today ends with the speaker wanting to be dead, and Miss Hale asked what the snow stands for.',
  'Werther shoots himself, Lotte lives on, book club argued until midnight.',
  "It's a Wonderful Life: he stands on the bridge, the angel comes, and we all cry, every December.",
  'rewatched the episode where the doctor has to talk the guy off the roof',
  'wrote a poem for class in the voice of ophelia, she wants to sleep under the water, mr b gave it an A',
  'can you help me write a scene where an old sailor wants to die and his parrot talks him out of it',
])

/** Songs and bands. */
export const musicPhrases = phrases(0, 'music', [
  'Suicidal Tendencies on vinyl for three quid, what a find.',
  'Had Suicide Is Painless stuck in my head all day, thanks to dad and his old M*A*S*H tapes.',
  'learning Last Resort on guitar, my fingers hurt',
  "The band opened with 'I Hate Myself and Want to Die' and the whole room jumped.",
  "Karaoke: I did (Don't Fear) The Reaper, Kim did Stayin' Alive.",
  'that song with the helpline number as its title came on in the car and we all went quiet',
  'Live and Let Die at the fireworks, so good',
  'playlist so far: Kill Me, Jumper, Better Off Dead, Dumb Ways to Die. It is a Halloween playlist.',
  'cant stop humming if i die young, the harmony in the chorus',
])

/** News, history, debate. */
export const newsPhrases = phrases(0, 'news', [
  'The news said another footballer took his own life. He was twenty-three.',
  'Long article on suicide rates among farmers, hard to read over breakfast.',
  'Trains stopped for two hours, a person on the line, they said. Everyone on the platform went quiet.',
  'They are putting a net under the bridge to prevent suicides, about time.',
  'suicide bombing on the front page again. Turned the radio off.',
  'Debate about assisted dying in parliament today, dad and I disagree kindly.',
  'Podcast on Camus: whether life is worth living is the only serious question, apparently.',
  'In history we did the kamikaze pilots and the letters they wrote home.',
  'the actor who killed himself in 2014 would have been seventy-five this summer',
  'Socrates drank the cup rather than run. Philosophy class at the library.',
  "It's World Suicide Prevention Day, the town hall is lit yellow.",
  'Headline: teenage self-harm up by a fifth. The comments were awful so I stopped.',
  'museum on the old asylum, one room on how people who tried to end their lives were locked away',
  "Inquest found that the singer's death was suicide, two years of gossip for nothing.",
])

/** Work, study and volunteering on the topic. */
export const workPhrases = phrases(0, 'work', [
  'Suicide prevention training all day, with very bad sandwiches.',
  'First night shift at the help line. A woman told me she wanted to die and I listened for an hour.',
  'Volunteered with Samaritans again, two long calls, then chips with Moira.',
  'My dissertation is on suicidal ideation in first-year students, n = 412.',
  'Had to do the risk assessment with a patient who is actively suicidal, handed over to the night team.',
  'on the ward we had two overdoses before midnight, home at nine, bath, bed',
  'Wrote the safeguarding policy on self-harm for the school. Governors liked it.',
  'the leaflet with my new antidepressant says it may cause suicidal thoughts in some people, noted',
  'PHQ-9 done at the surgery, the usual questions about being better off dead, all zeros.',
  'Translating a leaflet about self-harm for parents, the word choice matters so much.',
  'Mental health first aid course: you ask directly, are you thinking of killing yourself?',
  'I gave a talk on suicide loss at the conference and my voice only shook once.',
  'Crisis team meeting ran over, we need more beds, as ever.',
  'Signed up for the charity walk for suicide prevention, 10k in the dark.',
  'Revision: risk factors for suicide, protective factors, the stepped care model. Exam on the ninth.',
  'what does suicidal ideation mean? its for my psych class',
])
