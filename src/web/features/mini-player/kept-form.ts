/** Where this browser keeps which form of the player was left. */
export const formKey = 'inkwell-mini-player'
