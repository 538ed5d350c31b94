import { calculatorStyles } from '@sdk/calculator/calculator.styles';
import { useLayoutEffect } from 'react';

/** Gives the page the calculator's own style text, as a constructed sheet that every content policy allows. */
export function useCalculatorStyles(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(calculatorStyles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
