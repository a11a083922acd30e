/** Where a browser says that it is sent reminders, and asks whether it is. */
export const pushPath = '/api/push'
/** Where it names the instants. */
export const instantsPath = `${pushPath}/instants`
