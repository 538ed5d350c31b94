import type { Deps } from '../deps';
import { contentHash, unsignedText } from '../features/document/index';

/** What a person answers who has read the authorization of debits in English and agrees to it. */
export const agreedDebits = ({ config }: Pick<Deps, 'config'>) => ({
  authorizationHash: contentHash(unsignedText('ach-authorization', config)),
});
