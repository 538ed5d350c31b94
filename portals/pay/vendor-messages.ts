import * as z from 'zod/mini';

const linked = z.object({
  action: z.literal('connected'),
  public_token: z.string(),
  metadata: z.object({
    institution: z.nullish(z.object({ name: z.optional(z.string()) })),
    accounts: z.optional(z.array(z.object({ id: z.optional(z.string()), mask: z.nullish(z.string()) }))),
  }),
});
const left = z.object({
  action: z.literal('exit'),
  error: z.nullish(z.object({ error_code: z.optional(z.string()) })),
});
const card = z.object({ action: z.literal('card-token'), token: z.string() });

export type LinkedBank = z.output<typeof linked>;

/** What the page of the bank link says: a bank, that it was left, or nothing that concerns us. */
export function readLinkMessage(data: unknown): LinkedBank | { action: 'exit'; failed: boolean } | null {
  const bank = linked.safeParse(data);
  if (bank.success) return bank.data;
  const exit = left.safeParse(data);
  return exit.success ? { action: 'exit', failed: Boolean(exit.data.error) } : null;
}

/** The token that the card page gives; null for anything else. */
export function readCardMessage(data: unknown): string | null {
  const parsed = card.safeParse(data);
  return parsed.success ? parsed.data.token : null;
}
