import { toldParent } from '../../bank-link/testing/connect-bank';

export type EnteredCard = { number?: string; expiry?: string; holder?: string };

/** What a browser does on the card page. */
export function postCard(url: string, card: EnteredCard = {}): Promise<Response> {
  const { number = '4242 4242 4242 4242', expiry = '04 / 29', holder = 'Ana Reyes' } = card;
  const session = new URL(url).searchParams.get('session') ?? '';
  const body = new URLSearchParams({ session, number, expiry, holder, code: '123' });
  return fetch(new URL(url).origin + new URL(url).pathname, { method: 'POST', body });
}

/** The token that the page gives, with the origin to which it gives it. */
export async function enterCard(url: string, card: EnteredCard = {}): Promise<{ token: string; origin: string }> {
  const { message, origin } = await toldParent<{ token: string }>(await postCard(url, card));
  return { token: message.token, origin };
}
