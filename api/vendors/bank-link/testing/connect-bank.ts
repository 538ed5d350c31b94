export type LinkMessage = {
  action: 'connected' | 'exit';
  public_token?: string;
  metadata?: { institution: { name: string }; accounts: { id: string; name: string; mask: string }[] };
  error?: { error_type: string; error_code: string } | null;
};

/** What a browser does on the page: presses the button of an account, and the page tells the page around it. */
export async function connectBank(url: string, account: string): Promise<{ message: LinkMessage; origin: string }> {
  const token = new URL(url).searchParams.get('token') ?? '';
  return toldParent(
    await fetch(new URL(url).origin + new URL(url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ token, account }),
    }),
  );
}

/** The message of a page that tells the page around it, with the origin that it is for. */
export async function toldParent<T>(answer: Response): Promise<{ message: T; origin: string }> {
  const data = /const \[message, origin\] = (.*); window\.parent/.exec(await answer.text())?.[1];
  if (!data) throw new Error(`The page told nothing (${answer.status})`);
  const [message, origin]: [T, string] = JSON.parse(data);
  return { message, origin };
}
