/** "(512) 555-0142" for the ten digits of a telephone number; anything else as it is. */
export const phoneWords = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
