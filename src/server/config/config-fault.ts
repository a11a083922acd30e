/** A setting with which the server cannot start. The message is a sentence for the person who starts it. */
export class ConfigFault extends Error {}
