import type { whatIfReport } from '@contract/credit-draft/what-if-entity';
import type * as z from 'zod/mini';

/** What a what-if found, as the screen, the PDF and the CSV show it. */
export type WhatIfReport = z.input<typeof whatIfReport>;
