import { apply } from '../stores/apply.store';

/** Takes over what an address says of a further application; its two names of an increase are one (borrower §2). */
export function readFlags(search: URLSearchParams): void {
  const isSet = (name: string) => search.get(name) === 'true';
  if (isSet('creditLineIncrease') || isSet('isCreditLineIncrease')) apply.further = 'creditLineIncrease';
  else if (isSet('refreshSpendingLimit')) apply.further = 'refreshSpendingLimit';
  if (isSet('activeReapply') || apply.further !== null) apply.isReapply = true;
}
