/** A view of a list under a name, of one staff member. */
export type StaffListViewTable = {
  id: string;
  staff_id: string;
  /** Id of the list's call. */
  list: string;
  name: string;
  /** The name without case: nobody has two views of a list under one. */
  name_key: string;
  /** As it stands in the address of the screen. */
  query: string;
  /** JSON list of keys in their order; an empty one for the usual columns. */
  columns: string;
  dense: number;
  is_default: number;
  version: number;
};

/** How a staff member left the columns and rows of a list. */
export type StaffListLookTable = { staff_id: string; list: string; columns: string; dense: number };
