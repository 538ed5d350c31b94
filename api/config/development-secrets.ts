import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './config-error';
import type { VaultKeys } from './keys';

export type Secrets = { vaultKeys: VaultKeys; blindIndexKey: Buffer; codeKey: Buffer; sessionKey: Buffer };

const keyText = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));
const fileSchema = z.object({ vault: keyText, blindIndex: keyText, code: keyText, session: keyText });

/**
 * The secrets of a development machine, made on the first start and kept beside its database, which could not be read
 * without them. Nothing is written when the environment gives all of them.
 * @throws ConfigError when the file is damaged.
 */
export function developmentSecrets(file: string, given: Partial<Record<keyof Secrets, unknown>>): Partial<Secrets> {
  const isComplete = given.vaultKeys && given.blindIndexKey && given.codeKey && given.sessionKey;
  if (isComplete) return {};
  const stored = read(file) ?? create(file);
  return {
    vaultKeys: { currentId: 'dev', keys: new Map([['dev', Buffer.from(stored.vault, 'base64')]]) },
    blindIndexKey: Buffer.from(stored.blindIndex, 'base64'),
    codeKey: Buffer.from(stored.code, 'base64'),
    sessionKey: Buffer.from(stored.session, 'base64'),
  };
}

function read(file: string): z.output<typeof fileSchema> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ConfigError([`${file} cannot be read.`]);
  }
  const parsed = fileSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new ConfigError([`${file} is damaged. Restore it, or delete the data folder to start over.`]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function create(file: string): z.output<typeof fileSchema> {
  const made = { vault: fresh(), blindIndex: fresh(), code: fresh(), session: fresh() };
  mkdirSync(dirname(file), { recursive: true });
  try {
    // Fails when another process was faster; its keys hold.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (cause) {
    const other = (cause as NodeJS.ErrnoException).code === 'EEXIST' ? read(file) : undefined;
    if (other) return other;
    throw new ConfigError([`${file} cannot be written.`]);
  }
}

function fresh(): string {
  return randomBytes(32).toString('base64');
}
