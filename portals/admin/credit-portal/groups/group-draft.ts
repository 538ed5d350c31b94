import { productGroupFieldFaults } from '@contract/versioned-tables/product-faults';
import { type GroupProduct, PROMO_METHODS, type ProductGroupContent } from '@contract/versioned-tables/product-group';
import { SPECIALTIES } from '@domain/enums';
import { PRODUCT_LIMITS } from '@domain/underwriting/product-group-faults';
import { productWords } from '../../words/product-words';
import { ADDED, addedIn, addingTo } from '../added-plans';
import type { SheetCells } from '../sheet-draft';
import { type Draft, type Fault, keyOf, type Place, type Reading } from '../table-kind';
import { columnAt, NUMBER_COLUMNS, readCell } from './group-columns';

const LIST = '|';
const [YES, NO] = ['yes', 'no'];
export const flagText = (value: boolean) => (value ? YES : NO);
/** In the order in which all of them are listed. */
export const specialtiesText = (chosen: readonly string[]) =>
  SPECIALTIES.filter((specialty) => chosen.includes(specialty)).join(LIST);
const atGroup = (column: string): Place => ({ row: '', column });

const productAt = ({ products }: ProductGroupContent, row: string) => products.find(({ product }) => product === row);

const termOf = (code: string): { kind: string; months: number } => {
  const [kind = '', months = ''] = code.split('_');
  return { kind, months: Number(months) };
};

/** A plan that is added begins with the amounts and fees of the one most like it: of its kind, with the nearest number of months. */
function planLike(products: readonly GroupProduct[], code: string): GroupProduct | undefined {
  const { kind, months } = termOf(code);
  const far = ({ product }: GroupProduct) => {
    const other = termOf(product);
    return (other.kind === kind ? 0 : 1000) + (Math.abs(other.months - months) || 0);
  };
  const [like] = products.toSorted((one, other) => far(one) - far(other));
  if (!like) return undefined;
  const named = { ...like, product: code, name: productWords(code), enabled: true };
  if (kind !== 'PROMO') return { ...named, fixedTerm: months, promoTerm: null, promoMethod: null };
  const fixedTerm = like.fixedTerm > months ? like.fixedTerm : Math.min(months + 12, PRODUCT_LIMITS.term.max);
  return { ...named, fixedTerm, promoTerm: months, promoMethod: like.promoMethod ?? 'REBATE' };
}

/** A group with the plans that a draft adds, as they begin. */
export function withAdded<Content extends ProductGroupContent>(content: Content, draft: Draft): Content {
  const added = addedIn(content, draft).flatMap((code) => planLike(content.products, code) ?? []);
  return added.length === 0 ? content : { ...content, products: [...content.products, ...added] };
}

/** What the group says there, as it would be typed. */
export function savedText(content: ProductGroupContent, { row, column }: Place): string {
  if (row === '')
    return column === 'boardingPreset' ? flagText(content.boardingPreset) : specialtiesText(content.specialties);
  const product = productAt(content, row);
  if (!product) return '';
  if (column === 'name') return product.name;
  if (column === 'enabled') return flagText(product.enabled);
  if (column === 'promoMethod') return product.promoMethod ?? '';
  const number = columnAt(column);
  const value = number && product[number.key];
  return value === undefined || value === null ? '' : (number?.unit.text(value) ?? '');
}

/** True for what the group says anyway. */
function isSaved(content: ProductGroupContent, place: Place, text: string): boolean {
  const column = columnAt(place.column);
  const product = productAt(content, place.row);
  if (column && product) return readCell(column, text) === product[column.key];
  return text.trim() === savedText(content, place);
}

/** The cells that are typed on as on a sheet. */
export const groupCells = (content: ProductGroupContent): SheetCells => ({
  rows: content.products.map(({ product }) => product),
  columns: NUMBER_COLUMNS.map(({ key }) => key),
  says: (place, text) => isSaved(content, place, text),
});

/** The draft with one place typed anew. */
export function typedAt(content: ProductGroupContent, draft: Draft, of: Place & { text: string }): Draft {
  const { [keyOf(of)]: _before, ...others } = draft;
  return isSaved(content, of, of.text) ? others : { ...others, [keyOf(of)]: of.text };
}

/** What was typed on one version, on another. */
export function ontoGroup(draft: Draft, _from: ProductGroupContent, to: ProductGroupContent): Draft {
  const all = withAdded(to, draft);
  const rows = new Set(['', ...all.products.map(({ product }) => product)]);
  const { [ADDED]: _added, ...typed } = draft;
  const kept = Object.entries(typed).filter(([key, text]) => {
    const [row = '', column = ''] = key.split('.');
    return rows.has(row) && !isSaved(all, { row, column }, text);
  });
  return { ...Object.fromEntries(kept), ...addingTo(to, draft) };
}

const methodOf = (text: string) => PROMO_METHODS.find((method) => method === text) ?? null;

/** A group as it would be saved, and what is wrong with it, the same as on the server. */
export function readGroup(saved: ProductGroupContent, draft: Draft): Reading<ProductGroupContent> {
  const content = withAdded(saved, draft);
  const unread: Fault[] = [];
  const at = (place: Place) => draft[keyOf(place)] ?? savedText(content, place);
  const products = content.products.map((product): GroupProduct => {
    const place = (column: string): Place => ({ row: product.product, column });
    const next: GroupProduct = {
      ...product,
      name: at(place('name')).trim(),
      enabled: at(place('enabled')) === YES,
      promoMethod: methodOf(at(place('promoMethod'))),
    };
    for (const column of NUMBER_COLUMNS) {
      const text = draft[keyOf(place(column.key))];
      if (text === undefined) continue;
      const value = readCell(column, text);
      if (value === undefined || (value === null && column.key !== 'promoTerm')) {
        const message = `${product.name}, ${column.head.toLowerCase()}: enter ${column.unit.range(column.limits)}.`;
        unread.push({ ...place(column.key), message });
      } else Object.assign(next, { [column.key]: value });
    }
    if (next.name === '') unread.push({ ...place('name'), message: `${product.product}: enter a name.` });
    return next;
  });
  const wanted = at(atGroup('specialties')).split(LIST);
  const next: ProductGroupContent = {
    boardingPreset: at(atGroup('boardingPreset')) === YES,
    specialties: SPECIALTIES.filter((specialty) => wanted.includes(specialty)),
    products,
  };
  const faults = productGroupFieldFaults(next).map(
    ({ product, column, field, message }): Fault =>
      product === '' ? { row: '', column: field, message } : { row: product, column, message },
  );
  return { content: next, faults: unread.length > 0 ? unread : faults, unread: unread.length };
}
