/** Collapses a style text's blanks at build time (see the sdk build); at run time it is the plain text. */
export const css = (text: TemplateStringsArray): string => text[0] ?? '';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives an element's shadow root a style text as a constructed sheet: allowed by every Content-Security-Policy, parsed once and
 * shared by all elements.
 */
export function adopt({ shadowRoot }: Element, text: string): void {
  if (!shadowRoot) return;
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  if (!shadowRoot.adoptedStyleSheets.includes(sheet))
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
}
