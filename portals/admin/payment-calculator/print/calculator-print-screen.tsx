import { ApiError } from '@portals/client/api-error';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { typedAmount } from '@sdk/calculator/amount-scale';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PrintPage } from '../../words/print-page';
import { loadCalculation } from '../calculator.actions';
import { type Calculation, calculator } from '../calculator.store';
import { PrintedPlans } from './printed-plans';

/**
 * The plans of a calculation on paper, in a tab of its own (provider-admin §2). They are worked out anew, so that a tab that
 * is opened again tomorrow tells tomorrow's dates.
 */
export function CalculatorPrintScreen() {
  const [search] = useSearchParams();
  const practiceId = search.get('practice') ?? '';
  const amountCents = typedAmount(search.get('amount') ?? '');
  const borrowerId = search.get('borrower') ?? undefined;
  const [isReady, setReady] = useState(false);
  const { data, error } = useSnapshot(calculator).calculation;
  const fetchPlans = useCallback(async () => {
    if (practiceId && amountCents !== undefined)
      setReady(await loadCalculation({ practiceId, amountCents, borrowerId }, { isAuto: true }));
  }, [practiceId, amountCents, borrowerId]);
  useEffect(() => void fetchPlans(), [fetchPlans]);

  const calculation = isReady ? (data as Calculation) : null;
  // An amount that nothing costs or an id that is none, which asking again does not mend.
  const isRefused = error instanceof ApiError && error.code === 'INVALID_FIELDS';
  const isMistyped = practiceId === '' || amountCents === undefined || isRefused;
  return (
    <PrintPage isReady={calculation !== null}>
      {calculation && <PrintedPlans calculation={calculation} chosen={search.get('plan') ?? ''} />}
      {!calculation && <h1>Payment plans</h1>}
      {isMistyped && <p>This link doesn’t open a plan. Close this tab and print from the calculator.</p>}
      {error && !isRefused && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void fetchPlans()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!calculation && !error && !isMistyped && <Skeleton lines={10} label="Calculating plans" />}
    </PrintPage>
  );
}
