import { endpoint } from '../endpoint';
import { named, text } from '../schema';
import * as z from '../z';

const access = (permission: 'application.view' | 'credit.edit') =>
  [{ kind: 'staff', roles: ['Admin'], permission, brand: 'financing', platformOnly: true }] as const;

const reviewControl = named(
  'ReviewControl',
  z.object({
    /** What somebody decides about an application in review is a proposal until somebody else confirms it. */
    needsDualControl: z.boolean(),
    /** It is set by the installation (`PF_REVIEW_DUAL_CONTROL`), and cannot be switched off here. */
    isFixed: z.boolean(),
    setBy: z.nullable(z.string()),
    setAt: z.nullable(z.string()),
    /** Who asks to switch it off; it is off once somebody else does so, too. Null while nobody asks. */
    offAskedBy: z.nullable(z.string()),
    isOwnAsk: z.boolean(),
  }),
);

export const getReviewControl = endpoint({
  id: 'getReviewControl',
  method: 'GET',
  path: '/practice/review-control',
  summary: 'Whether decisions on applications in review need a second person',
  source: 'decision 48; own call',
  access: access('application.view'),
  result: reviewControl,
  errors: [],
});

export const setReviewControl = endpoint({
  id: 'setReviewControl',
  method: 'PUT',
  path: '/practice/review-control',
  summary: 'Turn dual control for reviews on, or off once two administrators agree; notifies every administrator',
  source: 'decision 48; own call',
  access: access('credit.edit'),
  body: z.strictObject({ needsDualControl: z.boolean(), reason: text(300) }),
  result: reviewControl,
  errors: ['RULES_FORBID'],
  example: { body: { needsDualControl: true, reason: 'Requested by the auditors' } },
});
