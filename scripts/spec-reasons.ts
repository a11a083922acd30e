/** Lines of docs/spec-checklist.md that no test can prove, each with the reason. */
export const specReasons: Readonly<Record<string, string>> = {
  'S1-002':
    'what the product is for; journaling is proved by S1-001, goals, habits, mindfulness and ambient sound come with the lines of their features',
  'S1-010':
    'entries have the fields (S3-037, S3-041, S3-042) and topics; analysis and summary come with the reading of entries',
  'S3-048': 'insights come with the reading of entries, which is what makes them',
}
