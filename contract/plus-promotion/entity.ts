import { PROMOTION_ACTS, PROMOTION_STATES } from '@domain/practice/plus-promotion';
import { named } from '../schema';
import * as z from '../z';

const event = named(
  'PromotionEvent',
  z.object({
    act: z.enum(PROMOTION_ACTS),
    promoStartDate: z.string(),
    promoEndDate: z.string(),
    by: z.string(),
    at: z.string(),
  }),
);

/** The PatientFi Plus promotion of a practice (provider-admin §3 patientFiPlusPromotion); days are MM/DD/YYYY, or empty before one is named. */
export const patientFiPlusPromotion = named(
  'PatientFiPlusPromotion',
  z.object({
    practiceId: z.string(),
    /** The practice takes part. */
    optIn: z.boolean(),
    /** The platform offers it. */
    active: z.boolean(),
    promoStartDate: z.string(),
    promoEndDate: z.string(),
    /** Where it stands today, where the practice is. */
    state: z.enum(PROMOTION_STATES),
    /** The practice offers PatientFi Plus or a partner lender without it, so that a promotion changes nothing. */
    hasSecondLook: z.boolean(),
    /** Whether the practice offers financing, without which there is no promotion. */
    isFinancing: z.boolean(),
    /** Whether whoever asks may take part for the practice, or stop. */
    canTakePart: z.boolean(),
    /** What happened to it, the latest first. */
    events: z.array(event),
    version: z.number(),
  }),
);
