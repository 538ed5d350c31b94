export type Passwords = {
  hash(password: string): Promise<string>;
  /** With `undefined` for an unknown person: does the same work and answers false. @throws AppError RATE_LIMITED when too many wait. */
  matches(storedHash: string | undefined, password: string): Promise<boolean>;
};
