import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, money, named, printedText } from '../schema';
import * as z from '../z';

const source = 'provider-admin §7 Onboarding, decision 25';
const path = '/practice/treatment-settings' as const;

/** So many treatments a practice keeps. */
export const TREATMENT_SETTINGS_MAX = 200;

/** What a practice does and asks for it. `allerganTreatment` says whether it is done with a product of that maker. */
export const treatmentSetting = named(
  'TreatmentSetting',
  z.object({
    _id: z.string(),
    total_price: dollars(),
    procedure: z.string(),
    allerganTreatment: z.boolean(),
    practicemanagement: z.string(),
    version: z.number(),
  }),
);

/** What is said of a treatment, as calls and forms check it. */
export const treatmentContent = {
  total_price: money(0, 1_000_000),
  procedure: printedText(80),
  allerganTreatment: z._default(z.boolean(), false),
};
const treatment = z.object({ treatment: treatmentSetting });

/** Staff of a practice read theirs, which they offer when they ask a patient to approve a transaction. */
const reads = { kind: 'staff', roles: staffRoles, permission: 'practice.view', brand: 'financing' } as const;
/** Source: provider-admin §6: the screen is the Admin's alone. */
const changes = { kind: 'staff', roles: ['Admin'], permission: 'practice.edit', brand: 'financing' } as const;
const params = z.object({ id: id() });
const example = { total_price: 1250, procedure: 'Clear aligners', allerganTreatment: false };

export const listTreatments = endpoint({
  id: 'listTreatments',
  method: 'GET',
  path,
  summary: 'Treatments of all practices in scope, by name: the first thousand',
  source,
  access: [reads],
  result: z.array(treatmentSetting),
  errors: [],
});

export const listPracticeTreatments = endpoint({
  id: 'listPracticeTreatments',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Treatments of a practice, by name',
  source,
  access: [{ ...reads, owns: [{ at: 'params.id', is: 'practice' }] }],
  params,
  result: z.array(treatmentSetting),
  errors: [],
});

export const addTreatment = endpoint({
  id: 'addTreatment',
  method: 'POST',
  path,
  summary: 'Add a treatment to the practice in the body; names must be unique',
  source,
  access: [{ ...changes, owns: [{ at: 'body.practicemanagement', is: 'practice' }] }],
  body: z.strictObject({ ...treatmentContent, practicemanagement: id() }),
  result: treatment,
  errors: [],
  example: { body: { ...example, practicemanagement: 'prac-bright-smile' } },
});

export const addPracticeTreatment = endpoint({
  id: 'addPracticeTreatment',
  method: 'POST',
  path: `${path}/{id}`,
  summary: 'Add a treatment to the practice in the path',
  source,
  access: [
    {
      ...changes,
      owns: [
        { at: 'params.id', is: 'practice' },
        { at: 'body.practicemanagement', is: 'practice' },
      ],
    },
  ],
  params,
  body: z.strictObject({ ...treatmentContent, practicemanagement: z.optional(id()) }),
  repeats: { 'body.practicemanagement': 'id' },
  result: treatment,
  errors: [],
  example: { params: { id: 'prac-bright-smile' }, body: example },
});

/** A treatment stays with its practice, which a change may name again. */
const ofPractice = { practicemanagement: z.optional(id()) };
/** Of the treatment as it was shown: what a colleague changed meanwhile makes a change STALE. Without it the last one is right. */
const seen = { version: z.optional(z.number().check(z.int(), z.minimum(0))) };

export const changeTreatment = endpoint({
  id: 'changeTreatment',
  method: 'PUT',
  path,
  summary: 'Replace the treatment in the body',
  source,
  access: [
    {
      ...changes,
      owns: [
        { at: 'body._id', is: 'treatment' },
        { at: 'body.practicemanagement', is: 'practice' },
      ],
    },
  ],
  body: z.strictObject({ _id: id(), ...treatmentContent, ...ofPractice, ...seen }),
  result: treatment,
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { _id: 'treatment-1042', ...example } },
});

export const changeTreatmentById = endpoint({
  id: 'changeTreatmentById',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Replace the treatment in the path',
  source,
  access: [
    {
      ...changes,
      owns: [
        { at: 'params.id', is: 'treatment' },
        { at: 'body._id', is: 'treatment' },
        { at: 'body.practicemanagement', is: 'practice' },
      ],
    },
  ],
  params,
  body: z.strictObject({ _id: z.optional(id()), ...treatmentContent, ...ofPractice, ...seen }),
  repeats: { 'body._id': 'id' },
  result: treatment,
  errors: ['NOT_FOUND', 'STALE'],
  example: { params: { id: 'treatment-1042' }, body: example },
});

export const removeTreatment = endpoint({
  id: 'removeTreatment',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a treatment; transactions that use it keep its name',
  source,
  access: [{ ...changes, owns: [{ at: 'params.id', is: 'treatment' }] }],
  params,
  result: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND'],
});
