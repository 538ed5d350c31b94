export type AddressLine = { street: string; unit: string | null; city: string; stateCode: string; zipCode: string };

const LINE = /^([^,]+)(?:, (.+))?, ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/**
 * The parts of an address that stands on one line with commas: street, what may follow it, city, state and ZIP code; null for
 * another line.
 * @example "500 Sample Avenue, Suite 100, Austin, TX 78701"
 */
export function partsOfAddressLine(line: string): AddressLine | null {
  const [, street, unit, city, stateCode, zipCode] = LINE.exec(line) ?? [];
  if (!street || !city || !stateCode || !zipCode) return null;
  return { street, unit: unit ?? null, city, stateCode, zipCode };
}

/** The same as one line. */
export const addressLineOf = ({ street, unit, city, stateCode, zipCode }: AddressLine): string =>
  `${[street, unit].filter(Boolean).join(', ')}, ${city}, ${stateCode} ${zipCode}`;
