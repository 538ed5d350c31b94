import { GradeEditor } from './grades/grade-editor';
import { GroupEditor, GroupSettings } from './groups/group-editor';
import { LineSettingsForm } from './lines/line-settings-form';
import { LineSheet } from './lines/line-sheet';
import { RateSheet } from './rates/rate-sheet';
import { WhatIf } from './rates/what-if';
import { RulesEditor } from './rules/rules-editor';
import type { TableEditor } from './table-editor';
import type { TableKindKey } from './table-kinds';
import { TryGrades, TryRules } from './try-one/try-one';

const editors: { readonly [Key in TableKindKey]: TableEditor } = {
  'grade-risk-apr': { Cells: RateSheet, Beside: WhatIf },
  'grade-risk-mdf': { Cells: RateSheet },
  'credit-line-assignments': { Cells: LineSheet, Beside: LineSettingsForm },
  'underwriting-rulesets': { Cells: RulesEditor, Beside: TryRules, namesFaults: true },
  'grade-assignments': { Cells: GradeEditor, Beside: TryGrades },
  'product-groups': { Cells: GroupEditor, Beside: GroupSettings },
};

export const editorOf = (key: TableKindKey): TableEditor => editors[key];
