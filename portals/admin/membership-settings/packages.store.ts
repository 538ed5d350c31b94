import { proxy } from 'valtio/vanilla';

/** What somebody marked on a package; the server knows nothing of it (membership §3: local flags). */
export type Choice = { show: boolean; saved: boolean; selected: string[] };

export const chosenPackages = proxy<{ of: Record<string, Choice> }>({ of: {} });
