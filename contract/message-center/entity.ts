import { named } from '../schema';
import * as z from '../z';

/** The messages of the product to staff; the discount banner is the one that is shown first (provider-admin §4). */
export const bannerKeys = ['discount', 'calculator'] as const;
export type BannerKey = (typeof bannerKeys)[number];

/** The messages of the product, with when somebody saw each. */
export const staffMessages = z.array(z.object({ key: z.enum(bannerKeys), seenAt: z.nullable(z.string()) }));

/** What somebody has not seen yet: a flag for each banner. */
export const messageCenter = named(
  'MessageCenter',
  z.object({
    messages: staffMessages,
    showDiscountBanner: z.boolean(),
    showCalculatorBanner: z.boolean(),
  }),
);

/** What somebody asks of whoever looks after their practice. */
export const successManagerQuestion = {
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter what it is about'),
      z.maxLength(120, 'Use 120 characters or fewer'),
      z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'Use one line of letters, numbers, and signs'),
    ),
};
