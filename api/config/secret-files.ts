import { readFileSync } from 'node:fs';
import type { Environment } from './config-error';
import { secretNames } from './environment';

/**
 * Resolves `NAME_FILE` variables of secrets into `NAME`, and drops empty variables.
 * @returns the values, and a fault for each file that cannot be read or stands beside its variable.
 */
export function readSecretFiles(environment: Environment): { values: Record<string, string>; faults: string[] } {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
  }
  for (const name of secretNames) {
    const fileName = `${name}_FILE`;
    const path = values[fileName];
    if (path === undefined) continue;
    delete values[fileName];
    if (values[name] !== undefined) {
      faults.push(`${name} and ${fileName} are both set; keep one.`);
      continue;
    }
    try {
      values[name] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${fileName}: the file cannot be read.`);
    }
  }
  return { values, faults };
}
