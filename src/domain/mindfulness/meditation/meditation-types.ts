/** The five kinds of meditation (Spec: Enumerations), with what somebody does in each. */
export const meditationTypes = [
  {
    id: 'mindfulness',
    name: 'Mindfulness',
    description: 'Breath, body, sounds and thoughts, one after another, as they come and go.',
  },
  {
    id: 'body-scan',
    name: 'Body Scan',
    description: 'A slow walk with your attention, from the feet to the top of the head.',
  },
  {
    id: 'loving-kindness',
    name: 'Loving-Kindness',
    description: 'Good wishes, for yourself first, then in wider and wider circles.',
  },
  {
    id: 'cbt',
    name: 'Cognitive Awareness',
    description: 'One thought, looked at from several sides, and then put down.',
  },
  {
    id: 'focused',
    name: 'Focused Attention',
    description: 'One thing to count, and the patience to begin again at one.',
  },
] as const

export type MeditationType = (typeof meditationTypes)[number]['id']
