import { tagName, tagValue } from '@contract/credit-transaction/tag-entity';
import { transactionMessages } from '@contract/messages/staff/transaction';
import * as z from 'zod/mini';

const { text: invalid } = transactionMessages.tagInvalid;
const isName = (text: string) => tagName().safeParse(text).success;
const isValue = (text: string) => tagValue().safeParse(text).success;

/** A tag as the dialog asks for it; without one it is refused here, and nothing is sent (provider-admin §5). */
export const tagForm = z.pipe(
  z
    .object({
      name: z.string().check(z.refine(isName, { error: invalid })),
      value: z._default(z.string(), ''),
      isOff: z._default(z.boolean(), false),
    })
    .check(z.refine(({ value, isOff }) => isOff || isValue(value), { path: ['value'], error: invalid })),
  z.transform(({ name, value, isOff }) => ({ name: name.trim(), value: isOff ? null : value.trim() })),
);
