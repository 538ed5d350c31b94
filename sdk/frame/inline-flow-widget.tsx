import { amountCentsOf } from '../amount';
import type { WidgetAttributes } from '../attributes';
import { dialogStyles } from '../dialog/dialog.styles';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { adopt } from '../styles';
import { type FlowFrame, flowFrame } from './flow-frame';
import type { Flow } from './flow-page';

/** About the first question's, on a phone and on a desktop; the loader begins a frame as high. */
const FIRST_HEIGHT_PX = 720;

/** `pf-application` and `privi-signup`: a flow in the page, as high as its content. */
export function inlineFlowWidget(host: WidgetHost, flow: Flow): Widget {
  let attributes: WidgetAttributes;
  let shown: { practice: string; frame: FlowFrame } | undefined;
  let height = FIRST_HEIGHT_PX;
  adopt(host, dialogStyles);

  const dispose = () => {
    shown?.frame.session.stop();
    shown = undefined;
  };

  return {
    dispose,
    update(given) {
      attributes = given;
      const { practice } = given;
      if (practice === shown?.practice) return;
      dispose();
      const frame = flowFrame({
        host,
        flow,
        practice,
        mode: 'inline',
        attributes: () => attributes,
        amountCents: () => amountCentsOf(attributes.amount),
        onMessage(message) {
          if (message.type === 'size') height = message.payload.block || FIRST_HEIGHT_PX;
          else if (message.type === 'ready') host.announce('ready');
          else if (message.type === 'close') host.announce('close');
        },
      });
      shown = { practice, frame };
      frame.session.start();
    },
    draw: () => shown?.frame.draw(height),
  };
}
