import type { WidgetAttributes } from '../attributes';
import type { WidgetDialog } from '../dialog/create-dialog';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { flowOf, flowPage } from '../frame/flow-page';
import { drawButton } from './button-view';

const INTENT_DELAY_MS = 60;

/** `pf-button`: a button, floating or in the page, and the dialog it opens. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory like the other widgets; parts of it would cost bytes in every practice’s page.
export function buttonWidget(host: WidgetHost): Widget {
  let attributes: WidgetAttributes = { practice: '' };
  let shown: WidgetDialog | undefined;
  let loading: Promise<void> | undefined;
  let key: string | undefined;
  let intent = 0;

  const forget = () => {
    key = undefined;
    shown?.dispose();
    shown = loading = undefined;
  };

  /** Fetches the dialog at the first sign of intent. */
  const load = () => {
    const wanted = key;
    const { practice, type } = attributes;
    loading ??= import('../dialog/create-dialog')
      .then(({ createDialog }) => createDialog(host, practice, type, () => attributes))
      .then((dialog) => {
        // Meanwhile the element may stand for another practice, or be gone.
        if (wanted === key) shown = dialog;
        host.redraw();
      });
    return loading;
  };

  const endIntent = () => clearTimeout(intent);

  /** Opens the dialog. Without the dialog's chunk the flow opens as a page of its own. */
  const open = () => {
    endIntent();
    load().then(
      () => shown?.open(),
      () => location.assign(flowPage(flowOf(attributes.type), attributes.practice)),
    );
  };

  /** Hover and focus prepare the frame, after a moment, and not for readers who save data. */
  const prepare = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    endIntent();
    intent = window.setTimeout(
      () =>
        load().then(
          () => shown?.prepare(),
          () => {},
        ),
      INTENT_DELAY_MS,
    );
  };

  const onHash = () => {
    const name = attributes['open-on'];
    if (name && location.hash === `#${name}`) open();
  };

  return {
    dialog: { open, prepare, close: () => shown?.close() },
    update(given) {
      attributes = given;
      const next = `${given.practice} ${given.type}`;
      if (next === key) return;
      forget();
      key = next;
      addEventListener('hashchange', onHash);
      queueMicrotask(() => {
        host.announce('ready');
        onHash();
      });
    },
    draw: () => (
      <div className={`w ${attributes.type}`}>
        {!host.hasAttribute('launcher') &&
          drawButton(attributes, shown?.isOpen(), { onOpen: open, onIntent: prepare, onIntentEnd: endIntent })}
        {shown?.draw()}
      </div>
    ),
    dispose() {
      endIntent();
      removeEventListener('hashchange', onHash);
      forget();
    },
  };
}
