import { formatUsd } from '@domain/money/usd';
import { CREDIT_BANDS, type CreditBandId } from '@domain/payment-plan/credit-bands';
import { minimumText } from '@domain/payment-plan/estimate-text';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PracticeProfile } from '../practice-profile';
import { AmountField } from './amount-field';
import { clampAmount } from './amount-scale';
import { EmailForm } from './email-form';
import { estimate, exampleOf, limitsOf } from './estimate';
import { PlanRows } from './plan-rows';

export type CalculatorProps = {
  profile: PracticeProfile;
  /** `generic` shows good credit only, and says so. */
  kind: 'practice' | 'generic';
  /** Amount to begin with, cents. */
  amountCents?: number | undefined;
  /** Opens the application with the amount; without it the calculator has no main button. */
  onApply?: ((amountCents: number) => void) | undefined;
  /** Told with every amount that can be financed. */
  onAmount?: ((amountCents: number) => void) | undefined;
  /** Sends the estimate to an address; rejects when it could not. Without it the button is not shown. */
  onEmail?: ((request: EmailRequest) => Promise<void>) | undefined;
  onPrint?: (() => void) | undefined;
};

export type EmailRequest = {
  practiceId: string;
  amountCents: number;
  selectedPaymentPlan: { product: string; creditBand: CreditBandId };
  email: string;
};

const START_CENTS = 450_000;

/** The payment calculator, one component for practices' pages and for the portals. Amounts in cents. */
export function Calculator({
  profile,
  kind,
  amountCents: given,
  onApply,
  onAmount,
  onEmail,
  onPrint,
}: CalculatorProps): ReactNode {
  const id = useId();
  const limits = useMemo(() => limitsOf(profile), [profile]);
  const [amountCents, setAmount] = useState(() => clampAmount(given ?? START_CENTS, limits));
  const [band, setBand] = useState<CreditBandId>('good');
  const [chosen, setChosen] = useState('');
  const [isEmailing, setEmailing] = useState(false);

  const { fixed, promotion } = useMemo(() => estimate(profile, amountCents, band), [profile, amountCents, band]);
  const rows = [...fixed, ...promotion];
  const row = rows.find((candidate) => candidate.id === chosen) ?? fixed[Math.floor(fixed.length / 2)] ?? rows[0];

  const changeAmount = (next: number) => {
    setAmount(next);
    onAmount?.(next);
  };

  return (
    <section className="pfc" aria-label="Payment calculator">
      <div className="pfc-in">
        <div className="pfc-ask">
          <h2 className="pfc-title">What would it cost each month?</h2>
          <AmountField id={`${id}a`} amountCents={amountCents} limits={limits} onChange={changeAmount} />
          {kind === 'practice' ? (
            <fieldset className="pfc-bands">
              <legend>Your credit, roughly</legend>
              {CREDIT_BANDS.map(({ id: value, label, range }) => (
                <label key={value}>
                  <input type="radio" name={`${id}b`} checked={band === value} onChange={() => setBand(value)} />
                  <span>{label}</span>
                  <span className="pfc-soft">{range}</span>
                </label>
              ))}
            </fieldset>
          ) : (
            <p className="pfc-note">These examples are for a good credit score, 660 to 699.</p>
          )}
          {onApply && (
            <>
              <button type="button" className="pfc-go" onClick={() => onApply(amountCents)}>
                See my real options
              </button>
              <p className="pfc-fine">Takes 4 minutes. No effect on your credit score.</p>
            </>
          )}
        </div>
        <div className="pfc-plans">
          {row ? (
            <>
              <PlanRows name={`${id}p`} fixed={fixed} promotion={promotion} chosen={row.id} onChoose={setChosen} />
              {promotion.length > 0 && <p className="pfc-note">{minimumText(promotion.map(({ plan }) => plan))}</p>}
              <div className="pfc-acts">
                {onEmail && (
                  <button
                    type="button"
                    className="pfc-act"
                    aria-expanded={isEmailing}
                    onClick={() => setEmailing(!isEmailing)}
                  >
                    Email me this
                  </button>
                )}
                {onPrint && (
                  <button type="button" className="pfc-act" onClick={onPrint}>
                    Print
                  </button>
                )}
              </div>
              {onEmail && isEmailing && (
                <EmailForm
                  id={`${id}e`}
                  send={(email) =>
                    onEmail({
                      practiceId: profile.practiceId,
                      amountCents,
                      selectedPaymentPlan: { product: row.id, creditBand: band },
                      email,
                    })
                  }
                />
              )}
              <p className="pfc-legal">{exampleOf(profile, row, band)}</p>
            </>
          ) : (
            <p className="pfc-none" role="status">
              No plan fits {formatUsd(amountCents as Parameters<typeof formatUsd>[0])} and this credit score. Try
              another amount.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
