import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { afterEach, expect, test, vi } from 'vitest';
import { change } from './enterprise.actions';
import type { Enterprise } from './enterprises-view';

afterEach(() => vi.unstubAllGlobals());

const shown: Enterprise = {
  _id: 'ent-1',
  name: 'Lakeside',
  urlSlug: 'lakeside',
  enterpriseUrl: 'https://pay.example/v2/lakeside/enterprise',
  hasLogo: false,
  canEdit: true,
  providers: [{ _id: 'p1', PracticeName: 'Harbor' }],
  createdAt: '2026-03-16T12:00:00.000Z',
  version: 1,
};
const found = (data: readonly Enterprise[]): Record<string, Answer> => ({
  'PUT /practice/enterprise': { code: 'STALE' },
  'GET /practice/enterprises-list?noLimit=true': { body: { data, total: data.length, page: 0, limit: null } },
});

test('whoever is overtaken by a colleague is told what they changed', async () => {
  const now = {
    ...shown,
    hasLogo: true,
    providers: [...shown.providers, { _id: 'p2', PracticeName: 'Gulf' }],
    version: 2,
  };
  fakeApi(found([now]), '/v2/admin/practice/enterprises');
  await expect(change(shown, { name: 'Lake' })).rejects.toThrow(
    'Someone updated Lakeside since you opened it. Logo: no → yes. Practices: Harbor → Harbor, Gulf. ' +
      'Your change wasn’t saved. Close this and open it again.',
  );
});

test('where the list has it no more, only that is told', async () => {
  fakeApi(found([]), '/v2/admin/practice/enterprises');
  await expect(change(shown, { name: 'Lake' })).rejects.toThrow(
    'Someone updated Lakeside since you opened it. Your change wasn’t saved. Close this and open it again.',
  );
});
