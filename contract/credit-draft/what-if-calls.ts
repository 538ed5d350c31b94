import type { Permission } from '@domain/staff/permissions';
import { endpoint } from '../endpoint';
import { civilDateText, id } from '../schema';
import * as z from '../z';
import { ofProfile } from './entity';
import { WHAT_IF_OUTCOMES, whatIf, whatIfCase, whatIfReckoning } from './what-if-entity';

const access = (permission: Permission) =>
  [{ kind: 'staff', roles: ['Admin'], permission, brand: 'financing', platformOnly: true }] as const;
const source = 'domain model §3.6 (own name), decision 48';
const ofProfiles = '/credit-portal/risk-profiles/{id}';
const one = `${ofProfiles}/what-ifs/{whatIfId}` as const;
const ofOne = () => z.object({ id: id(), whatIfId: id() });
const result = z.object({ whatIf });

export const startWhatIf = endpoint({
  id: 'startWhatIf',
  method: 'POST',
  path: `${ofProfiles}/what-ifs`,
  summary: 'Re-decide the stored cases of a period with a draft of a risk profile, compared with the published version',
  source,
  access: access('credit.edit'),
  params: ofProfile(),
  body: z.strictObject({
    from: civilDateText(),
    to: civilDateText(),
    /** Null for all. */
    practices: z.nullable(z.array(id()).check(z.minLength(1), z.maxLength(200))),
    /** How many cases are drawn by chance; null for all. */
    sample: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  }),
  result,
  errors: ['NOT_FOUND', 'RULES_FORBID'],
});

export const getWhatIf = endpoint({
  id: 'getWhatIf',
  method: 'GET',
  path: one,
  summary: 'One what-if: its progress, and its report once it is done',
  source,
  access: access('credit.view'),
  params: ofOne(),
  result,
  errors: ['NOT_FOUND'],
});

export const stopWhatIf = endpoint({
  id: 'stopWhatIf',
  method: 'POST',
  path: `${one}/stop`,
  summary: 'Stop a what-if; one that has ended stays the same',
  source,
  access: access('credit.edit'),
  params: ofOne(),
  result,
  errors: ['NOT_FOUND'],
});

export const listWhatIfCases = endpoint({
  id: 'listWhatIfCases',
  method: 'GET',
  path: `${one}/cases`,
  summary: 'The first 200 cases whose outcome changed, without names',
  source,
  access: access('credit.view'),
  params: ofOne(),
  query: z.strictObject({ from: z.enum(WHAT_IF_OUTCOMES), to: z.enum(WHAT_IF_OUTCOMES) }),
  result: z.object({ data: z.array(whatIfCase) }),
  errors: ['NOT_FOUND'],
});

export const openWhatIfCase = endpoint({
  id: 'openWhatIfCase',
  method: 'POST',
  path: `${one}/cases/{caseId}/open`,
  summary: 'One case with both calculations side by side, without a name; the audit trail records who opened it',
  source,
  access: access('credit.view'),
  params: z.object({ id: id(), whatIfId: id(), caseId: id() }),
  result: whatIfReckoning,
  errors: ['NOT_FOUND'],
});

export const downloadWhatIfPdf = endpoint({
  id: 'downloadWhatIfPdf',
  method: 'GET',
  path: `${one}/pdf`,
  summary: 'The report of a what-if as PDF',
  source,
  access: access('credit.view'),
  params: ofOne(),
  download: { file: 'what-if.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
});

export const downloadWhatIfCsv = endpoint({
  id: 'downloadWhatIfCsv',
  method: 'GET',
  path: `${one}/csv`,
  summary: 'The figures of a what-if as CSV',
  source,
  access: access('credit.view'),
  params: ofOne(),
  download: { file: 'what-if.csv', media: 'text/csv' },
  errors: ['NOT_FOUND'],
});
