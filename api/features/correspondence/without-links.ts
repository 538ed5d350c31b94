/** Stands in the file where a link was: an address may carry what opens an account. */
const LINK = '[link]';

/** A text without the addresses in it. */
export const withoutLinks = (text: string): string => text.replace(/https?:\/\/[^\s<>"]+/gi, LINK);
