/** What the platform's staff wrote down about a practice or one of its patients. */
export type InternalNoteTable = {
  id: string;
  practice_id: string;
  /** Null for a note about the practice itself. */
  borrower_id: string | null;
  title: string;
  note: string;
  staff_id: string;
  created_at: string;
  /** Since then nobody reads it. */
  deleted_at: string | null;
  deleted_by: string | null;
};
