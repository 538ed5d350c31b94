/**
 * Prints one part of the page and nothing of the site around it: a copy in a frame of its own, with a constructed style sheet, so
 * that the site's Content-Security-Policy has nothing to refuse. The frame goes when the print dialog closes.
 */
export function printAlone(part: HTMLElement, styles: string): void {
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.style.cssText = 'position:fixed;inset:auto 100% 100% auto;width:1000px;height:1px;border:0';
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`body{margin:0;font:15px/1.4 system-ui,sans-serif}${styles}`);
  view.document.adoptedStyleSheets = [sheet];
  view.document.title = document.title;
  view.document.body.append(view.document.importNode(part, true));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
