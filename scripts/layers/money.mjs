import swc from '@swc/core';

/** Fields that are also called so where no money is meant: times of a day, counts, positions. */
const OTHER_WORDS = new Set(
  'approved delivered each from late left missing most needed once paid schema short suggested table to total toNext until waiting'.split(
    ' ',
  ),
);
const WRITTEN = /^(usd\w*|exact|money|dollars|formatUsd\w*)$/;
const STEPS = new Set(['+', '-', '*', '/', '**', '%']);

/**
 * The names of fields that a schema of the wire declares as dollars.
 *
 * @param {string} source of a file of the contract
 * @returns {string[]}
 */
export function moneyFieldsIn(source) {
  const declared = source.matchAll(/(\w+): (?:z\.(?:optional|nullable|array)\()*dollars\(/g);
  return [...declared].flatMap(([, name]) => (name && !OTHER_WORDS.has(name) ? [name] : []));
}

/**
 * Where a screen reckons with money: an operand is a field of the wire that is dollars, or named in cents or dollars, or the result is
 * written as an amount at once. What an amount comes to is said by the domain or the API; screens only write it.
 *
 * @param {string} file from the top folder
 * @param {string} source
 * @param {ReadonlySet<string>} fields
 * @returns {{ name: string, text: string }[]} the function or constant around it, and the arithmetic itself
 */
export function moneySumsIn(file, source, fields) {
  const program = swc.parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' });
  const bytes = Buffer.from(source);
  /** @type {{ name: string, text: string }[]} */
  const found = [];
  /** @param {any} node */
  const isMoney = (node) => {
    const name = lastName(node);
    return name !== null && (fields.has(name) || /(Cents|Dollars)$/.test(name));
  };
  /** @param {any} node @param {{ name: string, isWritten: boolean }} within */
  function visit(node, within) {
    if (Array.isArray(node)) for (const one of node) visit(one, within);
    if (Array.isArray(node) || !node || typeof node !== 'object') return;
    const sides = operandsOf(node);
    if (sides && (within.isWritten || sides.some(isMoney)) && !sides.some(isText)) {
      // Spans count bytes from 1.
      const text = bytes
        .subarray(node.span.start - 1, node.span.end - 1)
        .toString()
        .replace(/\s+/g, ' ');
      found.push({ name: within.name, text });
      return;
    }
    const next = { name: nameAround(node) ?? within.name, isWritten: within.isWritten && !isFunction(node) };
    if (node.type === 'CallExpression') {
      visit(node.callee, next);
      visit(node.arguments, { ...next, isWritten: next.isWritten || WRITTEN.test(lastName(node.callee) ?? '') });
      return;
    }
    // A place in a list is no amount.
    if (node.type === 'Computed') next.isWritten = false;
    for (const [key, one] of Object.entries(node)) if (key !== 'span') visit(one, next);
  }
  visit(program, { name: '', isWritten: false });
  return found;
}

/** The two sides of arithmetic; null for everything else. @param {any} node @returns {any[] | null} */
function operandsOf(node) {
  const isSum = node.type === 'BinaryExpression' && STEPS.has(node.operator);
  const isAdded = node.type === 'AssignmentExpression' && /^(\+|-|\*|\/)=$/.test(node.operator);
  return isSum || isAdded ? [node.left, node.right] : null;
}

/** @param {any} node */
const isText = (node) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
/** @param {any} node */
const isFunction = (node) => /^(ArrowFunction|Function)Expression$/.test(node.type);

/** What something is called by its last word, without brackets, casts and what stands in where it is missing. @param {any} node @returns {string | null} */
function lastName(node) {
  if (node?.type === 'Identifier') return node.value;
  if (node?.type === 'MemberExpression') return node.property.value ?? null;
  if (node?.type === 'OptionalChainingExpression') return lastName(node.base);
  if (/^(ParenthesisExpression|TsAsExpression|TsNonNullExpression)$/.test(node?.type)) return lastName(node.expression);
  return node?.type === 'BinaryExpression' && /^(\?\?|\|\|)$/.test(node.operator) ? lastName(node.left) : null;
}

/** @param {any} node @returns {string | undefined} */
function nameAround(node) {
  if (node.type === 'FunctionDeclaration') return node.identifier.value;
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && isFunction(node.init)
    ? node.id.value
    : undefined;
}
