import { ApiError } from '@portals/client/api-error';
import { brandOfPage } from '@portals/shell/brand-of-page';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Banner } from '@portals/ui/banner';
import { BrandMark } from '@portals/ui/brand-mark';
import { Button } from '@portals/ui/button';
import { PrinterIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { typedAmount } from '@sdk/calculator/amount-scale';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { loadCalculation } from '../calculator.actions';
import { type Calculation, calculator } from '../calculator.store';
import { PrintedPlans } from './printed-plans';

const Page = styled.div`
  min-height: 100dvh; background: var(--surface); padding: 24px 40px 48px;
  @media (max-width: 640px) { padding: 16px 20px 40px; }
  @media print { padding: 0; }
`;
const Top = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 10px 16px; max-width: 1000px; margin: 0 auto 24px;
  > :first-child { margin-right: auto; }
`;
const Hint = styled.p`
  color: var(--ink-2);
  @media (max-width: 640px) { order: 1; flex-basis: 100%; }
  @media print { display: none; }
`;
const Body = styled.main`max-width: 1000px; margin: 0 auto;`;

/**
 * The plans of a calculation on paper, in a tab of its own (provider-admin §2). They are worked out anew, so that a tab that
 * is opened again tomorrow tells tomorrow's dates; the light look, because paper is white.
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
    <PortalTheme brand="financing">
      <Page>
        <Top>
          <BrandMark name={brandOfPage(window.location.pathname).name} />
          {calculation && <Hint>Close this tab when you’re done.</Hint>}
          {calculation && (
            <Button dense icon={<PrinterIcon size={15} />} onClick={() => window.print()}>
              Print
            </Button>
          )}
        </Top>
        <Body id="main">
          {calculation && <PrintedPlans calculation={calculation} chosen={search.get('plan') ?? ''} />}
          {!calculation && <h1>Payment plans</h1>}
          {isMistyped && <p>This address names no plans. Close this tab and print from the calculator.</p>}
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
          {!calculation && !error && !isMistyped && <Skeleton lines={10} label="Working out the plans" />}
        </Body>
      </Page>
    </PortalTheme>
  );
}
