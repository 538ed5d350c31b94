/** Registration steps by number, 0 to 10 (borrower §2). */
export const REGISTRATION_STEPS = [
  'initial-step',
  'verification-code-step',
  'name-step',
  'address-step',
  'ssn-step',
  'agreement-step',
  'waiting-confirmation-step',
  'completed-registration-step',
  'identity-verification-step',
  'verification-questions-step',
  'denied-step',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Stages of a returning borrower's or member's login, by number. */
export const LOGIN_STAGES = ['welcome-back', 'verify-otp', 'logged'] as const;
export type LoginStage = (typeof LOGIN_STAGES)[number];
