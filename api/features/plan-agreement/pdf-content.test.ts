import { expect, test } from 'vitest';
import { pdfFault } from './pdf-content';

const pdf = (inside = '') => `%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\nstartxref\n9\n%%EOF\n`;

test.each<[string, string, ReturnType<typeof pdfFault>]>([
  ['a PDF', pdf(), null],
  ['a PDF 2.0', pdf().replace('1.7', '2.0'), null],
  ['a picture that is called a PDF', '\u00ff\u00d8\u00ff\u00e0 JFIF', 'no_pdf'],
  ['a page', '<html>%PDF-1.7 %%EOF</html>', 'no_pdf'],
  ['a PDF that breaks off', pdf().replace('%%EOF', ''), 'no_pdf'],
  ['nothing', '', 'no_pdf'],
  ['a PDF that runs something', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'active'],
  ['a PDF that starts a program', pdf('/A << /S /Launch >>'), 'active'],
])('%s', (_, text, fault) => {
  expect(pdfFault(Buffer.from(text, 'latin1'))).toBe(fault);
});
