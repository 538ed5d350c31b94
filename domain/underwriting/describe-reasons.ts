import { spanishReasons } from './reason-words.es';
import { isReasonCode, REASONS, type ReasonText } from './reasons';

/**
 * The texts of chosen reasons, in order; `added` holds the configuration's own reasons, which are written in English. Unknown
 * codes are left out.
 */
export function describeReasons(
  codes: readonly string[],
  added: Readonly<Record<string, ReasonText>> = {},
  language: 'en' | 'es' = 'en',
): (ReasonText & { readonly code: string })[] {
  return codes.flatMap((code) => {
    const own = added[code];
    if (own) return [{ code, ...own }];
    if (!isReasonCode(code)) return [];
    return [{ code, ...REASONS[code], ...(language === 'es' && spanishReasons[code]) }];
  });
}
