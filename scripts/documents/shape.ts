/** The parts of a JSON schema that the wire uses. */
export type WireSchema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly WireSchema[];
  oneOf?: readonly WireSchema[];
  allOf?: readonly WireSchema[];
  items?: WireSchema;
  prefixItems?: readonly WireSchema[];
  properties?: Record<string, WireSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | WireSchema;
};

const LINE = 110;

/** A JSON schema in the words of TypeScript, on one line where it fits. */
export function shapeOf(schema: WireSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map((part) => shapeOf(part, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => shapeOf(part, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return listShape(schema, indent);
  if (schema.type === 'object') return objectShape(schema, indent);
  if (schema.type === 'integer') return 'number';
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

function listShape({ items, prefixItems }: WireSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => shapeOf(item, indent)).join(', ')}]`;
  const item = shapeOf(items ?? {}, indent);
  return / \| | & /.test(item) && !item.endsWith('}') ? `(${item})[]` : `${item}[]`;
}

function objectShape({ properties, required = [], additionalProperties }: WireSchema, indent: string): string {
  if (!properties || Object.keys(properties).length === 0) {
    return typeof additionalProperties === 'object' ? `Record<string, ${shapeOf(additionalProperties, indent)}>` : '{}';
  }
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `${key}${required.includes(name) ? '' : '?'}: ${shapeOf(member, inner)}`;
  });
  const line = `{ ${members.join('; ')} }`;
  if (!line.includes('\n') && indent.length + line.length <= LINE) return line;
  return `{\n${members.map((member) => `${inner}${member};`).join('\n')}\n${indent}}`;
}
