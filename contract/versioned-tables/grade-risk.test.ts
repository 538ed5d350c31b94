import { expect, test } from 'vitest';
import { gradeRiskAprCalls } from './grade-risk-apr';
import { gradeRiskMdfCalls } from './grade-risk-mdf';

test('merchant fees have the same calls as rates, each at its own address', () => {
  const shapeOf = (calls: object) =>
    Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/grade-risk-(apr|mdf)/, 'grade-risk')}`);
  expect(shapeOf(gradeRiskMdfCalls)).toEqual(shapeOf(gradeRiskAprCalls));
  expect(shapeOf(gradeRiskAprCalls)).toEqual(
    expect.arrayContaining([
      'GET /credit-portal/grade-risk',
      'PUT /credit-portal/grade-risk/{id}',
      'POST /credit-portal/grade-risk/{id}/clone',
      'PUT /credit-portal/grade-risk/{id}/archive',
    ]),
  );
});
