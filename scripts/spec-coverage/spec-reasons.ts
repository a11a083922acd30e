/** Lines of docs/spec-checklist.md that no test can prove, each with the reason. */
export const specReasons: Readonly<Record<string, string>> = {
  'S1-002':
    'what the product is for; journaling is proved by S1-001, goals, habits, mindfulness and ambient sound come with the lines of their features',
}
