import { chooseLanguage } from '@contract/borrower/calls';
import { call } from '@portals/client/call';
import { copy } from '@portals/shell/language-copy';

/** Keeps the other language with the person. Returns where this page is in it. @throws ApiError */
export async function chooseOther(): Promise<string> {
  await call(chooseLanguage, { body: { language: copy.language } });
  return `?lang=${copy.language}`;
}
