/** What makes a username unique: 'Ａnna' and 'anna' are the same person. */
export const usernameKey = (username: string): string =>
  username
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    // A name with such a character cannot be registered, and PostgreSQL cannot even be asked for NUL.
    .replace(/\p{Cc}/gu, '\ufffd')
