import { ApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { expect, test } from 'vitest';
import { openApplication } from './guard';
import { resetApply } from './stores/apply.store';

const network = answeringNetwork();
const open = (slug: string) =>
  openApplication({
    request: new Request(`https://pay.example/v2/${slug}/apply`),
    params: { practiceUrlSlug: slug },
  }).catch((thrown: unknown) => thrown);

test.each([404, 400])('a practice that the server answers with %d leads to the main address', async (status) => {
  resetApply();
  window.location.href = 'https://pay.example/v2/nobody/apply';
  network.answers.findApplyProvider = () => {
    throw new ApiError(status, { code: 'NOT_FOUND' });
  };
  const left = (await open('nobody')) as Response;
  expect(left).toBeInstanceOf(Response);
  const main = new URL(site.homeUrl, window.location.href);
  expect(left.headers.get('location')).toBe(`${main.href}#unknown-practice`);
});

test.each([500, 503])('one that the server answers with %d stays where it is', async (status) => {
  resetApply();
  network.answers.findApplyProvider = () => {
    throw new ApiError(status, { code: 'INTERNAL' });
  };
  expect(await open('bright-smile')).toEqual({ step: 'unreachable' });
});
