import { existsSync } from 'node:fs';
import type { Plugin, PluginContext } from 'rollup';

type ResolveOptions = Parameters<PluginContext['resolve']>[2];

import type { Language } from '../../contract/language';

/**
 * Takes `copy.es.ts` in the place of `copy.ts`, and every other file of ours that has such a twin, however it is imported.
 * The twin itself may import its English file.
 */
export function twinTexts(language: Language): Plugin {
  return {
    name: 'twin-texts',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        // Told everything that this was told, or the plugins that come after find other files.
        const found = await this.resolve(source, importer, { ...options, skipSelf: true } as ResolveOptions);
        if (!found || found.external || found.id.includes('/node_modules/')) return found;
        const twin = twinOf(found.id, language);
        return twin !== importer && existsSync(twin) ? { ...found, id: twin } : found;
      },
    },
  };
}

/** The file that says the same in the language: `copy.es.ts` for `copy.ts`. */
export const twinOf = (file: string, language: Language): string => file.replace(/(\.tsx?)$/, `.${language}$1`);
