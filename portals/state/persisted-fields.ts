// Never in browser storage (decision 4): one-time codes, SSN digits, bank numbers, vendor and session tokens, passwords.
// Names that say "last four" are allowed for bank accounts only.
const forbidden =
  /otp|onetimecode|verificationcode|ssn|socialsecurity|routing|account_?number|token|password|secret|inquiry|cvv|cardnumber|kba/i;

/** The names of a path that must not be kept. */
export function forbiddenFields(fields: readonly string[]): readonly string[] {
  return fields.filter((field) => forbidden.test(field));
}
