import { setTimeout as wait } from 'node:timers/promises';

/** A request that is repeated until it is answered: its idempotency key, the answer once there is one, and every refusal before it. */
export type Asked = {
  path: string;
  token: string;
  key: string;
  body: object;
  answer?: string;
  refusals: { status: number; retryAfter: string | null }[];
};

/**
 * Staff who create transactions of one borrower, one after the other, and repeat each with its key until it is answered,
 * as clients do that obey Retry-After. An answer that never comes counts as a refusal without a status.
 */
export function createPatientClient(who: { borrowerId: string; practiceId: string; token: string }) {
  const asked: Asked[] = [];
  let answered = 0;
  let waiting: { at: number; resolve: () => void }[] = [];

  async function send(url: string, wish: Asked): Promise<{ status: number; text: string; retryAfter: string | null }> {
    const response = await fetch(url + wish.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${wish.token}`,
        'content-type': 'application/json',
        'idempotency-key': wish.key,
      },
      body: JSON.stringify(wish.body),
    });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  }

  async function insist(url: string, wish: Asked): Promise<void> {
    while (wish.answer === undefined) {
      const { status, text, retryAfter } = await send(url, wish).catch(() => ({
        status: 0,
        text: '',
        retryAfter: null,
      }));
      if (status === 200) wish.answer = text;
      else if (status === 422) throw new Error(`${wish.path} refuses what the client asks: ${text}`);
      // The same wish is still being worked on: its first try was cut off between claim and effect.
      else if (status !== 409) wish.refusals.push({ status, retryAfter });
      if (status !== 200) await wait(100);
    }
    answered += 1;
    for (const one of waiting) if (answered >= one.at) one.resolve();
    waiting = waiting.filter(({ at }) => answered < at);
  }

  return {
    asked,
    send,
    /** Resolves after so many more answers. */
    answers: (count: number) => new Promise<void>((resolve) => waiting.push({ at: answered + count, resolve })),
    async run(url: string, isOver: () => boolean): Promise<void> {
      for (let count = 0; !isOver(); count += 1) {
        const wish: Asked = {
          path: `/practice/borrower/${who.borrowerId}/credit-transactions`,
          token: who.token,
          key: `${who.borrowerId}-${count}`,
          body: { practiceManagementId: who.practiceId, txAmount: 300 + (count % 50) },
          refusals: [],
        };
        asked.push(wish);
        await insist(url, wish);
      }
    },
  };
}
