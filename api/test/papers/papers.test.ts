import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { type PdfLook, renderPdf } from '../../features/document/rendering/render-pdf';
import { faultsOfPaper } from '../paper-faults';
import { png } from '../png';
import { agreementPapers, servicingPapers } from './loan-papers';
import { everyName, type Named } from './named';
import { memberPapers, practicePapers, unsignedPapers } from './practice-papers';

const config = readConfig({ NODE_ENV: 'test', PF_SEED_DEMO: 'false', SANDBOX_URL: 'http://127.0.0.1:9' });

const [[, inEnglish]] = everyName;
const inSpanish = everyName.find(([, { language }]) => language === 'es')?.[1];

const everyPaper = (of: Named) => ({
  // They name nobody but us.
  ...(of === inEnglish || of === inSpanish ? unsignedPapers(of, config) : {}),
  ...agreementPapers(of, config),
  ...servicingPapers(of, config),
  ...memberPapers(of, config),
  ...practicePapers(of, config),
});

/** Written from what a database holds: the test that makes each as it is made there looks at it. */
const LOOKED_AT_ELSEWHERE: Readonly<Record<string, string>> = {
  'credit-draft/what-if/print-what-if.ts': 'api/features/credit-draft/what-if.test.ts',
  'membership/cancellation/end-paper.ts': 'api/features/membership/cancellation/what-comes-back.test.ts',
  'servicing/payments/loan-letters.ts': 'api/features/servicing/payments/loan-payment.test.ts',
  'membership/by-hand/authorization.ts': 'api/features/membership/by-hand/authorization.test.ts',
  'payment-method/autopay-authorization.ts': 'api/features/payment-method/autopay.test.ts',
};
/** Put the paper of another file together, or keep one that another file wrote. */
const WRITES_NONE = new Set([
  'account-restriction/state-paper.ts',
  'application/agreement/sign-agreement.ts',
  'application/partner-lender/sign-partner-agreement.ts',
  'application/start/start-consent.ts',
  'document/delivery/privacy-consent.ts',
  'document/templates/filled-text.ts',
  'membership/activation/activate.ts',
  'servicing/billing/keep-statement.ts',
]);

test('every file that writes a paper is looked at here, or in the test of its own', () => {
  const writes = /\bdocumentKey(?: =|:)\s*'|\bfilledText\(|\blegalText\(|\b\.\.\.unsignedText\(|= unsignedText\(/;
  const files = readdirSync('api/features', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.test\.ts$|\/testing\/|\/texts\//.test(file) &&
      writes.test(readFileSync(`api/features/${file}`, 'utf8')),
  );
  const known = new Set([...Object.keys(everyPaper(inEnglish)), ...Object.keys(LOOKED_AT_ELSEWHERE), ...WRITES_NONE]);
  expect(files.filter((file) => !known.has(file))).toEqual([]);
  expect(Object.values(everyPaper(inEnglish)).filter((papers) => papers.length === 0)).toEqual([]);
  for (const file of Object.values(LOOKED_AT_ELSEWHERE))
    expect(readFileSync(file, 'utf8'), file).toContain('faultsOfPaper(');
});

const papers = everyName.flatMap(([name, of]) =>
  Object.entries(everyPaper(of)).map(([file, contents]) => [file, name, of, contents] as const),
);
const picture = Buffer.from(png(400, 100).split(',')[1] ?? '', 'base64');

test.each(papers)('%s for %s is whole, accessible, and nothing stands on anything', async (_, __, of, contents) => {
  const signature = { name: `${of.first} ${of.last}`, signedAt: '2026-03-16T15:00:00.000Z', isInPractice: true };
  const look: PdfLook = { name: of.practice, color: '#0a7f5f', picture };
  for (const content of contents) {
    const text = JSON.stringify(content);
    const names = [signature.name, of.practice].filter((name) => text.includes(JSON.stringify(name).slice(1, -1)));
    // What names nobody is seen by everybody as it stands.
    const pdf = names.length === 0 ? await renderPdf(content) : await renderPdf(content, signature, look);
    expect(await faultsOfPaper(pdf, names), content.title).toEqual([]);
    if (content.box) expect(await faultsOfPaper(await renderPdf(content, 'BY_HAND'), names), content.title).toEqual([]);
  }
});
