import swc from '@swc/core';

/** @typedef {Record<string, unknown> & { type: string }} Node */

/**
 * The functions of a module that only hand their parameters on, in the same order, to one other function: one name too many.
 *
 * @param {string} file from the top folder
 * @param {string} source
 * @returns {{ name: string, to: string }[]}
 */
export function forwardingIn(file, source) {
  const program = swc.parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' });
  /** @type {{ name: string, to: string }[]} */
  const found = [];
  visit(program, (node) => {
    const named = namedFunction(node);
    const to = named && forwardedTo(named.made);
    if (named && to) found.push({ name: named.name, to });
  });
  return found;
}

/** A function declaration, or a function that a constant is. @param {any} node */
function namedFunction(node) {
  if (node.type === 'FunctionDeclaration') return { name: node.identifier.value, made: node };
  const isFunction = /^(ArrowFunction|Function)Expression$/.test(node.init?.type);
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction)
    return { name: node.id.value, made: node.init };
  return null;
}

/**
 * The name of the one function that gets the same parameters and nothing else; null for every other body. A method is asked of something,
 * and a cast makes a parameter another: both are more than a name.
 *
 * @param {any} made */
function forwardedTo(made) {
  // A type guard says more than the function that it asks.
  if (made.returnType?.typeAnnotation.type === 'TsTypePredicate') return null;
  const params = made.params.map((/** @type {any} */ param) => nameOf(param.pat ?? param));
  const call = answered(made.body);
  if (params.length === 0 || call?.type !== 'CallExpression') return null;
  const given = call.arguments.map((/** @type {any} */ { spread, expression }) => (spread ? null : nameOf(expression)));
  const isSame =
    given.length === params.length &&
    params.every((/** @type {string | null} */ name, /** @type {number} */ at) => name && name === given[at]);
  return isSame ? nameOf(call.callee) : null;
}

/** What a body of one statement answers or does. @param {any} body @returns {any} */
function answered(body) {
  if (!/^(Block|Function)(Statement|Body)$/.test(body?.type)) return plain(body);
  if (body.stmts.length !== 1) return null;
  const [only] = body.stmts;
  return plain(only.type === 'ReturnStatement' ? only.argument : only.expression);
}

/** Without brackets, await and casts. @param {any} node @returns {any} */
function plain(node) {
  const isWrapped = /^(ParenthesisExpression|TsAsExpression|TsNonNullExpression)$/.test(node?.type);
  if (isWrapped) return plain(node.expression);
  return node?.type === 'AwaitExpression' ? plain(node.argument) : node;
}

/** @param {any} node */
const nameOf = (node) => (node.type === 'Identifier' ? node.value : null);

/** @param {any} node @param {(node: any) => void} see */
function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const one of Object.values(node)) visit(one, see);
  }
}
