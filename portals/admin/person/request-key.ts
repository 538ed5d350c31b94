/** A key under which a request that is sent again is done once. */
export const newRequestKey = (): string => crypto.randomUUID();
