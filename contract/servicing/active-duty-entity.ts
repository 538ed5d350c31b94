import * as z from '../z';

/** First and last day of military service; `until` is null while nobody knows it. */
export const activeDutyDays = z.object({ from: z.string(), until: z.nullable(z.string()) });
