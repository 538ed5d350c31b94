import { CalculatorDialog } from './calculator-dialog';
import { FrameDialog, type FrameDialogOptions } from './frame-dialog';

export type WidgetDialog = FrameDialog | CalculatorDialog;

/** The dialog behind a button: a flow in a frame, or the calculator, whose chunk is fetched with it. */
export async function createDialog(options: FrameDialogOptions): Promise<WidgetDialog> {
  if (!options.attributes.type?.includes('calculator')) return new FrameDialog(options);
  const { CalculatorPane } = await import('../calculator/pane');
  return new CalculatorDialog({ ...options, Pane: CalculatorPane });
}
