import { existsSync } from 'node:fs';
import type { Plugin, PluginContext } from 'rollup';

type ResolveOptions = Parameters<PluginContext['resolve']>[2];

import type { Language } from '../../contract/language';

/**
 * Takes `copy.es.ts` in the place of `copy.ts`, and every other file of ours that has such a translation, however it is imported.
 * The translation itself may import its English file.
 */
export function translatedTexts(language: Language): Plugin {
  return {
    name: 'translated-texts',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        // Told everything that this was told, or the plugins that come after find other files.
        const found = await this.resolve(source, importer, { ...options, skipSelf: true } as ResolveOptions);
        if (!found || found.external || found.id.includes('/node_modules/')) return found;
        const translation = translationOf(found.id, language);
        return translation !== importer && existsSync(translation) ? { ...found, id: translation } : found;
      },
    },
  };
}

/** The file that says the same in the language: `copy.es.ts` for `copy.ts`. */
export const translationOf = (file: string, language: Language): string => file.replace(/(\.tsx?)$/, `.${language}$1`);
