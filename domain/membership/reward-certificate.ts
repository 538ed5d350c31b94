import type { CivilDate } from '../calendar/civil-date';

/** Whose list of the manufacturer's rewards program a certificate stands on (membership §3 Manufacturer rewards). */
export const CERTIFICATE_LISTS = ['patient', 'health-care-professional'] as const;
export type CertificateList = (typeof CERTIFICATE_LISTS)[number];

/**
 * Why a certificate cannot be used: its last day is over, it was used, the plan is not done with its product, or the program does not
 * know it.
 */
export const CERTIFICATE_REFUSALS = ['expired', 'used', 'no_product', 'unknown'] as const;
export type CertificateRefusal = (typeof CERTIFICATE_REFUSALS)[number];

/**
 * What speaks against a certificate before its program is asked; null where nothing does.
 * @param of.products products that the plan is done with.
 * @param of.today the day where the practice is; a certificate can be used until the end of its last day.
 */
export function certificateRefusal(
  certificate: { readonly product: string; readonly expiresOn: CivilDate },
  of: { readonly products: readonly string[]; readonly today: CivilDate },
): CertificateRefusal | null {
  if (certificate.expiresOn < of.today) return 'expired';
  return of.products.includes(certificate.product) ? null : 'no_product';
}
