import { cents } from '@domain/money/cents';
import { endpoint } from '../endpoint';
import { id, money, paragraphs, printedText } from '../schema';
import * as z from '../z';
import { changes, reads, source } from './access';
import {
  discountContent,
  intervalMonths,
  ofPractice,
  PLAN_ROWS_MAX,
  planTemplate,
  seenVersion,
  unitCount,
} from './entity';

const path = '/privi/provider/settings/plans' as const;
const params = z.object({ planId: id() });

/** What is said of a plan template, as calls and forms check it. */
export const planTemplateContent = {
  name: printedText(60),
  description: z._default(z.nullable(paragraphs(300)), null),
  treatments: z
    .array(
      z.strictObject({
        /** One of the practice's treatments. */
        _id: id(),
        units: unitCount,
        interval: z._default(intervalMonths, null),
        ...discountContent,
        upfrontCost: z._default(money(0, 1_000_000), cents(0)),
      }),
    )
    .check(z.minLength(1), z.maxLength(PLAN_ROWS_MAX)),
  providerDiscount: z._default(money(0, 1_000_000), cents(0)),
};
const plan = z.object({ plan: planTemplate });
const example = {
  name: 'Glow',
  description: 'A fresh face every month.',
  treatments: [{ _id: 'treatment-hydrafacial', units: 1, interval: 1, discountPercent: 15 }],
};

export const listPlanTemplates = endpoint({
  id: 'listPlanTemplates',
  method: 'GET',
  path: `${path}/{practiceId}`,
  summary: "A practice's plan templates, by name, each with its yearly amounts",
  source,
  access: [{ ...reads, owns: [{ at: 'params.practiceId', is: 'practice' }] }],
  params: ofPractice,
  result: z.object({ plans: z.array(planTemplate) }),
  errors: ['NOT_FOUND'],
});

export const addPlanTemplate = endpoint({
  id: 'addPlanTemplate',
  method: 'POST',
  path,
  summary: "Add a plan template with a practice's treatments; names must be unique",
  source,
  access: [{ ...changes, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({ ...planTemplateContent, practiceId: id() }),
  result: plan,
  errors: ['NOT_FOUND'],
  example: { body: { ...example, practiceId: 'prac-harbor-medspa' } },
});

export const changePlanTemplate = endpoint({
  id: 'changePlanTemplate',
  method: 'PATCH',
  path: `${path}/{planId}`,
  summary: "Replace a plan template; plans made from it don't change",
  source,
  access: [
    {
      ...changes,
      owns: [
        { at: 'params.planId', is: 'planTemplate' },
        { at: 'body._id', is: 'planTemplate' },
        { at: 'body.practiceId', is: 'practice' },
      ],
    },
  ],
  params,
  body: z.strictObject({
    _id: z.optional(id()),
    ...planTemplateContent,
    practiceId: z.optional(id()),
    ...seenVersion,
  }),
  repeats: { 'body._id': 'planId' },
  result: plan,
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { ...example, version: 1 } },
});

export const removePlanTemplate = endpoint({
  id: 'removePlanTemplate',
  method: 'DELETE',
  path: `${path}/{planId}`,
  summary: "Remove a plan template; plans made from it don't change",
  source,
  access: [{ ...changes, owns: [{ at: 'params.planId', is: 'planTemplate' }] }],
  params,
  result: z.object({ _id: z.string(), practicemanagement: z.string() }),
  errors: ['NOT_FOUND'],
});
