import { endpoint, staffRoles } from '../endpoint';
import { onboarding, onboards } from '../onboarding/entity';
import { id } from '../schema';
import * as z from '../z';
import { patientFiPlusPromotion as promotion } from './entity';

const ofBody = [{ at: 'body.practiceId', is: 'practice' }] as const;
/** The day as people write it here. */
const usDay = () => z.optional(z.string().check(z.trim(), z.regex(/^(?:\d{2}\/\d{2}\/\d{4})?$/)));
/** As it was seen; without it the last one is right. */
const seen = () => z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

/** @NOTE choice: `version` is that of the onboarding, as for its other steps; switched off, it keeps the days that it had. */
export const setPatientfiPlusPromo = endpoint({
  id: 'setPatientfiPlusPromo',
  method: 'PATCH',
  path: '/practice/patientfi-plus/promo',
  summary: 'Offer a practice the PatientFi Plus promotion from one day through another, or withdraw it',
  source: 'provider-admin §3, §7 Onboarding',
  access: [{ ...onboards, owns: ofBody }],
  body: z.strictObject({
    practiceId: id(),
    version: seen(),
    active: z.boolean(),
    promoStartDate: usDay(),
    promoEndDate: usDay(),
  }),
  result: z.object({ onboarding, promotion }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  example: {
    body: {
      practiceId: 'prac-bright-smile',
      active: true,
      promoStartDate: '09/01/2026',
      promoEndDate: '09/30/2026',
    },
  },
});

/** Whoever may change the practice's settings decides for it. */
export const takesPart = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'practice.edit',
  brand: 'financing',
} as const;

/** @NOTE choice: `version` is that of the promotion that was seen: new days that the platform named meanwhile are looked at first. */
export const enrollInPatientfiPlusPromotion = endpoint({
  id: 'enrollInPatientfiPlusPromotion',
  method: 'POST',
  path: '/practice/patientfi-plus/promotion/enrollment',
  summary: 'Opt a practice in to or out of its promotion',
  source: 'provider-admin §3, §7 Onboarding',
  access: [{ ...takesPart, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), version: seen(), optIn: z.boolean() }),
  result: z.object({ promotion }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  example: { body: { practiceId: 'prac-bright-smile', optIn: true } },
});

export const getPatientfiPlusPromotion = endpoint({
  id: 'getPatientfiPlusPromotion',
  method: 'GET',
  path: '/practice/patientfi-plus/promotion',
  summary: "A practice's PatientFi Plus promotion, its status, and its history",
  source: 'own call; provider-admin §3 patientFiPlusPromotion',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'practice.view',
      brand: 'financing',
      owns: [{ at: 'query.practiceId', is: 'practice' }],
    },
  ],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ promotion }),
  errors: ['NOT_FOUND'],
});
