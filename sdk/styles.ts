/** Marks a style text, which the SDK's build makes small; at run time it is the plain text. */
export const css = (text: TemplateStringsArray): string => text[0] ?? '';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives an element's shadow root a style text as a constructed sheet: allowed by every Content-Security-Policy, parsed once and
 * shared by all elements.
 */
export function adopt({ shadowRoot }: Element, text: string): void {
  const adopted = shadowRoot?.adoptedStyleSheets;
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  if (!adopted?.includes(sheet)) adopted?.push(sheet);
}
