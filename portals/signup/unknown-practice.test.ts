import { ApiError } from '@portals/client/api-error';
import { site } from '@portals/client/site-configuration';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { expect, test } from 'vitest';
import { openSignup } from './guard';
import { resetSignup } from './stores/signup.store';

const network = answeringNetwork();

/** What the guard does where the server answers the lookup of the practice with a status. */
function openAnswering(status: number): Promise<unknown> {
  resetSignup();
  window.location.href = 'https://pay.example/v2/privi/nobody/signup';
  network.answers.findSignupProvider = () => {
    throw new ApiError(status, { code: status < 500 ? 'NOT_FOUND' : 'INTERNAL' });
  };
  return openSignup({ request: new Request(window.location.href), params: { urlSlug: 'nobody' } }).catch(
    (thrown: unknown) => thrown,
  );
}

test.each([404, 400, 422])('a practice that the server answers with %d leads to the main host', async (status) => {
  const left = (await openAnswering(status)) as Response;
  expect(left).toBeInstanceOf(Response);
  const main = new URL(site.homeUrl, window.location.href);
  expect(left.headers.get('location')).toBe(`${main.href}#unknown-practice`);
});

test.each([500, 503])('one that the server answers with %d stays where it is', async (status) => {
  expect(await openAnswering(status)).toEqual({ step: 'unreachable' });
});
