import { createRoot } from 'react-dom/client';
import type { WidgetHost } from '../elements/widget-element';
import { origin } from '../origin';
import type { PracticeProfile } from '../practice-profile';
import { adopt } from '../styles';
import { Calculator, type CalculatorProps, type EmailRequest } from './calculator';
import { calculatorStyles } from './calculator.styles';
import { printAlone } from './print-alone';

/** Sends an estimate by the public call of the API. */
async function sendByEmail({ practiceId, amountCents, selectedPaymentPlan, email }: EmailRequest): Promise<void> {
  const response = await fetch(`${origin()}/practice/payment-calculator/send-by-email`, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ practiceId, amount: amountCents / 100, selectedPaymentPlan, email }),
  });
  if (!response.ok) throw new Error(`The estimate was not sent: ${response.status}`);
}

export type Island = { draw(change?: Partial<CalculatorProps>): void; remove(): void };

/** Draws the calculator into an element's shadow tree, on its own, so that its chunk can arrive later than the element's. */
export function mountCalculator(
  host: WidgetHost,
  container: HTMLElement,
  given: Omit<CalculatorProps, 'onEmail' | 'onPrint'> & { profile: PracticeProfile },
): Island {
  adopt(host, calculatorStyles);
  const root = createRoot(container);
  const draw = (change?: Partial<CalculatorProps>) =>
    root.render(
      <Calculator
        {...given}
        {...change}
        onEmail={sendByEmail}
        onPrint={() => printAlone(container, calculatorStyles)}
      />,
    );
  draw();
  return { draw, remove: () => root.unmount() };
}
