/**
 * Names the keys that stand twice in one object of a JSON text, as paths like `body.items[1].name`. Whoever reads such a text
 * takes one of the two, and not everybody the same one.
 *
 * `keyCount` is how many keys the parsed value has. Each key is followed by one colon, and a colon in a text only adds to them:
 * where there are no more colons than keys, no key was lost, and nothing else is looked at.
 */
export function repeatedKeys(json: string, keyCount: number): string[] {
  let colons = 0;
  for (let at = json.indexOf(':'); at >= 0; at = json.indexOf(':', at + 1)) colons += 1;
  return colons > keyCount ? findRepeated(json) : [];
}

type Open = {
  path: string;
  /** Of an object, the keys that were read; of a list, undefined. */
  keys: Set<string> | undefined;
  /** Of a list, how many commas were read. */
  index: number;
  /** Of an object, the key whose value comes. */
  key: string;
};

/** The text is known to be valid JSON. */
function findRepeated(json: string): string[] {
  const repeated: string[] = [];
  const open: Open[] = [];
  let text = '';
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[')
      open.push({ path: inner ? pathIn(inner) : '', keys: token === '{' ? new Set() : undefined, index: 0, key: '' });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner) inner.index += 1;
    else if (token === ':' && inner?.keys) {
      inner.key = JSON.parse(text);
      if (inner.keys.has(inner.key)) repeated.push(pathIn(inner));
      inner.keys.add(inner.key);
    } else text = token;
  }
  return repeated;
}

const pathIn = ({ path, keys, index, key }: Open) => (keys ? (path ? `${path}.${key}` : key) : `${path}[${index}]`);
