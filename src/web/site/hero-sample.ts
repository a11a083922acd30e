/** What stands in the hero before anybody typed. */
export const sampleLine = 'I told Anna the truth about the job.'
export const sampleSearch = 'the truth'
export const sampleFound = { before: 'I told Anna ', match: 'the truth', after: ' about the job.' }
/** A line is filled up to this many bytes before it is sealed, so that its length tells nothing. */
export const paddedBytes = 96
/** 12 bytes of nonce, the padded line and 16 bytes of tag as hexadecimal digits: the sample line under a key that nobody has. */
export const sampleSealed =
  '4a50526169a9d86b2047187327faf0e28a4b201054ba633dbd81f4c7975100d63e786543d9fb4e40ec947abbbf6e5a971015fdab71080cde195e4a3b720dc9d2018cb70cbb5c1b7834f9ec16e8d22be1829ec1e8433e252ae6b0106e9d13ac72c320e0ce3512af6bf6ad99682a18c5bfcadcb43ff4ae61fd2c281b85'
