import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { pdfFault } from './pdf-content';

const pdf = (inside = '', more = '') =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n${more}trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
const object = (number: number, dict: string, data?: Buffer) =>
  `${number} 0 obj\n${dict}\n${data ? `stream\n${data.toString('latin1')}\nendstream\n` : ''}endobj\n`;
const fault = (text: string) => pdfFault(Buffer.from(text, 'latin1'));
const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))';

/** Objects as PDF 1.5 packs them, which no search through the bytes finds. */
const packed = (inside: string) => {
  const data = deflateSync(Buffer.from(`5 0 ${inside}`, 'latin1'));
  return object(4, `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>`, data);
};

describe('is taken', () => {
  test.each([
    ['a PDF', pdf()],
    ['a PDF 2.0', pdf().replace('1.7', '2.0')],
    ['one that opens at a page', pdf('/OpenAction [2 0 R /Fit]')],
    ['one that goes to a page of its own', pdf('', object(3, '<< /S /GoTo /D [2 0 R /Fit] >>'))],
    ['packed objects', pdf('', packed('<< /Type /Pages /Kids [] /Count 0 >>'))],
  ])('%s', async (_, text) => {
    expect(await fault(text)).toBeNull();
  });

  test('what programs write: a scan with a picture, and a printed agreement', async () => {
    const scan = await PDFDocument.create();
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    scan.addPage([300, 300]).drawImage(await scan.embedPng(Buffer.from(pixel, 'base64')));
    for (const useObjectStreams of [true, false])
      expect(await pdfFault(Buffer.from(await scan.save({ useObjectStreams })))).toBeNull();
    const paper = new PDFKit();
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    const end = new Promise((resolve) => paper.on('end', resolve));
    paper.text('Signed').end();
    await end;
    expect(await pdfFault(Buffer.concat(parts))).toBeNull();
  });
});

describe('is refused', () => {
  test.each<[string, string, Awaited<ReturnType<typeof pdfFault>>]>([
    ['a picture that is called a PDF', '\u00ff\u00d8\u00ff\u00e0 JFIF', 'no_pdf'],
    ['a page', '<html>%PDF-1.7 %%EOF</html>', 'no_pdf'],
    ['a PDF that breaks off', pdf().replace('%%EOF', ''), 'no_pdf'],
    ['nothing', '', 'no_pdf'],
    ['what follows the end', `${pdf()}<p>more</p>`, 'no_pdf'],
    ['a page inside', pdf('', object(3, '<< >>', Buffer.from('<script>alert(1)</script>'))), 'active'],
    ['an archive inside', pdf('', object(3, '<< >>', Buffer.from('PK\u0005\u0006more', 'latin1'))), 'active'],
    ['a PDF that runs something', pdf(`/OpenAction << ${SCRIPT} >>`), 'active'],
    ['a script under a name in hex', pdf('/OpenAction << /S /J#61vaScript /#4a#53 (1) >>'), 'active'],
    ['a script in packed objects', pdf('/OpenAction 5 0 R', packed(`<< ${SCRIPT} >>`)), 'active'],
    ['a script that a later revision replaces', pdf('', object(3, `<< ${SCRIPT} >>`) + object(3, '<< >>')), 'active'],
    ['a PDF that starts a program', pdf('/A << /S /Launch >>'), 'active'],
    ['a PDF that opens a website', pdf('/OpenAction << /S /URI /URI (https://a.test) >>'), 'active'],
    ['a PDF that sends a form', pdf('/OpenAction << /S /SubmitForm /F (https://a.test) >>'), 'active'],
    ['what happens at a page', pdf('', object(3, '<< /Type /Page /AA << /O 4 0 R >> >>')), 'active'],
    ['an attachment', pdf('/Names << /EmbeddedFiles << /Names [] >> >>'), 'active'],
    ['an attachment at a page', pdf('', object(3, '<< /Subtype /FileAttachment >>')), 'active'],
    ['a locked PDF', pdf().replace('/Root', '/Encrypt 3 0 R /Root'), 'locked'],
    ['a locked PDF, its word in hex', pdf().replace('/Root', '/#45ncrypt 3 0 R /Root'), 'locked'],
    ['rare packing', pdf('', object(3, '<< /Filter [/ASCIIHexDecode /FlateDecode] >>', Buffer.from('00>'))), 'active'],
  ])('%s', async (_, text, expected) => {
    expect(await fault(text)).toBe(expected);
  });

  test('what a program attached or made to run', async () => {
    const attached = await PDFDocument.create();
    attached.addPage();
    await attached.attach(Buffer.from('MZ'), 'run.exe');
    expect(await pdfFault(Buffer.from(await attached.save()))).toBe('active');
    const running = await PDFDocument.create();
    running.addPage();
    const action = running.context.obj({ S: 'JavaScript', JS: PDFString.of('1') });
    running.catalog.set(PDFName.of('OpenAction'), running.context.register(action));
    expect(await pdfFault(Buffer.from(await running.save()))).toBe('active');
  });

  test('a small file that unpacks to a huge one, in time', async () => {
    const data = deflateSync(Buffer.alloc(200 * 1024 * 1024));
    const bomb = object(3, `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>`, data);
    expect(await fault(pdf('', bomb))).toBe('active');
  });
});
