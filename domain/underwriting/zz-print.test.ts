import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { conditionWords } from './condition-words';
import { FIELD_NAMES, fieldOf } from './fields';
test('print', () => {
  const out: string[] = [];
  for (const name of FIELD_NAMES) {
    const f = fieldOf(name);
    const v: any[] = f.kind === 'number' ? (f.unit === 'ratio' ? [0.45, 0.55] : f.unit==='cents' ? [10000, 500000] : f.unit === 'level' ? [0, 2] : f.unit==='points'?[600,650] : [1, 3]) : f.kind === 'boolean' ? [true, false] : [...f.values].slice(0, 3);
    const ops: any[] = f.kind === 'number' ? ['lt','lte','gt','gte','eq','neq','in','notIn','between','isNull'] : f.kind === 'boolean' ? ['eq','neq','isNull'] : f.kind === 'choice' ? ['eq','neq','in','notIn','isNull'] : ['in','notIn','isNull'];
    for (const op of ops) {
      const vals = op === 'isNull' ? [true, false] : ['in','notIn','between'].includes(op) ? [v] : (f.kind==='choice'||f.kind==='boolean') ? (f.kind==='choice' ? [...f.values].slice(0,5) : v) : [v[1]];
      for (const value of vals) out.push(`${name} ${op}: If ${conditionWords({ field: name, op, value } as any)}`);
    }
  }
  writeFileSync('/tmp/p/out.txt', out.join('\n'));
});
