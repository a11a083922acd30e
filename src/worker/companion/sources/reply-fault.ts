/** Why a reply did not come, as a sentence for the person. */
export class ReplyFault extends Error {}
