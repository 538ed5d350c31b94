import type { Brand } from '@domain/enums';

/** What a mail about an application carries: who gets it, for which brand, and where its button leads. */
export type ApplicationMail = {
  applicationId: string;
  borrowerId: string;
  to: string;
  firstName: string | null;
  brand: Brand;
  path: string;
};
