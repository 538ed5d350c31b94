import type { ReactNode } from 'react';
import { amountCentsOf } from '../amount';
import type { WidgetAttributes } from '../attributes';
import { dialogStyles } from '../dialog/dialog.styles';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { adopt } from '../styles';
import { FlowFrame } from './flow-frame';
import type { Flow } from './flow-page';
import { FLOW_TITLES, FrameView } from './frame-view';

/** `pf-application` and `privi-signup`: a flow in the page, as high as its content. */
class InlineFlowWidget implements Widget {
  #frame: FlowFrame | undefined;
  #practice: string | undefined;
  #attributes: WidgetAttributes | undefined;
  #height = 0;

  readonly #host: WidgetHost;
  readonly #flow: Flow;

  constructor(host: WidgetHost, flow: Flow) {
    this.#host = host;
    this.#flow = flow;
    adopt(host, dialogStyles);
  }

  update(attributes: WidgetAttributes): void {
    this.#attributes = attributes;
    const { practice } = attributes;
    if (practice === this.#practice) return;
    this.dispose();
    this.#practice = practice;
    this.#frame = new FlowFrame({
      host: this.#host,
      flow: this.#flow,
      attributes: { ...attributes, practice },
      mode: 'inline',
      amountCents: () => amountCentsOf(this.#attributes?.amount),
      onMessage: (message) => {
        if (message.type === 'size') {
          this.#height = message.payload.block;
          this.#host.redraw();
        } else if (message.type === 'ready') this.#host.announce('ready');
        else if (message.type === 'close') this.#host.announce('close', message.payload);
      },
    });
    this.#frame.session.start();
  }

  dispose(): void {
    this.#frame?.session.stop();
    this.#frame = undefined;
  }

  draw(): ReactNode {
    if (!this.#frame) return null;
    return (
      <div className={`w fr ${this.#flow}`}>
        <FrameView
          session={this.#frame.session}
          title={this.#frame.title ?? FLOW_TITLES[this.#flow]}
          height={this.#height || 320}
        />
      </div>
    );
  }
}

export const create = (host: WidgetHost, flow: Flow): Widget => new InlineFlowWidget(host, flow);
