/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
