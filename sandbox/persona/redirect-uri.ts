/** @returns the address when it is http or https without credentials in it, else null */
export function safeRedirect(text: string | undefined): URL | null {
  if (text === undefined || text === '' || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url : null;
}
