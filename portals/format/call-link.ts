/** A phone number as a link that calls it. */
export const callLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
