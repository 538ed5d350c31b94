import { allEndpoints } from '@contract/index';
import { expect, test } from 'vitest';
import { ambiguousWith, openApiDocument } from './openapi';

type Operations = Record<string, Record<string, { operationId: string; description: string }>>;
const document = openApiDocument({ publicUrl: 'https://app.example.test', title: 'API' });
const operations = Object.values(document['paths'] as Operations).flatMap((methods) => Object.values(methods));

test('paths that an address can fit both are told at both, with the one that is answered', () => {
  const pairs = allEndpoints.flatMap((endpoint) => ambiguousWith(endpoint).map((other) => [endpoint, other] as const));
  expect(pairs.map(([endpoint, other]) => `${endpoint.path} ${other.path}`)).toContain(
    '/practice/applications/{applicationId} /practice/{practiceId}/embed-sites',
  );
  for (const [endpoint, other] of pairs) {
    const told = operations.find(({ operationId }) => operationId === endpoint.id)?.description;
    expect(told, endpoint.id).toContain(`also fits ${other.path}: the answer is that of `);
    // Found from either side.
    expect(ambiguousWith(other).map(({ id }) => id)).toContain(endpoint.id);
  }
  const told = operations.find(({ operationId }) => operationId === 'getEmbedSites')?.description;
  expect(told).toContain(
    '/practice/applications/embed-sites also fits /practice/applications/{applicationId}: the answer is that of /practice/applications/{applicationId}.',
  );
});

test('no other path is told to be ambiguous', () => {
  for (const endpoint of allEndpoints.filter((one) => ambiguousWith(one).length === 0)) {
    const told = operations.find(({ operationId }) => operationId === endpoint.id)?.description;
    expect(told, endpoint.id).not.toContain('also fits');
  }
});
