import type { Attributes } from '../attributes';
import type { CalculatorPane, calculatorPane } from '../calculator/pane';
import type { WidgetHost } from '../elements/widget-element';
import { frameWords } from '../frame/frame-words';
import { wordsOf } from '../language';
import type { WidgetDialog } from './frame-dialog';
import { modal } from './modal';

/** The calculator in a dialog; `calculator_apply` switches from it to the application, with the amount. */
// biome-ignore lint/complexity/useMaxParams: an object for the names would cost bytes in every practice’s page.
export function calculatorDialog(
  makePane: typeof calculatorPane,
  host: WidgetHost,
  practice: string,
  type: Attributes['type'],
  attributes: () => Attributes,
): WidgetDialog {
  let pane: CalculatorPane | undefined;
  const { isOpen, open, close, release, draw } = modal({ host, attributes, onLeave: () => close() });
  const prepare = () => {
    pane ??= makePane(host, practice, type, attributes, close);
  };

  return {
    isOpen: () => isOpen() || pane?.isApplying() === true,
    prepare,
    open() {
      prepare();
      host.redraw();
      open();
    },
    close() {
      close();
      pane?.close();
    },
    dispose() {
      release();
      pane?.dispose();
    },
    draw: () => (
      <>
        {draw(wordsOf('frame', frameWords).calculator, pane?.draw(), 'wide')}
        {pane?.drawApplication()}
      </>
    ),
  };
}
