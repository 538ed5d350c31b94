import type { UnderwritingConfiguration } from './configuration';
export function validateConfiguration(_configuration: UnderwritingConfiguration): void {}
