import type { PlantedFault } from './fault';
import { API_FAULTS } from './faults/api';
import { DOMAIN_FAULTS } from './faults/domain';
import { PORTAL_FAULTS } from './faults/portals';

/** In the order of the table in docs/mutations.md. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [...DOMAIN_FAULTS, ...API_FAULTS, ...PORTAL_FAULTS];

/** How often a fault's text occurs in a file's text; 1 is right. */
export function occurrences(fault: PlantedFault, text: string): number {
  return text.split(fault.search).length - 1;
}

/** The text of docs/mutations.md. */
export function mutationsDocument(): string {
  const rows = PLANTED_FAULTS.map(({ fault, file, tests }, index) => {
    return `| ${index + 1} | ${fault} | \`${file}\` | ${tests.map((test) => `\`${test}\``).join(', ')} |`;
  });
  return [
    '# Planted faults',
    `A test that never failed proves nothing. \`npm run test:faults\` plants each of the ${PLANTED_FAULTS.length} faults below, one at a time, in a copy of the source folders, runs the named tests against the copy and requires that one of them fails. It fails itself when a fault survives, when the tests fail without a fault, or when the text a fault replaces is no longer there. \`npm run test:faults -- portals/\` plants only those in files whose path begins so.`,
    'Generated from `scripts/mutation/faults/` with `npm run test:faults -- --docs`.',
    ['| # | fault | file | tests |', '|---|---|---|---|', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
