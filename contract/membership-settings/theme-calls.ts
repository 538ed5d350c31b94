import { endpoint } from '../endpoint';
import { id, named, text } from '../schema';
import * as z from '../z';
import { changes, reads } from './access';
import { ofPractice } from './entity';

// The look of a practice: what it asks for waits until an administrator approves (membership §2, §3 Custom theme, §7).
const source = 'membership §7 Provider membership operations';
const path = '/privi/provider/settings/custom-theme' as const;

const picture = () => z.nullable(z.string());
const color = () => z.string().check(z.toUpperCase(), z.regex(/^#[0-9A-F]{6}$/));
/** Of the look as it was seen; 0 where there was none. Without it the last one is right. */
const version = z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647)));

/** A look: pictures by their addresses, and the color as it is worn. */
const look = {
  mark: picture(),
  logo: picture(),
  /** Null: the default, coral. */
  primary: z.nullable(z.string()),
  worn: z.object({ button: z.string(), onButton: z.string(), text: z.string() }),
};

export const THEME_ACTS = ['REQUESTED', 'REPLACED', 'WITHDRAWN', 'APPROVED', 'DECLINED', 'RESET'] as const;
export type ThemeAct = (typeof THEME_ACTS)[number];

export const customTheme = named(
  'CustomTheme',
  z.object({
    practicemanagement: z.string(),
    PracticeName: z.string(),
    slug: z.string(),
    ...look,
    /** What waits for an administrator. */
    requestedTheme: z.nullable(z.object({ ...look, requestedAt: z.string(), requestedBy: z.string() })),
    /** The last first. */
    history: z.array(
      z.object({
        at: z.string(),
        act: z.enum(THEME_ACTS),
        by: z.string(),
        primary: z.nullable(z.string()),
        /** Of a no. */
        why: z.nullable(z.string()),
      }),
    ),
    version: z.number(),
  }),
);

const edits = { ...changes, owns: [{ at: 'body.practicemanagement', is: 'practice' }] } as const;

export const getCustomTheme = endpoint({
  id: 'getCustomTheme',
  method: 'GET',
  path: `${path}/{practiceId}`,
  summary: "A practice's current branding, its request, and the outcome",
  source,
  access: [{ ...reads, owns: [{ at: 'params.practiceId', is: 'practice' }] }],
  params: ofPractice,
  result: z.object({ customTheme }),
  errors: ['NOT_FOUND'],
});

/** A PNG as a data URL of at most so many bytes; empty: none. Left out it stays as it was asked for, else as it is worn. */
const newPicture = z.optional(
  z.string().check(z.maxLength(100_000), z.regex(/^(?:data:image\/png;base64,[A-Za-z0-9+/]*={0,2})?$/)),
);

export const requestCustomTheme = endpoint({
  id: 'requestCustomTheme',
  method: 'POST',
  path: `${path}/`,
  summary: "Request branding for an administrator's approval; replaces a pending request",
  source,
  access: [edits],
  body: z.strictObject({
    practicemanagement: id(),
    mark: newPicture,
    logo: newPicture,
    /** Null: the default, coral. */
    primary: z.nullable(color()),
    version,
  }),
  result: z.object({ customTheme }),
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { practicemanagement: 'prac-harbor-medspa', primary: '#2E6E64', version: 0 } },
});

export const withdrawCustomTheme = endpoint({
  id: 'withdrawCustomTheme',
  method: 'POST',
  path: `${path}/withdraw`,
  summary: 'Withdraw the branding request; the current branding stays',
  source,
  access: [edits],
  body: z.strictObject({ practicemanagement: id(), version }),
  result: z.object({ customTheme }),
  errors: ['NOT_FOUND', 'STALE'],
});

export const resetCustomTheme = endpoint({
  id: 'resetCustomTheme',
  method: 'POST',
  path: `${path}/reset`,
  summary: "Remove a practice's branding immediately; it uses the default",
  source,
  access: [edits],
  body: z.strictObject({ practicemanagement: id(), version }),
  result: z.object({ customTheme }),
  errors: ['NOT_FOUND', 'STALE'],
});

const decides = { kind: 'staff', roles: ['Admin'], permission: 'membership.edit', brand: 'every' } as const;

/** @NOTE choice: the specification names no fields. Without `approved` it approves; a no needs a reason. */
export const approveCustomTheme = endpoint({
  id: 'approveCustomTheme',
  method: 'POST',
  path: `${path}/approve`,
  summary: "Approve a practice's branding request, or decline it with a reason; emails the practice",
  source,
  access: [{ ...decides, owns: [{ at: 'body.practicemanagement', is: 'practice' }] }],
  body: z.strictObject({
    practicemanagement: id(),
    approved: z._default(z.boolean(), true),
    reason: z.optional(text(500)),
    version,
  }),
  result: z.object({ customTheme }),
  errors: ['NOT_FOUND', 'STALE'],
  example: { body: { practicemanagement: 'prac-harbor-medspa', approved: true, version: 1 } },
});

export const listRequestedThemes = endpoint({
  id: 'listRequestedThemes',
  method: 'GET',
  path: '/privi/provider/settings/custom-themes',
  summary: 'Branding requests pending approval, oldest first',
  source,
  access: [decides],
  result: z.object({ customThemes: z.array(customTheme) }),
  errors: [],
});
