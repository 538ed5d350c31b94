import type { Attributes, WidgetAttributes } from '../attributes';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { type CalculatorPane, calculatorPane } from './pane';

/** `pf-calculator`, `pf-generic-calculator`, `pf-calculator-apply`: the calculator in the page; the last one opens the application. */
export function calculatorWidget(host: WidgetHost, type: Attributes['type']): Widget {
  let attributes: WidgetAttributes;
  let shown: { practice: string; pane: CalculatorPane } | undefined;

  const dispose = () => {
    shown?.pane.dispose();
    shown = undefined;
  };

  return {
    dispose,
    update(given) {
      attributes = given;
      const { practice } = given;
      if (practice === shown?.practice) return;
      dispose();
      shown = { practice, pane: calculatorPane(host, practice, type, () => attributes) };
    },
    draw: () =>
      shown && (
        <div className="w" key={shown.practice}>
          {shown.pane.draw()}
          {shown.pane.drawApplication()}
        </div>
      ),
  };
}
