import { ApiError } from '@portals/client/api-error';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PrintPage } from '../../words/print-page';
import type { PlanCalculation } from '../answers';
import { loadCalculation } from '../plan.actions';
import { planState } from '../plan.store';
import { planOfText } from '../typed-plan';
import { PrintedPlan } from './printed-plan';

/**
 * A plan on paper, in a tab of its own (membership §2). It is worked out anew, so that a tab that is opened again tomorrow tells
 * tomorrow's dates and prices.
 */
export function PlanPrintScreen() {
  const [search] = useSearchParams();
  const practiceId = search.get('practice') ?? '';
  const text = search.get('plan');
  const asked = useMemo(() => planOfText(text), [text]);
  const [isReady, setReady] = useState(false);
  const { data, error } = useSnapshot(planState).calculation;
  const fetchPlan = useCallback(async () => {
    if (practiceId && asked) setReady(await loadCalculation(practiceId, asked));
  }, [practiceId, asked]);
  useEffect(() => void fetchPlan(), [fetchPlan]);

  const plan = isReady ? (data as PlanCalculation) : null;
  const isRefused = error instanceof ApiError && error.code === 'INVALID_FIELDS';
  const isMistyped = practiceId === '' || asked === null || isRefused;
  return (
    <PrintPage isReady={plan !== null}>
      {plan && <PrintedPlan plan={plan} />}
      {!plan && <h1>Plan calculator</h1>}
      {isMistyped && <p>This link doesn’t open a plan. Close this tab and print from the plan calculator.</p>}
      {error && !isRefused && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void fetchPlan()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!plan && !error && !isMistyped && <Skeleton lines={10} label="Calculating plan" />}
    </PrintPage>
  );
}
