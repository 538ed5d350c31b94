import { CREDIT_BANDS, type CreditBandId } from '@domain/payment-plan/credit-bands';
import { minimumText } from '@domain/payment-plan/estimate-text';
import { Component, type ReactNode } from 'react';
import type { PracticeProfile } from '../practice-profile';
import { AmountField, dollars } from './amount-field';
import { clampAmount } from './amount-scale';
import { words } from './calculator-language';
import { EmailForm } from './email-form';
import { estimate, estimateText, exampleOf, limitsOf } from './estimate';
import { drawPlanRows } from './plan-rows';

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

type State = { amountCents: number; band: CreditBandId; chosen: string; isEmailing: boolean };

const START_CENTS = 450_000;
let drawn = 0;

/**
 * The payment calculator, one component for practices' pages and for the portals. Amounts in cents. A class, because the SDK ships
 * no hooks: they would cost every practice's page another kilobyte.
 */
export class Calculator extends Component<CalculatorProps, State> {
  override state: State = {
    amountCents: clampAmount(this.props.amountCents ?? START_CENTS, limitsOf(this.props.profile)),
    band: 'good',
    chosen: '',
    isEmailing: false,
  };
  private readonly id = `pfc${++drawn}`;

  override render(): ReactNode {
    return (
      <section className="pfc" aria-label={words.name}>
        <div className="pfc-in">
          {this.drawQuestions()}
          {this.drawPlans()}
        </div>
      </section>
    );
  }

  private drawQuestions(): ReactNode {
    const { profile, kind, onApply, onAmount } = this.props;
    const { amountCents, band } = this.state;
    return (
      <div>
        <h2 className="pfc-title">{words.ask}</h2>
        <AmountField
          id={this.id}
          amountCents={amountCents}
          limits={limitsOf(profile)}
          onChange={(next) => {
            this.setState({ amountCents: next });
            onAmount?.(next);
          }}
        />
        {kind === 'practice' ? (
          <fieldset className="pfc-bands">
            <legend>{words.credit}</legend>
            {CREDIT_BANDS.map(({ id }) => (
              <label key={id}>
                <input
                  type="radio"
                  name={`${this.id}b`}
                  checked={band === id}
                  onChange={() => this.setState({ band: id })}
                />
                <span>{words.bands[id][0]}</span>
                <span className="pfc-soft">{words.bands[id][1]}</span>
              </label>
            ))}
          </fieldset>
        ) : (
          <p className="pfc-note">{words.generic}</p>
        )}
        {onApply && (
          <>
            <button type="button" className="pfc-go" onClick={() => onApply(amountCents)}>
              {words.apply}
            </button>
            <p className="pfc-fine">{words.fine}</p>
          </>
        )}
      </div>
    );
  }

  private drawPlans(): ReactNode {
    const { profile, onEmail, onPrint } = this.props;
    const { amountCents, band, chosen, isEmailing } = this.state;
    const { fixed, promotion } = estimate(profile, amountCents, band);
    const rows = [...fixed, ...promotion];
    const row = rows.find(({ id }) => id === chosen) ?? fixed[fixed.length >> 1] ?? rows[0];
    if (!row) {
      return (
        <p className="pfc-none" role="status">
          {words.none(dollars(amountCents))}
        </p>
      );
    }
    const act = (text: string, onClick: () => void, isExpanded?: boolean) => (
      <button type="button" className="pfc-act" aria-expanded={isExpanded} onClick={onClick}>
        {text}
      </button>
    );
    return (
      <div>
        {/* Said whenever the amount or the credit changes it. */}
        <output>{`${row.monthly} ${row.sentence}`}</output>
        {drawPlanRows(`${this.id}p`, fixed, promotion, row.id, (id) => this.setState({ chosen: id }))}
        {promotion.length > 0 && (
          <p className="pfc-note">
            {minimumText(
              promotion.map(({ plan }) => plan),
              estimateText,
            )}
          </p>
        )}
        <div className="pfc-acts">
          {onEmail && act(words.mail, () => this.setState({ isEmailing: !isEmailing }), isEmailing)}
          {onPrint && act(words.print, onPrint)}
        </div>
        {onEmail && isEmailing && (
          <EmailForm
            id={`${this.id}e`}
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
      </div>
    );
  }
}
