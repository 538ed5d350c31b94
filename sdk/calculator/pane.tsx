import { dollarsFromCents } from '@domain/money/dollars';
import type { ReactNode } from 'react';
import { amountCentsOf } from '../amount';
import type { Attributes } from '../attributes';
import { copyOf } from '../buttons/button-label';
import type { WidgetDialog } from '../dialog/frame-dialog';
import type { WidgetHost } from '../elements/widget-element';
import { fetchProfile } from '../fetch-profile';
import { flowPage } from '../frame/flow-page';
import { origin } from '../origin';
import type { PracticeProfile } from '../practice-profile';
import { adopt } from '../styles';
import { warnUnknown } from '../warn';
import { Calculator, type EmailRequest } from './calculator';
import { calculatorStyles } from './calculator.styles';
import { printAlone } from './print-alone';

/** The calculator of a practice in one of our elements, and the application that `calculator_apply` opens from it. */
export type CalculatorPane = {
  draw(): ReactNode;
  /** The application's dialog, once it was opened. */
  drawApplication(): ReactNode;
  isApplying(): boolean;
  /** Closes the application. */
  close(): void;
  dispose(): void;
};

/** Sends an estimate by the public call of the API. */
async function sendByEmail({ amountCents, ...request }: EmailRequest): Promise<void> {
  const response = await fetch(`${origin()}/practice/payment-calculator/send-by-email`, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, amount: dollarsFromCents(amountCents) }),
  });
  if (!response.ok) throw new Error(`The estimate was not sent: ${response.status}`);
}

/**
 * Fetches the practice's products and shows the calculator; an unknown practice shows nothing.
 * @param onApply called before the application opens.
 */
// biome-ignore lint/complexity/useMaxParams: an object for the names would cost bytes in every practice’s page.
export function calculatorPane(
  host: WidgetHost,
  practice: string,
  type: Attributes['type'],
  attributes: () => Attributes,
  onApply?: () => void,
): CalculatorPane {
  /** Undefined while it is fetched, null for an unknown practice. */
  let profile: PracticeProfile | null | undefined;
  let hasFailed = false;
  let isGone = false;
  let chosenCents: number | undefined;
  let application: WidgetDialog | undefined;
  let container: HTMLElement | null = null;
  adopt(host, calculatorStyles);

  const finish = (event: 'ready' | 'error', detail?: { code: string }) => {
    if (isGone) return;
    host.redraw();
    host.announce(event, detail);
  };

  fetchProfile(origin(), practice).then(
    (found) => {
      profile = found;
      if (found) return finish('ready');
      if (!isGone) warnUnknown(practice);
      finish('error', { code: 'practice_unknown' });
    },
    () => {
      hasFailed = true;
      finish('error', { code: 'profile_failed' });
    },
  );

  /** Switches to the application with the amount; without the dialog's chunk to its page. */
  const apply = async (amountCents: number) => {
    chosenCents = amountCents;
    try {
      const { frameDialog } = await import('../dialog/frame-dialog');
      onApply?.();
      application ??= frameDialog(host, 'application', practice, attributes, () => chosenCents);
      host.redraw();
      application.open();
    } catch {
      location.assign(flowPage('application', practice));
    }
  };

  return {
    draw() {
      if (hasFailed) return <a href={flowPage('application', practice)}>{copyOf(undefined)[0]}</a>;
      if (profile === null) return null;
      return (
        <div
          ref={(element) => {
            container = element;
          }}
        >
          {profile && (
            <Calculator
              profile={profile}
              kind={type === 'generic-calculator' ? 'generic' : 'practice'}
              amountCents={amountCentsOf(attributes().amount)}
              onApply={type === 'calculator_apply' && profile.applications ? apply : undefined}
              onEmail={sendByEmail}
              onPrint={() => container && printAlone(container, calculatorStyles)}
            />
          )}
        </div>
      );
    },
    drawApplication: () => application?.draw(),
    isApplying: () => application?.isOpen() === true,
    close: () => application?.close(),
    dispose() {
      isGone = true;
      application?.dispose();
    },
  };
}
