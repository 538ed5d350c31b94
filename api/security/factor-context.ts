/** The context that ties the sealed secret of an authenticator app to its owner. */
export const factorContext = (staffId: string): string => `second-factor:${staffId}`;
