import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named, queryFlag } from '../schema';
import * as z from '../z';
import { practiceExtras } from './list';

/** What a practice does and asks for it, as its sheet shows it. */
const procedure = z.object({
  _id: z.string(),
  procedure: z.string(),
  total_price: dollars(),
  allerganTreatment: z.boolean(),
});

/** A practice to read. */
const practiceSheet = named(
  'PracticeSheet',
  z.object({
    _id: z.string(),
    PracticeName: z.string(),
    ...practiceExtras,
    /**
     * What it does and asks for it, by name; null where it was not asked for, and to the membership brand, because these are what is
     * financed.
     */
    procedures: z.nullable(z.array(procedure)),
  }),
);

/** A path that names something else after `/practice/`, such as `/practice/active`, is that call (decision 24). */
export const getPractice = endpoint({
  id: 'getPractice',
  method: 'GET',
  path: '/practice/{id}',
  summary: 'Who a practice is and how it is reached, on request with what it does',
  source: 'provider-admin §7 Onboarding; decision 24',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'practice.view',
      brand: 'every',
      owns: [
        { at: 'params.id', is: 'practice' },
        { at: 'query.practiceId', is: 'practice' },
      ],
    },
  ],
  params: z.object({ id: id() }),
  query: z.strictObject({ practiceId: z.optional(id()), withProcedures: queryFlag() }),
  repeats: { 'query.practiceId': 'id' },
  result: z.object({ practice: practiceSheet }),
  errors: ['NOT_FOUND'],
});
