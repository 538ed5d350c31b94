import { amountCentsOf } from '../amount';
import type { Attributes } from '../attributes';
import type { WidgetHost } from '../elements/widget-element';
import { flowOf } from '../frame/flow-page';
import { calculatorDialog } from './calculator-dialog';
import { frameDialog, type WidgetDialog } from './frame-dialog';

export type { WidgetDialog } from './frame-dialog';

/**
 * The dialog behind a button: a flow in a frame, or the calculator, whose chunk is fetched with it.
 * @param attributes as they stand when they are needed; practice and type belong to the dialog and do not change.
 */
// biome-ignore lint/complexity/useMaxParams: an object for the names would cost bytes in every practice’s page.
export async function createDialog(
  host: WidgetHost,
  practice: string,
  type: Attributes['type'],
  attributes: () => Attributes,
): Promise<WidgetDialog> {
  if (type?.includes('calculator')) {
    const { calculatorPane } = await import('../calculator/pane');
    return calculatorDialog(calculatorPane, host, practice, type, attributes);
  }
  return frameDialog(host, flowOf(type), practice, attributes, () => amountCentsOf(attributes().amount));
}
