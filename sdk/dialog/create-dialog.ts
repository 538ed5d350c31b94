import { amountCentsOf } from '../amount';
import type { WidgetAttributes } from '../attributes';
import type { WidgetHost } from '../elements/widget-element';
import { flowOf } from '../frame/flow-page';
import { CalculatorDialog } from './calculator-dialog';
import { FrameDialog } from './frame-dialog';

export type WidgetDialog = FrameDialog | CalculatorDialog;

/**
 * The dialog behind a button: a flow in a frame, or the calculator, whose chunk is fetched with it.
 * @param amount the `amount` attribute as it stands when the dialog opens.
 */
export async function createDialog(
  host: WidgetHost,
  attributes: WidgetAttributes,
  amount: () => string | undefined,
): Promise<WidgetDialog> {
  const options = { host, attributes, flow: flowOf(attributes.type), amountCents: () => amountCentsOf(amount()) };
  if (!attributes.type?.includes('calculator')) return new FrameDialog(options);
  const { CalculatorPane } = await import('../calculator/pane');
  return new CalculatorDialog({ ...options, Pane: CalculatorPane });
}
