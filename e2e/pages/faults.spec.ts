import { faultsOf } from '../fixtures/axe';
import { expect, test } from '../fixtures/world';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main>`;
const PICTURE = '<img src="data:,">';
const FADING = `<p style="color:#767676; animation: pale 300ms">Pale</p><style>@keyframes pale { from { opacity: 0.2 } }</style>`;

test('axe finds a fault again and again, in a frame too, and none in what has yet to come to rest', async ({
  page: tab,
}) => {
  const found = async () => (await faultsOf(tab)).map(({ id, html }) => [id, ...html]);
  await tab.setContent(page(PICTURE));
  expect(await found()).toEqual([['image-alt', PICTURE]]);
  expect(await found()).toEqual([['image-alt', PICTURE]]);
  await tab.setContent(page(FADING));
  expect(await found()).toEqual([]);
  await tab.setContent(page(`<iframe title="Inner" srcdoc="${page(PICTURE).replaceAll('"', '&quot;')}"></iframe>`));
  expect((await found()).map(([id]) => id)).toContain('image-alt');
});
