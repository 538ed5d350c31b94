/** In which manner dates and moments are written. Amounts are written alike in both languages. */
export const locale: string = 'en-US';
