import type {
  givenAdditionalInformation,
  givenAuxiliaryContact,
  givenBusiness,
  givenDoctor,
  givenPrimaryContact,
} from '@contract/provider-enrollment/entity';
import type { IdType } from '@domain/practice/owner-id';
import type * as z from 'zod/mini';
import type { Vault } from '../../security/vault';

export type StartAnswers = {
  primaryContact: z.output<typeof givenPrimaryContact>;
  auxiliaryContact: z.output<typeof givenAuxiliaryContact> | null;
  additionalInformation: z.output<typeof givenAdditionalInformation>;
  businessInformation: z.output<typeof givenBusiness>;
  doctorInformation: z.output<typeof givenDoctor> | null;
};

/** The owner without date of birth and number, which lie in the vault. */
export type OwnerAnswers = {
  firstName: string;
  lastName: string;
  idType: IdType;
  idLastFour: string;
  address: string;
  unitApartment: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  email: string;
};
export type BankAnswers = { bankName: string; accountHolder: string; accountLastFour: string; routingLastFour: string };
export type CardAnswers = {
  paymentMethodId: string;
  cardType: string;
  cardBrand: string;
  cardLastFour: string;
  isEligibleForDisbursement: boolean;
  /** Missing of a card that was given before these two were kept. */
  holderName?: string;
  /** Last month, `YYYY-MM`. */
  expiresIn?: string;
};
export type Authorization = { authorizedSigner: string; signerJobTitle: string; signedAt: string };

/** What an enrollment has said, without what lies in the vault. */
export type EnrollmentAnswers = StartAnswers & {
  ownerInformation?: OwnerAnswers;
  bankInformation?: BankAnswers;
  paymentMethod?: CardAnswers;
  authorization?: Authorization;
};

const contextOf = (id: string) => `provider-enrollment:${id}`;

export const sealAnswers = (vault: Pick<Vault, 'sealText'>, id: string, answers: EnrollmentAnswers): string =>
  vault.sealText(JSON.stringify(answers), contextOf(id));

/** Written by `sealAnswers` only. @throws when it was tampered with. */
export const openAnswers = (
  vault: Pick<Vault, 'openText'>,
  { id, answers }: { id: string; answers: string },
): EnrollmentAnswers => JSON.parse(vault.openText(answers, contextOf(id)));

/** By which an enrollment is found again by the address of its contact. */
export const emailIndexOf = (vault: Pick<Vault, 'blindIndex'>, email: string): string =>
  vault.blindIndex('provider-enrollment-email', email);

/** What the vault keeps of the owner, as JSON. */
export type OwnerSecret = { dateOfBirth: string; idType: IdType; ownerId: string };
