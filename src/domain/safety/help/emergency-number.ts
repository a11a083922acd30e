/** Said where the number is not known, in the middle of a sentence. */
export const someEmergencyNumber = 'your local emergency number (such as 112, 911 or 999)'
