import { describe, expect, test } from 'vitest';
import { readSiteConfiguration } from './site-configuration';

describe('the configuration of the page', () => {
  test.each([null, '', '{', '{"homeUrl":5}'])('%s gives the default brands', (json) => {
    expect(readSiteConfiguration(json)).toMatchObject({
      brands: { financing: { name: 'PatientFi' }, membership: { name: 'PRIVI' } },
      homeUrl: '/v2/',
    });
  });

  test('what the server writes wins over the defaults', () => {
    const json = JSON.stringify({
      brands: { financing: { name: 'Evenly' }, membership: { supportPhone: '555-0117' } },
    });
    expect(readSiteConfiguration(json)).toMatchObject({
      brands: {
        financing: { name: 'Evenly', supportPhone: null },
        membership: { name: 'PRIVI', supportPhone: '555-0117' },
      },
    });
  });
});
