/** Something that the person can put right; the message is for them. */
export class ClientFault extends Error {}
