import { borrowerPaths } from '@contract/borrower/paths';
import { codeWords } from '@domain/code-words';
import { Link } from 'react-router';
import { auditDetail, deedSentence, detailChanges } from './audit-words';
import { fieldValue, fieldWords } from './field-words';

type Change = { readonly field: string; readonly from: string | null; readonly to: string | null };
type Entry = {
  readonly action: string;
  readonly detail: string;
  readonly actorKind: string;
  readonly actorName: string | null;
  readonly person: { readonly _id: string; readonly name: string } | null;
  readonly changes: readonly Change[];
};

/** Who did what to whom, with a link to the person, and below it the old and the new value of what was changed. */
export function AuditSentence({ entry, isPersonNamed = true }: { entry: Entry; isPersonNamed?: boolean }) {
  const detail = auditDetail(entry.detail);
  const who = entry.actorName ?? codeWords(entry.actorKind);
  const changes = entry.changes.length > 0 ? entry.changes : detailChanges(detail);
  return (
    <span>
      {deedSentence(who, entry.action, detail)}
      {isPersonNamed && entry.person && (
        <>
          : <Link to={borrowerPaths.file.href({ borrowerId: entry.person._id })}>{entry.person.name}</Link>
        </>
      )}
      {changes.map((change) => (
        <small key={change.field} style={{ display: 'block' }}>
          {fieldWords(change.field)}: {fieldValue(change.field, change.from)} → {fieldValue(change.field, change.to)}
        </small>
      ))}
    </span>
  );
}
