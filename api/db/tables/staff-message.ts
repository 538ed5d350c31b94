/** A message of the message center that somebody has seen. */
export type StaffMessageTable = { staff_id: string; message: string; seen_at: string };
