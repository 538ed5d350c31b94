import { GRADES, type Grade } from '@domain/enums';
import { DEMO_GRADE_RISK_APR, DEMO_GRADE_RISK_MDF, DEMO_THICK_CLA } from '@domain/underwriting/demo-tables';
import { contentOfLines, contentOfTable, type GradeRiskContent } from '../features/risk/index';
import { gradeSample } from './grade-sample';
import { productGroupSample } from './product-group-sample';
import { rulesetSample } from './ruleset-sample';
import type { TableSample } from './table-sample';

const apr = contentOfTable(DEMO_GRADE_RISK_APR);

/** Cells that can be a hundredth dearer without a better grade paying more than a worse one. */
const aprCells = apr.products.flatMap(({ product, values }) =>
  GRADES.flatMap((grade, at) => {
    const [value, next] = [values[grade], values[GRADES[at + 1] ?? grade]];
    const isLast = next === null || GRADES[at + 1] === undefined;
    return value !== null && (isLast || next >= value + 0.01) ? [{ product, grade }] : [];
  }),
);

function withCell(content: GradeRiskContent, product: string, change: Partial<Record<Grade, number | null>>) {
  const products = content.products.map((row) =>
    row.product === product ? { ...row, values: { ...row.values, ...change } } : row,
  );
  return { ...content, products };
}

/** One cell a hundredth dearer. */
function dearer(content: GradeRiskContent, cells: readonly { product: string; grade: Grade }[], edit: number) {
  const { product, grade } = cells[edit % cells.length] ?? { product: '', grade: 'G' };
  const value = content.products.find((row) => row.product === product)?.values[grade] ?? 0;
  return withCell(content, product, { [grade]: Math.round(value * 100 + 1) / 100 });
}

/** What is wrong with rows in any table by product and grade. */
const brokenRows = (content: GradeRiskContent): TableSample['broken'] => ({
  'a row that is gone': { content: { ...content, products: content.products.slice(1) }, field: 'products' },
  'a row that stands twice': {
    content: { ...content, products: [...content.products, ...content.products.slice(0, 1)] },
    field: `products[${content.products.length}].product`,
  },
  'a row of a product that nobody has': {
    content: {
      ...content,
      products: [...content.products, ...content.products.slice(0, 1).map((row) => ({ ...row, product: 'NO_SUCH' }))],
    },
    field: `products[${content.products.length}].product`,
  },
  'a table in use that is switched off': { content: { ...content, enabled: false }, field: 'enabled' },
});

const gradeRiskApr: TableSample = {
  id: DEMO_GRADE_RISK_APR.id,
  content: apr,
  edits: aprCells.length,
  edited: (content, edit) => dearer(content as GradeRiskContent, aprCells, edit),
  broken: {
    'a better grade that pays more': {
      content: withCell(apr, 'FIXED_24', { B: 20 }),
      field: 'products[2].values.C',
    },
    'a rate that nobody may publish': {
      content: withCell(apr, 'FIXED_24', { G: 100 }),
      field: 'products[2].values.G',
    },
    'a better grade that is left out': {
      content: withCell(apr, 'FIXED_24', { C: null }),
      field: 'products[2].values.C',
    },
    ...brokenRows(apr),
  },
};

const mdf = contentOfTable(DEMO_GRADE_RISK_MDF);

/** Fees may be higher for a better grade, so that each of them can be a hundredth dearer. */
const mdfCells = mdf.products.flatMap(({ product, values }) =>
  GRADES.flatMap((grade) => (values[grade] === null ? [] : [{ product, grade }])),
);

const gradeRiskMdf: TableSample = {
  id: DEMO_GRADE_RISK_MDF.id,
  content: mdf,
  edits: mdfCells.length,
  edited: (content, edit) => dearer(content as GradeRiskContent, mdfCells, edit),
  broken: brokenRows(mdf),
};

const standardLines = DEMO_THICK_CLA[0];
if (!standardLines) throw new Error('The demo has lines for every specialty');
const lines = contentOfLines(standardLines);
type LineContent = typeof lines;

function withLine(content: LineContent, row: number, values: readonly number[]): LineContent {
  return { ...content, lines: content.lines.map((line, at) => (at === row ? { ...line, values: [...values] } : line)) };
}

/** One line higher, by a cent in the first round of all cells, by two in the second: nobody gets less for it. */
function higher(content: LineContent, edit: number): LineContent {
  const row = edit % content.lines.length;
  const values = content.lines[row]?.values ?? [];
  const cell = Math.floor(edit / content.lines.length);
  const band = cell % values.length;
  const raise = 1 + Math.floor(cell / values.length);
  return withLine(
    content,
    row,
    values.map((value, at) => (at === band ? Math.round(value * 100 + raise) / 100 : value)),
  );
}

const creditLines: TableSample = {
  id: standardLines.id,
  content: lines,
  edits: 3 * lines.lines.length * lines.incomes.length,
  edited: (content, edit) => higher(content as LineContent, edit),
  broken: {
    'a higher income that lowers the line': {
      content: withLine(lines, 2, [6_000, 5_000, 13_000]),
      field: 'lines[2].values[1]',
    },
    'a better grade that gets less': {
      content: withLine(lines, 2, [9_000, 9_000, 13_000]),
      field: 'lines[2].values[0]',
    },
    'a first band that does not begin at 0': {
      content: { ...lines, incomes: [1, 45_000, 90_000] },
      field: 'incomes[0]',
    },
    'bands that stand in another order': { content: { ...lines, incomes: [0, 90_000, 45_000] }, field: 'incomes[2]' },
    'a grade without a line for each band': { content: withLine(lines, 4, [2_500, 4_000]), field: 'lines[4]' },
    'a grade that stands twice': {
      content: {
        ...lines,
        lines: lines.lines.map((line, row) => (row === 1 ? { ...line, grade: 'A' as const } : line)),
      },
      field: 'lines[1]',
    },
    'a largest line below the least one': { content: { ...lines, maxLine: 400 }, field: 'maxLine' },
    'a table in use that goes over to a specialty': {
      content: { ...lines, specialty: 'Dentistry' },
      field: 'specialty',
    },
    'a table in use that goes over to thin files': { content: { ...lines, fileType: 'THIN' }, field: 'fileType' },
  },
};

/** By the key of the declaration; a kind that is missing here fails the generated tests. */
export const tableSamples: Readonly<Record<string, TableSample>> = {
  'grade-risk-apr': gradeRiskApr,
  'grade-risk-mdf': gradeRiskMdf,
  'credit-line-assignments': creditLines,
  'underwriting-rulesets': rulesetSample,
  'grade-assignments': gradeSample,
  'product-groups': productGroupSample,
};
