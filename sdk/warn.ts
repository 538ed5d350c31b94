/** One line for the practice's web person; nothing about a visitor may be in it. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the console of the host page is where a practice's web person looks.
  console.warn(`pf: ${text}`);
}

/** For a slug that no practice has. */
export const warnUnknown = (practice: string): void => warn(`the practice "${practice}" wasn’t found.`);
