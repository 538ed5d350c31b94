import { createHash } from 'node:crypto';
import { documentKeys } from '@contract/document/entity';
import { formatLongDate } from '@domain/calendar/us-date';
import { expect, test } from 'vitest';
import { createTestDeps } from '../../test/deps';
import { pdfText } from '../../test/pdf-text';
import { contentHash } from './rendering/content-hash';
import { renderPdf } from './rendering/render-pdf';
import { reachOf, TEXT_VERSION, TEXT_VERSION_ON } from './templates/texts/text-facts';
import { unsignedText } from './templates/unsigned-text';

/** The texts of each version that was published, by their hash. A changed text is a new version: add a line, change none. */
const published: Readonly<Record<string, string>> = {
  '1': '9f36622c1b1684c9',
  '2': '364a495edf799672',
  '3': 'd9fb2ac89ee9d439',
  '4': '46b3d7871bea3923',
  '5': 'ca43b9d000ec8629',
  '6': '84b4425799898305',
  '7': '9911edc76366072e',
  '8': '1f7be9fceb14dade',
  '9': '8ba0b351c7ea407d',
  '10': '631f28456a488eb0',
  '11': '45a28d8986fa4476',
  '12': 'f7845275f36f1a4b',
  '13': '75e6adfc83df2550',
  '14': 'a75b16c831315176',
  '15': 'da0f414cf2c2557e',
  '16': 'fb1dbe54ddd6290b',
  '17': '31404c627706ec74',
  '18': '3d86ddf5b7e5623b',
  '19': '2d118d63598c5d7f',
  '20': '63ac62eefaf66b05',
};

/** The same of the Spanish texts, which have the version of the English ones. */
const publishedInSpanish: Readonly<Record<string, string>> = {
  '3': '41b9ac19092c7a88',
  '4': '11ea62195d9f8e5e',
  '5': '796b3bdeafa83b82',
  '6': 'fd164ab52a7665e6',
  '7': '13da4b902eb2acae',
  '8': 'f12639e9eda79f59',
  '9': '0d331d0ccd84bdf6',
  '10': 'bbadbb8c4b9edd62',
  '11': '8c16febf03c7be28',
  '12': '7a8dea802b02ebfb',
  '13': 'b69186cb543c60d3',
  '14': '1e53477f2072c395',
  '15': '0ba174217ad85969',
  '16': 'e01f6abdcce24d53',
  '17': '5f1303eefdd90aa0',
  '18': '6def4e551b216e31',
  '19': '88b2ca600c0c8312',
  '20': 'e40680ce8d3aa7e8',
};

test.each([
  ['en', published],
  ['es', publishedInSpanish],
] as const)('a text in %s that changed has a new version', async (language, hashesOf) => {
  const deps = await createTestDeps();
  const hashes = documentKeys.map((key) => contentHash(unsignedText(key, deps.config, { language })));
  await deps.discard();
  expect({ [TEXT_VERSION]: createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16) }).toEqual({
    [TEXT_VERSION]: hashesOf[TEXT_VERSION],
  });
});

const TELLS_TO_WRITE = /\bwrit(?:e|ing) to (?!you)|escrib(?:a|iendo|irnos)(?: a |nos)|write to us/i;

test.each(['en', 'es'] as const)(
  'a text in %s that tells somebody to write says where to, by letter and by email',
  async (language) => {
    const { config, discard } = await createTestDeps();
    await discard();
    const reaches = [config.brandFinancing, config.brandMembership].map((brand) => reachOf(brand).writeTo);
    const paragraphs = documentKeys
      .flatMap((key) => unsignedText(key, config, { language }).sections)
      .flatMap((section) => section.paragraphs)
      .filter((paragraph) => TELLS_TO_WRITE.test(paragraph));
    expect(paragraphs.length).toBeGreaterThan(10);
    expect(paragraphs.filter((paragraph) => !reaches.some((reach) => paragraph.includes(reach)))).toEqual([]);
  },
);

test('a text from version 20 on has a day, which its paper says; one of before says none', async () => {
  const { config, discard } = await createTestDeps();
  await discard();
  const text = unsignedText('terms-and-conditions', config);
  expect(text.versionOn).toBe(TEXT_VERSION_ON);
  const said = async (content: typeof text) => pdfText(await renderPdf(content));
  expect(await said(text)).toContain(`Version ${TEXT_VERSION}, ${formatLongDate(TEXT_VERSION_ON)} · text`);
  const { versionOn: _, ...before } = { ...text, version: '19' };
  expect(await said(before)).toContain('Version 19 · text');
});
