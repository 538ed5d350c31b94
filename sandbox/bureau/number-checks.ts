import { CappedMap } from '../capped-map';

const PULLS_MAX = 1000;

/**
 * Pulls whose number did not match the file (script 0010), by their reference. A pull that corrects one of them is about
 * the same file whatever its last digits are: another number is no way around the check.
 */
export function createNumberChecks() {
  const references = new CappedMap<string, true>(PULLS_MAX);
  return {
    add: (reference: string) => void references.set(reference, true),
    has: (reference: string | undefined) => reference !== undefined && references.has(reference),
    clear: () => references.clear(),
  };
}
