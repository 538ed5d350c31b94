export type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration that must not start. Lists every fault at once; values are never shown. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
